import { category, choice, defineCalculator, isAtMost, measure, number, roundTo } from '@reckoner/engine';

/** dyn·s/cm⁵ in a Wood unit, mmHg·min/L, as it is used: 79.99 by definition. */
const WOOD = 80;

const NONE = 'No pulmonary hypertension at rest';
const PRECAPILLARY = 'Precapillary pulmonary hypertension';
const ISOLATED = 'Isolated postcapillary pulmonary hypertension';
const COMBINED = 'Combined post- and precapillary pulmonary hypertension';
const UNCLASSIFIED = 'Unclassified pulmonary hypertension';

const systemic = { circulation: ['both', 'systemic'] } as const;
const pulmonary = { circulation: ['both', 'pulmonary'] } as const;

/** Pressure difference over flow, in Wood units and dyn·s/cm⁵; hemodynamic definitions of ESC and ERS 2022. */
export default defineCalculator({
  title: 'Systemic and pulmonary vascular resistance (SVR, PVR)',
  description:
    'Systemic and pulmonary vascular resistance, their indices, and the transpulmonary and diastolic gradient with the hemodynamic class, from pressures and cardiac output.',
  keywords: ['SVR', 'PVR', 'Wood units', 'transpulmonary gradient', 'pulmonary hypertension', 'SVRI', 'PVRI'],
  related: ['cardiac-output-fick', 'mean-arterial-pressure', 'stroke-volume-echo-lvot', 'body-surface-area'],
  inputs: {
    circulation: choice(
      {
        both: 'Systemic and pulmonary',
        systemic: { label: 'Systemic alone', also: ['systemic', 'SVR'] },
        pulmonary: { label: 'Pulmonary alone', also: ['pulmonary', 'PVR'] },
      },
      { label: 'Circulation', default: 'both' },
    ),
    output: measure('L/min', { label: 'Cardiac output', symbol: 'CO', min: 0.3, max: 40, usual: [1.5, 15] }),
    arterial: measure('mmHg', {
      label: 'Mean arterial pressure',
      symbol: 'MAP',
      min: 10,
      max: 250,
      usual: [40, 160],
      when: systemic,
    }),
    venous: measure('mmHg', {
      label: 'Central venous pressure',
      help: 'Or the mean right atrial pressure.',
      symbol: 'CVP',
      min: -10,
      max: 60,
      usual: [0, 30],
      when: systemic,
    }),
    pulmonaryArterial: measure('mmHg', {
      label: 'Mean pulmonary artery pressure',
      symbol: 'mPAP',
      min: 3,
      max: 150,
      usual: [8, 90],
      when: pulmonary,
    }),
    wedge: measure('mmHg', {
      label: 'Wedge pressure (PAWP)',
      help: 'Mean at end-expiration.',
      symbol: 'PAWP',
      min: -5,
      max: 70,
      usual: [2, 45],
      when: pulmonary,
    }),
    diastolic: measure('mmHg', {
      label: 'Diastolic pulmonary artery pressure',
      symbol: 'dPAP',
      min: 0,
      max: 120,
      usual: [3, 60],
      when: pulmonary,
      optional: true,
    }),
    bodySurface: measure('m^2', {
      label: 'Body surface area',
      help: 'For the indices.',
      symbol: 'BSA',
      min: 0.2,
      max: 3.5,
      usual: [1.2, 2.8],
      optional: true,
    }),
  },
  outputs: {
    svr: measure('dyn*s/cm^5', { label: 'Systemic vascular resistance', symbol: 'SVR', places: 0, optional: true }),
    svrWood: number({
      label: 'Systemic vascular resistance in Wood units',
      symbol: 'SVR_W',
      places: 1,
      optional: true,
    }),
    svrIndex: measure('dyn*s*m^2/cm^5', {
      label: 'Systemic resistance index',
      symbol: 'SVRI',
      places: 0,
      optional: true,
    }),
    pvrWood: number({
      label: 'Pulmonary vascular resistance in Wood units',
      symbol: 'PVR_W',
      places: 1,
      optional: true,
    }),
    pvr: measure('dyn*s/cm^5', { label: 'Pulmonary vascular resistance', symbol: 'PVR', places: 0, optional: true }),
    pvrIndex: measure('dyn*s*m^2/cm^5', {
      label: 'Pulmonary resistance index',
      symbol: 'PVRI',
      places: 0,
      optional: true,
    }),
    class: category([NONE, PRECAPILLARY, ISOLATED, COMBINED, UNCLASSIFIED], {
      label: 'Hemodynamic class (ESC and ERS 2022)',
      optional: true,
    }),
    transpulmonary: measure('mmHg', { label: 'Transpulmonary gradient', symbol: 'TPG', places: 0, optional: true }),
    diastolicGradient: measure('mmHg', {
      label: 'Diastolic pressure gradient',
      symbol: 'DPG',
      places: 0,
      optional: true,
    }),
  },
  formula: ({ circulation, output, arterial, venous, pulmonaryArterial, wedge, diastolic, bodySurface }) => {
    const systemicPart = circulation !== 'pulmonary';
    const pulmonaryPart = circulation !== 'systemic';
    const svrWood = systemicPart ? (arterial - venous) / output : undefined;
    const transpulmonary = pulmonaryPart ? pulmonaryArterial - wedge : undefined;
    const pvrWood = transpulmonary === undefined ? undefined : transpulmonary / output;
    const raised = pvrWood !== undefined && roundTo(pvrWood, 1) > 2;
    return {
      svr: svrWood === undefined ? undefined : WOOD * svrWood,
      svrWood,
      svrIndex: svrWood === undefined || bodySurface === undefined ? undefined : WOOD * svrWood * bodySurface,
      pvrWood,
      pvr: pvrWood === undefined ? undefined : WOOD * pvrWood,
      pvrIndex: pvrWood === undefined || bodySurface === undefined ? undefined : WOOD * pvrWood * bodySurface,
      class: !pulmonaryPart
        ? undefined
        : pulmonaryArterial <= 20
          ? NONE
          : wedge <= 15
            ? raised
              ? PRECAPILLARY
              : UNCLASSIFIED
            : raised
              ? COMBINED
              : ISOLATED,
      transpulmonary,
      diastolicGradient: pulmonaryPart && diastolic !== undefined ? diastolic - wedge : undefined,
    };
  },
  shown: ({ circulation, output, arterial, venous, pulmonaryArterial, wedge, diastolic, bodySurface }) => ({
    svr: circulation === 'pulmonary' ? undefined : (WOOD * (arterial - venous)) / output,
    svrWood: circulation === 'pulmonary' ? undefined : (arterial - venous) / output,
    svrIndex:
      circulation === 'pulmonary' || bodySurface === undefined
        ? undefined
        : ((WOOD * (arterial - venous)) / output) * bodySurface,
    pvrWood: circulation === 'systemic' ? undefined : (pulmonaryArterial - wedge) / output,
    pvr: circulation === 'systemic' ? undefined : (WOOD * (pulmonaryArterial - wedge)) / output,
    pvrIndex:
      circulation === 'systemic' || bodySurface === undefined
        ? undefined
        : ((WOOD * (pulmonaryArterial - wedge)) / output) * bodySurface,
    transpulmonary: circulation === 'systemic' ? undefined : pulmonaryArterial - wedge,
    diastolicGradient: circulation === 'systemic' || diastolic === undefined ? undefined : diastolic - wedge,
    class: undefined,
  }),
  stepwise: [
    'Up to a mean pulmonary artery pressure of 20 mmHg there is no pulmonary hypertension at rest. Above: precapillary at a wedge pressure of at most 15 mmHg and more than 2.0 Wood units, combined above 15 mmHg and 2.0, isolated postcapillary above 15 mmHg and up to 2.0, unclassified where neither is raised.',
  ],
  explanation: ({ circulation }) =>
    circulation === 'systemic'
      ? 'The systemic vascular resistance is {svr} ({svrWood} Wood units).'
      : circulation === 'pulmonary'
        ? 'The pulmonary vascular resistance is {pvrWood} Wood units ({pvr}), with a transpulmonary gradient of {transpulmonary}. By the pressures given: {class}.'
        : 'The systemic vascular resistance is {svr}, the pulmonary {pvrWood} Wood units ({pvr}), with a transpulmonary gradient of {transpulmonary}. By the pressures given: {class}.',
  requires: [
    {
      that: ({ venous, arterial }) => venous < arterial,
      field: 'venous',
      says: 'The central venous pressure, {venous}, must be below the mean arterial pressure, {arterial}.',
    },
    {
      that: ({ wedge, pulmonaryArterial }) => wedge <= pulmonaryArterial,
      field: 'wedge',
      says: 'The wedge pressure, {wedge}, must be at most the mean pulmonary artery pressure, {pulmonaryArterial}: large v waves or a catheter that is wedged too far raise it.',
    },
    {
      that: ({ diastolic, pulmonaryArterial }) => diastolic < pulmonaryArterial,
      field: 'diastolic',
      says: 'The diastolic pressure, {diastolic}, must be below the mean pulmonary artery pressure, {pulmonaryArterial}.',
    },
    {
      that: ({ pulmonaryArterial, arterial }) => isAtMost(pulmonaryArterial, 1.5 * arterial),
      field: 'pulmonaryArterial',
      says: 'The mean pulmonary artery pressure, {pulmonaryArterial}, is far above the mean arterial pressure, {arterial}: are the two swapped?',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ arterial, circulation }) => circulation !== 'pulmonary' && arterial < 65,
      says: 'A mean arterial pressure below 65 mmHg can leave organs of an adult without enough blood, whatever the resistance is.',
    },
    {
      level: 'danger',
      when: ({ output, bodySurface }) => bodySurface !== undefined && roundTo(output / bodySurface, 1) < 2.2,
      says: 'The cardiac index is below 2.2 L/min/m²: a high resistance then mostly is the answer to low flow, and what is to be treated is the flow.',
    },
    {
      level: 'caution',
      when: ({ svr }) => svr !== undefined && roundTo(svr, 0) < 800,
      says: 'The systemic resistance is below the usual 800 to 1,200 dyn·s/cm⁵, as in sepsis, anaphylaxis, cirrhosis or under vasodilators: look at pressure and lactate.',
    },
    {
      level: 'caution',
      when: ({ svr }) => svr !== undefined && roundTo(svr, 0) > 1600,
      says: 'The systemic resistance is above 1,600 dyn·s/cm⁵ (usual are 800 to 1,200, some tables reach 1,600): low flow, cold, vasoconstrictors or hypertension. With low flow it does not say that the vessels are the disease.',
    },
    {
      level: 'caution',
      when: ({ class: name }) => name === PRECAPILLARY,
      says: 'This hemodynamic pattern is that of pulmonary arterial hypertension, lung disease and chronic clots alike: it takes echo, lung function and a lung scan to tell them, at a center for pulmonary hypertension (ESC and ERS 2022).',
    },
    {
      level: 'caution',
      when: ({ class: name }) => name === ISOLATED || name === COMBINED,
      says: 'A wedge pressure above 15 mmHg points to the left heart: drugs for pulmonary arterial hypertension can harm there.',
    },
    {
      level: 'caution',
      when: ({ class: name }) => name === UNCLASSIFIED,
      says: 'A raised pulmonary pressure with a resistance and wedge pressure that are not: mostly high flow (shunt, liver, thyroid, anemia) or lung disease.',
    },
    {
      level: 'caution',
      when: ({ wedge, pulmonaryArterial, circulation }) =>
        circulation !== 'systemic' && pulmonaryArterial > 20 && wedge >= 12 && wedge <= 18,
      says: 'The wedge pressure lies near 15 mmHg, which parts the classes: after diuretics it hides a disease of the left heart, and an error of 2 or 3 mmHg changes the class. Measure it at end-expiration, or the end-diastolic pressure of the left ventricle.',
    },
    {
      level: 'caution',
      when: ({ class: name, wedge }) => name === NONE && wedge > 15,
      says: 'A wedge pressure above 15 mmHg is raised and points to the left heart, although the pulmonary pressure is not raised.',
    },
    {
      level: 'caution',
      when: ({ class: name, pvrWood }) => name === NONE && pvrWood !== undefined && roundTo(pvrWood, 1) > 2,
      says: 'The resistance is above 2 Wood units although the pressure is not raised: the flow is low, or the pulmonary vessels are diseased early.',
    },
    {
      level: 'danger',
      when: ({ pvrWood }) => pvrWood !== undefined && roundTo(pvrWood, 1) > 5,
      says: 'Above 5 Wood units the pulmonary resistance is severely raised: the right ventricle may fail, and a center for pulmonary hypertension is to see this patient (ESC and ERS 2022).',
    },
    {
      level: 'caution',
      when: ({ pvrWood }) => pvrWood !== undefined && roundTo(pvrWood, 1) > 3,
      says: 'Before heart transplantation or closure of a shunt a resistance above 3 Wood units is tested for its fall under vasodilators: a fixed one may rule both out (ISHLT 2016).',
    },
    {
      level: 'note',
      when: ({ output, bodySurface }) => bodySurface === undefined && output < 4,
      says: 'Whether the flow is low depends on the size of the body: enter the body surface area.',
    },
    {
      level: 'caution',
      when: ({ transpulmonary }) => transpulmonary !== undefined && roundTo(transpulmonary, 0) < 2,
      says: 'Hardly any pressure is lost between pulmonary artery and wedge: large v waves or a catheter wedged too far raise the wedge pressure. Take no resistance from it before that is checked.',
    },
    {
      level: 'caution',
      when: ({ diastolicGradient }) => diastolicGradient !== undefined && diastolicGradient < 0,
      says: 'The diastolic pressure lies below the wedge pressure: large v waves or a wrong wedge pressure. Transpulmonary gradient and resistance come out too small.',
    },
  ],
  examples: [
    {
      inputs: { output: 5, arterial: 90, venous: 10, pulmonaryArterial: 15, wedge: 10, diastolic: 12, bodySurface: 2 },
      results: {
        svr: 1280,
        svrWood: 16,
        svrIndex: 2560,
        pvrWood: 1,
        pvr: 80,
        pvrIndex: 160,
        class: 'No pulmonary hypertension at rest',
        transpulmonary: 5,
        diastolicGradient: 2,
      },
      source: 'By hand: 80/5 × 80; 5/5; ESC and ERS 2022: from above 20 mmHg',
    },
    {
      inputs: { circulation: 'pulmonary', output: 4, pulmonaryArterial: 45, wedge: 10 },
      results: { pvrWood: 8.75, pvr: 700, transpulmonary: 35, class: 'Precapillary pulmonary hypertension' },
      cautions: ['chronic clots', 'Above 5 Wood units', 'above 3 Wood units'],
      source: 'By hand: 35/4; × 80; ESC and ERS 2022',
    },
    {
      inputs: { circulation: 'pulmonary', output: 5, pulmonaryArterial: 30, wedge: 24, diastolic: 22 },
      results: { pvrWood: 1.2, diastolicGradient: -2, class: 'Isolated postcapillary pulmonary hypertension' },
      cautions: ['points to the left heart', 'below the wedge'],
      source: 'By hand: 6/5; 22 - 24; ESC and ERS 2022: wedge above 15 mmHg, at most 2 Wood units',
    },
    {
      inputs: { circulation: 'pulmonary', output: 4, pulmonaryArterial: 38, wedge: 25, bodySurface: 2 },
      results: { pvrWood: 3.25, pvrIndex: 520, class: 'Combined post- and precapillary pulmonary hypertension' },
      cautions: ['points to the left heart', 'cardiac index is below', 'above 3 Wood units'],
      source: 'By hand: 13/4; 80 × 3.25 × 2; ESC and ERS 2022',
    },
    {
      inputs: { circulation: 'pulmonary', output: 9, pulmonaryArterial: 25, wedge: 13 },
      results: { pvrWood: 1.333333, class: 'Unclassified pulmonary hypertension' },
      cautions: ['mostly high flow', 'near 15 mmHg'],
      source: 'By hand: 12/9; ESC and ERS 2022: at most 2 Wood units, wedge at most 15 mmHg',
    },
    {
      inputs: { circulation: 'pulmonary', output: 3, pulmonaryArterial: 18, wedge: 8 },
      results: { pvrWood: 3.333333, class: 'No pulmonary hypertension at rest' },
      cautions: ['although the pressure is not raised', 'above 3 Wood units', 'enter the body surface'],
      source: 'By hand: 10/3',
    },
    {
      inputs: { circulation: 'pulmonary', output: 5, pulmonaryArterial: 20, wedge: 18 },
      results: { pvrWood: 0.4, class: 'No pulmonary hypertension at rest' },
      cautions: ['although the pulmonary pressure'],
      source: 'By hand: 2/5; ESC and ERS 2022: from above 20 mmHg',
    },
    {
      inputs: { circulation: 'pulmonary', output: 5, pulmonaryArterial: 30, wedge: 30 },
      results: { pvrWood: 0, transpulmonary: 0, class: 'Isolated postcapillary pulmonary hypertension' },
      cautions: ['points to the left heart', 'Hardly any pressure'],
      source: 'By hand: 0/5',
    },
    {
      inputs: { circulation: 'systemic', output: 9, arterial: 60, venous: 8 },
      results: { svr: 462.2222, svrWood: 5.777778 },
      cautions: ['below 65 mmHg', 'below the usual'],
      source: 'By hand: 80 × 52/9',
    },
    {
      inputs: { circulation: 'systemic', output: 3, arterial: 100, venous: 4, bodySurface: 1.3 },
      results: { svr: 2560, svrWood: 32, svrIndex: 3328 },
      cautions: ['above 1,600'],
      source: 'By hand: 80 × 96/3; × 1.3',
    },
    {
      inputs: { circulation: 'systemic', output: '5 L/min', arterial: '12 kPa', venous: '1 kPa' },
      results: { svrWood: 16.50135, svr: 1320.108 },
      source: 'By hand: 11 kPa are 82.50677 mmHg of 133.322387415 Pa; /5; × 80',
    },
    {
      inputs: { circulation: 'systemic', output: 5, arterial: 20, venous: 25 },
      refused: 'must be below the mean arterial',
      source: 'By definition',
    },
    {
      inputs: { circulation: 'pulmonary', output: 5, pulmonaryArterial: 20, wedge: 25 },
      refused: 'large v waves',
      source: 'By definition',
    },
    {
      inputs: { circulation: 'pulmonary', output: 5, pulmonaryArterial: 20, wedge: 10, diastolic: 25 },
      refused: 'The diastolic pressure',
      source: 'By definition',
    },
    {
      inputs: { output: 5, arterial: 25, venous: 5, pulmonaryArterial: 90, wedge: 10 },
      refused: 'are the two swapped',
      source: 'By definition',
    },
  ],
  notes: [
    'A Wood unit is 1 mmHg·min/L, taken for 80 dyn·s/cm⁵. For adults at rest; usual are 800 to 1,200 dyn·s/cm⁵ systemic (some tables: 700 to 1,600) and up to 2 Wood units pulmonary. With a shunt the flow of each circulation is to be taken by itself. In ESC and ERS 2022 the limit of the pulmonary resistance is above 2, in 2015 it was above 3 Wood units; treatment trials took the older one. Some print indices with the cardiac index in place of the output, which is the same.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Humbert et al.: 2022 ESC/ERS Guidelines for the Diagnosis and Treatment of Pulmonary Hypertension, Eur Respir J 61 (2023) 2200879',
      doi: '10.1183/13993003.00879-2022',
    },
    {
      title:
        'Mehra et al.: The 2016 International Society for Heart Lung Transplantation Listing Criteria for Heart Transplantation, J Heart Lung Transplant 35 (2016) 1 (limit of 3 Wood units, read in summaries)',
    },
    { title: 'Baim: Grossman’s Cardiac Catheterization, Angiography, and Intervention, 8th ed., ch. 12' },
  ],
});
