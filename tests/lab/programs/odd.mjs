// A program that behaves as its first argument says: `node odd.mjs garbage`.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , behaviour, file] = process.argv;
const heard = [];
let questions = 0;

const say = answer =>
  process.stdout.write(`${typeof answer === 'string' ? answer : JSON.stringify(answer)}\n`);
/** Once it can be read on the other side. */
const note = () => appendFileSync(file, '.');
const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

const BEHAVIOURS = {
  remembers: () => say({ action: { heard } }),
  counts: () => say({ card: questions }),
  forges: ({ choice }) => say({ action: { kind: 'bid', seat: choice.seat + 1, card: 'mine' } }),
  garbage: () => say('thinking …'),
  number: () => say(7),
  list: () => say([{ card: 'mine' }]),
  nothing: () => say({ action: null }),
  silent: () => {},
  slow: () => wait(400).then(() => say({ card: questions })),
  long: () => process.stdout.write('x'.repeat(1_100_000)),
  longline: () => say({ card: 'x'.repeat(1_000_000) }),
  exits() {
    process.stderr.write('I have had enough\n');
    process.exit(3);
  },
  answersAndExits() {
    say({ card: questions });
    process.stdout.end(() => process.exit(0));
  },
  exitsAtTheSecond() {
    if (questions === 2) process.exit(3);
    say({ action: { heard } });
  },
  notes() {
    say({ card: questions });
    note();
  },
  repeats() {
    say({ card: questions });
    setTimeout(() => {
      say({ card: 'a repetition' });
      note();
    }, 20);
  },
  breaksOff() {
    const rest = questions === 1 ? '' : 'rest of a line\n';
    process.stdout.write(`${rest}\r\n${JSON.stringify({ card: questions })}\n{"card":"half `);
  },
  isOneBehind({ id }) {
    say({ id: id - 1, card: 'late' });
    say({ id, action: { card: questions } });
  },
  echoes: ({ id }) => say({ id, card: questions }),
  tidiesUp() {
    say({ card: questions });
    process.stdin.on('end', () => appendFileSync(file, '.'));
  },
  stays() {
    if (questions === 1) say({ card: questions });
    setInterval(() => appendFileSync(file, '.'), 10);
  },
};

createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line);
  heard.push(message);
  if (message.type !== 'decide') return;
  questions += 1;
  BEHAVIOURS[behaviour](message);
});
