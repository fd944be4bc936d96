import fc from 'fast-check';

/** The same cases in every run, so that a failure is never a matter of luck; MACHER_SEED looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env['MACHER_SEED'] ?? 2019) });
