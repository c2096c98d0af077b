import { defineCalculator, money, percent, sumOfProducts } from '@reckoner/engine';

/** Expenditure approach of the national accounts. */
export default defineCalculator({
  title: 'GDP',
  description:
    'Gross domestic product by expenditure from consumption, investment, government spending and trade, with GNI and NDP.',
  keywords: ['gross domestic product', 'national accounts', 'net exports', 'GNI'],
  inputs: {
    consumption: money({ label: 'Consumption of households', symbol: 'C', min: 0, max: 1e15 }),
    investment: money({ label: 'Gross investment', symbol: 'I', min: 0, max: 1e15 }),
    government: money({ label: 'Government spending', symbol: 'G', min: 0, max: 1e15 }),
    exports: money({ label: 'Exports', symbol: 'X', min: 0, max: 1e15 }),
    imports: money({ label: 'Imports', symbol: 'M', min: 0, max: 1e15 }),
    factorIncome: money({ label: 'Net income from abroad', symbol: 'F', min: -1e15, max: 1e15, default: 0 }),
    depreciation: money({ label: 'Depreciation of capital', symbol: 'D', min: 0, max: 1e15, default: 0 }),
  },
  outputs: {
    gdp: money({ label: 'GDP', symbol: 'Y' }),
    netExports: money({ label: 'Net exports', symbol: '\\mathrm{NX}' }),
    gni: money({ label: 'Gross national income', symbol: '\\mathrm{GNI}' }),
    ndp: money({ label: 'Net domestic product', symbol: '\\mathrm{NDP}' }),
    consumptionShare: percent({ label: 'Consumption in percent of GDP', places: 1, optional: true }),
  },
  formula: ({ consumption, investment, government, exports, imports, factorIncome, depreciation }) => {
    const netExports = exports - imports;
    const gdp = sumOfProducts([consumption], [investment], [government], [exports], [-1, imports]);
    return {
      gdp,
      netExports,
      gni: gdp + factorIncome,
      ndp: gdp - depreciation,
      consumptionShare: gdp > 0 ? consumption / gdp : undefined,
    };
  },
  explanation: 'Consumption, investment, government spending and net exports of {netExports} make a GDP of {gdp}.',
  cautions: [
    {
      level: 'caution',
      when: ({ gdp }) => gdp < 0,
      says: 'No country has a negative GDP: what is imported is consumed, invested or exported, and has to be in one of them too.',
    },
  ],
  examples: [
    {
      inputs: {
        consumption: 14000,
        investment: 3600,
        government: 3700,
        exports: 2500,
        imports: 3100,
        factorIncome: 250,
        depreciation: 3300,
      },
      results: { gdp: 20700, netExports: -600, gni: 20950, ndp: 17400, consumptionShare: 67.63285 },
      source: 'By hand: 14000 + 3600 + 3700 - 600',
    },
    {
      inputs: { consumption: 0, investment: 5, government: 5, exports: 0, imports: 20 },
      results: { gdp: -10, netExports: -20 },
      cautions: ['negative GDP'],
      source: 'By hand: 10 - 20',
    },
  ],
  references: [{ title: 'System of National Accounts 2008 (UN, EC, OECD, IMF, World Bank), §2.138' }],
});
