import type { Names } from './en.ts';
import { type Name, name, small } from './name.ts';

/** Letters are not declined: SPD, dla SPD, z SPD. */
const party = (label: string): Name => name(label, { the: '', to: '', of: '', with: 'z ' });

/** w Bawarii, z Bawarii */
const region = (label: string, genitive: string, locative = genitive): Name => ({
  label,
  number: 'one',
  forms: { in: ['w ', locative], from: ['z ', genitive], of: ['', genitive] },
});

/** kanclerz, kanclerza: who is seen and whose it is are the same. */
const politician = (label: string, genitive: string): Name => ({
  label,
  number: 'one',
  forms: { the: ['', small(label)], of: ['', genitive] },
});

/** Names in Polish. */
export const pl: Names = {
  parties: {
    cdu: party('CDU/CSU'),
    spd: party('SPD'),
    fdp: party('FDP'),
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
    linke: party('Die Linke'),
    pds: party('PDS'),
  },
  regions: {
    NRW: region('Nadrenia Północna-Westfalia', 'Nadrenii Północnej-Westfalii'),
    BY: region('Bawaria', 'Bawarii'),
    BW: region('Badenia-Wirtembergia', 'Badenii-Wirtembergii'),
    NDS: region('Dolna Saksonia', 'Dolnej Saksonii'),
    HE: region('Hesja', 'Hesji'),
    SN: region('Saksonia', 'Saksonii'),
    RP: region('Nadrenia-Palatynat', 'Nadrenii-Palatynatu', 'Nadrenii-Palatynacie'),
    BE: region('Berlin', 'Berlina', 'Berlinie'),
    ST: region('Saksonia-Anhalt', 'Saksonii-Anhalt'),
    SH: region('Szlezwik-Holsztyn', 'Szlezwika-Holsztynu', 'Szlezwiku-Holsztynie'),
    BB: region('Brandenburgia', 'Brandenburgii'),
    TH: region('Turyngia', 'Turyngii'),
    MV: region(
      'Meklemburgia-Pomorze Przednie',
      'Meklemburgii-Pomorza Przedniego',
      'Meklemburgii-Pomorzu Przednim',
    ),
    HH: region('Hamburg', 'Hamburga', 'Hamburgu'),
    SL: region('Saara', 'Saary', 'Saarze'),
    HB: region('Brema', 'Bremy', 'Bremie'),
  },
  politicians: {
    backbencher: politician('Poseł', 'posła'),
    'vice-chancellor': politician('Wicekanclerz', 'wicekanclerza'),
    'press-secretary': politician('Rzecznik', 'rzecznika'),
    'secretary-general': politician('Sekretarz', 'sekretarza'),
    'parliamentary-leader': politician('Lider frakcji', 'lidera frakcji'),
    'honorary-chair': politician('Honorowy przewodniczący', 'honorowego przewodniczącego'),
    'party-executive': politician('Działacz partyjny', 'działacza partyjnego'),
    'lead-candidate': politician('Główny kandydat', 'głównego kandydata'),
    'party-whip': politician('Rzecznik dyscypliny', 'rzecznika dyscypliny'),
    speaker: politician('Przewodniczący parlamentu', 'przewodniczącego parlamentu'),
    'justice-minister': politician('Minister sprawiedliwości', 'ministra sprawiedliwości'),
    'foreign-minister': politician('Minister spraw zagranicznych', 'ministra spraw zagranicznych'),
    'finance-minister': politician('Minister finansów', 'ministra finansów'),
    chancellor: politician('Kanclerz', 'kanclerza'),
  },
};
