import { choice, defineCalculator, isAbove, isBelow, number, percent, roundTo } from '@reckoner/engine';

/** Air for complete burning by mass, as customary of each fuel. */
const STOICHIOMETRIC = {
  gasoline: 14.7,
  diesel: 14.5,
  ethanol: 9,
  methanol: 6.47,
  propane: 15.67,
  methane: 17.2,
} as const;

const GASOLINE_DENSITY = 0.745;
const ETHANOL_DENSITY = 0.789;

const NAMES = {
  gasoline: 'gasoline without ethanol',
  diesel: 'diesel',
  ethanol: 'ethanol',
  methanol: 'methanol',
  propane: 'propane',
  methane: 'methane',
} as const;

/** Lambda is the air-fuel ratio over that of complete burning. */
export default defineCalculator({
  title: 'Lambda and air-fuel ratio',
  description:
    'Air-fuel ratio of a fuel or ethanol blend from lambda, or lambda from an air-fuel ratio, from an equivalence ratio or from a gauge that shows gasoline’s.',
  keywords: [
    'AFR to lambda',
    'lambda to AFR',
    'wideband',
    'stoich E85',
    'E85 AFR',
    'air fuel ratio gauge',
    'flex fuel stoich',
  ],
  related: ['air-fuel-ratio-stoichiometric', 'ethanol-blend-e85-mix', 'engine-volumetric-efficiency-airflow'],
  inputs: {
    fuel: choice(
      {
        gasoline: { label: 'Gasoline without ethanol (14.7)', also: ['gasoline', 'petrol', 'gas', 'E0'] },
        blend: { label: 'Gasoline with ethanol', also: ['blend', 'ethanol blend', 'flex fuel', 'E10', 'E15', 'E85'] },
        ethanol: { label: 'Ethanol (9.0)', also: ['ethanol', 'E100'] },
        methanol: { label: 'Methanol (6.47)', also: ['methanol', 'M100'] },
        diesel: { label: 'Diesel (14.5)', also: ['diesel'] },
        propane: { label: 'Propane, LPG (15.67)', also: ['propane', 'LPG', 'autogas'] },
        methane: { label: 'Methane (17.2)', also: ['methane', 'CNG', 'natural gas'] },
        custom: { label: 'Another fuel', also: ['custom', 'other'] },
      },
      { label: 'Fuel', default: 'gasoline' },
    ),
    ethanolContent: percent({
      label: 'Ethanol content, by volume',
      help: '10 for E10. E85 of the USA has 51 to 83%.',
      symbol: 'E',
      min: 0,
      max: 100,
      usual: [1, 100],
      when: { fuel: 'blend' },
    }),
    custom: number({
      label: 'Air-fuel ratio of complete burning',
      help: 'By mass.',
      symbol: 'S_f',
      text: 'ratio',
      min: 0.5,
      max: 50,
      usual: [1.5, 35],
      when: { fuel: 'custom' },
    }),
    known: choice(
      {
        lambda: { label: 'Lambda', also: ['lambda'] },
        ratio: { label: 'Air-fuel ratio of this fuel', also: ['AFR', 'ratio', 'air-fuel ratio'] },
        gauge: { label: 'Reading of a gauge that shows 14.7 at lambda 1', also: ['gauge', 'gasoline scale'] },
        equivalence: { label: 'Equivalence ratio (phi)', also: ['phi', 'equivalence ratio'] },
      },
      { label: 'Known', default: 'lambda' },
    ),
    lambda: number({
      label: 'Lambda',
      symbol: '\\lambda_0',
      min: 0.1,
      max: 100,
      usual: [0.6, 8],
      when: { known: 'lambda' },
    }),
    ratio: number({
      label: 'Air-fuel ratio',
      help: 'By mass.',
      symbol: 'A_0',
      text: 'ratio',
      min: 0.2,
      max: 1000,
      usual: [1.4, 120],
      when: { known: 'ratio' },
    }),
    gauge: number({
      label: 'Reading of the gauge',
      symbol: 'G_0',
      text: 'ratio',
      min: 1.5,
      max: 1000,
      usual: [8, 120],
      when: { known: 'gauge' },
    }),
    equivalence: number({
      label: 'Equivalence ratio',
      help: 'Fuel over the fuel of complete burning: above 1 is rich.',
      symbol: '\\phi_0',
      min: 0.01,
      max: 10,
      usual: [0.12, 1.8],
      when: { known: 'equivalence' },
    }),
  },
  outputs: {
    lambdaFound: number({ label: 'Lambda', symbol: '\\lambda', places: 3, digits: 3 }),
    ratioFound: number({ label: 'Air-fuel ratio of this fuel', symbol: 'A', places: 2, digits: 3 }),
    stoichiometric: number({ label: 'Air-fuel ratio of complete burning', symbol: 'S', places: 2, digits: 3 }),
    gaugeFound: number({ label: 'On a gauge with gasoline’s scale', symbol: 'G', places: 2, digits: 3 }),
    equivalenceFound: number({ label: 'Equivalence ratio', symbol: '\\phi', places: 3, digits: 3 }),
    excess: percent({ label: 'Air above complete burning (negative: missing)', symbol: 'e', places: 1 }),
    fuelChange: percent({
      label: 'Fuel above that of gasoline, by mass',
      help: 'At the same lambda and air.',
      symbol: 'c',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ fuel, ethanolContent, custom, known, lambda, ratio, gauge, equivalence }) => {
    const share =
      fuel === 'blend'
        ? (ETHANOL_DENSITY * ethanolContent) /
          (ETHANOL_DENSITY * ethanolContent + GASOLINE_DENSITY * (1 - ethanolContent))
        : 0;
    const stoichiometric = fuel === 'blend' ? 14.7 - 5.7 * share : fuel === 'custom' ? custom : STOICHIOMETRIC[fuel];
    const lambdaFound =
      known === 'lambda'
        ? lambda
        : known === 'ratio'
          ? ratio / stoichiometric
          : known === 'gauge'
            ? gauge / 14.7
            : 1 / equivalence;
    return {
      lambdaFound,
      ratioFound: known === 'ratio' ? ratio : lambdaFound * stoichiometric,
      stoichiometric,
      gaugeFound: known === 'gauge' ? gauge : 14.7 * lambdaFound,
      equivalenceFound: known === 'equivalence' ? equivalence : 1 / lambdaFound,
      excess: lambdaFound - 1,
      fuelChange: fuel === 'blend' || fuel === 'ethanol' || fuel === 'methanol' ? 14.7 / stoichiometric - 1 : undefined,
    };
  },
  explanation: ({ fuel, fuelChange }) =>
    `With ${
      fuel === 'blend'
        ? 'gasoline that has {ethanolContent} ethanol by volume'
        : fuel === 'custom'
          ? 'a fuel that burns completely at {custom}'
          : NAMES[fuel]
    } lambda is {lambdaFound} and the air-fuel ratio {ratioFound}, where complete burning takes {stoichiometric}: {excess|{|excess|} of the air is missing (rich)|just the air that it takes|{|excess|} more air than it takes (lean)}. A gauge with gasoline’s scale, 14.7 at lambda 1, shows {gaugeFound}.${
      fuelChange === undefined
        ? ''
        : ' At the same lambda the air takes {fuelChange|{|fuelChange|} less fuel than|as much fuel as|{|fuelChange|} more fuel by mass than} gasoline without ethanol.'
    }`,
  cautions: [
    {
      level: 'caution',
      when: ({ fuel, known, lambdaFound }) =>
        (fuel === 'blend' || fuel === 'ethanol' || fuel === 'methanol') &&
        known === 'ratio' &&
        roundTo(lambdaFound, 3) > 1.15,
      says: 'So lean a mixture hardly burns well with this fuel. If {ratioFound} is what a gauge shows, that most likely has gasoline’s scale, which shows 14.7 at lambda 1 with any fuel: choose the reading of a gauge.',
    },
    {
      level: 'caution',
      when: ({ fuel, known, ratioFound, lambdaFound, stoichiometric }) =>
        (fuel === 'blend' || fuel === 'ethanol' || fuel === 'methanol') &&
        known === 'ratio' &&
        roundTo(stoichiometric, 2) < 13.9 &&
        roundTo(ratioFound, 2) >= 10 &&
        roundTo(lambdaFound, 3) <= 1.15,
      says: 'At lambda {lambdaFound} a gauge with gasoline’s scale, which shows 14.7 at lambda 1 with any fuel, shows {gaugeFound}. If {ratioFound} is what such a gauge shows, the mixture is richer than is told here: choose the reading of a gauge.',
    },
    {
      level: 'caution',
      when: ({ fuel, known, gaugeFound, lambdaFound, stoichiometric }) =>
        (fuel === 'blend' || fuel === 'ethanol' || fuel === 'methanol') &&
        known === 'gauge' &&
        roundTo(stoichiometric, 2) < 12 &&
        roundTo(lambdaFound, 3) < 0.72 &&
        isBelow(gaugeFound, 1.15 * stoichiometric),
      says: 'If the gauge is set to the scale of this fuel, which shows {stoichiometric} at lambda 1, its {gaugeFound} is far leaner than is told here: choose the air-fuel ratio of this fuel. On gasoline’s scale it is very rich.',
    },
    {
      level: 'caution',
      when: ({ fuel, known, lambdaFound }) =>
        fuel !== 'diesel' &&
        roundTo(lambdaFound, 3) > 1.6 &&
        !((fuel === 'blend' || fuel === 'ethanol' || fuel === 'methanol') && known === 'ratio'),
      says: 'Leaner than lambda 1.6 engines with spark ignition hardly run, but for lean-burn gas engines and hydrogen: check which of lambda, air-fuel ratio and equivalence ratio is known, the sensor, and leaks of the exhaust.',
    },
    {
      level: 'caution',
      when: ({ fuel, lambdaFound }) =>
        fuel !== 'diesel' && roundTo(lambdaFound, 3) >= 1 && roundTo(lambdaFound, 3) <= 1.6,
      says: 'Lambda 1 and leaner is for idle and light load. At full load, with boost above all, most engines with spark ignition run rich, about lambda 0.75 to 0.9: there a lean mixture knocks, and can melt pistons and valves.',
    },
    {
      level: 'caution',
      when: ({ fuel, lambdaFound }) => fuel !== 'diesel' && roundTo(lambdaFound, 3) < 0.65,
      says: ({ known }) =>
        known === 'ratio'
          ? 'Richer than lambda 0.65 engines hardly fire: check that it is an air-fuel ratio, not lambda, and that of this fuel.'
          : 'Richer than lambda 0.65 engines hardly fire: fuel washes oil off the cylinders and ruins catalysts. Check the gauge, and what is known.',
    },
    {
      level: 'caution',
      when: ({ fuel, lambdaFound }) => fuel === 'diesel' && roundTo(lambdaFound, 3) < 1.1,
      says: 'Diesel engines smoke below a lambda of about 1.1 to 1.3 and get too hot: they always run with more air. Check what is known.',
    },
    {
      level: 'caution',
      when: ({ fuel, ethanolContent }) =>
        fuel === 'blend' && isBelow(ethanolContent, 0.01) && isAbove(ethanolContent, 0),
      says: 'Less than 1% ethanol: give percent, 85 for E85, not a share.',
    },
    {
      level: 'note',
      when: ({ fuel }) => fuel === 'gasoline',
      says: 'Pump gasoline often has ethanol, 10% in most of the USA, and then burns completely at about 14.1 in place of 14.7: choose gasoline with ethanol for its air-fuel ratio. Lambda is the same.',
    },
    {
      level: 'note',
      when: ({ fuel }) => fuel === 'methane',
      says: 'Natural gas is methane with other gases, and takes about 14.5 to 17.2 times its mass of air by its make: for its air-fuel ratio take that of the supplier. Lambda does not move with it.',
    },
    {
      level: 'note',
      when: ({ fuel, ethanolContent }) => fuel === 'blend' && isAbove(ethanolContent, 0.83),
      says: 'E85 of the USA has 51 to 83% ethanol (ASTM D5798), least in winter: measure it, as the air-fuel ratio moves with it. Lambda does not.',
    },
  ],
  examples: [
    {
      inputs: { lambda: 0.85 },
      results: {
        lambdaFound: 0.85,
        ratioFound: 12.495,
        stoichiometric: 14.7,
        gaugeFound: 12.495,
        equivalenceFound: 1.176470588,
        excess: -15,
      },
      cautions: ['Pump gasoline'],
      source: 'engine-build.com: lambda 0.85 reads 12.5 on gasoline’s scale; by hand 0.85 × 14.7',
    },
    {
      inputs: { fuel: 'blend', ethanolContent: 85, known: 'gauge', gauge: 12.5 },
      results: {
        lambdaFound: 0.8503401361,
        ratioFound: 8.3453483,
        stoichiometric: 9.814129601,
        gaugeFound: 12.5,
        equivalenceFound: 1.176,
        excess: -14.96598639,
        fuelChange: 49.78404196,
      },
      cautions: ['ASTM D5798'],
      source: 'engine-build.com: E85, 12.5 on the gauge, actual about 8.3; digits by the air of a liter of each part',
    },
    {
      inputs: { fuel: 'blend', ethanolContent: 83, known: 'gauge', gauge: 9.8 },
      results: { lambdaFound: 0.6666666667, excess: -33.33333333 },
      cautions: ['scale of this fuel'],
      source: 'By hand: 9.8/14.7, of a gauge that may be set to E85',
    },
    {
      inputs: { fuel: 'blend', ethanolContent: 10, known: 'ratio', ratio: 14.1 },
      results: {
        lambdaFound: 1.000008518,
        ratioFound: 14.1,
        stoichiometric: 14.0998799,
        gaugeFound: 14.70012521,
        equivalenceFound: 0.9999914825,
        excess: 0.0008517524807,
        fuelChange: 4.256207146,
      },
      cautions: ['can melt pistons'],
      source: 'Published for E10: 14.08 to 14.13; digits by the air of a liter of each part',
    },
    {
      inputs: { fuel: 'blend', ethanolContent: 30, known: 'ratio', ratio: 12.5 },
      results: {
        lambdaFound: 0.9674521633,
        ratioFound: 12.5,
        stoichiometric: 12.92053548,
        gaugeFound: 14.2215468,
        equivalenceFound: 1.033642838,
        excess: -3.254783669,
        fuelChange: 13.7723744,
      },
      cautions: ['richer than is told'],
      source: 'Python: by the air of a liter of each part; 12.5 on gasoline’s scale would be lambda 0.850',
    },
    {
      inputs: { fuel: 'ethanol', known: 'ratio', ratio: 12.5 },
      results: {
        lambdaFound: 1.388888889,
        ratioFound: 12.5,
        stoichiometric: 9,
        gaugeFound: 20.41666667,
        equivalenceFound: 0.72,
        excess: 38.88888889,
        fuelChange: 63.33333333,
      },
      cautions: ['gasoline’s scale', 'can melt pistons'],
      source: 'By hand: 12.5/9',
    },
    {
      inputs: { fuel: 'methanol', lambda: 0.8 },
      results: {
        lambdaFound: 0.8,
        ratioFound: 5.176,
        stoichiometric: 6.47,
        gaugeFound: 11.76,
        equivalenceFound: 1.25,
        excess: -20,
        fuelChange: 127.202473,
      },
      source: 'By hand: 0.8 × 6.47',
    },
    {
      inputs: { fuel: 'propane', known: 'equivalence', equivalence: 1.25 },
      results: {
        lambdaFound: 0.8,
        ratioFound: 12.536,
        stoichiometric: 15.67,
        gaugeFound: 11.76,
        equivalenceFound: 1.25,
        excess: -20,
      },
      source: 'By hand: 1/1.25',
    },
    {
      inputs: { fuel: 'methane', lambda: 1.7 },
      results: {
        lambdaFound: 1.7,
        ratioFound: 29.24,
        stoichiometric: 17.2,
        gaugeFound: 24.99,
        equivalenceFound: 0.5882352941,
        excess: 70,
      },
      cautions: ['hardly run', 'Natural gas is methane'],
      source: 'By hand: 1.7 × 17.2',
    },
    {
      inputs: { fuel: 'diesel', known: 'ratio', ratio: 29 },
      results: {
        lambdaFound: 2,
        ratioFound: 29,
        stoichiometric: 14.5,
        gaugeFound: 29.4,
        equivalenceFound: 0.5,
        excess: 100,
      },
      source: 'By hand: 29/14.5',
    },
    {
      inputs: { fuel: 'diesel', lambda: 1 },
      results: {
        lambdaFound: 1,
        ratioFound: 14.5,
        stoichiometric: 14.5,
        gaugeFound: 14.7,
        equivalenceFound: 1,
        excess: 0,
      },
      cautions: ['smoke'],
      source: 'By definition',
    },
    {
      inputs: { fuel: 'custom', custom: 1.7, lambda: 0.6 },
      results: {
        lambdaFound: 0.6,
        ratioFound: 1.02,
        stoichiometric: 1.7,
        gaugeFound: 8.82,
        equivalenceFound: 1.666666667,
        excess: -40,
      },
      cautions: ['hardly fire'],
      source: 'By hand: 0.6 × 1.7 of nitromethane',
    },
    {
      inputs: { fuel: 'blend', ethanolContent: 0.85, lambda: 0.9 },
      results: {
        lambdaFound: 0.9,
        ratioFound: 13.18384284,
        stoichiometric: 14.64871427,
        gaugeFound: 13.23,
        equivalenceFound: 1.111111111,
        excess: -10,
        fuelChange: 0.3501039712,
      },
      cautions: ['not a share'],
      source: 'Python: by the air of a liter of each part',
    },
    {
      inputs: { fuel: 'propane', known: 'ratio', ratio: 0.85 },
      results: { lambdaFound: 0.05424377792, stoichiometric: 15.67 },
      cautions: ['not lambda'],
      source: 'By hand: 0.85/15.67',
    },
  ],
  notes: [
    'Air-fuel ratios are by mass. That of complete burning is told as 14.6 to 14.7 for gasoline and differs with its make: sensors measure lambda, and gauges multiply by the ratio that they are set for.',
    'The blend is weighed with 0.745 kg/L for gasoline and 0.789 kg/L for ethanol. Published figures for E85 are 9.7 to 9.9.',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §3.4 and Appendix D (fuels)' },
    {
      title: 'AFR and lambda: why gasoline’s scale misleads with E85',
      url: 'https://engine-build.com/calculators/afr-lambda',
    },
    { title: 'Air fuel ratio comparison of gasoline, E85 and ethanol', url: 'http://ethanolpro.tripod.com/id213.html' },
  ],
});
