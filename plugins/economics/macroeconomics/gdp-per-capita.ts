import { constant, defineCalculator, money, number } from '@reckoner/engine';

/** GDP over population; purchasing power parity divides by the price level. */
export default defineCalculator({
  title: 'GDP per capita',
  description:
    'GDP per capita, nominal and at purchasing power parity, from GDP, population and the PPP conversion factor.',
  keywords: ['income per head', 'PPP', 'standard of living'],
  inputs: {
    gdp: money({ label: 'GDP', symbol: 'Y', min: 0, max: 1e15 }),
    population: number({ label: 'Population', symbol: 'N', min: 1, max: 1e11 }),
    ppp: number({
      label: 'PPP conversion factor',
      help: 'Local currency for an international dollar.',
      symbol: 'p',
      min: 1e-6,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    perCapita: money({ label: 'GDP per capita', symbol: 'y' }),
    atParity: number({ label: 'In international dollars', symbol: 'y_p', places: 0, optional: true }),
  },
  formula: ({ gdp, population, ppp }) => {
    const perCapita = gdp / population;
    return { perCapita, atParity: ppp === undefined ? undefined : perCapita / constant(1, '$') / ppp };
  },
  explanation: ({ atParity }) =>
    atParity === undefined
      ? 'The GDP is {perCapita} per head.'
      : 'The GDP is {perCapita} per head, {atParity} international dollars.',
  cautions: [
    {
      level: 'caution',
      when: ({ gdp, perCapita }) => gdp > 0 && perCapita < constant(10, '$'),
      says: 'So little for each head is found nowhere: give GDP and population in full, not one of them in millions or billions.',
    },
    {
      level: 'caution',
      when: ({ perCapita }) => perCapita > constant(1e10, '$'),
      says: 'So much for each head is found nowhere: give GDP and population in full, not the people in millions.',
    },
  ],
  examples: [
    {
      inputs: { gdp: 2.5e12, population: 50e6 },
      results: { perCapita: 50000 },
      source: 'By hand: 2.5e12 / 50e6',
    },
    {
      inputs: { gdp: 2.7e14, population: 1.4e9, ppp: 22.5 },
      results: { perCapita: 192857.14, atParity: 8571.42857 },
      source: 'By hand: 2.7e14 / 1.4e9 / 22.5',
    },
    {
      inputs: { gdp: 25000, population: 330e6 },
      results: { perCapita: 0 },
      cautions: ['So little'],
      source: 'By hand: billions of dollars, over 330 million people, less than a cent',
    },
    {
      inputs: { gdp: 25e12, population: 330 },
      results: { perCapita: 75757575757.58 },
      cautions: ['So much'],
      source: 'By hand: 25e12 / 330, people in millions',
    },
  ],
  references: [{ title: 'World Bank: World Development Indicators, methodology of PPP conversion factors' }],
});
