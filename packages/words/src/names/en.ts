import {
  type NameNumber,
  type NameTables,
  type PartyName,
  type PoliticianName,
  party,
  politician,
  type RegionName,
  region,
} from './name.ts';

const the = (label: string, number: NameNumber = 'one', name = label): PartyName =>
  party(label, ['the ', 'to the ', 'of the ', 'with the '], number, name);
const state = (label: string): RegionName => region(label, 'in ', 'from ');
const person = (label: string): PoliticianName => politician(label, 'the ', 'of the ');

/** Names in English: the source of all others. */
export const en = {
  parties: {
    cdu: the('CDU/CSU'),
    spd: the('SPD'),
    fdp: the('FDP'),
    gruene: the('Greens', 'many'),
    linke: the('The Left', 'one', 'Left'),
    pds: the('PDS'),
  },
  regions: {
    NRW: state('North Rhine-Westphalia'),
    BY: state('Bavaria'),
    BW: state('Baden-Württemberg'),
    NDS: state('Lower Saxony'),
    HE: state('Hesse'),
    SN: state('Saxony'),
    RP: state('Rhineland-Palatinate'),
    BE: state('Berlin'),
    ST: state('Saxony-Anhalt'),
    SH: state('Schleswig-Holstein'),
    BB: state('Brandenburg'),
    TH: state('Thuringia'),
    MV: state('Mecklenburg-Western Pomerania'),
    HH: state('Hamburg'),
    SL: state('Saarland'),
    HB: state('Bremen'),
  },
  politicians: {
    backbencher: person('Backbencher'),
    'vice-chancellor': person('Vice chancellor'),
    'press-secretary': person('Press secretary'),
    'secretary-general': person('Secretary general'),
    'parliamentary-leader': person('Parliamentary leader'),
    'honorary-chair': person('Honorary chair'),
    'party-executive': person('Party executive'),
    'lead-candidate': person('Lead candidate'),
    'party-whip': person('Party whip'),
    speaker: person('Speaker of the house'),
    'justice-minister': person('Justice minister'),
    'foreign-minister': person('Foreign minister'),
    'finance-minister': person('Finance minister'),
    chancellor: person('Chancellor'),
  },
  you: party('you', ['', 'to ', 'of ', 'with '], 'you'),
};

export type Names = NameTables<keyof typeof en.parties, keyof typeof en.regions, keyof typeof en.politicians>;
