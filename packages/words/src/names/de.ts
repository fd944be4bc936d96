import type { Names } from './en.ts';
import { type PartyName, type PoliticianName, party, type RegionName, region } from './name.ts';

/** die SPD, mit der SPD, ein Marker der SPD */
const woman = (label: string): PartyName => party(label, ['die ', 'der ', 'der ', 'mit der ']);
const land = (label: string): RegionName => region(label, 'in ', 'aus ');

/** der Kanzler, den Kanzler, die Aktion des Kanzlers */
const strong = (label: string): PoliticianName => ({
  label,
  number: 'one',
  forms: { the: ['der ', label], object: ['den ', label], of: ['des ', `${label}s`] },
});

/** der Kandidat, den Kandidaten, die Aktion des Kandidaten */
const weak = (label: string, nominative = label, others = `${label}en`): PoliticianName => ({
  label,
  number: 'one',
  forms: { the: ['der ', nominative], object: ['den ', others], of: ['des ', others] },
});

/** ein Vorsitzender, der Vorsitzende, den Vorsitzenden */
const adjective = (stem: string): PoliticianName => weak(`${stem}er`, `${stem}e`, `${stem}en`);

/** Names in German. */
export const de: Names = {
  parties: {
    cdu: woman('CDU/CSU'),
    spd: woman('SPD'),
    fdp: woman('FDP'),
    gruene: party('Grüne', ['die ', 'den ', 'der ', 'mit den '], 'many', 'Grünen'),
    linke: {
      label: 'Linke',
      number: 'one',
      forms: {
        the: ['die ', 'Linke'],
        to: ['der ', 'Linken'],
        of: ['der ', 'Linken'],
        with: ['mit der ', 'Linken'],
      },
    },
    pds: woman('PDS'),
  },
  regions: {
    NRW: land('Nordrhein-Westfalen'),
    BY: land('Bayern'),
    BW: land('Baden-Württemberg'),
    NDS: land('Niedersachsen'),
    HE: land('Hessen'),
    SN: land('Sachsen'),
    RP: land('Rheinland-Pfalz'),
    BE: land('Berlin'),
    ST: land('Sachsen-Anhalt'),
    SH: land('Schleswig-Holstein'),
    BB: land('Brandenburg'),
    TH: land('Thüringen'),
    MV: land('Mecklenburg-Vorpommern'),
    HH: land('Hamburg'),
    SL: region('Saarland', 'im ', 'aus dem '),
    HB: land('Bremen'),
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
  you: {
    label: 'du',
    number: 'you',
    forms: { the: ['', 'du'], to: ['', 'dir'], of: ['von ', 'dir'], with: ['mit ', 'dir'] },
  },
};
