import { choice, constant, defineCalculator, isAbove, number, percent, quantity, roundTo } from '@reckoner/engine';

/** The pH to which the buffer titrates, and what a unit of buffer pH below it means in meq for 100 cm³ of soil. */
const BUFFER_PH = 6.6;
const ACIDITY = 4;
const PER_MILLIEQUIVALENT = constant(1, 'ton_US/acre');

/** North Carolina: lime from Mehlich buffer pH. New York: a rate of pure lime over the effective value of a product. */
export default defineCalculator({
  title: 'Lime requirement',
  description:
    'Lime for a field from its pH and Mehlich buffer pH, or from a rate of pure lime and the CCE and fineness of the product.',
  keywords: ['liming', 'soil pH', 'buffer pH', 'ECCE', 'effective neutralizing value', 'agricultural limestone'],
  inputs: {
    method: choice(
      {
        buffer: { label: 'Mehlich buffer pH', also: ['buffer', 'buffer pH'] },
        product: { label: 'Rate of pure lime, and a product', also: ['product', 'ECCE', 'ENV'] },
      },
      { label: 'Method', default: 'buffer' },
    ),
    area: quantity('acre', { label: 'Area', unit: 'ha', symbol: 'A', above: 0, max: 100000, usual: [0.005, 2000] }),
    soilPh: number({
      label: 'Soil pH in water',
      symbol: 'pH',
      min: 3,
      max: 8,
      usual: [4, 6.5],
      when: { method: 'buffer' },
    }),
    bufferPh: number({
      label: 'Buffer pH (Mehlich)',
      symbol: 'pH_B',
      min: 4,
      max: 7,
      usual: [5, 6.6],
      when: { method: 'buffer' },
    }),
    target: number({
      label: 'Desired pH',
      symbol: 'pH_t',
      min: 4.5,
      max: 6.5,
      default: 6,
      usual: [5, 6.5],
      when: { method: 'buffer' },
    }),
    credit: quantity('ton_US/acre', {
      label: 'Credit for lime spread before',
      help: 'What was spread, less 8% of it for each month since; 16% on organic soils.',
      unit: 't/ha',
      symbol: 'R',
      min: 0,
      max: 60,
      default: 0,
      usual: [0, 10],
      when: { method: 'buffer' },
    }),
    rate: quantity('ton_US/acre', {
      label: 'Pure, effective lime needed',
      help: 'Of 100% effective neutralizing value, by the soil report.',
      unit: 't/ha',
      symbol: 'r',
      min: 0,
      max: 60,
      usual: [0.3, 20],
      when: { method: 'product' },
    }),
    cce: percent({
      label: 'Calcium carbonate equivalent (CCE)',
      symbol: 'C',
      min: 5,
      max: 180,
      default: 90,
      usual: [50, 110],
      when: { method: 'product' },
    }),
    mesh20: percent({
      label: 'Passes 20 mesh',
      symbol: 'p_{20}',
      min: 0,
      max: 100,
      usual: [20, 100],
      when: { method: 'product' },
    }),
    mesh60: percent({
      label: 'Passes 60 mesh',
      symbol: 'p_{60}',
      min: 0,
      max: 100,
      usual: [10, 100],
      when: { method: 'product' },
    }),
    mesh100: percent({
      label: 'Passes 100 mesh',
      symbol: 'p_{100}',
      min: 0,
      max: 100,
      usual: [5, 100],
      when: { method: 'product' },
    }),
  },
  outputs: {
    lime: quantity('ton_US/acre', { label: 'Lime', unit: 't/ha', symbol: 'L', places: 2 }),
    total: quantity('ton_US', { label: 'Lime for the area', unit: 't', places: 2 }),
    acidity: number({ label: 'Exchangeable acidity, meq/100 cm³', symbol: 'Ac', places: 2, optional: true }),
    effective: percent({ label: 'Effective neutralizing value', symbol: 'E', places: 1, optional: true }),
  },
  formula: ({ method, area, soilPh, bufferPh, target, credit, rate, cce, mesh20, mesh60, mesh100 }) => {
    if (method === 'buffer') {
      const acidity = (BUFFER_PH - bufferPh!) * ACIDITY;
      const needed = acidity * ((target! - soilPh!) / (BUFFER_PH - soilPh!)) * PER_MILLIEQUIVALENT;
      const lime = isAbove(needed, credit!) ? needed - credit! : 0 * needed;
      return { lime, total: lime * area, acidity };
    }
    const effective = cce! * (0.4 * (mesh20! - mesh60!) + 0.8 * (mesh60! - mesh100!) + mesh100!);
    const lime = rate! / effective;
    return { lime, total: lime * area, effective };
  },
  explanation: ({ method }) =>
    method === 'buffer'
      ? 'With {acidity} meq of acidity in 100 cm³ of soil, a pH of {target} takes {lime} of agricultural lime, {total} in all.'
      : 'The product neutralizes {effective} of what pure, fine lime would: it takes {lime} of it, {total} in all.',
  requires: [
    {
      that: ({ soilPh, target }) => soilPh < target,
      field: 'soilPh',
      says: 'The soil has the desired pH of {target} already: it needs no lime.',
    },
    {
      that: ({ bufferPh }) => bufferPh < BUFFER_PH,
      field: 'bufferPh',
      says: 'At a buffer pH of 6.6 or more the soil has no acidity to neutralize: it needs no lime.',
    },
    {
      that: ({ mesh20, mesh60 }) => mesh60 <= mesh20,
      field: 'mesh60',
      says: 'What passes 60 mesh, {mesh60}, passes 20 mesh too: it cannot be more than {mesh20}.',
    },
    {
      that: ({ mesh60, mesh100 }) => mesh100 <= mesh60,
      field: 'mesh100',
      says: 'What passes 100 mesh, {mesh100}, passes 60 mesh too: it cannot be more than {mesh60}.',
    },
    {
      that: ({ mesh20 }) => mesh20 > 0,
      field: 'mesh20',
      says: 'Lime of which nothing passes 20 mesh does not react in a year: take a finer one.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ method, lime, credit }) => method === 'buffer' && lime === 0 && credit !== undefined && credit > 0,
      says: 'What was spread before covers all that is needed: spread no more until the soil is tested again.',
    },
    {
      level: 'caution',
      when: ({ effective }) => effective !== undefined && roundTo(100 * effective, 1) < 30,
      says: 'Ground limestone has 30 to 100%: check the sieves, or take another product.',
    },
  ],
  examples: [
    {
      inputs: { area: '1 acre', soilPh: 5, bufferPh: 6.3, target: 6 },
      results: { acidity: 1.2, lime: 1.681277, total: 0.6803886 },
      source:
        'NCDA&CS, lime table: acidity 1.2, factor 0.625, hence 0.75 US ton/acre (printed as 0.76, by the rounded factor)',
    },
    {
      inputs: { area: '1 acre', soilPh: 5, bufferPh: 6.3, target: 6, credit: '0.5 ton_US/acre' },
      results: { acidity: 1.2, lime: 0.5604256 },
      source: 'By hand after NCDA&CS: 1.2 × 0.625 - 0.5 = 0.25 US ton/acre, × 2.2417023',
    },
    {
      inputs: { area: '1 acre', soilPh: 5, bufferPh: 6.3, target: 6, credit: '0.8 ton_US/acre' },
      results: { lime: 0, total: 0 },
      cautions: ['covers all'],
      source: 'By hand after NCDA&CS: 0.75 - 0.8 is below 0',
    },
    {
      inputs: { area: 2, soilPh: 4.5, bufferPh: 5.5, target: 6.5 },
      results: { acidity: 4.4, lime: 9.3938 },
      source: 'Python: 4.4 × 2/2.1 US ton/acre × 2.2417023',
    },
    {
      inputs: { method: 'product', area: 1, rate: 4, cce: 90, mesh20: 95, mesh60: 70, mesh100: 50 },
      results: { effective: 68.4, lime: 5.847953, total: 5.847953 },
      source: 'By hand after Cornell: 0.9 × (0.4 × 25 + 0.8 × 20 + 50) = 68.4%; 4/0.684',
    },
    {
      inputs: { method: 'product', area: 1, rate: 4, cce: 80, mesh20: 60, mesh60: 20, mesh100: 10 },
      results: { effective: 27.2, lime: 14.70588 },
      cautions: ['30 to 100%'],
      source: 'By hand after Cornell: 0.8 × (16 + 8 + 10) = 27.2%; 4/0.272',
    },
    {
      inputs: { area: 1, soilPh: 4.1, bufferPh: 5.1, credit: '4.56 ton_US/acre' },
      results: { acidity: 6, lime: 0, total: 0 },
      cautions: ['covers all'],
      source: 'By hand after NCDA&CS: 6 × 1.9/2.5 = 4.56, as much as the credit',
    },
    {
      inputs: { method: 'product', area: 1, rate: 4, cce: 80, mesh20: 58.65, mesh60: 30, mesh100: 10 },
      results: { effective: 29.968, lime: 13.347571 },
      source: 'By hand after Cornell: 0.8 × (0.4 × 28.65 + 16 + 10) = 29.968%, shown as 30.0%; 4/0.29968',
    },
    { inputs: { area: 1, soilPh: 6.2, bufferPh: 6.3 }, refused: 'needs no lime', source: 'Above the desired pH of 6' },
    {
      inputs: { area: 1, soilPh: 5, bufferPh: 6.7 },
      refused: 'no acidity',
      source: 'NCDA&CS: acidity is (6.6 - BpH) × 4',
    },
    {
      inputs: { method: 'product', area: 1, rate: 4, mesh20: 90, mesh60: 95, mesh100: 50 },
      refused: 'cannot be more than',
      source: 'More passes the finer sieve',
    },
    {
      inputs: { method: 'product', area: 1, rate: 4, mesh20: 90, mesh60: 50, mesh100: 55 },
      refused: 'passes 60 mesh too',
      source: 'More passes the finer sieve',
    },
    {
      inputs: { method: 'product', area: 1, rate: 4, mesh20: 0, mesh60: 0, mesh100: 0 },
      refused: 'nothing passes',
      source: 'The effective value would be zero',
    },
  ],
  notes: [
    'The buffer method is that of North Carolina and of its agricultural lime; other buffers (SMP, Sikora, Woodruff) and states have tables of their own. A rate holds for the depth of soil that the report names: lime that is worked in less deep is less.',
    'The fineness factors are those of New York, of what reacts in one year.',
  ],
  references: [
    {
      title:
        'North Carolina Department of Agriculture and Consumer Services, Agronomic Division: factors for lime from acidity',
      url: 'http://www.ncagr.gov/agronomi/bufftab1.htm',
    },
    {
      title:
        'Cornell University, Northeast Region Certified Crop Adviser study resources: purity, fineness and CCE of liming materials',
      url: 'https://courses2.cit.cornell.edu/cca/soilFertilityCA/CA5/CA512.html',
    },
  ],
});
