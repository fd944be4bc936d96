import type { Names } from './en.ts';
import { type PartyName, type PoliticianName, party, type RegionName, small } from './name.ts';

/** Letters are not declined: SPD, dla SPD, z SPD. */
const letters = (label: string): PartyName => party(label, ['', '', '', 'z ']);

/** w Bawarii, z Bawarii */
const land = (label: string, genitive: string, locative = genitive): RegionName => ({
  label,
  number: 'one',
  forms: { in: ['w ', locative], from: ['z ', genitive] },
});

/** kanclerz, kanclerza: whom you see and whose it is are the same. */
const person = (label: string, genitive: string): PoliticianName => ({
  label,
  number: 'one',
  forms: { the: ['', small(label)], of: ['', genitive], object: ['', genitive] },
});

/** Names in Polish. */
export const pl: Names = {
  parties: {
    cdu: letters('CDU/CSU'),
    spd: letters('SPD'),
    fdp: letters('FDP'),
    gruene: {
      label: 'Zieloni',
      number: 'many',
      forms: {
        the: ['', 'Zieloni'],
        to: ['', 'Zielonym'],
        of: ['', 'Zielonych'],
        with: ['z ', 'Zielonymi'],
      },
    },
    linke: letters('Die Linke'),
    pds: letters('PDS'),
  },
  regions: {
    NRW: land('Nadrenia Północna-Westfalia', 'Nadrenii Północnej-Westfalii'),
    BY: land('Bawaria', 'Bawarii'),
    BW: land('Badenia-Wirtembergia', 'Badenii-Wirtembergii'),
    NDS: land('Dolna Saksonia', 'Dolnej Saksonii'),
    HE: land('Hesja', 'Hesji'),
    SN: land('Saksonia', 'Saksonii'),
    RP: land('Nadrenia-Palatynat', 'Nadrenii-Palatynatu', 'Nadrenii-Palatynacie'),
    BE: land('Berlin', 'Berlina', 'Berlinie'),
    ST: land('Saksonia-Anhalt', 'Saksonii-Anhalt'),
    SH: land('Szlezwik-Holsztyn', 'Szlezwika-Holsztynu', 'Szlezwiku-Holsztynie'),
    BB: land('Brandenburgia', 'Brandenburgii'),
    TH: land('Turyngia', 'Turyngii'),
    MV: land(
      'Meklemburgia-Pomorze Przednie',
      'Meklemburgii-Pomorza Przedniego',
      'Meklemburgii-Pomorzu Przednim',
    ),
    HH: land('Hamburg', 'Hamburga', 'Hamburgu'),
    SL: land('Saara', 'Saary', 'Saarze'),
    HB: land('Brema', 'Bremy', 'Bremie'),
  },
  politicians: {
    backbencher: person('Poseł', 'posła'),
    'vice-chancellor': person('Wicekanclerz', 'wicekanclerza'),
    'press-secretary': person('Rzecznik', 'rzecznika'),
    'secretary-general': person('Sekretarz', 'sekretarza'),
    'parliamentary-leader': person('Lider frakcji', 'lidera frakcji'),
    'honorary-chair': person('Honorowy przewodniczący', 'honorowego przewodniczącego'),
    'party-executive': person('Działacz partyjny', 'działacza partyjnego'),
    'lead-candidate': person('Główny kandydat', 'głównego kandydata'),
    'party-whip': person('Rzecznik dyscypliny', 'rzecznika dyscypliny'),
    speaker: person('Przewodniczący parlamentu', 'przewodniczącego parlamentu'),
    'justice-minister': person('Minister sprawiedliwości', 'ministra sprawiedliwości'),
    'foreign-minister': person('Minister spraw zagranicznych', 'ministra spraw zagranicznych'),
    'finance-minister': person('Minister finansów', 'ministra finansów'),
    chancellor: person('Kanclerz', 'kanclerza'),
  },
  you: {
    label: 'ty',
    number: 'you',
    forms: { the: ['', 'ty'], to: ['', 'tobie'], of: ['', 'ciebie'], with: ['z ', 'tobą'] },
  },
};
