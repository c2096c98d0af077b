import { category, defineCalculator, integer, number, percent, product, quantity, rows } from '@reckoner/engine';

/** Product of driven over driving teeth; each external mesh turns the direction round. */
export default defineCalculator({
  title: 'Gear ratio',
  description:
    'Ratio, output speed, torque and direction of a simple or compound gear train from its numbers of teeth.',
  keywords: ['gear train', 'compound gears', 'transmission ratio', 'gear reduction', 'teeth', 'idler'],
  inputs: {
    stages: rows(
      {
        driving: integer({ label: 'Teeth of the driving gear', min: 4, max: 10000 }),
        driven: integer({ label: 'Teeth of the driven gear', min: 4, max: 10000 }),
      },
      { label: 'Gear pairs', help: 'One row for each pair; leave out idlers.', maxItems: 20 },
    ),
    idlers: integer({ label: 'Idler gears', symbol: 'k', min: 0, max: 100, default: 0 }),
    inputSpeed: quantity('rpm', { label: 'Input speed', symbol: 'n_1', min: 0, max: 1e6, default: 1000 }),
    inputTorque: quantity('N*m', { label: 'Input torque', symbol: 'T_1', min: 0, max: 1e9, default: 1 }),
    efficiency: percent({
      label: 'Efficiency of each mesh',
      usual: [50, 100],
      symbol: '\\eta',
      above: 0,
      max: 100,
      default: 100,
    }),
  },
  outputs: {
    ratio: number({ label: 'Ratio, input to output speed', symbol: 'i', places: 4 }),
    outputSpeed: quantity('rpm', { label: 'Output speed', symbol: 'n_2' }),
    outputTorque: quantity('N*m', { label: 'Output torque', symbol: 'T_2' }),
    direction: category(['Same as the input', 'Opposite to the input'], { label: 'Direction of rotation' }),
  },
  formula: ({ stages, idlers, inputSpeed, inputTorque, efficiency }) => {
    const ratio = stages.reduce((product, { driving, driven }) => (product * driven) / driving, 1);
    const meshes = stages.length + idlers;
    return {
      ratio,
      outputSpeed: inputSpeed / ratio,
      outputTorque: inputTorque * ratio * efficiency ** meshes,
      direction: meshes % 2 === 0 ? 'Same as the input' : 'Opposite to the input',
    };
  },
  shown: ({ stages, idlers, inputSpeed, inputTorque, efficiency }) => {
    const ratio = product(stages.map(({ driving, driven }) => driven / driving));
    return {
      ratio,
      outputSpeed: inputSpeed / ratio,
      outputTorque: inputTorque * ratio * efficiency ** (stages.length + idlers),
    };
  },
  explanation: 'The train has a ratio of {ratio} to 1: it turns at {outputSpeed} with {outputTorque}.',
  examples: [
    {
      inputs: {
        stages: [
          { driving: 20, driven: 40 },
          { driving: 15, driven: 60 },
        ],
        inputSpeed: 1500,
        inputTorque: 10,
        efficiency: 98,
      },
      results: { ratio: 8, outputSpeed: 187.5, outputTorque: 76.832, direction: 'Same as the input' },
      source: 'By hand: 40/20 × 60/15; 1500/8; 10 × 8 × 0.98²',
    },
    {
      inputs: { stages: [{ driving: 20, driven: 40 }], inputSpeed: 1200, inputTorque: 5 },
      results: { ratio: 2, outputSpeed: 600, outputTorque: 10, direction: 'Opposite to the input' },
      source: 'By hand: 40/20',
    },
    {
      inputs: { stages: [{ driving: 20, driven: 40 }], idlers: 1 },
      results: { ratio: 2, outputSpeed: 500, direction: 'Same as the input' },
      source: 'By hand: an idler changes the direction alone',
    },
  ],
  notes: ['External gears; an internal (ring) gear does not turn the direction round. Each idler costs one more mesh.'],
  references: [{ title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §13-13" }],
});
