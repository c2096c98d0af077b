import { defineCalculator, findRoot, measure, normalQuantile, number, percent } from '@reckoner/engine';

/** The AASHTO (1993) flexible pavement equation solved for the structural number; inches and psi. */
export default defineCalculator({
  title: 'Flexible pavement design (AASHTO 93)',
  description:
    'Structural number of a flexible pavement from traffic, reliability, serviceability loss and subgrade modulus.',
  keywords: ['structural number', 'SN', 'ESAL', 'pavement thickness', 'layer coefficient', 'AASHTO 1993'],
  inputs: {
    traffic: number({
      label: 'Traffic, 80 kN (18 kip) axles',
      usual: [50000, 2e8],
      symbol: 'W_{18}',
      min: 10000,
      max: 1e9,
    }),
    reliability: percent({ label: 'Reliability', symbol: 'R', min: 50, max: 99.9, usual: 'all', default: 95 }),
    deviation: number({ label: 'Overall standard deviation', symbol: 'S_0', min: 0.2, max: 0.7, default: 0.45 }),
    serviceabilityLoss: number({
      label: 'Loss of serviceability',
      help: 'Usually 4.2 − 2.5 = 1.7 to 4.5 − 2.5 = 2.',
      symbol: '\\Delta PSI',
      min: 0.5,
      max: 2.7,
      default: 1.7,
    }),
    subgrade: measure('psi', {
      label: 'Resilient modulus of the subgrade',
      usual: [1500, 30000],
      symbol: 'M_R',
      min: 1000,
      max: 50000,
    }),
    surface: measure('in', { label: 'Asphalt thickness', usual: [1, 20], symbol: 'D_1', min: 0, max: 40, default: 4 }),
    surfaceCoefficient: number({
      label: 'Layer coefficient of the asphalt',
      symbol: 'a_1',
      min: 0.1,
      max: 0.6,
      default: 0.44,
    }),
    baseCoefficient: number({
      label: 'Layer coefficient of the base',
      symbol: 'a_2',
      min: 0.03,
      max: 0.4,
      default: 0.14,
    }),
    drainage: number({ label: 'Drainage coefficient of the base', symbol: 'm_2', min: 0.4, max: 1.4, default: 1 }),
  },
  outputs: {
    structuralNumber: number({ label: 'Structural number', symbol: 'SN', places: 2 }),
    base: measure('in', { label: 'Base thickness with this asphalt', symbol: 'D_2', places: 1 }),
  },
  formula: (inputs) => {
    const { traffic, reliability, deviation, serviceabilityLoss, subgrade } = inputs;
    const { surface, surfaceCoefficient, baseCoefficient, drainage } = inputs;
    const constantPart =
      normalQuantile(1 - reliability) * deviation - 0.2 + 2.32 * Math.log10(subgrade) - 8.07 - Math.log10(traffic);
    const loss = Math.log10(serviceabilityLoss / 2.7);
    const balance = (sn: number) => constantPart + 9.36 * Math.log10(sn + 1) + loss / (0.4 + 1094 / (sn + 1) ** 5.19);
    const structuralNumber = findRoot(balance, 0, 100);
    const left = structuralNumber - surface * surfaceCoefficient;
    return { structuralNumber, base: Math.max(0, left / (baseCoefficient * drainage)) };
  },
  explanation: ({ base }) =>
    base > 0
      ? 'The pavement needs a structural number of {structuralNumber}: with {surface} of asphalt a base of {base}.'
      : 'The pavement needs a structural number of {structuralNumber}, which {surface} of asphalt gives without a base.',
  examples: [
    {
      inputs: { traffic: 5000000, deviation: 0.35, serviceabilityLoss: 1.9, subgrade: 5000 },
      results: { structuralNumber: 4.975584, base: 22.968455 },
      source: 'AASHTO Guide (1993), Figure 3.1, example: SN = 5.0; scipy.optimize.brentq on the equation',
    },
    {
      inputs: { traffic: 2000000, reliability: 90, serviceabilityLoss: 2, subgrade: 10000 },
      results: { structuralNumber: 3.387628, base: 11.625916 },
      source: 'scipy.optimize.brentq on the equation',
    },
    {
      inputs: { traffic: 100000, reliability: 50, serviceabilityLoss: 1.5, subgrade: 20000, surface: 12 },
      results: { base: 0 },
      source: 'By hand: 12 × 0.44 = 5.28 is over any structural number for this traffic',
    },
    {
      inputs: {
        traffic: 3000000,
        subgrade: 7500,
        surface: 5,
        surfaceCoefficient: 0.4,
        baseCoefficient: 0.11,
        drainage: 0.8,
      },
      results: { structuralNumber: 4.388690131, base: 27.14420604 },
      source: 'scipy.optimize.brentq on the equation; (SN − 0.4 × 5)/(0.11 × 0.8)',
    },
  ],
  notes: [
    'Two layers; a subbase, least thicknesses, frost and layered analysis come on top. Empirical for the AASHO Road Test.',
    'A licensed engineer must check the design.',
  ],
  references: [{ title: 'AASHTO: Guide for Design of Pavement Structures (1993), Part II, ch. 3' }],
});
