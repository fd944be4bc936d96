import type { Names } from './en.ts';
import { type PartyName, type PoliticianName, party, politician, type RegionName, region } from './name.ts';

/** le SPD, au SPD, du SPD */
const le = (label: string): PartyName => party(label, ['le ', 'au ', 'du ', 'avec le ']);

/** en Bavière, de Bavière */
const woman = (label: string): RegionName => region(label, 'en ', 'de ');
/** dans le Brandebourg, du Brandebourg */
const man = (label: string): RegionName => region(label, 'dans le ', 'du ');
/** à Berlin, de Berlin */
const city = (label: string): RegionName => region(label, 'à ', 'de ');

const person = (label: string): PoliticianName => politician(label, 'le ', 'du ');

/** Names in French. */
export const fr: Names = {
  parties: {
    cdu: party('CDU/CSU', ['la ', 'à la ', 'de la ', 'avec la ']),
    spd: le('SPD'),
    fdp: le('FDP'),
    gruene: party('Les Verts', ['les ', 'aux ', 'des ', 'avec les '], 'many', 'Verts'),
    linke: party('Die Linke', ['', 'à ', 'de ', 'avec ']),
    pds: le('PDS'),
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
    backbencher: person('Simple député'),
    'vice-chancellor': person('Vice-chancelier'),
    'press-secretary': person('Porte-parole'),
    'secretary-general': person('Secrétaire général'),
    'parliamentary-leader': person('Chef de groupe parlementaire'),
    'honorary-chair': person('Président d’honneur'),
    'party-executive': person('Comité directeur'),
    'lead-candidate': politician('Tête de liste', 'la ', 'de la '),
    'party-whip': person('Secrétaire du groupe'),
    speaker: person('Président de la Chambre'),
    'justice-minister': person('Ministre de la Justice'),
    'foreign-minister': person('Ministre des Affaires étrangères'),
    'finance-minister': person('Ministre des Finances'),
    chancellor: person('Chancelier'),
  },
  you: party('toi', ['', 'à ', 'de ', 'avec '], 'you'),
};
