import { type Name, type NameNumber, type NameTables, name, small } from './name.ts';

const party = (label: string, number: NameNumber = 'one', inSentences = label): Name =>
  name(label, { the: 'the ' }, number, inSentences);
const region = (label: string): Name => name(label, { in: 'in ' });
const politician = (label: string): Name => name(label, { the: 'the ' }, 'one', small(label));

/** Names in English: the source of all others. */
export const en = {
  parties: {
    cdu: party('CDU/CSU'),
    spd: party('SPD'),
    fdp: party('FDP'),
    gruene: party('Greens', 'many'),
    linke: party('The Left', 'one', 'Left'),
    pds: party('PDS'),
  },
  regions: {
    NRW: region('North Rhine-Westphalia'),
    BY: region('Bavaria'),
    BW: region('Baden-Württemberg'),
    NDS: region('Lower Saxony'),
    HE: region('Hesse'),
    SN: region('Saxony'),
    RP: region('Rhineland-Palatinate'),
    BE: region('Berlin'),
    ST: region('Saxony-Anhalt'),
    SH: region('Schleswig-Holstein'),
    BB: region('Brandenburg'),
    TH: region('Thuringia'),
    MV: region('Mecklenburg-Western Pomerania'),
    HH: region('Hamburg'),
    SL: region('Saarland'),
    HB: region('Bremen'),
  },
  politicians: {
    backbencher: politician('Backbencher'),
    'vice-chancellor': politician('Vice chancellor'),
    'press-secretary': politician('Press secretary'),
    'secretary-general': politician('Secretary general'),
    'parliamentary-leader': politician('Parliamentary leader'),
    'honorary-chair': politician('Honorary chair'),
    'party-executive': politician('Party executive'),
    'lead-candidate': politician('Lead candidate'),
    'party-whip': politician('Party whip'),
    speaker: politician('Speaker of the house'),
    'justice-minister': politician('Justice minister'),
    'foreign-minister': politician('Foreign minister'),
    'finance-minister': politician('Finance minister'),
    chancellor: politician('Chancellor'),
  },
};

export type Names = NameTables<keyof typeof en.parties, keyof typeof en.regions, keyof typeof en.politicians>;
