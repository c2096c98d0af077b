import { defineCalculator, number, percent, quantity } from '@reckoner/engine';

/** Equal belt speed on both pulleys, less the slip. */
export default defineCalculator({
  title: 'Pulley speed',
  description: 'Speed of a driven pulley, belt speed and ratio from the diameters, the driving speed and the slip.',
  keywords: ['pulley rpm', 'belt drive', 'belt speed', 'sheave', 'driven pulley'],
  inputs: {
    drivingDiameter: quantity('m', {
      label: 'Driving pulley',
      usual: [3, 5000],
      unit: 'mm',
      symbol: 'D_1',
      min: 1,
      max: 20000,
    }),
    drivenDiameter: quantity('m', {
      label: 'Driven pulley',
      usual: [3, 5000],
      unit: 'mm',
      symbol: 'D_2',
      min: 1,
      max: 20000,
    }),
    drivingSpeed: quantity('rad/s', {
      label: 'Speed of the driving pulley',
      usual: [1, 100000],
      unit: 'rpm',
      symbol: 'n_1',
      min: 0,
      max: 1e6,
    }),
    drivingTorque: quantity('N*m', {
      label: 'Torque of the driving pulley',
      symbol: 'T_1',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    slip: percent({
      label: 'Slip',
      usual: [0.1, 5],
      help: '1 to 2% for V-belts, none for timing belts.',
      symbol: 's',
      min: 0,
      max: 50,
      default: 0,
    }),
  },
  outputs: {
    drivenSpeed: quantity('rad/s', { label: 'Speed of the driven pulley', unit: 'rpm', symbol: 'n_2' }),
    beltSpeed: quantity('m/s', { label: 'Belt speed', symbol: 'v' }),
    ratio: number({ label: 'Ratio of speeds', symbol: 'i', places: 4 }),
    drivenTorque: quantity('N*m', { label: 'Torque of the driven pulley', symbol: 'T_2', optional: true }),
  },
  formula: ({ drivingDiameter, drivenDiameter, drivingSpeed, drivingTorque, slip }) => ({
    drivenSpeed: ((drivingSpeed * drivingDiameter) / drivenDiameter) * (1 - slip),
    beltSpeed: (drivingSpeed * drivingDiameter) / 2,
    ratio: drivenDiameter / (drivingDiameter * (1 - slip)),
    drivenTorque: drivingTorque === undefined ? undefined : (drivingTorque * drivenDiameter) / drivingDiameter,
  }),
  cautions: [
    {
      level: 'caution',
      when: ({ beltSpeed }) => beltSpeed > 33,
      says: 'Few belts and cast pulleys are made for more than 33 m/s (6,500 ft/min): check the limits of both, as pulleys may burst.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Pulleys',
    draw: ({ drivingDiameter, drivenDiameter }) => {
      const [one, other] = [drivingDiameter / 2, drivenDiameter / 2];
      const center = 1.6 * (one + other);
      const lean = Math.acos((one - other) / center);
      const tangent = (side: number) =>
        [
          [one * Math.cos(lean), side * one * Math.sin(lean)],
          [center + other * Math.cos(lean), side * other * Math.sin(lean)],
        ] as const;
      return [
        { shape: 'circle', center: [0, 0], radius: one },
        { shape: 'circle', color: 3, center: [center, 0], radius: other },
        { shape: 'line', color: 2, points: tangent(1) },
        { shape: 'line', color: 2, points: tangent(-1) },
        { shape: 'label', at: [-1.2 * one, 0], of: 'drivingSpeed' },
        { shape: 'label', at: [center + 1.2 * other, 0], of: 'drivenSpeed' },
      ];
    },
  },
  explanation: 'The driven pulley turns at {drivenSpeed}; the belt runs at {beltSpeed}.',
  examples: [
    {
      inputs: { drivingDiameter: 100, drivenDiameter: 250, drivingSpeed: 1450, drivingTorque: 8 },
      results: { drivenSpeed: 580, beltSpeed: 7.592182, ratio: 2.5, drivenTorque: 20 },
      source: 'By hand: 1450 × 100/250; π × 0.1 × 1450/60; 8 × 2.5',
    },
    {
      inputs: { drivingDiameter: 100, drivenDiameter: 250, drivingSpeed: 1450, slip: 2 },
      results: { drivenSpeed: 568.4, ratio: 2.55102 },
      source: 'By hand: 580 × 0.98; 2.5/0.98',
    },
    {
      inputs: { drivingDiameter: 1000, drivenDiameter: 500, drivingSpeed: 1450 },
      results: { drivenSpeed: 2900, beltSpeed: 75.92182 },
      cautions: ['may burst'],
      source: 'By hand: π × 1 × 1450/60',
    },
  ],
  references: [
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §17-2" },
    { title: 'MPTA-B13i-2013: Rim speed limits of sheaves and sprockets, 6,500 ft/min' },
  ],
});
