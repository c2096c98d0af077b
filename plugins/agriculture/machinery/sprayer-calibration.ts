import { defineCalculator, quantity } from '@reckoner/engine';

/** L/ha = 600 × (L/min)/(km/h × m); nozzle flow goes with the square root of pressure. */
export default defineCalculator({
  title: 'Sprayer calibration',
  description:
    'Application rate of a boom sprayer from nozzle flow, speed and spacing, and the flow and pressure for a target rate.',
  keywords: ['nozzle flow', 'liters per hectare', 'gallons per acre', 'boom sprayer', 'spray pressure'],
  inputs: {
    flow: quantity('m^3/s', {
      usual: [0.05, 15],
      label: 'Flow of one nozzle',
      unit: 'L/min',
      symbol: 'q',
      min: 0.001,
      max: 1000,
    }),
    pressure: quantity('Pa', {
      usual: [0.5, 20],
      label: 'Pressure at this flow',
      unit: 'bar',
      symbol: 'p',
      min: 0.1,
      max: 50,
    }),
    speed: quantity('m/s', { usual: [1, 35], label: 'Speed', unit: 'km/h', symbol: 'v', min: 0.1, max: 60 }),
    spacing: quantity('m', {
      usual: [10, 200],
      label: 'Nozzle spacing',
      unit: 'cm',
      symbol: 's',
      min: 1,
      max: 1000,
      default: 50,
    }),
    target: quantity('m', { usual: [15, 3000], label: 'Target rate', unit: 'L/ha', symbol: 'R_t', min: 1, max: 10000 }),
  },
  outputs: {
    rate: quantity('m', { label: 'Application rate now', unit: 'L/ha', symbol: 'R', places: 1 }),
    targetFlow: quantity('m^3/s', { label: 'Nozzle flow for the target', unit: 'L/min', symbol: 'q_t', places: 3 }),
    targetPressure: quantity('Pa', { label: 'Pressure for the target', unit: 'bar', symbol: 'p_t', places: 2 }),
    targetSpeed: quantity('m/s', { label: 'Or speed for the target', unit: 'km/h', symbol: 'v_t', places: 2 }),
  },
  formula: ({ flow, pressure, speed, spacing, target }) => {
    const rate = flow / (speed * spacing);
    const targetFlow = target * speed * spacing;
    return {
      rate,
      targetFlow,
      targetPressure: pressure * (targetFlow / flow) ** 2,
      targetSpeed: flow / (target * spacing),
    };
  },
  explanation: 'The sprayer puts out {rate}; for {target} set {targetFlow} per nozzle, about {targetPressure}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pressure, targetPressure }) => targetPressure > 2 * pressure || targetPressure < pressure / 2,
      says: 'So large a change of pressure leaves the range of most nozzles and changes the drops: take another nozzle size or speed.',
    },
  ],
  examples: [
    {
      inputs: { flow: 0.8, pressure: 2, speed: 8, target: 150 },
      results: { rate: 120, targetFlow: 1, targetPressure: 3.125, targetSpeed: 6.4 },
      source: 'By hand: 600 × 0.8/(8 × 0.5); 150 × 8 × 0.5/600; 2 × 1.25²',
    },
    {
      inputs: { flow: '0.4 gal/min', pressure: '40 psi', speed: '6 mph', spacing: '20 in', target: '15 gal/acre' },
      results: { rate: 185.20833, targetFlow: 1.1470945 },
      source: 'Python in US units: 43560 × 12 × 0.4/(528 × 20) gal/acre; 15 × 528 × 20/(43560 × 12) gal/min',
    },
    {
      inputs: { flow: 0.8, pressure: 2, speed: 8, target: 240 },
      results: { rate: 120, targetFlow: 1.6, targetPressure: 8, targetSpeed: 4 },
      cautions: ['another nozzle'],
      source: 'By hand: twice the flow, four times the pressure, half the speed',
    },
  ],
  notes: [
    'Small changes only by pressure, within the nozzle’s range: to double the flow takes four times the pressure.',
  ],
  references: [
    { title: 'Matthews, Bateman, Miller: Pesticide Application Methods, 4th ed., ch. 7', isbn: '978-1-118-35130-7' },
  ],
});
