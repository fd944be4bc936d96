import type { Names } from './en.ts';
import { type Name, name, small } from './name.ts';

const party = (label: string): Name => name(label, { the: 'la ', to: 'alla ', of: 'della ', from: 'dalla ' });

/** in Baviera, dalla Baviera */
const woman = (label: string): Name => name(label, { in: 'in ', from: 'dalla ' });
/** nel Brandeburgo, dal Brandeburgo */
const man = (label: string): Name => name(label, { in: 'nel ', from: 'dal ' });
/** a Berlino, da Berlino */
const city = (label: string, to = 'a '): Name => name(label, { in: to, from: 'da ' });

const politician = (label: string): Name => name(label, { the: 'il ', of: 'del ' }, 'one', small(label));

/** Names in Italian. */
export const it: Names = {
  parties: {
    cdu: party('CDU/CSU'),
    spd: party('SPD'),
    fdp: party('FDP'),
    gruene: name('Verdi', { the: 'i ', to: 'ai ', of: 'dei ', from: 'dai ' }, 'many'),
    linke: party('Linke'),
    pds: party('PDS'),
  },
  regions: {
    NRW: woman('Renania Settentrionale-Vestfalia'),
    BY: woman('Baviera'),
    BW: man('Baden-Württemberg'),
    NDS: woman('Bassa Sassonia'),
    HE: name('Assia', { in: 'in ', from: 'dall’' }),
    SN: woman('Sassonia'),
    RP: woman('Renania-Palatinato'),
    BE: city('Berlino'),
    ST: woman('Sassonia-Anhalt'),
    SH: name('Schleswig-Holstein', { in: 'nello ', from: 'dallo ' }),
    BB: man('Brandeburgo'),
    TH: woman('Turingia'),
    MV: man('Meclemburgo-Pomerania Anteriore'),
    HH: city('Amburgo', 'ad '),
    SL: man('Saarland'),
    HB: city('Brema'),
  },
  politicians: {
    backbencher: politician('Deputato semplice'),
    'vice-chancellor': politician('Vicecancelliere'),
    'press-secretary': politician('Portavoce'),
    'secretary-general': politician('Segretario generale'),
    'parliamentary-leader': politician('Capogruppo'),
    'honorary-chair': politician('Presidente onorario'),
    'party-executive': name(
      'Direzione del partito',
      { the: 'la ', of: 'della ' },
      'one',
      'direzione del partito',
    ),
    'lead-candidate': politician('Candidato di punta'),
    'party-whip': politician('Segretario d’aula'),
    speaker: politician('Presidente del Bundestag'),
    'justice-minister': politician('Ministro della Giustizia'),
    'foreign-minister': politician('Ministro degli Esteri'),
    'finance-minister': politician('Ministro delle Finanze'),
    chancellor: politician('Cancelliere'),
  },
};
