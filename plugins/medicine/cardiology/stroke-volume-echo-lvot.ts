import { category, defineCalculator, measure, roundTo } from '@reckoner/engine';
import { bodySurface, outflowArea, outflowDiameter, outflowIntegral } from './shared/echo.js';

const LOW = 'Low flow';

/** Stroke volume by pulsed-wave Doppler of the outflow tract, and what 1 mm of its diameter changes. */
export default defineCalculator({
  title: 'Stroke volume from LVOT VTI',
  description:
    'Stroke volume, cardiac output and their indices by echocardiography, from the diameter and the velocity-time integral of the left ventricular outflow tract.',
  keywords: ['LVOT VTI', 'stroke volume index', 'Doppler cardiac output', 'cardiac index by echo', 'SVI'],
  related: ['aortic-valve-area-continuity', 'cardiac-output-fick', 'body-surface-area'],
  inputs: {
    diameter: outflowDiameter,
    integral: outflowIntegral,
    heartRate: measure('bpm', {
      label: 'Heart rate',
      help: 'At the beats that were traced; for the cardiac output.',
      symbol: 'HR',
      min: 20,
      max: 250,
      usual: [40, 180],
      optional: true,
    }),
    bodySurface,
  },
  outputs: {
    strokeVolume: measure('mL', { label: 'Stroke volume', symbol: 'SV', places: 0 }),
    strokeIndex: measure('mL/m^2', { label: 'Stroke volume index', symbol: 'SVI', places: 0, optional: true }),
    flow: category([LOW, 'Flow not low'], { label: 'Flow (ESC 2021)', of: 'strokeIndex', optional: true }),
    output: measure('L/min', { label: 'Cardiac output', symbol: 'CO', places: 1, optional: true }),
    index: measure('L/(min*m^2)', { label: 'Cardiac index', symbol: 'CI', places: 1, optional: true }),
    narrower: measure('mL', {
      label: 'Stroke volume, diameter 1 mm smaller',
      symbol: 'SV_{-}',
      places: 0,
    }),
    wider: measure('mL', { label: 'Stroke volume, diameter 1 mm larger', symbol: 'SV_{+}', places: 0 }),
  },
  formula: ({ diameter, integral, heartRate, bodySurface }) => {
    const strokeVolume = outflowArea(diameter) * integral;
    const strokeIndex = bodySurface === undefined ? undefined : strokeVolume / bodySurface;
    const output = heartRate === undefined ? undefined : (strokeVolume * heartRate) / 1000;
    return {
      strokeVolume,
      strokeIndex,
      flow: strokeIndex === undefined ? undefined : roundTo(strokeIndex, 0) <= 35 ? LOW : 'Flow not low',
      output,
      index: output === undefined || bodySurface === undefined ? undefined : output / bodySurface,
      narrower: outflowArea(diameter - 0.1) * integral,
      wider: outflowArea(diameter + 0.1) * integral,
    };
  },
  explanation:
    'The stroke volume is {strokeVolume}{strokeIndex?, {strokeIndex} of body surface|}{output?; the cardiac output is {output}|}{index?, the cardiac index {index}|}. If the diameter is off by 1 mm, the stroke volume is {narrower} or {wider}.',
  figure: {
    kind: 'curve',
    title: 'Stroke volume by LVOT diameter',
    x: { of: 'diameter', label: 'LVOT diameter' },
    y: { of: 'strokeVolume', label: 'Stroke volume' },
    curve: ({ diameter, integral, strokeVolume }) => ({
      from: 0,
      to: 1.5 * diameter,
      lines: [{ y: (x) => outflowArea(x) * integral }],
      marks: [{ x: diameter, y: strokeVolume, label: 'Measured' }],
    }),
  },
  cautions: [
    {
      level: 'danger',
      when: ({ index }) => index !== undefined && roundTo(index, 1) < 2.2,
      says: 'A cardiac index below 2.2 L/min/m² is low. With low pressure, cold limbs, little urine or a raised lactate it is cardiogenic shock until the contrary is shown.',
    },
    {
      level: 'caution',
      when: ({ strokeIndex }) => strokeIndex !== undefined && roundTo(strokeIndex, 0) <= 35,
      says: 'A stroke volume index of 35 mL/m² or less is low flow, whatever the heart rate makes of it. In aortic stenosis it lowers the gradient, which then hides a severe stenosis.',
    },
    {
      level: 'caution',
      when: ({ strokeIndex }) => strokeIndex !== undefined && roundTo(strokeIndex, 0) > 65,
      says: 'So large a stroke volume index points to aortic regurgitation, a high output or a wrong diameter: what flows back through the aortic valve is counted in.',
    },
    {
      level: 'caution',
      when: ({ strokeIndex, bodySurface, narrower, wider }) =>
        strokeIndex !== undefined &&
        bodySurface !== undefined &&
        roundTo(narrower / bodySurface, 0) <= 35 !== roundTo(wider / bodySurface, 0) <= 35,
      says: 'One millimeter of the diameter decides here whether the flow is low: measure it again, or by 3D echo or CT.',
    },
    {
      level: 'note',
      when: ({ bodySurface }) => bodySurface === undefined,
      says: 'Whether the flow is low depends on the size of the body: enter the body surface area for the indices.',
    },
  ],
  examples: [
    {
      inputs: { diameter: 2, integral: 20, heartRate: 70, bodySurface: 1.8 },
      results: {
        strokeVolume: 62.83185,
        strokeIndex: 34.90659,
        flow: 'Low flow',
        output: 4.39823,
        index: 2.443461,
        narrower: 56.70575,
        wider: 69.27212,
      },
      cautions: ['whatever the heart rate', 'One millimeter'],
      source: 'By hand: π × 20; × 0.07; /1.8; with 1.9 and 2.1 cm π × 18.05 and π × 22.05',
    },
    {
      inputs: { diameter: '22 mm', integral: 22, bodySurface: 1.9 },
      results: { strokeVolume: '83.62920', strokeIndex: 44.01537, flow: 'Flow not low' },
      source: 'By hand: π × 1.21 × 22 = 26.62 π; /1.9',
    },
    {
      inputs: { diameter: 2, integral: 12, heartRate: 90, bodySurface: 2 },
      results: { strokeVolume: 37.69911, output: 3.39292, index: 1.69646, flow: 'Low flow' },
      cautions: ['cardiogenic shock', 'whatever the heart rate'],
      source: 'By hand: 12 π; × 0.09; /2',
    },
    {
      inputs: { diameter: 2.6, integral: 30, heartRate: 60, bodySurface: 2 },
      results: { strokeVolume: 159.2787, strokeIndex: 79.63937 },
      cautions: ['aortic regurgitation'],
      source: 'By hand: π × 1.69 × 30 = 50.7 π; /2',
    },
    {
      inputs: { diameter: 2, integral: 18 },
      results: { strokeVolume: 56.54867, narrower: 51.03517, wider: 62.34491 },
      cautions: ['depends on the size'],
      source: 'By hand: 18 π; π × 0.9025 × 18 = 16.245 π; π × 1.1025 × 18 = 19.845 π',
    },
  ],
  notes: [
    'For adults. The diameter counts by its square: 1 mm of 20 mm is 10% of the stroke volume. The outflow tract is taken for round, though it mostly is oval, so that the stroke volume comes out too small. In atrial fibrillation average 5 to 10 beats. Not with obstruction below the valve, nor where the Doppler beam lies at more than 20° to the flow.',
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
      title: 'Naidu et al.: SCAI SHOCK Stage Classification Expert Consensus Update, J Am Coll Cardiol 79 (2022) 933',
      doi: '10.1016/j.jacc.2022.01.018',
    },
  ],
});
