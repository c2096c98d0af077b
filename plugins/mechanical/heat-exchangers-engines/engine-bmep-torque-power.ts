import { choice, constant, defineEquations, isAbove, quantity } from '@reckoner/engine';

/** The mean pressure that would give the torque: work of a working cycle over the displacement. */
export default defineEquations({
  title: 'Brake mean effective pressure (BMEP)',
  description:
    'BMEP of a four-stroke or two-stroke engine from torque or power and displacement, or the torque, power or displacement for a BMEP, with the mean piston speed.',
  keywords: [
    'BMEP',
    'mean effective pressure',
    'engine torque from BMEP',
    'mean piston speed',
    'engine power from displacement',
    'specific torque',
  ],
  related: ['engine-displacement-bore-stroke', 'horsepower-torque-rpm', 'specific-fuel-consumption-thermal-efficiency'],
  variables: {
    working: choice(
      {
        four: { label: 'Four-stroke', also: ['4-stroke', '4', 'four stroke'] },
        two: { label: 'Two-stroke', also: ['2-stroke', '2', 'two stroke'] },
      },
      { label: 'Working cycle', default: 'four' },
    ),
    meanPressure: quantity('Pa', {
      label: 'Brake mean effective pressure',
      unit: 'bar',
      symbol: 'p_{me}',
      above: 0,
      max: 1000,
      usual: [0.3, 60],
    }),
    displacement: quantity('m^3', {
      label: 'Displacement of all cylinders',
      unit: 'cm^3',
      symbol: 'V_d',
      above: 0,
      max: 1e8,
      usual: [0.5, 3e7],
    }),
    torque: quantity('N*m', {
      label: 'Torque at the crankshaft',
      help: 'At the flywheel: torque at the wheels is larger by the gears and smaller by their losses.',
      symbol: 'M',
      above: 0,
      max: 1e8,
      usual: [0.01, 1e7],
    }),
    speed: quantity('rad/s', {
      label: 'Speed of the crankshaft',
      help: 'At which torque and power are meant.',
      unit: 'rpm',
      symbol: '\\omega',
      above: 0,
      max: 1e5,
      usual: [40, 40000],
      optional: true,
    }),
    power: quantity('W', {
      label: 'Power at the crankshaft',
      unit: 'kW',
      symbol: 'P',
      above: 0,
      max: 1e6,
      usual: [0.01, 100000],
      optional: true,
    }),
    stroke: quantity('m', {
      label: 'Stroke of the piston',
      unit: 'mm',
      symbol: 's',
      above: 0,
      max: 5000,
      usual: [8, 3500],
      optional: true,
    }),
    pistonSpeed: quantity('m/s', {
      label: 'Mean piston speed',
      symbol: 'c_m',
      above: 0,
      max: 1000,
      usual: [1, 35],
      optional: true,
    }),
  },
  equations: ({ working, meanPressure, displacement, torque, speed, power, stroke, pistonSpeed }) => [
    [meanPressure, ((working === 'four' ? 4 : 2) * Math.PI * torque) / displacement],
    [power, torque * speed],
    [pistonSpeed, (stroke * speed) / Math.PI],
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ working, meanPressure }) =>
        isAbove(meanPressure, working === 'four' ? constant(3.5e6, 'Pa') : constant(2.5e6, 'Pa')),
      says: ({ working }) =>
        working === 'four'
          ? 'Production engines stay below about 35 bar: check displacement, the working cycle, and that torque and power are those of the crankshaft.'
          : 'Two-stroke engines stay below about 25 bar, even large marine diesels: check displacement, the working cycle, and that torque and power are those of the crankshaft.',
    },
    {
      level: 'caution',
      when: ({ pistonSpeed }) => pistonSpeed !== undefined && isAbove(pistonSpeed, constant(26, 'm/s')),
      says: 'Hardly any piston has a mean speed of more than about 26 m/s: check stroke and speed.',
    },
  ],
  explanation: ({ working }) =>
    working === 'four'
      ? 'A four-stroke engine of {displacement} with a brake mean effective pressure of {meanPressure} gives {torque}{power?, and {power} at {speed}|}{pistonSpeed?; its pistons have a mean speed of {pistonSpeed}|}.'
      : 'A two-stroke engine of {displacement} with a brake mean effective pressure of {meanPressure} gives {torque}{power?, and {power} at {speed}|}{pistonSpeed?; its pistons have a mean speed of {pistonSpeed}|}.',
  examples: [
    {
      inputs: { displacement: 2000, torque: 250, speed: 5500 },
      results: { meanPressure: 15.70796327, power: 143.9896633 },
      source:
        'OnlyCalculators, BMEP: 1,571 kPa and 143.8 kW; more digits by hand, work of two turns over the displacement',
    },
    {
      inputs: { working: 'two', displacement: '250 cc', power: '40 hp', speed: 8000, stroke: 54.5 },
      results: { torque: 35.60454619, meanPressure: 8.948398459, pistonSpeed: 14.53333333 },
      source: 'Python: work of a turn over the displacement; two strokes a turn',
    },
    {
      inputs: { meanPressure: 11, torque: 400, power: 120 },
      results: { displacement: 4569.589314, speed: 2864.788976 },
      source: 'Python: work of two turns over the pressure; power over torque',
    },
    {
      inputs: { displacement: 1600, meanPressure: '180 psi', pistonSpeed: 15, stroke: 80 },
      results: { torque: 158.0161975, speed: 5625, power: 93.07922346 },
      source: 'Python: as before',
    },
    {
      inputs: { displacement: 500, torque: 150 },
      results: { meanPressure: 37.69911184 },
      cautions: ['stay below about 35 bar'],
      source: 'By hand: 4π × 150/0.0005 Pa',
    },
    {
      inputs: { working: 'two', displacement: 500, torque: 250 },
      results: { meanPressure: 31.41592654 },
      cautions: ['Two-stroke engines stay below about 25 bar'],
      source: 'By hand: 2π × 250/0.0005 Pa',
    },
    {
      inputs: { displacement: 1000, torque: 100, speed: 12000, stroke: 80 },
      results: { pistonSpeed: 32, meanPressure: 12.56637061 },
      cautions: ['26 m/s'],
      source: 'By hand: 2 × 0.08 × 200',
    },
    {
      inputs: { displacement: 2000, torque: 0.25 },
      results: { meanPressure: 0.01570796327 },
      cautions: ['far below the usual'],
      source: 'By hand: 4π × 0.25/0.002 Pa, as 0.25 kN·m would be 15.7 bar',
    },
  ],
  notes: [
    'The pressure that, if it acted on the pistons throughout each working stroke, would give the torque measured: what the engine gives at the shaft for its size. The pressure in the cylinder is far higher at its peak.',
    'Usual at full load: naturally aspirated gasoline engines 8.5 to 13 bar (racing to 15), naturally aspirated diesel engines 7 to 9.5, turbocharged gasoline engines 12 to 25, turbocharged diesel engines 14 to 26 (of cars with several turbochargers to 32), all with four strokes; slow two-stroke marine diesel engines 18 to 21. The highest is at the speed of the highest torque.',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.3 and §2.7' },
    {
      title: 'DiracDelta Science & Engineering Encyclopedia: Brake mean effective pressure',
      url: 'http://www.diracdelta.co.uk/science/source/b/r/brake%20mean%20effective%20pressure/source.html',
    },
    {
      title: 'OnlyCalculators: BMEP (usual values with and without turbocharger)',
      url: 'https://www.onlycalculators.com/physics/machines-and-mechanisms/bmep-calculator-brake-mean-effective-pressure-calculator/',
    },
    {
      title: 'ShipCalculators: Engine power and BMEP relationships (two-stroke marine engines)',
      url: 'https://staging.shipcalculators.com/wiki/engine-power-and-bmep-relationships',
    },
    {
      title: 'Calculatorpod: BMEP (formulas and usual values)',
      url: 'https://calculatorpod.com/science/physics/bmep-calculator-brake-mean-effective-pressure/',
    },
  ],
});
