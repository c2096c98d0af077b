import { category, defineCalculator, isAbove, isBelow, measure, number, percent, roundTo } from '@reckoner/engine';
import { bodySurface, outflowArea, outflowDiameter, outflowIntegral } from './shared/echo.js';

const SEVERE = 'Severe';
const HIGH_GRADIENT = 'High gradient: severe';
const NORMAL_FLOW = 'Low gradient, flow not low';
const UNKNOWN_FLOW = 'Low gradient, flow unknown';
const LOW_FLOW = 'Low flow, low gradient';
const CLASSICAL = 'Low flow, low gradient, reduced ejection fraction';
const PARADOXICAL = 'Low flow, low gradient, preserved ejection fraction';
const AGREES = 'Low gradient, area above 1.0 cm²';

/** Severity by area as ESC 2021 and ACC/AHA 2020 draw it: 1.0 cm² is severe. */
const severityOf = (area: number) => (area <= 1 ? SEVERE : area <= 1.5 ? 'Moderate' : 'Mild or none');

/** Which of the patterns of gradient, flow and ejection fraction it is. */
const patternOf = (area: number, high: boolean, strokeIndex: number | undefined, ejection: number | undefined) => {
  if (high) return HIGH_GRADIENT;
  if (area > 1) return AGREES;
  if (strokeIndex === undefined) return UNKNOWN_FLOW;
  if (roundTo(strokeIndex, 0) > 35) return NORMAL_FLOW;
  if (ejection === undefined) return LOW_FLOW;
  return ejection < 0.5 ? CLASSICAL : PARADOXICAL;
};

const isHigh = ({
  velocity,
  gradient,
}: {
  readonly velocity?: number | undefined;
  readonly gradient?: number | undefined;
}) => (velocity !== undefined && velocity >= 4) || (gradient !== undefined && gradient >= 40);

