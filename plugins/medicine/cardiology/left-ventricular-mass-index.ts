import {
  category,
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  measure,
  number,
  roundTo,
} from '@reckoner/engine';
import { sex } from '../shared/patient.js';

const NORMAL = 'Not increased';
const MILD = 'Mildly increased';
const MODERATE = 'Moderately increased';
const SEVERE = 'Severely increased';
/** Highest mass in g/m² that is normal, mild and moderate, by linear measurements (Lang 2015, as Lang 2005). */
const LIMITS = { female: [95, 108, 121], male: [115, 131, 148] } as const;
/** Highest normal mass in g per height in m to the power of 2.7 (Lang 2005). */
const ALLOMETRIC = { female: 44, male: 48 } as const;

const wall = (label: string, symbol: string) =>
  measure('cm', { label, help: 'At end-diastole.', symbol, min: 0.3, max: 4, usual: [0.5, 2] });

/** Cube formula of Devereux with the correction of the ASE. */
export default defineCalculator({
  title: 'Left ventricular mass index',
  description:
    'Left ventricular mass by echocardiography, its index by body surface and by height, relative wall thickness and geometry, from the diameters at end-diastole.',
  keywords: ['LV mass', 'LVMI', 'left ventricular hypertrophy', 'relative wall thickness', 'Devereux formula', 'LVH'],
  related: ['body-surface-area'],
  inputs: {
    sex,
    septum: wall('Septal thickness (IVSd)', 'IVS'),
    cavity: measure('cm', {
      label: 'Internal diameter (LVIDd)',
      help: 'At end-diastole.',
      symbol: 'LVID',
      min: 1.5,
      max: 11,
      usual: [3, 7.5],
    }),
    posterior: wall('Posterior wall thickness (PWd)', 'PW'),
    height: measure('cm', {
      label: 'Height',
      regional: 'height',
      symbol: 'h',
      min: 80,
      max: 250,
      usual: [135, 210],
    }),
    weight: measure('kg', { label: 'Body weight', symbol: 'W', min: 12, max: 400, usual: [35, 200] }),
    surfaceBy: choice(
      { duBois: { label: 'Du Bois', also: ['DuBois'] }, mosteller: 'Mosteller' },
      { label: 'Body surface by', default: 'duBois' },
    ),
  },
  outputs: {
    index: measure('g/m^2', { label: 'Mass index', symbol: 'LVMI', places: 0 }),
    class: category([NORMAL, MILD, MODERATE, SEVERE], { label: 'Mass (ASE and EACVI 2015)', of: 'index' }),
    geometry: category(
      ['Normal geometry', 'Concentric remodeling', 'Eccentric hypertrophy', 'Concentric hypertrophy'],
      { label: 'Geometry' },
    ),
    mass: measure('g', { label: 'Left ventricular mass', symbol: 'LVM', places: 0 }),
    thickness: number({ label: 'Relative wall thickness', symbol: 'RWT', places: 2 }),
    heightIndex: number({ label: 'Mass in g per height in m to the power of 2.7', symbol: 'LVM_h', places: 1 }),
    surface: measure('m^2', { label: 'Body surface area', symbol: 'BSA', places: 2 }),
  },
  formula: ({ sex, septum, cavity, posterior, height, weight, surfaceBy }) => {
    const mass = 0.8 * 1.04 * ((septum + cavity + posterior) ** 3 - cavity ** 3) + 0.6;
    const surface =
      surfaceBy === 'duBois' ? 0.007184 * weight ** 0.425 * height ** 0.725 : Math.sqrt((weight * height) / 3600);
    const index = mass / surface;
    const thickness = (2 * posterior) / cavity;
    const heightIndex = mass / (height / 100) ** 2.7;
    const [normal, mild, moderate] = LIMITS[sex];
    const shown = roundTo(index, 0);
    const concentric = roundTo(thickness, 2) > 0.42;
    return {
      index,
      class: shown <= normal ? NORMAL : shown <= mild ? MILD : shown <= moderate ? MODERATE : SEVERE,
      geometry:
        shown <= normal
          ? concentric
            ? 'Concentric remodeling'
            : 'Normal geometry'
          : concentric
            ? 'Concentric hypertrophy'
            : 'Eccentric hypertrophy',
      mass,
      thickness,
      heightIndex,
      surface,
    };
  },
  shown: ({ septum, cavity, posterior, height, weight, surfaceBy }) => {
    const mass = 0.8 * 1.04 * ((septum + cavity + posterior) ** 3 - cavity ** 3) + 0.6;
    const surface =
      surfaceBy === 'duBois' ? 0.007184 * weight ** 0.425 * height ** 0.725 : Math.sqrt((weight * height) / 3600);
    return {
      mass,
      surface,
      index: mass / surface,
      thickness: (2 * posterior) / cavity,
      heightIndex: mass / (height / 100) ** 2.7,
      class: undefined,
      geometry: undefined,
    };
  },
  stepwise: [
    'The index, rounded, is not increased up to 95 g/m² in women and 115 in men, mildly increased up to 108 and 131, moderately up to 121 and 148, severely above.',
    'Geometry: concentric where the relative wall thickness is above 0.42; hypertrophy where the index is increased; concentric without increase is concentric remodeling.',
  ],
  explanation: ({ class: group }) =>
    group === NORMAL
      ? 'The left ventricle weighs {mass}, {index} of body surface, which is not increased. The relative wall thickness is {thickness}: {geometry}.'
      : 'The left ventricle weighs {mass}, {index} of body surface: {class}. The relative wall thickness is {thickness}: {geometry}.',
  figure: {
    kind: 'drawing',
    title: 'Left ventricle in short axis',
    draw: ({ septum, cavity, posterior }) => [
      { shape: 'circle', center: [0, 0], radius: cavity / 2 },
      { shape: 'circle', center: [(posterior - septum) / 2, 0], radius: (septum + cavity + posterior) / 2 },
      { shape: 'dimension', from: [-cavity / 2 - septum, 0], to: [-cavity / 2, 0], of: 'septum' },
      { shape: 'dimension', from: [-cavity / 2, 0], to: [cavity / 2, 0], of: 'cavity' },
      { shape: 'dimension', from: [cavity / 2, 0], to: [cavity / 2 + posterior, 0], of: 'posterior' },
    ],
  },
  cautions: [
    {
      level: 'danger',
      when: ({ septum, posterior }) => isAtLeast(Math.max(septum, posterior), 1.5),
      says: 'A wall of 1.5 cm or more calls for a search for hypertrophic cardiomyopathy, amyloidosis or a storage disease, unless pressure explains it, whatever the mass is (ESC 2023).',
    },
    {
      level: 'caution',
      when: ({ septum, posterior }) =>
        isAtLeast(Math.max(septum, posterior), 1.2) && isBelow(Math.max(septum, posterior), 1.5),
      says: 'A wall of 1.2 cm or more is too thick whatever the mass is (reference up to 0.9 cm in women, 1.0 cm in men; ASE 2005): look at blood pressure and aortic valve first, and for amyloidosis where heart failure, low voltage or carpal tunnel syndrome go with it. In relatives of patients with hypertrophic cardiomyopathy 1.3 cm is enough for it (ESC 2023).',
    },
    {
      level: 'caution',
      when: ({ septum, posterior }) => isAbove(septum, 1.3 * posterior) || isAbove(posterior, 1.3 * septum),
      says: 'Septum and posterior wall differ by over 30%: the formula takes the ventricle for evenly thick, and does not hold for one that is not.',
    },
    {
      level: 'caution',
      when: ({ sex, index, heightIndex, weight, height }) =>
        roundTo(index, 0) <= LIMITS[sex][0] &&
        roundTo(heightIndex, 1) > ALLOMETRIC[sex] &&
        isAbove(weight, 30 * (height / 100) ** 2),
      says: ({ sex }) =>
        sex === 'female'
          ? 'In obesity the index by body surface hides hypertrophy: by height the mass is increased, above 44 g/m^2.7 in women (ASE and EAE 2005).'
          : 'In obesity the index by body surface hides hypertrophy: by height the mass is increased, above 48 g/m^2.7 in men (ASE and EAE 2005).',
    },
    {
      level: 'caution',
      when: ({ sex, index }) => roundTo(index, 0) < (sex === 'female' ? 43 : 49),
      says: 'So small an index is below the reference range (women 43, men 49 g/m²): check the measurements and their units.',
    },
    {
      level: 'caution',
      when: ({ sex, cavity }) => cavity > (sex === 'female' ? 5.2 : 5.8),
      says: 'The ventricle is dilated (above 5.2 cm in women, 5.8 cm in men; ASE and EACVI 2015): look at the ejection fraction and the valves.',
    },
    {
      level: 'danger',
      when: ({ weight, height }) =>
        isBelow(weight, 12 * (height / 100) ** 2) || isAbove(weight, 45 * (height / 100) ** 2),
      says: 'Weight and height give a BMI below 12 or above 45: check both and their units, kilograms and centimeters. Where they are right, the index by body surface says little: look at that by height.',
    },
    {
      level: 'caution',
      when: ({ height }) => height < 135,
      says: 'The limits are those of adults: for children take z-scores.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'male', septum: 1, cavity: 5, posterior: 1, height: 175, weight: 75 },
      results: {
        mass: 181.976,
        index: 95.61899,
        class: 'Not increased',
        thickness: 0.4,
        geometry: 'Normal geometry',
        heightIndex: 40.16163,
        surface: 1.903137,
      },
      source: 'Python 3.11: 0.832 × (343 - 125) + 0.6; Du Bois',
    },
    {
      inputs: { sex: 'female', septum: '12 mm', cavity: '46 mm', posterior: '12 mm', height: 160, weight: 60 },
      results: {
        mass: 204.9924,
        index: 126.3776,
        class: 'Severely increased',
        geometry: 'Concentric hypertrophy',
        thickness: 0.5217391,
      },
      cautions: ['1.2 cm or more'],
      source: 'Python 3.11: 0.832 × (343 - 97.336) + 0.6; Du Bois; Lang 2015: severe from 122 g/m² on',
    },
    {
      inputs: {
        sex: 'male',
        septum: 1.6,
        cavity: 4.4,
        posterior: 1.1,
        height: 180,
        weight: 85,
        surfaceBy: 'mosteller',
      },
      results: { mass: 227.5089, index: '110.3580', geometry: 'Concentric remodeling', surface: 2.061553 },
      cautions: ['1.5 cm or more', 'over 30%'],
      source: 'Python 3.11: 0.832 × (357.911 - 85.184) + 0.6; Mosteller',
    },
    {
      inputs: { sex: 'female', septum: 0.9, cavity: 5.6, posterior: 0.9, height: 165, weight: 65 },
      results: {
        index: 111.6714,
        class: 'Moderately increased',
        geometry: 'Eccentric hypertrophy',
        thickness: 0.3214286,
      },
      cautions: ['is dilated'],
      source: 'Python 3.11, by the cube formula; Lang 2015: moderate from 109 to 121 g/m²',
    },
    {
      inputs: { sex: 'female', septum: 1.1, cavity: 4.6, posterior: 1.1, height: 160, weight: 110 },
      results: { index: 86.35156, class: 'Not increased', heightIndex: 50.94381 },
      cautions: ['above 44 g/m^2.7 in women'],
      source: 'Python 3.11, by the cube formula; Lang 2005: up to 44 g/m^2.7',
    },
    {
      inputs: { sex: 'male', septum: 1.15, cavity: 5, posterior: 1.1, height: 170, weight: 120 },
      results: { class: 'Not increased', heightIndex: 50.9924 },
      cautions: ['above 48 g/m^2.7 in men'],
      source: 'Python 3.11, by the cube formula; Lang 2005: up to 48 g/m^2.7',
    },
    {
      inputs: { sex: 'male', septum: 1.2, cavity: 5.2, posterior: 1.15, height: 178, weight: 80 },
      results: { index: 122.0418, class: 'Mildly increased' },
      cautions: ['1.2 cm or more'],
      source: 'Python 3.11, by the cube formula; Lang 2015: mild from 116 to 131 g/m²',
    },
    {
      inputs: { sex: 'male', septum: 1.3, cavity: 4.6, posterior: 1.2, height: 180, weight: 80 },
      results: { mass: 217.3984, class: 'Not increased', geometry: 'Concentric remodeling' },
      cautions: ['1.2 cm or more'],
      source: 'By hand: 0.832 × (357.911 - 97.336) + 0.6 = 217.3984',
    },
    {
      inputs: { sex: 'male', septum: 0.6, cavity: 4, posterior: 0.6, height: 180, weight: 80 },
      results: { index: '32.22660' },
      cautions: ['below the reference range'],
      source: 'Python 3.11, by the cube formula; Lang 2015: from 49 g/m² on',
    },
    {
      inputs: { sex: 'female', septum: 1, cavity: 4.6, posterior: 1, height: 100, weight: 130 },
      results: { mass: 158.8131 },
      cautions: ['a BMI below 12', 'limits are those of adults'],
      source: 'By hand: 0.832 × (287.496 - 97.336) + 0.6',
    },
  ],
  notes: [
    'For adults, by linear measurements (M-mode or 2D) at end-diastole, which count by their cube: 1 mm too much of each wall adds about 15%. By the 2D method (area and length) other limits hold, and by magnetic resonance the masses are smaller.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Lang et al.: Recommendations for Cardiac Chamber Quantification by Echocardiography in Adults: ASE and EACVI, J Am Soc Echocardiogr 28 (2015) 1',
      doi: '10.1016/j.echo.2014.10.003',
    },
    {
      title: 'Lang et al.: Recommendations for Chamber Quantification, J Am Soc Echocardiogr 18 (2005) 1440',
      doi: '10.1016/j.echo.2005.10.005',
    },
    {
      title:
        'Devereux et al.: Echocardiographic Assessment of Left Ventricular Hypertrophy: Comparison to Necropsy Findings, Am J Cardiol 57 (1986) 450',
      doi: '10.1016/0002-9149(86)90771-X',
    },
    {
      title:
        'Arbelo et al.: 2023 ESC Guidelines for the Management of Cardiomyopathies, Eur Heart J 44 (2023) 3503 (limits of wall thickness, read in summaries)',
      doi: '10.1093/eurheartj/ehad194',
    },
  ],
});
