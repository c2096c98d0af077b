import { choice, defineCalculator, noResult, number, quantity, rows, sum } from '@reckoner/engine';

/** M_n = ΣNM/ΣN, M_w = ΣNM²/ΣNM; fractions by number or by weight. */
export default defineCalculator({
  title: 'Mn, Mw and dispersity',
  description: 'Number-average and weight-average molar mass and dispersity of a polymer from its fractions.',
  keywords: ['polydispersity index', 'PDI', 'number average', 'weight average', 'Mz'],
  inputs: {
    by: choice({ number: 'Number of chains', weight: 'Weight' }, { label: 'Amounts are', default: 'number' }),
    fractions: rows(
      {
        amount: number({ label: 'Amount', min: 0, max: 1e12 }),
        molarMass: quantity('g/mol', { label: 'Molar mass', above: 0, max: 1e9 }),
      },
      { label: 'Fractions', maxItems: 10000 },
    ),
  },
  outputs: {
    numberAverage: quantity('g/mol', { label: 'Number average', symbol: 'M_n', places: 0 }),
    weightAverage: quantity('g/mol', { label: 'Weight average', symbol: 'M_w', places: 0 }),
    zAverage: quantity('g/mol', { label: 'z average', symbol: 'M_z', places: 0 }),
    dispersity: number({ label: 'Dispersity', symbol: 'D_M', places: 4 }),
  },
  formula: ({ by, fractions }) => {
    if (sum(fractions.map(({ amount }) => amount)) === 0) throw noResult('The amounts add up to nothing.');
    const moment = (power: number) =>
      sum(fractions.map(({ amount, molarMass }) => amount * molarMass ** (by === 'number' ? power : power - 1)));
    const numberAverage = moment(1) / moment(0);
    const weightAverage = moment(2) / moment(1);
    return { numberAverage, weightAverage, zAverage: moment(3) / moment(2), dispersity: weightAverage / numberAverage };
  },
  explanation: 'The polymer has Mn = {numberAverage}, Mw = {weightAverage} and a dispersity of {dispersity}.',
  examples: [
    {
      inputs: {
        fractions: [
          { amount: 10, molarMass: 10000 },
          { amount: 20, molarMass: 50000 },
          { amount: 5, molarMass: 100000 },
        ],
      },
      results: { numberAverage: 45714.286, weightAverage: 63125, zAverage: 74356.436, dispersity: 1.3808594 },
      source: 'Python: 1.6e6/35; 1.01e11/1.6e6; 7.51e15/1.01e11',
    },
    {
      inputs: {
        by: 'weight',
        fractions: [
          { amount: 1, molarMass: 10000 },
          { amount: 1, molarMass: 40000 },
        ],
      },
      results: { numberAverage: 16000, weightAverage: 25000, dispersity: 1.5625 },
      source: 'By hand: 2/(1/10000 + 1/40000); (10000 + 40000)/2',
    },
    {
      inputs: { fractions: [{ amount: 0, molarMass: 10000 }] },
      noResult: 'add up to nothing',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'IUPAC: Dispersity in polymer science, Pure Appl. Chem. 81 (2009) 351', doi: '10.1351/PAC-REC-08-05-02' },
  ],
});
