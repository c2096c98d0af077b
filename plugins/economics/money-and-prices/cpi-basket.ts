import { defineCalculator, money, noResult, number, percent, rows, sum, sumOfProducts } from '@reckoner/engine';

/** Laspeyres weighs by base quantities, Paasche by current ones, Fisher is their geometric mean. */
export default defineCalculator({
  title: 'Consumer price index from a basket',
  description:
    'Price index of a basket of goods by Laspeyres, with Paasche and Fisher where current quantities are given.',
  keywords: ['CPI', 'laspeyres', 'paasche', 'fisher index', 'inflation'],
  inputs: {
    goods: rows(
      {
        basePrice: money({ label: 'Price in the base period', min: 0, max: 1e9 }),
        price: money({ label: 'Price now', min: 0, max: 1e9 }),
        baseQuantity: number({ label: 'Quantity in the base period', min: 0, max: 1e9 }),
        quantity: number({ label: 'Quantity now', min: 0, max: 1e9, optional: true }),
      },
      { label: 'Goods', maxItems: 2000 },
    ),
  },
  outputs: {
    laspeyres: number({ label: 'Index (Laspeyres, base 100)', symbol: 'L', places: 2 }),
    inflation: percent({ label: 'Change of prices', symbol: '\\pi', places: 2 }),
    paasche: number({ label: 'Index by Paasche', symbol: 'P', places: 2, optional: true }),
    fisher: number({ label: 'Index by Fisher', symbol: 'F', places: 2, optional: true }),
    baseCost: money({ label: 'Cost of the basket in the base period' }),
  },
  formula: ({ goods }) => {
    const baseCost = sum(goods.map((good) => good.basePrice * good.baseQuantity));
    if (baseCost === 0) throw noResult('The basket costs nothing in the base period.');
    const inflation =
      sumOfProducts(
        ...goods.map((good) => [good.price, good.baseQuantity]),
        ...goods.map((good) => [-1, good.basePrice, good.baseQuantity]),
      ) / baseCost;
    const laspeyres = 100 * (1 + inflation);
    if (goods.some((good) => good.quantity === undefined)) return { laspeyres, inflation, baseCost };
    const currentAtBase = sum(goods.map((good) => good.basePrice * (good.quantity ?? 0)));
    if (currentAtBase === 0) return { laspeyres, inflation, baseCost };
    const paasche = (100 * sum(goods.map((good) => good.price * (good.quantity ?? 0)))) / currentAtBase;
    return { laspeyres, inflation, paasche, fisher: Math.sqrt(laspeyres * paasche), baseCost };
  },
  shown: ({ goods }) => {
    const baseCost = sum(goods.map((good) => good.basePrice * good.baseQuantity));
    const laspeyres = (100 * sum(goods.map((good) => good.price * good.baseQuantity))) / baseCost;
    const paasche =
      (100 * sum(goods.map((good) => good.price * (good.quantity as number)))) /
      sum(goods.map((good) => good.basePrice * (good.quantity as number)));
    return { laspeyres, inflation: laspeyres / 100 - 1, paasche, fisher: Math.sqrt(laspeyres * paasche), baseCost };
  },
  explanation:
    'The basket cost {baseCost} in the base period; the index is {laspeyres}, {inflation|a fall of {|inflation|}|no change|a rise of {|inflation|}}.',
  cautions: [
    {
      level: 'note',
      when: ({ goods, paasche }) => paasche === undefined && goods.some(({ quantity }) => quantity !== undefined),
      says: 'Paasche and Fisher need the current quantity of every good, not all of them 0: they are left out.',
    },
  ],
  examples: [
    {
      inputs: {
        goods: [
          { basePrice: 1, price: 2, baseQuantity: 4 },
          { basePrice: 2, price: 3, baseQuantity: 2 },
        ],
      },
      results: { laspeyres: 175, inflation: 75, baseCost: 8 },
      source:
        'Mankiw: Principles of Economics, 8th ed., §24-1, table 1: four hot dogs and two hamburgers, 2016 to 2017',
    },
    {
      inputs: {
        goods: [
          { basePrice: 10, price: 12, baseQuantity: 5, quantity: 4 },
          { basePrice: 5, price: 5, baseQuantity: 10, quantity: 12 },
        ],
      },
      results: { laspeyres: 110, paasche: 108, fisher: 108.995413, baseCost: 100 },
      source: 'By hand: 110/100, 108/100, √(110 × 108)',
    },
    {
      inputs: {
        goods: [
          { basePrice: 0.1, price: 0.3, baseQuantity: 1 },
          { basePrice: 0.2, price: 0, baseQuantity: 1 },
        ],
      },
      results: { laspeyres: 100, inflation: 0 },
      source: 'By hand: 0.3 before and after',
    },
    {
      inputs: { goods: [{ basePrice: 0, price: 1, baseQuantity: 3 }] },
      noResult: 'costs nothing',
      source: 'By definition',
    },
    {
      inputs: { goods: [{ basePrice: 1, price: 1, baseQuantity: 3, quantity: 0 }] },
      results: { laspeyres: 100, inflation: 0 },
      cautions: ['they are left out'],
      source: 'By hand: nothing is bought now, so Paasche does not exist',
    },
  ],
  references: [{ title: 'ILO et al.: Consumer Price Index Manual (2020), ch. 2' }],
});
