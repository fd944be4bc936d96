import type { Names } from './en.ts';
import { type PartyName, type PoliticianName, party, politician, type RegionName, region } from './name.ts';

const la = (label: string): PartyName => party(label, ['la ', 'alla ', 'della ', 'con la ']);

/** in Baviera, dalla Baviera */
const woman = (label: string): RegionName => region(label, 'in ', 'dalla ');
/** nel Brandeburgo, dal Brandeburgo */
const man = (label: string): RegionName => region(label, 'nel ', 'dal ');
/** a Berlino, da Berlino */
const city = (label: string): RegionName => region(label, 'a ', 'da ');

const person = (label: string): PoliticianName => politician(label, 'il ', 'del ');

/** Names in Italian. */
export const it: Names = {
  parties: {
    cdu: la('CDU/CSU'),
    spd: la('SPD'),
    fdp: la('FDP'),
    gruene: party('Verdi', ['i ', 'ai ', 'dei ', 'con i '], 'many'),
    linke: la('Linke'),
    pds: la('PDS'),
  },
  regions: {
    NRW: woman('Renania Settentrionale-Vestfalia'),
    BY: woman('Baviera'),
    BW: man('Baden-Württemberg'),
    NDS: woman('Bassa Sassonia'),
    HE: region('Assia', 'in ', 'dall’'),
    SN: woman('Sassonia'),
    RP: woman('Renania-Palatinato'),
    BE: city('Berlino'),
    ST: woman('Sassonia-Anhalt'),
    SH: region('Schleswig-Holstein', 'nello ', 'dallo '),
    BB: man('Brandeburgo'),
    TH: woman('Turingia'),
    MV: man('Meclemburgo-Pomerania Anteriore'),
    HH: region('Amburgo', 'ad ', 'da '),
    SL: man('Saarland'),
    HB: city('Brema'),
  },
  politicians: {
    backbencher: person('Deputato semplice'),
    'vice-chancellor': person('Vicecancelliere'),
    'press-secretary': person('Portavoce'),
    'secretary-general': person('Segretario generale'),
    'parliamentary-leader': person('Capogruppo'),
    'honorary-chair': person('Presidente onorario'),
    'party-executive': politician('Direzione del partito', 'la ', 'della '),
    'lead-candidate': person('Candidato di punta'),
    'party-whip': person('Segretario d’aula'),
    speaker: person('Presidente del Bundestag'),
    'justice-minister': person('Ministro della Giustizia'),
    'foreign-minister': person('Ministro degli Esteri'),
    'finance-minister': person('Ministro delle Finanze'),
    chancellor: person('Cancelliere'),
  },
  you: {
    label: 'tu',
    number: 'you',
    forms: {
      the: ['', 'tu'],
      to: ['a ', 'te'],
      of: ['di ', 'te'],
      with: ['con ', 'te'],
    },
  },
};
