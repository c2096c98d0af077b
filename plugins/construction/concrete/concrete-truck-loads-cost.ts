import {
  ceilNear,
  choice,
  constant,
  defineCalculator,
  integer,
  isAtMost,
  isBelow,
  money,
  quantity,
  sumOfProducts,
} from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

const NO_VOLUME = constant(0, 'm^3');
const NO_MONEY = constant(0, '$');

/** Full loads and a last one, whose shortfall below the least load is charged. */
export default defineCalculator({
  title: 'Concrete truck loads and cost',
  description:
    'Loads of ready-mixed concrete from volume and truck capacity, the size of the last load, its short-load fee and the cost of the delivery.',
  keywords: [
    'ready-mix',
    'short load fee',
    'concrete delivery cost',
    'concrete truck capacity',
    'how many trucks of concrete',
    'minimum order',
  ],
  related: ['concrete-slab-volume', 'concrete-footing-volume'],
  inputs: {
    volume: quantity('m^3', {
      label: 'Volume to fill',
      help: 'As measured; where waste is in it already, send 0% for waste.',
      regional: { us: 'yd^3' },
      symbol: 'V_0',
      usual: [0.3, 2000],
      min: 0.01,
      max: 1e5,
    }),
    waste: { ...waste, default: 5 },
    step: quantity('m^3', {
      label: 'Ordered in steps of',
      help: 'US plants often sell by the quarter of a cubic yard; without it the exact volume is taken.',
      regional: { us: 'yd^3' },
      symbol: 's',
      usual: [0.1, 1],
      min: 0.01,
      max: 20,
      optional: true,
    }),
    capacity: quantity('m^3', {
      label: 'Load of a truck',
      help: 'What the plant loads: often 8 to 10 yd³ in the US and 6 to 9 m³ elsewhere, as roads allow less than the drum holds.',
      regional: { us: 'yd^3' },
      symbol: 'C',
      usual: [1, 12],
      min: 0.1,
      max: 30,
    }),
    price: money({
      label: 'Price of the concrete',
      help: 'By the cubic meter; of a cubic yard as 150/yd^3.',
      per: 'm^3',
      symbol: 'p',
      min: 0,
      max: 1e6,
      optional: true,
    }),
    deliveryFee: money({
      label: 'Fee for each load',
      help: 'Delivery, fuel or washout, charged by the truck.',
      symbol: 'f',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    minimum: quantity('m^3', {
      label: 'Least volume without a short-load fee',
      regional: { us: 'yd^3' },
      symbol: 'M',
      usual: [1, 10],
      min: 0.1,
      max: 30,
      optional: true,
    }),
    scope: choice(
      { load: 'Each load', order: 'The whole order' },
      { label: 'The least volume is asked of', default: 'load' },
    ),
    shortRate: money({
      label: 'Fee for what a load is short',
      help: 'By the cubic meter; of a cubic yard as 40/yd^3.',
      per: 'm^3',
      symbol: 'c_s',
      min: 0,
      max: 1e6,
      default: 0,
    }),
    flatFee: money({ label: 'Flat fee for a short load', symbol: 'f_s', min: 0, max: 1e6, default: 0 }),
  },
  outputs: {
    loads: integer({ label: 'Loads', symbol: 'n' }),
    ordered: quantity('m^3', { label: 'Volume to order', regional: { us: 'yd^3' }, symbol: 'V', places: 2 }),
    lastLoad: quantity('m^3', { label: 'Last load', regional: { us: 'yd^3' }, symbol: 'V_n', places: 2 }),
    equalLoad: quantity('m^3', {
      label: 'Each load, if all are alike',
      regional: { us: 'yd^3' },
      symbol: 'V_e',
      places: 2,
    }),
    shortBy: quantity('m^3', {
      label: 'Short of the least volume by',
      regional: { us: 'yd^3' },
      symbol: 'S',
      places: 2,
      optional: true,
    }),
    shortCost: money({ label: 'Short-load fee', symbol: 'F', optional: true }),
    deliveryCost: money({ label: 'Fees for the loads', symbol: 'F_d' }),
    concreteCost: money({ label: 'Concrete', symbol: 'K_c', optional: true }),
    cost: money({ label: 'Cost in all', symbol: 'K', optional: true }),
    costPerVolume: money({ label: 'Cost per volume to fill', per: 'm^3', symbol: 'k', optional: true }),
  },
  formula: (inputs) => {
    const { volume, waste, step, capacity, price, deliveryFee, minimum, scope, shortRate, flatFee } = inputs;
    const needed = volume * (1 + waste);
    const ordered = step === undefined ? needed : ceilNear(needed / step) * step;
    const loads = piecesFor(ordered / capacity);
    const lastLoad = sumOfProducts([ordered], [1 - loads, capacity]);
    const held = scope === 'load' ? lastLoad : ordered;
    const isShort = minimum !== undefined && isBelow(held, minimum);
    const shortBy = minimum === undefined ? undefined : isShort ? minimum - held : NO_VOLUME;
    const shortCost = shortBy === undefined ? undefined : isShort ? shortBy * shortRate + flatFee : NO_MONEY;
    const deliveryCost = loads * deliveryFee;
    const concreteCost = price === undefined ? undefined : ordered * price;
    const cost = concreteCost === undefined ? undefined : concreteCost + deliveryCost + (shortCost ?? NO_MONEY);
    return {
      loads,
      ordered,
      lastLoad,
      equalLoad: ordered / loads,
      shortBy,
      shortCost,
      deliveryCost,
      concreteCost,
      cost,
      costPerVolume: cost === undefined ? undefined : cost / volume,
    };
  },
  shown: () => ({ shortBy: undefined, shortCost: undefined }),
  stepwise: [
    'The last load, or the whole order, is short by S, what it has less than the least volume; 0 where it has that much.',
    'The short-load fee is S times the fee for what a load is short, and the flat fee; 0 where nothing is short.',
  ],
  requires: [
    {
      that: ({ scope, minimum, capacity }) => scope === 'order' || isAtMost(minimum, capacity),
      field: 'minimum',
      says: 'No load of {capacity} reaches a least volume of {minimum}: check both, or let it be asked of the whole order.',
    },
    {
      that: ({ shortRate, flatFee }, given) => given.minimum || (shortRate === 0 && flatFee === 0),
      field: 'minimum',
      says: 'A short-load fee needs the volume below which it is charged.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ shortBy, scope, loads }) => shortBy !== undefined && shortBy > 0 && scope === 'load' && loads > 1,
      says: ({ equalLoad, minimum }) =>
        minimum !== undefined && isBelow(equalLoad, minimum)
          ? 'The last load is {shortBy} below the least volume, and equal loads would be below it too: a larger truck, or a place ready for more concrete may cost less.'
          : 'The last load is {shortBy} below the least volume: ask whether the plant shares the order out in equal loads, or have a place ready for more concrete.',
    },
    {
      level: 'caution',
      when: ({ shortBy, scope, loads }) => shortBy !== undefined && shortBy > 0 && (scope === 'order' || loads === 1),
      says: 'The order is {shortBy} below the least volume: the fee may cost more than concrete for another form, bags, or a truck that mixes on site.',
    },
    {
      level: 'note',
      when: ({ shortBy, shortRate, flatFee }) =>
        shortBy !== undefined && shortBy > 0 && shortRate === 0 && flatFee === 0,
      says: 'No short-load fee was sent, so that none is in the cost.',
    },
    {
      level: 'note',
      when: ({ minimum, lastLoad, capacity }) => minimum === undefined && isBelow(lastLoad, capacity / 2),
      says: ({ loads }) =>
        loads === 1
          ? 'The load fills less than half of a truck, for which most plants charge a short-load fee: ask for the least volume and the fee, as none is told here.'
          : 'The last load, {lastLoad}, fills less than half of a truck, for which most plants charge a short-load fee: ask for the least volume and the fee, as none is told here, or order in equal loads.',
    },
  ],
  explanation: ({ loads, step, price, deliveryFee, minimum, scope, shortCost }) => {
    const order = step === undefined ? '{ordered} of concrete' : '{ordered} of concrete, in steps of {step},';
    const comes =
      loads === 1
        ? 'comes in one load'
        : 'comes in {loads} loads of at most {capacity}, the last of {lastLoad}; alike they would be {equalLoad} each';
    const least =
      minimum === undefined
        ? ''
        : scope === 'load'
          ? ' The least volume of {minimum} is asked of each load.'
          : ' The least volume of {minimum} is asked of the whole order.';
    const fees = [
      ...(deliveryFee > 0 ? ['{deliveryCost} for the loads'] : []),
      ...(shortCost !== undefined && shortCost > 0 ? ['{shortCost} for the short load'] : []),
    ].join(' and ');
    const paid =
      price === undefined
        ? fees === ''
          ? ''
          : ` Fees are ${fees}.`
        : fees === ''
          ? ' At {price} it costs {cost}.'
          : ` At {price} it costs {cost}, which includes ${fees}.`;
    return `With {waste} for waste ${order} ${comes}.${least}${paid}`;
  },
  examples: [
    {
      inputs: { volume: 23, waste: 0, capacity: 9, price: 120, minimum: 6, shortRate: 40, deliveryFee: 50 },
      results: {
        loads: 3,
        ordered: 23,
        lastLoad: 5,
        equalLoad: 7.666666667,
        deliveryCost: 150,
        shortBy: 1,
        shortCost: 40,
        concreteCost: 2760,
        cost: 2950,
        costPerVolume: 128.26,
      },
      cautions: ['The last load is'],
      source: 'By hand: 9 + 9 + 5 m³; 23 × 120 + 3 × 50 + 1 × 40',
    },
    {
      inputs: { volume: '18.4 yd^3', waste: 5, step: '0.25 yd^3', capacity: '10 yd^3' },
      results: { loads: 2, ordered: 14.90881973, lastLoad: 7.263271151, equalLoad: 7.454409865, deliveryCost: 0 },
      source: 'By hand: 19.32 yd³, so 19.5 in steps of a quarter: 10 and 9.5',
    },
    {
      inputs: {
        volume: '3 yd^3',
        waste: 0,
        capacity: '10 yd^3',
        minimum: '5 yd^3',
        scope: 'order',
        flatFee: 100,
        price: 200,
      },
      results: {
        loads: 1,
        ordered: 2.293664574,
        lastLoad: 2.293664574,
        equalLoad: 2.293664574,
        deliveryCost: 0,
        shortBy: 1.529109716,
        shortCost: 100,
        concreteCost: 458.73,
        cost: 558.73,
        costPerVolume: 243.6,
      },
      cautions: ['The order is'],
      source: 'By hand: 3 × 0.764554858 × 200 + 100',
    },
    {
      inputs: { volume: 20, waste: 0, capacity: 8, minimum: 4, price: 110, shortRate: 30 },
      results: {
        loads: 3,
        ordered: 20,
        lastLoad: 4,
        equalLoad: 6.666666667,
        deliveryCost: 0,
        shortBy: 0,
        shortCost: 0,
        concreteCost: 2200,
        cost: 2200,
        costPerVolume: 110,
      },
      source: 'By hand: 8 + 8 + 4 m³, the last one not short',
    },
    {
      inputs: { volume: 10, waste: 0, capacity: 8, minimum: 4 },
      results: { loads: 2, ordered: 10, lastLoad: 2, equalLoad: 5, deliveryCost: 0, shortBy: 2, shortCost: 0 },
      cautions: ['The last load is', 'No short-load fee'],
      source: 'By hand: 8 + 2 m³, 2 m³ short',
    },
    {
      inputs: { volume: 10, waste: 0, capacity: 8, deliveryFee: 60, minimum: 12, scope: 'order', shortRate: 25 },
      results: { loads: 2, ordered: 10, lastLoad: 2, equalLoad: 5, deliveryCost: 120, shortBy: 2, shortCost: 50 },
      cautions: ['The order is'],
      source: 'By hand: 2 × 60; 2 × 25',
    },
    {
      inputs: { volume: 9, waste: 0, capacity: 7, minimum: 5, shortRate: 20 },
      results: { loads: 2, ordered: 9, lastLoad: 2, equalLoad: 4.5, deliveryCost: 0, shortBy: 3, shortCost: 60 },
      cautions: ['equal loads would be below it too'],
      source: 'By hand: 7 + 2 m³, 3 m³ short; 4.5 m³ each',
    },
    {
      inputs: { volume: 7, waste: 0, capacity: 7, price: 100 },
      results: {
        loads: 1,
        ordered: 7,
        lastLoad: 7,
        equalLoad: 7,
        deliveryCost: 0,
        concreteCost: 700,
        cost: 700,
        costPerVolume: 100,
      },
      source: 'By hand: one full load',
    },
    {
      inputs: { volume: 12.1, waste: 0, capacity: 6, price: 100 },
      results: { loads: 3, ordered: 12.1, lastLoad: 0.1, concreteCost: 1210, cost: 1210 },
      cautions: ['The last load, 0.10 m³, fills less'],
      source: 'By hand: 6 + 6 + 0.1 m³',
    },
    {
      inputs: { volume: 1.5, waste: 0, capacity: 6 },
      results: { loads: 1, ordered: 1.5, lastLoad: 1.5 },
      cautions: ['The load fills less'],
      source: 'By hand: a quarter of a truck',
    },
    {
      inputs: { volume: 10, capacity: 6, minimum: 7 },
      refused: 'No load of',
      source: 'By definition',
    },
    {
      inputs: { volume: 10, capacity: 6, flatFee: 80 },
      refused: 'needs the volume',
      source: 'By definition',
    },
  ],
  notes: [
    'Plants differ: some charge a flat fee, some by what a load is short, some by the order and some by the load; some share the order out evenly. Waiting time, pump, additives, Saturdays and taxes are left out.',
    'Laws of the road limit a load more than the drum does: ask the plant what it sends.',
  ],
  references: [
    {
      title: 'All Concrete Calculator: Concrete truck loads (full loads, last load, short-load fee)',
      url: 'https://allconcretecalculator.com/calculators/conversion/concrete-truck-load-calculator',
    },
    {
      title: 'Engineer Fix: How much is a short load of concrete?',
      url: 'https://engineerfix.com/how-much-is-a-short-load-of-concrete',
    },
  ],
});