/** Continuity equation, with gradient, flow and ejection fraction beside the area, by which stenosis is graded. */
export default defineCalculator({
  title: 'Aortic valve area (continuity equation)',
  description:
    'Aortic valve area, indexed area, dimensionless index and stroke volume by Doppler echocardiography, with the pattern of gradient and flow in aortic stenosis.',
  keywords: [
    'AVA',
    'aortic stenosis severity',
    'dimensionless index',
    'Doppler velocity index',
    'low-flow low-gradient aortic stenosis',
  ],
  related: ['stroke-volume-echo-lvot', 'body-surface-area'],
  inputs: {
    diameter: outflowDiameter,
    integral: outflowIntegral,
    valveIntegral: measure('cm', {
      label: 'Aortic valve VTI',
      help: 'Continuous-wave Doppler from the window with the highest velocity.',
      symbol: 'VTI_{AV}',
      min: 10,
      max: 300,
      usual: [20, 180],
    }),
    velocity: measure('m/s', {
      label: 'Peak aortic velocity',
      symbol: 'V_{max}',
      min: 0.5,
      max: 8,
      usual: [1, 6.5],
      optional: true,
    }),
    gradient: measure('mmHg', {
      label: 'Mean gradient',
      symbol: '\\Delta P_m',
      min: 1,
      max: 180,
      usual: [2, 110],
      optional: true,
    }),
    ejection: percent({
      label: 'Ejection fraction',
      symbol: 'EF',
      min: 5,
      max: 90,
      usual: [15, 80],
      optional: true,
    }),
    bodySurface,
  },
  outputs: {
    area: measure('cm^2', { label: 'Aortic valve area', symbol: 'AVA', places: 2 }),
    class: category([SEVERE, 'Moderate', 'Mild or none'], { label: 'Severity by area alone (ESC 2021)', of: 'area' }),
    pattern: category([HIGH_GRADIENT, CLASSICAL, PARADOXICAL, LOW_FLOW, NORMAL_FLOW, UNKNOWN_FLOW, AGREES], {
      label: 'Gradient and flow (ESC 2021)',
      optional: true,
    }),
    ratio: number({ label: 'Dimensionless index (VTI ratio)', symbol: 'DVI', places: 2 }),
    areaIndex: measure('cm^2/m^2', { label: 'Indexed valve area', symbol: 'AVA_i', places: 2, optional: true }),
    strokeVolume: measure('mL', { label: 'Stroke volume', symbol: 'SV', places: 0 }),
    strokeIndex: measure('mL/m^2', { label: 'Stroke volume index', symbol: 'SVI', places: 0, optional: true }),
    narrower: measure('cm^2', { label: 'Valve area, diameter 1 mm smaller', symbol: 'AVA_{-}', places: 2 }),
    wider: measure('cm^2', { label: 'Valve area, diameter 1 mm larger', symbol: 'AVA_{+}', places: 2 }),
  },
  formula: ({ diameter, integral, valveIntegral, velocity, gradient, ejection, bodySurface }) => {
    const ratio = integral / valveIntegral;
    const area = outflowArea(diameter) * ratio;
    const strokeVolume = outflowArea(diameter) * integral;
    const strokeIndex = bodySurface === undefined ? undefined : strokeVolume / bodySurface;
    const areaIndex = bodySurface === undefined ? undefined : area / bodySurface;
    const narrower = outflowArea(diameter - 0.1) * ratio;
    const wider = outflowArea(diameter + 0.1) * ratio;
    const shown = roundTo(area, 2);
    return {
      area,
      class: severityOf(shown),
      pattern:
        velocity === undefined && gradient === undefined
          ? undefined
          : patternOf(shown, isHigh({ velocity, gradient }), strokeIndex, ejection),
      ratio,
      areaIndex,
      strokeVolume,
      strokeIndex,
      narrower,
      wider,
    };
  },
  shown: ({ diameter, integral, valveIntegral, bodySurface }) => ({
    area: ((Math.PI * diameter ** 2) / 4) * (integral / valveIntegral),
    ratio: integral / valveIntegral,
    areaIndex:
      bodySurface === undefined
        ? undefined
        : (((Math.PI * diameter ** 2) / 4) * (integral / valveIntegral)) / bodySurface,
    strokeVolume: ((Math.PI * diameter ** 2) / 4) * integral,
    strokeIndex: bodySurface === undefined ? undefined : (((Math.PI * diameter ** 2) / 4) * integral) / bodySurface,
    class: undefined,
    pattern: undefined,
  }),
  stepwise: [
    'By area, rounded to two decimals: severe at 1.00 cm² or less, moderate up to 1.50 cm². From a peak velocity of 4 m/s or a mean gradient of 40 mmHg on the stenosis is severe by its gradient; below, with an area of 1.00 cm² or less, the flow is low at a stroke volume index of 35 mL/m² or less, and the ejection fraction reduced below 50%.',
  ],
  explanation: ({ pattern }) =>
    pattern === undefined
      ? 'The valve area is {area}{areaIndex? ({areaIndex})|}, by area alone: {class}. The dimensionless index is {ratio}. If the diameter is off by 1 mm, the area is {narrower} or {wider}.'
      : pattern === HIGH_GRADIENT
        ? 'By its gradient the stenosis is severe. The valve area is {area}{areaIndex? ({areaIndex})|}, the dimensionless index {ratio}. If the diameter is off by 1 mm, the area is {narrower} or {wider}.'
        : 'The valve area is {area}{areaIndex? ({areaIndex})|}, by area alone: {class}. Gradient and flow: {pattern}. The dimensionless index is {ratio}. If the diameter is off by 1 mm, the area is {narrower} or {wider}.',
  requires: [
    {
      that: ({ integral, valveIntegral }) => integral <= valveIntegral,
      field: 'valveIntegral',
      says: 'The aortic valve VTI, {valveIntegral}, must be at least that of the LVOT, {integral}: are the two swapped?',
    },
    {
      that: ({ velocity, gradient }) => isBelow(gradient, 4 * velocity ** 2),
      field: 'gradient',
      says: 'The mean gradient, {gradient}, must be below the peak gradient, which is 4 V² of {velocity}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ velocity, gradient, area }) => isHigh({ velocity, gradient }) && roundTo(area, 2) > 1,
      says: 'A peak velocity of 4 m/s or a mean gradient of 40 mmHg is severe stenosis whatever the area is (ESC 2021), unless the flow is high for another reason: aortic regurgitation, anemia, fever, a dialysis shunt. Do not take the area for the grade: measure the LVOT again.',
    },
    {
      level: 'danger',
      when: ({ velocity, gradient }) =>
        (velocity !== undefined && velocity >= 5) || (gradient !== undefined && gradient >= 60),
      says: 'From 5 m/s or 60 mmHg on the stenosis is very severe (ACC/AHA 2020): valve replacement is to be considered even without symptoms.',
    },
    {
      level: 'danger',
      when: ({ pattern, ejection }) => pattern === HIGH_GRADIENT && ejection !== undefined && ejection < 0.5,
      says: 'With an ejection fraction below 50% severe stenosis is a reason for valve replacement even without symptoms (ESC 2021, ACC/AHA 2020).',
    },
    {
      level: 'caution',
      when: ({ velocity, gradient, area }) =>
        !isHigh({ velocity, gradient }) &&
        roundTo(area, 2) > 1.5 &&
        ((velocity !== undefined && velocity >= 3) || (gradient !== undefined && gradient >= 20)),
      says: 'The area says mild or none, but from 3 m/s or 20 mmHg on a stenosis is moderate (EACVI and ASE 2017): the flow is high, or the LVOT was measured too large. Measure it again, and go by the gradient until that is clear.',
    },
    {
      level: 'danger',
      when: ({ pattern }) => pattern === CLASSICAL,
      says: 'A low gradient does not rule out severe stenosis when the flow is low. With a reduced ejection fraction low-dose dobutamine echo tells severe from pseudosevere stenosis; without a rise in flow the calcium score by CT helps: severe is likely from 2,000 in men and 1,200 in women (ESC 2021).',
    },
    {
      level: 'danger',
      when: ({ pattern }) => pattern === PARADOXICAL || pattern === LOW_FLOW,
      says: 'A low gradient does not rule out severe stenosis when the flow is low. Measure the LVOT again, at a normal blood pressure; the calcium score by CT then decides: severe is likely from 2,000 in men and 1,200 in women (ESC 2021).',
    },
    {
      level: 'caution',
      when: ({ pattern }) => pattern === NORMAL_FLOW,
      says: 'Area and gradient disagree although the flow is not low: mostly the stenosis is moderate or the area comes out too small. Check the diameter; with symptoms take the calcium score by CT (ESC 2021).',
    },
    {
      level: 'danger',
      when: ({ pattern }) => pattern === UNKNOWN_FLOW,
      says: 'The area says severe, the gradient does not. At low flow such a stenosis is often severe: enter the body surface area, by which the flow is judged.',
    },
    {
      level: 'caution',
      when: ({ pattern }) => pattern === LOW_FLOW,
      says: 'Enter the ejection fraction: below 50% the next test is another one, dobutamine echo.',
    },
    {
      level: 'caution',
      when: ({ velocity, gradient }) =>
        velocity !== undefined &&
        gradient !== undefined &&
        (isAbove(gradient, 3 * velocity ** 2) || isBelow(gradient, 1.6 * velocity ** 2)),
      says: 'Velocity and mean gradient hardly go together: the mean gradient mostly is 55 to 65% of the peak gradient, 4 V². Was the peak gradient entered as the mean one?',
    },
    {
      level: 'caution',
      when: ({ pattern }) => pattern === undefined,
      says: 'Area alone does not grade a stenosis: enter peak velocity and mean gradient. From 4 m/s or 40 mmHg on it is severe whatever the area is.',
    },
    {
      level: 'danger',
      when: ({ velocity, gradient, area, ratio }) =>
        !isHigh({ velocity, gradient }) && roundTo(area, 2) > 1 && roundTo(ratio, 2) < 0.25,
      says: 'A dimensionless index below 0.25 is in the severe range, and it does without the diameter: the diameter may be too large, the stenosis severe (EACVI and ASE 2017).',
    },
    {
      level: 'caution',
      when: ({ velocity, gradient, area, ratio }) =>
        !isHigh({ velocity, gradient }) && roundTo(area, 2) <= 1 && roundTo(ratio, 2) >= 0.25,
      says: 'The dimensionless index is not below 0.25: the diameter may be too small and the area with it (EACVI and ASE 2017).',
    },
    {
      level: 'caution',
      when: ({ area, areaIndex }) => areaIndex !== undefined && roundTo(area, 2) > 1 && roundTo(areaIndex, 2) <= 0.6,
      says: 'For the size of this body the area is in the severe range, 0.60 cm²/m² or less. In obesity the index exaggerates; otherwise take it as severe until gradient and calcium score say no.',
    },
    {
      level: 'note',
      when: ({ area, areaIndex }) => areaIndex !== undefined && roundTo(area, 2) <= 1 && roundTo(areaIndex, 2) > 0.6,
      says: 'For the size of this body the area is above the severe range, 0.60 cm²/m²: in a small person the stenosis may be moderate.',
    },
    {
      level: 'caution',
      when: ({ narrower, wider }) => roundTo(narrower, 2) <= 1 !== roundTo(wider, 2) <= 1,
      says: 'One millimeter of the diameter decides here whether the area is above 1.0 cm²: measure it again, or by 3D echo or CT.',
    },
    {
      level: 'note',
      when: ({ area }) => roundTo(area, 2) >= 1 && roundTo(area, 2) <= 1,
      says: 'An area of 1.00 cm² is severe by ESC 2021 and ACC/AHA 2020; EACVI and ASE 2017 print “below 1.0”.',
    },
  ],
  examples: [
    {
      inputs: {
        diameter: 2,
        integral: 20,
        valveIntegral: 100,
        velocity: 4.5,
        gradient: 50,
        ejection: 60,
        bodySurface: 1.7,
      },
      results: {
        area: 0.6283185,
        class: 'Severe',
        pattern: 'High gradient: severe',
        ratio: 0.2,
        areaIndex: 0.3695991,
        strokeVolume: 62.83185,
        strokeIndex: 36.95991,
        narrower: 0.5670575,
        wider: 0.6927212,
      },
      source: 'By hand: π × 0.2; /1.7; π × 20; with 1.9 and 2.1 cm π × 0.1805 and π × 0.2205',
    },
    {
      inputs: { diameter: 2.4, integral: 25, valveIntegral: 90, velocity: 4.2, gradient: 38, bodySurface: 2 },
      results: { area: 1.256637, class: 'Moderate', pattern: 'High gradient: severe', areaIndex: 0.6283185 },
      cautions: ['whatever the area is (ESC 2021)'],
      source: 'By hand: π × 1.44 × 25/90 = 0.4 π; ESC 2021: severe from 4 m/s on',
    },
    {
      inputs: {
        diameter: 2,
        integral: 14,
        valveIntegral: 60,
        velocity: 3.2,
        gradient: 25,
        ejection: 30,
        bodySurface: 1.9,
      },
      results: {
        area: 0.7330383,
        ratio: 0.2333333,
        strokeIndex: 23.14858,
        pattern: 'Low flow, low gradient, reduced ejection fraction',
      },
      cautions: ['dobutamine echo tells'],
      source: 'By hand: π × 14/60; 14 π/1.9; ESC 2021: low flow at 35 mL/m² or less',
    },
    {
      inputs: {
        diameter: 1.9,
        integral: 18,
        valveIntegral: 75,
        velocity: 3.5,
        gradient: 30,
        ejection: 65,
        bodySurface: 1.8,
      },
      results: {
        area: 0.680469,
        strokeIndex: 28.35287,
        pattern: 'Low flow, low gradient, preserved ejection fraction',
      },
      cautions: ['normal blood pressure'],
      source: 'By hand: π × 0.9025 × 0.24; π × 0.9025 × 18/1.8',
    },
    {
      inputs: { diameter: 2, integral: 15, valveIntegral: 62, gradient: 24, bodySurface: 1.9 },
      results: { area: 0.7600627, pattern: 'Low flow, low gradient' },
      cautions: ['normal blood pressure', 'Enter the ejection fraction'],
      source: 'By hand: π × 15/62',
    },
    {
      inputs: { diameter: 2, integral: 24, valveIntegral: 80, velocity: 3.6, gradient: 32, bodySurface: 1.5 },
      results: {
        area: 0.9424778,
        ratio: 0.3,
        areaIndex: 0.6283185,
        strokeIndex: 50.26548,
        pattern: 'Low gradient, flow not low',
      },
      cautions: ['mostly the stenosis is moderate', 'not below 0.25', 'may be moderate', 'One millimeter'],
      source: 'By hand: 0.3 π; /1.5; 24 π/1.5',
    },
    {
      inputs: { diameter: 2, integral: 20, valveIntegral: 88, velocity: 3.7 },
      results: { area: 0.7139983, class: 'Severe', pattern: 'Low gradient, flow unknown' },
      cautions: ['by which the flow is judged'],
      source: 'By hand: π × 20/88',
    },
    {
      inputs: { diameter: 2.5, integral: 18, valveIntegral: 75, velocity: 3, bodySurface: 2.2 },
      results: { area: 1.178097, class: 'Moderate', areaIndex: 0.5354987, pattern: 'Low gradient, area above 1.0 cm²' },
      cautions: ['below 0.25 is in the severe range', 'For the size of this body'],
      source: 'By hand: π × 1.5625 × 0.24 = 0.375 π; /2.2',
    },
    {
      inputs: { diameter: 2, integral: 20, valveIntegral: 40 },
      results: { area: 1.570796, class: 'Mild or none', ratio: 0.5 },
      cautions: ['Area alone'],
      source: 'By hand: π × 0.5',
    },
    {
      inputs: { diameter: 2, integral: 19.1, valveIntegral: 60, velocity: 3.9, gradient: 36, bodySurface: 1.6 },
      results: { area: 1.000074, class: 'Severe' },
      cautions: ['area of 1.00 cm²', 'may be moderate', 'One millimeter', 'mostly the stenosis', 'not below 0.25'],
      source: 'By hand: π × 19.1/60; ESC 2021: severe at 1.0 cm² or less',
    },
    {
      inputs: { diameter: 2, integral: 20, valveIntegral: 130, velocity: 5.4, gradient: 68 },
      results: { area: 0.4833219, class: 'Severe' },
      cautions: ['very severe'],
      source: 'By hand: π × 20/130; ACC/AHA 2020: very severe from 5 m/s or 60 mmHg on',
    },
    {
      inputs: { diameter: 2, integral: 20, valveIntegral: 78, velocity: 3.4, gradient: 46, bodySurface: 1.7 },
      results: { area: 0.8055366, pattern: 'High gradient: severe' },
      cautions: ['hardly go together'],
      source: 'By hand: π × 20/78; 4 × 11.56 = 46.24 is the peak gradient',
    },
    {
      inputs: { diameter: 2.3, integral: 25, valveIntegral: 64, velocity: 3.5, gradient: 32, bodySurface: 1.9 },
      results: { area: 1.622952, class: 'Mild or none', pattern: 'Low gradient, area above 1.0 cm²' },
      cautions: ['mild or none, but'],
      source: 'By hand: π × 1.3225 × 25/64; EACVI and ASE 2017: moderate from 3 m/s or 20 mmHg on',
    },
    {
      inputs: { diameter: 2.3, integral: 25, valveIntegral: 64, velocity: 2.9, gradient: 19 },
      results: { area: 1.622952, class: 'Mild or none' },
      source: 'By hand: π × 1.3225 × 25/64',
    },
    {
      inputs: { diameter: 2, integral: 20, valveIntegral: 95, velocity: 4.2, gradient: 42, ejection: 35 },
      results: { area: 0.6613879, pattern: 'High gradient: severe' },
      cautions: ['even without symptoms'],
      source: 'By hand: π × 20/95; ESC 2021: ejection fraction below 50%',
    },
    {
      inputs: { diameter: 2, integral: 40, valveIntegral: 20 },
      refused: 'are the two swapped',
      source: 'By definition: flow is not slower in the valve',
    },
    {
      inputs: { diameter: 2, integral: 20, valveIntegral: 80, velocity: 3, gradient: 36 },
      refused: 'below the peak gradient',
      source: 'By hand: 4 × 9 = 36',
    },
  ],
  notes: [
    'For adults with a native valve; of prostheses the area is judged otherwise. The diameter counts by its square, and the outflow tract is taken for round. What flows back through a leaking aortic valve is counted into the stroke volume, so that low flow can hide. In atrial fibrillation average 5 to 10 beats. Not with obstruction below the valve. Of children and very small or very large people the area is to be indexed.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Baumgartner et al.: Recommendations on the Echocardiographic Assessment of Aortic Valve Stenosis: EACVI and ASE, J Am Soc Echocardiogr 30 (2017) 372',
      doi: '10.1016/j.echo.2017.02.009',
    },
    {
      title:
        'Vahanian et al.: 2021 ESC/EACTS Guidelines for the Management of Valvular Heart Disease, Eur Heart J 43 (2022) 561',
      doi: '10.1093/eurheartj/ehab395',
    },
    {
      title:
        'Otto et al.: 2020 ACC/AHA Guideline for the Management of Patients with Valvular Heart Disease, Circulation 143 (2021) e72',
      doi: '10.1161/CIR.0000000000000923',
    },
  ],
});
