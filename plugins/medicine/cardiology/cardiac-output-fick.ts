import { choice, defineCalculator, isBelow, measure, noResult, number, percent, roundTo } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** mL of oxygen that 1 dL of blood dissolves for each mmHg. */
const DISSOLVED = 0.003;
const ASSUMED = 125;

/** Direct Fick with a measured oxygen consumption; with an assumed one, per body surface, by 125 mL or LaFarge. */
export default defineCalculator({
  title: 'Cardiac output by Fick',
  description:
    'Cardiac output and index by the Fick principle from oxygen consumption, measured or estimated, hemoglobin, and arterial and mixed venous saturation.',
  keywords: ['Fick equation', 'cardiac index', 'VO2', 'oxygen consumption', 'right heart catheterization', 'LaFarge'],
  related: ['oxygen-content-delivery', 'vascular-resistance-svr-pvr', 'stroke-volume-echo-lvot', 'body-surface-area'],
  inputs: {
    method: choice(
      {
        measured: { label: 'Measured', also: ['direct', 'direct Fick'] },
        surface: { label: 'Estimated, 125 mL/min per m²', also: ['estimated', 'assumed', 'indirect', 'indirect Fick'] },
        laFarge: { label: 'Estimated by LaFarge and Miettinen', also: ['LaFarge', 'LaFarge equation'] },
      },
      { label: 'Oxygen consumption' },
    ),
    consumption: measure('mL/min', {
      label: 'Measured oxygen consumption',
      help: 'Of the whole body, not per m².',
      symbol: 'VO_2',
      min: 20,
      max: 6000,
      usual: [130, 450],
      when: { method: 'measured' },
    }),
    sex: { ...sex, when: { method: 'laFarge' } },
    age: measure('yr', { label: 'Age', symbol: 'a', min: 3, max: 110, usual: 'all', when: { method: 'laFarge' } }),
    heartRate: measure('bpm', {
      label: 'Heart rate',
      symbol: 'HR',
      min: 30,
      max: 220,
      usual: [40, 180],
      when: { method: 'laFarge' },
    }),
    bodySurface: measure('m^2', {
      label: 'Body surface area',
      symbol: 'BSA',
      min: 0.4,
      max: 3.5,
      usual: [1.2, 2.8],
    }),
    hemoglobin: measure('g/dL', {
      label: 'Hemoglobin',
      symbol: 'Hb',
      min: 2,
      max: 25,
      usual: [6, 20],
      confusedWith: { 'mmol/L': 0.6206 },
    }),
    saturation: percent({
      label: 'Arterial saturation (SaO₂)',
      symbol: 'S_{aO_2}',
      min: 30,
      max: 100,
      usual: [80, 100],
    }),
    venousSaturation: percent({
      label: 'Mixed venous saturation (SvO₂)',
      help: 'From the pulmonary artery. Central venous blood only resembles it.',
      symbol: 'S_{vO_2}',
      min: 10,
      max: 99,
      usual: [35, 85],
    }),
    arterialOxygen: measure('mmHg', {
      label: 'PaO₂',
      help: 'To count the dissolved oxygen, which matters where added oxygen is breathed.',
      symbol: 'P_{aO_2}',
      min: 20,
      max: 700,
      usual: [45, 600],
      optional: true,
    }),
    venousOxygen: measure('mmHg', {
      label: 'Mixed venous oxygen (PvO₂)',
      help: '40 mmHg where it is left out, or the PaO₂ where that is lower.',
      symbol: 'P_{vO_2}',
      min: 10,
      max: 150,
      usual: [20, 70],
      optional: true,
    }),
    capacity: number({
      label: 'Oxygen of saturated hemoglobin in mL/g',
      help: '1.34 is the most common; catheter laboratories also take 1.36.',
      symbol: 'k',
      min: 1.3,
      max: 1.4,
      default: 1.34,
      usual: 'all',
    }),
  },
  outputs: {
    output: measure('L/min', { label: 'Cardiac output', symbol: 'CO', places: 2 }),
    index: measure('L/(min*m^2)', { label: 'Cardiac index', symbol: 'CI', places: 1 }),
    used: measure('mL/min', { label: 'Oxygen consumption', symbol: 'VO_{2}', places: 0 }),
    difference: measure('mL/dL', {
      label: 'Arteriovenous oxygen difference',
      symbol: '\\Delta C_{O_2}',
      places: 1,
    }),
  },
  formula: ({
    method,
    consumption,
    sex,
    age,
    heartRate,
    bodySurface,
    hemoglobin,
    saturation,
    venousSaturation,
    arterialOxygen,
    venousOxygen,
    capacity,
  }) => {
    const used =
      method === 'measured'
        ? consumption
        : method === 'surface'
          ? ASSUMED * bodySurface
          : (138.1 - (sex === 'female' ? 17.04 : 11.49) * Math.log(age) + 0.378 * heartRate) * bodySurface;
    const dissolved =
      arterialOxygen === undefined ? 0 : DISSOLVED * (arterialOxygen - (venousOxygen ?? Math.min(40, arterialOxygen)));
    const difference = capacity * hemoglobin * (saturation - venousSaturation) + dissolved;
    const output = used / (10 * difference);
    const index = output / bodySurface;
    if (output > 60) {
      throw noResult(
        'That would be over 60 L/min: the saturations lie too close together, or the oxygen consumption is not that of the whole body.',
      );
    }
    return { output, index, used, difference };
  },
  explanation: ({ method }) =>
    method === 'measured'
      ? 'The cardiac output is {output}, the cardiac index {index}, at an arteriovenous oxygen difference of {difference}.'
      : 'With an estimated oxygen consumption of {used} the cardiac output is {output}, the cardiac index {index}, at an arteriovenous oxygen difference of {difference}.',
  requires: [
    {
      that: ({ venousSaturation, saturation }) => venousSaturation < saturation,
      field: 'venousSaturation',
      says: 'The mixed venous saturation, {venousSaturation}, must be below the arterial, {saturation}.',
    },
    {
      that: ({ venousOxygen, arterialOxygen }) => venousOxygen <= arterialOxygen,
      field: 'arterialOxygen',
      says: 'The arterial oxygen, {arterialOxygen}, must be at least the mixed venous, {venousOxygen}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ index }) => roundTo(index, 1) < 2.2,
      says: 'A cardiac index below 2.2 L/min/m² is low. With low pressure, cold limbs, little urine or a raised lactate it is cardiogenic shock until the contrary is shown.',
    },
    {
      level: 'caution',
      when: ({ method }) => method !== 'measured',
      says: 'The oxygen consumption is estimated, and the output is off by as much as it is: in adults with heart disease over half of such estimates were off by more than 10%, many by more than 25% (Kendrick 1988), more so with fever, sedation, ventilation, shock or obesity. Measure it, or compare with thermodilution, before shock, transplant or a shunt is decided by it.',
    },
    {
      level: 'caution',
      when: ({ method, age }) => method === 'laFarge' && age > 40,
      says: 'LaFarge and Miettinen measured patients of 3 to 40 years: beyond, the equation is only carried on.',
    },
    {
      level: 'caution',
      when: ({ saturation, venousSaturation }) => isBelow(saturation - venousSaturation, 0.1),
      says: 'The saturations lie less than 10 points apart: one point of error in either changes the output by over 10%. Think of a sample from a wedged catheter, a left-to-right shunt or sepsis.',
    },
    {
      level: 'caution',
      when: ({ venousSaturation }) => venousSaturation > 0.8,
      says: 'A saturation above 80% in the pulmonary artery asks for a shunt run: with a left-to-right shunt this is the flow of the lungs, not of the body.',
    },
    {
      level: 'caution',
      when: ({ saturation, arterialOxygen }) => saturation >= 0.99 && arterialOxygen === undefined,
      says: 'If added oxygen is breathed, enter the PaO₂: without the dissolved oxygen the output comes out too high.',
    },
    {
      level: 'caution',
      when: ({ method, used, bodySurface }) => method === 'measured' && isBelow(used, 90 * bodySurface),
      says: 'So small an oxygen consumption is below 90 mL/min per m²: was it that per m², or that of a cooled or deeply sedated patient? Enter that of the whole body.',
    },
    {
      level: 'caution',
      when: ({ index }) => roundTo(index, 1) > 4.5,
      says: 'Under exercise so high an index is usual; at rest it means anemia, sepsis, a shunt, liver or thyroid disease, or saturations that lie wrongly close together.',
    },
    {
      level: 'caution',
      when: ({ hemoglobin }) => hemoglobin >= 6 && hemoglobin < 11.5,
      says: 'In g/dL so little hemoglobin is anemia: where the laboratory gives mmol/L, multiply by 1.61 first, or the output comes out over half too high.',
    },
    {
      level: 'note',
      when: ({ arterialOxygen, venousOxygen }) => arterialOxygen !== undefined && venousOxygen === undefined,
      says: 'Without a PvO₂ 40 mmHg is taken for the mixed venous blood, or the PaO₂ where that is lower.',
    },
    {
      level: 'note',
      when: ({ arterialOxygen, venousOxygen }) => arterialOxygen === undefined && venousOxygen !== undefined,
      says: 'The PvO₂ counts only together with the PaO₂: here no dissolved oxygen is counted.',
    },
  ],
  examples: [
    {
      inputs: {
        method: 'measured',
        consumption: 250,
        bodySurface: 1.8,
        hemoglobin: 15,
        saturation: 95,
        venousSaturation: 70,
      },
      results: { output: 4.975124, index: 2.763958, used: 250, difference: 5.025 },
      source: 'By hand: 250/(13.4 × 15 × 0.25) = 250/50.25; /1.8',
    },
    {
      inputs: { method: 'surface', bodySurface: 2, hemoglobin: '80 g/L', saturation: 96, venousSaturation: 46 },
      results: { output: 4.664179, index: '2.332090', used: 250, difference: 5.36 },
      cautions: ['Kendrick 1988', 'gives mmol/L'],
      source: 'By hand: 125 × 2/(13.4 × 8 × 0.5) = 250/53.6',
    },
    {
      inputs: {
        method: 'laFarge',
        sex: 'male',
        age: 30,
        heartRate: 70,
        bodySurface: 1.9,
        hemoglobin: 14,
        saturation: 98,
        venousSaturation: 72,
      },
      results: { used: '238.4125', difference: 4.8776, output: 4.887905 },
      cautions: ['Kendrick 1988'],
      source: 'Python 3.11: (138.1 - 11.49 ln 30 + 0.378 × 70) × 1.9, LaFarge and Miettinen 1970',
    },
    {
      inputs: {
        method: 'laFarge',
        sex: 'female',
        age: 65,
        heartRate: 80,
        bodySurface: 1.7,
        hemoglobin: 12,
        saturation: 94,
        venousSaturation: 50,
        capacity: 1.36,
      },
      results: { used: 165.2543, difference: 7.1808, output: 2.301336, index: 1.353727 },
      cautions: ['cardiogenic shock', 'Kendrick 1988', '3 to 40 years'],
      source: 'Python 3.11: (138.1 - 17.04 ln 65 + 0.378 × 80) × 1.7; 13.6 × 12 × 0.44',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 220,
        bodySurface: 1.8,
        hemoglobin: 10,
        saturation: 100,
        venousSaturation: 75,
        arterialOxygen: 400,
        venousOxygen: 45,
      },
      results: { difference: 4.415, output: 4.983012 },
      cautions: ['gives mmol/L'],
      source: 'By hand: 1.34 × 10 × 0.25 + 0.003 × 355; 220/44.15',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 220,
        bodySurface: 1.8,
        hemoglobin: 10,
        saturation: 100,
        venousSaturation: 75,
        arterialOxygen: 400,
      },
      results: { difference: 4.43 },
      cautions: ['gives mmol/L', '40 mmHg is taken'],
      source: 'By hand: 3.35 + 0.003 × 360',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 240,
        bodySurface: 1.8,
        hemoglobin: 14,
        saturation: 99,
        venousSaturation: 90,
        venousOxygen: 60,
      },
      results: { difference: 1.6884, output: 14.21464 },
      cautions: ['less than 10 points', 'so high an index', 'shunt run', 'enter the PaO₂', 'only together'],
      source: 'By hand: 13.4 × 14 × 0.09 = 16.884; 240/16.884',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 140,
        bodySurface: 1.8,
        hemoglobin: 14,
        saturation: 95,
        venousSaturation: 70,
      },
      results: { output: 2.985075, index: 1.658375 },
      cautions: ['cardiogenic shock', 'below 90 mL/min per m²'],
      source: 'By hand: 140/(13.4 × 14 × 0.25) = 140/46.9',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 250,
        bodySurface: 1.8,
        hemoglobin: 12,
        saturation: 95,
        venousSaturation: 94,
      },
      noResult: 'over 60 L/min',
      source: 'By hand: 250/(13.4 × 12 × 0.01) = 155',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 250,
        bodySurface: 1.8,
        hemoglobin: 12,
        saturation: 70,
        venousSaturation: 75,
      },
      refused: 'must be below the arterial',
      source: 'By definition: venous blood holds less oxygen',
    },
    {
      inputs: {
        method: 'measured',
        consumption: 250,
        bodySurface: 1.8,
        hemoglobin: 12,
        saturation: 90,
        venousSaturation: 75,
        arterialOxygen: 30,
        venousOxygen: 40,
      },
      refused: 'must be at least the mixed venous',
      source: 'By definition: venous blood holds less oxygen',
    },
  ],
  notes: [
    'In a steady state, with both samples and the oxygen consumption taken at the same time. Not valid for the body with an intracardiac shunt unless the mixed venous saturation is that before the shunt. A cardiac index of 2.5 to 4 L/min/m² is usual at rest.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Baim: Grossman’s Cardiac Catheterization, Angiography, and Intervention, 8th ed., ch. 11' },
    {
      title: 'LaFarge, Miettinen: The Estimation of Oxygen Consumption, Cardiovasc Res 4 (1970) 23',
      doi: '10.1093/cvr/4.1.23',
    },
    {
      title:
        'Kendrick et al.: Direct Fick Cardiac Output: Are Assumed Values of Oxygen Consumption Acceptable?, Eur Heart J 9 (1988) 337',
    },
  ],
});
