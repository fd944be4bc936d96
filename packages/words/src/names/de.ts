import type { Names } from './en.ts';
import { type Name, name } from './name.ts';

/** die SPD, mit der SPD, ein Marker der SPD */
const party = (label: string): Name => name(label, { the: 'die ', to: 'der ', of: 'der ' });
const region = (label: string): Name => name(label, { in: 'in ', from: 'aus ' });

/** der Kanzler, den Kanzler, die Aktion des Kanzlers */
const strong = (label: string): Name => ({
  label,
  number: 'one',
  forms: { the: ['der ', label], object: ['den ', label], of: ['des ', `${label}s`] },
});

/** der Kandidat, den Kandidaten, die Aktion des Kandidaten */
const weak = (label: string, nominative = label, others = `${label}en`): Name => ({
  label,
  number: 'one',
  forms: { the: ['der ', nominative], object: ['den ', others], of: ['des ', others] },
});

/** ein Vorsitzender, der Vorsitzende, den Vorsitzenden */
const adjective = (stem: string): Name => weak(`${stem}er`, `${stem}e`, `${stem}en`);

/** Names in German. */
export const de: Names = {
  parties: {
    cdu: party('CDU/CSU'),
    spd: party('SPD'),
    fdp: party('FDP'),
    gruene: name('Grüne', { the: 'die ', to: 'den ', of: 'der ' }, 'many', 'Grünen'),
    linke: {
      label: 'Linke',
      number: 'one',
      forms: { the: ['die ', 'Linke'], to: ['der ', 'Linken'], of: ['der ', 'Linken'] },
    },
    pds: party('PDS'),
  },
  regions: {
    NRW: region('Nordrhein-Westfalen'),
    BY: region('Bayern'),
    BW: region('Baden-Württemberg'),
    NDS: region('Niedersachsen'),
    HE: region('Hessen'),
    SN: region('Sachsen'),
    RP: region('Rheinland-Pfalz'),
    BE: region('Berlin'),
    ST: region('Sachsen-Anhalt'),
    SH: region('Schleswig-Holstein'),
    BB: region('Brandenburg'),
    TH: region('Thüringen'),
    MV: region('Mecklenburg-Vorpommern'),
    HH: region('Hamburg'),
    SL: name('Saarland', { in: 'im ', from: 'aus dem ' }),
    HB: region('Bremen'),
  },
  politicians: {
    backbencher: strong('Hinterbänkler'),
    'vice-chancellor': strong('Vizekanzler'),
    'press-secretary': strong('Pressesprecher'),
    'secretary-general': strong('Generalsekretär'),
    'parliamentary-leader': adjective('Fraktionsvorsitzend'),
    'honorary-chair': adjective('Ehrenvorsitzend'),
    'party-executive': strong('Parteivorstand'),
    'lead-candidate': weak('Spitzenkandidat'),
    'party-whip': strong('Fraktionsgeschäftsführer'),
    speaker: weak('Bundestagspräsident'),
    'justice-minister': strong('Justizminister'),
    'foreign-minister': strong('Außenminister'),
    'finance-minister': strong('Finanzminister'),
    chancellor: strong('Kanzler'),
  },
};
