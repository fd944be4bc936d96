import type { Names } from './en.ts';
import { type Name, name, small } from './name.ts';

/** le SPD, au SPD, du SPD */
const party = (label: string): Name => name(label, { the: 'le ', to: 'au ', of: 'du ' });

/** en Bavière, de Bavière */
const woman = (label: string): Name => name(label, { in: 'en ', from: 'de ' });
/** dans le Brandebourg, du Brandebourg */
const man = (label: string): Name => name(label, { in: 'dans le ', from: 'du ' });
/** à Berlin, de Berlin */
const city = (label: string): Name => name(label, { in: 'à ', from: 'de ' });

const politician = (label: string): Name => name(label, { the: 'le ', of: 'du ' }, 'one', small(label));

/** Names in French. */
export const fr: Names = {
  parties: {
    cdu: name('CDU/CSU', { the: 'la ', to: 'à la ', of: 'de la ' }),
    spd: party('SPD'),
    fdp: party('FDP'),
    gruene: name('Les Verts', { the: 'les ', to: 'aux ', of: 'des ' }, 'many', 'Verts'),
    linke: name('Die Linke', { the: '', to: 'à ', of: 'de ' }),
    pds: party('PDS'),
  },
  regions: {
    NRW: woman('Rhénanie-du-Nord-Westphalie'),
    BY: woman('Bavière'),
    BW: man('Bade-Wurtemberg'),
    NDS: woman('Basse-Saxe'),
    HE: woman('Hesse'),
    SN: woman('Saxe'),
    RP: woman('Rhénanie-Palatinat'),
    BE: city('Berlin'),
    ST: woman('Saxe-Anhalt'),
    SH: man('Schleswig-Holstein'),
    BB: man('Brandebourg'),
    TH: woman('Thuringe'),
    MV: man('Mecklembourg-Poméranie-Occidentale'),
    HH: city('Hambourg'),
    SL: woman('Sarre'),
    HB: city('Brême'),
  },
  politicians: {
    backbencher: politician('Simple député'),
    'vice-chancellor': politician('Vice-chancelier'),
    'press-secretary': politician('Porte-parole'),
    'secretary-general': politician('Secrétaire général'),
    'parliamentary-leader': politician('Chef de groupe parlementaire'),
    'honorary-chair': politician('Président d’honneur'),
    'party-executive': politician('Comité directeur'),
    'lead-candidate': name('Tête de liste', { the: 'la ', of: 'de la ' }, 'one', 'tête de liste'),
    'party-whip': politician('Secrétaire du groupe'),
    speaker: politician('Président de la Chambre'),
    'justice-minister': politician('Ministre de la Justice'),
    'foreign-minister': politician('Ministre des Affaires étrangères'),
    'finance-minister': politician('Ministre des Finances'),
    chancellor: politician('Chancelier'),
  },
};
