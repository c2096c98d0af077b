import { defineCalculator, percent, quantity } from '@reckoner/engine';

/** Displacement pump with volumetric and mechanical efficiency. */
export default defineCalculator({
  title: 'Hydraulic pump flow and power',
  description: 'Flow, drive power and torque of a hydraulic displacement pump from displacement, speed and pressure.',
  keywords: ['pump displacement', 'cc/rev', 'gear pump', 'hydraulic power', 'drive torque', 'volumetric efficiency'],
  inputs: {
    displacement: quantity('m^3', {
      label: 'Displacement per revolution',
      usual: [0.1, 3000],
      unit: 'cm^3',
      symbol: 'V',
      min: 0.001,
      max: 1e6,
    }),
    speed: quantity('rad/s', { label: 'Speed', usual: [50, 8000], unit: 'rpm', symbol: 'n', min: 0.1, max: 1e5 }),
    pressure: quantity('Pa', {
      label: 'Pressure rise',
      usual: [2, 700],
      unit: 'bar',
      symbol: '\\Delta p',
      min: 0,
      max: 5000,
    }),
    volumetric: percent({
      label: 'Volumetric efficiency',
      usual: [60, 100],
      symbol: '\\eta_v',
      min: 10,
      max: 100,
      default: 95,
    }),
    mechanical: percent({
      label: 'Mechanical efficiency',
      usual: [60, 100],
      symbol: '\\eta_m',
      min: 10,
      max: 100,
      default: 90,
    }),
  },
  outputs: {
    flow: quantity('m^3/s', { label: 'Flow', unit: 'L/min', symbol: 'Q' }),
    hydraulicPower: quantity('W', { label: 'Hydraulic power', unit: 'kW', symbol: 'P_h' }),
    drivePower: quantity('W', { label: 'Drive power', unit: 'kW', symbol: 'P' }),
    torque: quantity('N*m', { label: 'Drive torque', symbol: 'T' }),
  },
  formula: ({ displacement, speed, pressure, volumetric, mechanical }) => {
    const perRadian = displacement / (2 * Math.PI);
    const flow = perRadian * speed * volumetric;
    const torque = (pressure * perRadian) / mechanical;
    return { flow, hydraulicPower: pressure * flow, drivePower: torque * speed, torque };
  },
  explanation:
    'The pump delivers {flow} and takes {drivePower}, a torque of {torque}, at efficiencies of {volumetric} (volumetric) and {mechanical} (mechanical).',
  examples: [
    {
      inputs: { displacement: 45, speed: 1450, pressure: 200 },
      results: { flow: 61.9875, hydraulicPower: 20.6625, drivePower: 24.166667, torque: 159.154943 },
      source: 'Python: 45e-3 × 1450 × 0.95; 20 MPa × Q; /(0.95 × 0.9); 20e6 × 45e-6/(2π × 0.9)',
    },
    {
      inputs: { displacement: 10, speed: 1500, pressure: 100, volumetric: 100, mechanical: 100 },
      results: { flow: 15, hydraulicPower: 2.5, drivePower: 2.5, torque: 15.915494 },
      source: 'By hand: 10 × 1.5; 10e6 × 15/60000; 100/2π',
    },
  ],
  references: [{ title: 'Esposito: Fluid Power with Applications, 7th ed., ch. 5' }],
});
