import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  noResult,
  quantity,
  text,
} from '@reckoner/engine';
import { protectionLimit, WIRES } from '../shared/building-wire.js';
import { STANDARD_RATINGS } from '../shared/protection.js';

/** Circular mils: NEC 2023, Chapter 9, Table 8. */
const SIZES = {
  awg14: { label: '14 AWG', value: 4110, also: ['14', '#14'] },
  awg12: { label: '12 AWG', value: 6530, also: ['12', '#12'] },
  awg10: { label: '10 AWG', value: 10380, also: ['10', '#10'] },
  awg8: { label: '8 AWG', value: 16510, also: ['8', '#8'] },
  awg6: { label: '6 AWG', value: 26240, also: ['6', '#6'] },
  awg4: { label: '4 AWG', value: 41740, also: ['4', '#4'] },
  awg3: { label: '3 AWG', value: 52620, also: ['3', '#3'] },
  awg2: { label: '2 AWG', value: 66360, also: ['2', '#2'] },
  awg1: { label: '1 AWG', value: 83690, also: ['1', '#1'] },
  awg1of0: { label: '1/0 AWG', value: 105600, also: ['1/0', '#1/0'] },
  awg2of0: { label: '2/0 AWG', value: 133100, also: ['2/0', '#2/0'] },
  awg3of0: { label: '3/0 AWG', value: 167800, also: ['3/0', '#3/0'] },
  awg4of0: { label: '4/0 AWG', value: 211600, also: ['4/0', '#4/0'] },
  kcmil250: { label: '250 kcmil', value: 250000, also: ['250', '250 MCM'] },
  kcmil300: { label: '300 kcmil', value: 300000, also: ['300', '300 MCM'] },
  kcmil350: { label: '350 kcmil', value: 350000, also: ['350', '350 MCM'] },
  kcmil400: { label: '400 kcmil', value: 400000, also: ['400', '400 MCM'] },
  kcmil500: { label: '500 kcmil', value: 500000, also: ['500', '500 MCM'] },
  kcmil600: { label: '600 kcmil', value: 600000, also: ['600', '600 MCM'] },
  kcmil700: { label: '700 kcmil', value: 700000, also: ['700', '700 MCM'] },
  kcmil750: { label: '750 kcmil', value: 750000, also: ['750', '750 MCM'] },
  kcmil800: { label: '800 kcmil', value: 800000, also: ['800', '800 MCM'] },
  kcmil900: { label: '900 kcmil', value: 900000, also: ['900', '900 MCM'] },
  kcmil1000: { label: '1000 kcmil', value: 1000000, also: ['1000', '1000 MCM'] },
  kcmil1250: { label: '1250 kcmil', value: 1250000, also: ['1250', '1250 MCM'] },
  kcmil1500: { label: '1500 kcmil', value: 1500000, also: ['1500', '1500 MCM'] },
  kcmil1750: { label: '1750 kcmil', value: 1750000, also: ['1750', '1750 MCM'] },
  kcmil2000: { label: '2000 kcmil', value: 2000000, also: ['2000', '2000 MCM'] },
} as const;

const LIST = Object.values(SIZES);
const S = SIZES;

/** Amperes up to which, then copper and aluminum: NEC 2023, Table 250.122. */
const EQUIPMENT = [
  { to: 15, copper: S.awg14, aluminum: S.awg12 },
  { to: 20, copper: S.awg12, aluminum: S.awg10 },
  { to: 60, copper: S.awg10, aluminum: S.awg8 },
  { to: 100, copper: S.awg8, aluminum: S.awg6 },
  { to: 200, copper: S.awg6, aluminum: S.awg4 },
  { to: 300, copper: S.awg4, aluminum: S.awg2 },
  { to: 400, copper: S.awg3, aluminum: S.awg1 },
  { to: 500, copper: S.awg2, aluminum: S.awg1of0 },
  { to: 600, copper: S.awg1, aluminum: S.awg2of0 },
  { to: 800, copper: S.awg1of0, aluminum: S.awg3of0 },
  { to: 1000, copper: S.awg2of0, aluminum: S.awg4of0 },
  { to: 1200, copper: S.awg3of0, aluminum: S.kcmil250 },
  { to: 1600, copper: S.awg4of0, aluminum: S.kcmil350 },
  { to: 2000, copper: S.kcmil250, aluminum: S.kcmil400 },
  { to: 2500, copper: S.kcmil350, aluminum: S.kcmil600 },
  { to: 3000, copper: S.kcmil400, aluminum: S.kcmil600 },
  { to: 4000, copper: S.kcmil500, aluminum: S.kcmil750 },
  { to: 5000, copper: S.kcmil700, aluminum: S.kcmil1250 },
  { to: 6000, copper: S.kcmil800, aluminum: S.kcmil1250 },
] as const;

/** Circular mils of copper and of aluminum up to which, then the electrode conductor: NEC 2023, Table 250.66. */
const ELECTRODE = [
  { copperTo: 66360, aluminumTo: 105600, copper: S.awg8, aluminum: S.awg6 },
  { copperTo: 105600, aluminumTo: 167800, copper: S.awg6, aluminum: S.awg4 },
  { copperTo: 167800, aluminumTo: 250000, copper: S.awg4, aluminum: S.awg2 },
  { copperTo: 350000, aluminumTo: 500000, copper: S.awg2, aluminum: S.awg1of0 },
  { copperTo: 600000, aluminumTo: 900000, copper: S.awg1of0, aluminum: S.awg3of0 },
  { copperTo: 1100000, aluminumTo: 1750000, copper: S.awg2of0, aluminum: S.awg4of0 },
  { copperTo: 1e12, aluminumTo: 1e12, copper: S.awg3of0, aluminum: S.kcmil250 },
] as const;

const METALS = {
  copper: { label: 'Copper', also: ['Cu'] },
  aluminum: { label: 'Aluminum or copper-clad aluminum', also: ['Al', 'aluminum', 'aluminium'] },
} as const;

const AMPERE = constant(1, 'A');
const CIRCULAR_MIL = constant(1, 'cmil');

/** Amperes that 240.4(B) and (D) allow ahead of one conductor at 75 °C in general; any of sizes that are not among the wires. */
function mostAhead(circularMils: number, material: 'copper' | 'aluminum') {
  const [key] = Object.entries(SIZES).find(([, { value }]) => value === circularMils)!;
  const wire = WIRES.find((each) => each.key === key);
  if (wire === undefined) return 6000;
  const ampacity = wire.ampacity[material]?.[1] ?? 0;
  return protectionLimit(wire.key, material) ?? STANDARD_RATINGS.find((rating) => rating >= ampacity)!;
}

/** NEC 2023, 250.122 with its (B), and 250.66 with its (A) and (B). */
export default defineCalculator({
  title: 'Grounding conductor size',
  description:
    'Least equipment grounding conductor for a breaker or fuse, also of upsized circuits, or least grounding electrode conductor for a service, by NEC 2023.',
  keywords: [
    'ground wire size',
    'EGC size',
    'GEC size',
    'NEC 250.122',
    'NEC 250.66',
    'equipment grounding conductor',
    'grounding electrode conductor',
  ],
  related: ['wire-size-ampacity-nec310', 'breaker-size-continuous-load', 'cable-short-circuit-adiabatic'],
  inputs: {
    find: choice(
      {
        equipment: { label: 'Equipment grounding conductor (250.122)', also: ['EGC', '250.122'] },
        electrode: { label: 'Grounding electrode conductor (250.66)', also: ['GEC', '250.66'] },
      },
      { label: 'Find', default: 'equipment' },
    ),
    material: choice(METALS, { label: 'Grounding conductor of', default: 'copper' }),
    rating: quantity('A', {
      label: 'Rating of the breaker or fuse ahead',
      symbol: 'I_n',
      min: 1,
      max: 6000,
      usual: [10, 6000],
      when: { find: 'equipment' },
    }),
    minimum: choice(SIZES, {
      label: 'Least size of the circuit conductors by ampacity',
      help: 'Before they were made larger, for voltage drop for instance. Left out, they are taken as not made larger.',
      symbol: 'A_1',
      optional: true,
      when: { find: 'equipment' },
    }),
    installed: choice(SIZES, {
      label: 'Size of the circuit conductors as installed',
      symbol: 'A_2',
      optional: true,
      when: { find: 'equipment' },
    }),
    service: choice(SIZES, {
      label: 'Largest ungrounded service conductor',
      symbol: 'A_s',
      when: { find: 'electrode' },
    }),
    sets: integer({
      label: 'Parallel sets of it',
      symbol: 'n',
      min: 1,
      max: 20,
      default: 1,
      when: { find: 'electrode' },
    }),
    circuitMaterial: choice(METALS, { label: 'Circuit or service conductors of', default: 'copper' }),
    electrode: choice(
      {
        other: 'Water pipe, building steel, ground ring or several kinds',
        rod: 'Rods, pipes or plates alone',
        concrete: 'Concrete-encased electrodes alone',
      },
      { label: 'Kind of electrode', default: 'other', when: { find: 'electrode' } },
    ),
  },
  outputs: {
    size: text({ label: 'Least size' }),
    area: quantity('cmil', { label: 'Its area', symbol: 'A' }),
    listed: text({ label: 'Size of the table' }),
    needed: quantity('cmil', { label: 'Area needed', symbol: 'A_n', places: 0, optional: true }),
    basis: category(
      [
        'Table',
        'Table, increased with the circuit conductors',
        'Size of the circuit conductors',
        'Limit of the kind of electrode',
      ],
      { label: 'Decided by' },
    ),
  },
  formula: ({ find, material, rating, minimum, installed, service, sets, circuitMaterial, electrode }) => {
    if (find === 'electrode') {
      const equivalent = sets * service;
      const row = ELECTRODE.find(({ copperTo, aluminumTo }) =>
        isAtMost(equivalent, circuitMaterial === 'copper' ? copperTo : aluminumTo),
      )!;
      const table = row[material];
      const most =
        electrode === 'rod'
          ? material === 'copper'
            ? S.awg6
            : S.awg4
          : electrode === 'concrete' && material === 'copper'
            ? S.awg4
            : undefined;
      const limited = most !== undefined && most.value < table.value;
      const found = limited ? most : table;
      return {
        size: found.label,
        area: found.value * CIRCULAR_MIL,
        listed: table.label,
        basis: limited ? 'Limit of the kind of electrode' : 'Table',
      };
    }
    const table = EQUIPMENT.find(({ to }) => isAtMost(rating, to * AMPERE))![material];
    const ratio = minimum === undefined || installed === undefined ? 1 : installed / minimum;
    const needed = table.value * ratio;
    const increased = LIST.find(({ value }) => isAtLeast(value, needed));
    const capped =
      installed !== undefined &&
      circuitMaterial === material &&
      (increased === undefined || installed < increased.value);
    const found = capped ? LIST.find(({ value }) => value === installed) : increased;
    if (found === undefined)
      throw noResult('The area needed is above the largest listed conductor of 2000 kcmil: use several.');
    return {
      size: found.label,
      area: found.value * CIRCULAR_MIL,
      listed: table.label,
      needed: needed * CIRCULAR_MIL,
      basis: capped
        ? 'Size of the circuit conductors'
        : ratio > 1
          ? 'Table, increased with the circuit conductors'
          : 'Table',
    };
  },
  shown: () => ({ size: undefined, area: undefined, listed: undefined, needed: undefined, basis: undefined }),
  stepwise: [
    'Of an equipment grounding conductor Table 250.122 has the size for the rating of the breaker or fuse, of the next listed rating where it is between two.',
    'Where the circuit conductors are larger than needed, its circular mils are multiplied by theirs as installed over the least (250.122(B)), and the next size is taken; it need not be larger than the circuit conductors (250.122(A)).',
    'Of a grounding electrode conductor Table 250.66 has the size for the circular mils of the service conductor, of parallel sets together. To rods, pipes and plates alone it need not be larger than 6 AWG copper or 4 AWG aluminum, to concrete-encased electrodes alone than 4 AWG copper.',
  ],
  requires: [
    {
      that: (_, given) => !given.minimum || given.installed,
      field: 'installed',
      says: 'Give the size as installed, too: the grounding conductor grows with it.',
    },
    {
      that: ({ minimum, installed }) => minimum <= installed,
      field: 'installed',
      says: 'The circuit conductors as installed, {installed}, are smaller than the least size of {minimum}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ find, rating, installed, circuitMaterial }) =>
        find === 'equipment' &&
        installed !== undefined &&
        isAbove(rating, mostAhead(installed, circuitMaterial) * AMPERE),
      says: 'The circuit conductors are too small for this breaker or fuse in general (240.4, at 75 °C): that is right only in parallel sets, or where the code lets such a device protect them (motors, air conditioners, taps, welders); else they can burn before it trips.',
    },
    {
      level: 'caution',
      when: ({ find, minimum, installed }) => find === 'equipment' && installed !== undefined && minimum === undefined,
      says: 'Without the least size of the circuit conductors they are taken as not made larger: where they were, for voltage drop for instance, give it.',
    },
    {
      level: 'caution',
      when: ({ material }) => material === 'aluminum',
      says: 'Bare or covered aluminum must not touch concrete, masonry or earth, nor end outdoors within 18 in of the earth without listed connectors (250.64(A), 250.120(B)).',
    },
    {
      level: 'note',
      when: ({ find, installed }) => find === 'equipment' && installed === undefined,
      says: 'The circuit conductors are taken as not made larger than their ampacity asks: where they are, give both sizes. In no case need it be larger than they are.',
    },
    {
      level: 'note',
      when: ({ basis }) => basis === 'Limit of the kind of electrode',
      says: 'The lower limit of this kind holds only if the conductor does not go on to another kind of electrode that needs a larger one.',
    },
    {
      level: 'caution',
      when: ({ find, sets, service }) => find === 'electrode' && sets > 1 && service < S.awg1of0.value,
      says: 'Service conductors run in parallel from 1/0 AWG on only (310.10(G)).',
    },
  ],
  explanation: ({ find, basis, minimum, material, circuitMaterial }) =>
    find === 'electrode'
      ? `A service of {sets} {sets|set|sets} of {service} ${circuitMaterial} needs a grounding electrode conductor of at least {size} ${material}${
          basis === 'Limit of the kind of electrode'
            ? ': Table 250.66 has {listed}, and this kind of electrode needs no more'
            : ' by Table 250.66'
        }.`
      : `Behind {rating} the equipment grounding conductor has at least {size} ${material}${
          basis === 'Size of the circuit conductors'
            ? ': it need not be larger than the circuit conductors'
            : minimum !== undefined && basis !== 'Table'
              ? ': {listed} of Table 250.122, increased as {minimum} to {installed}'
              : ' by Table 250.122'
        }.`,
  examples: [
    {
      inputs: { rating: 100 },
      results: { size: '8 AWG', area: 16510, listed: '8 AWG', basis: 'Table' },
      cautions: ['taken as not made larger than'],
      source: 'NEC 2023, Table 250.122',
    },
    {
      inputs: { rating: 300, minimum: 'kcmil250', installed: 'kcmil350' },
      results: { size: '2 AWG', needed: 58436, listed: '4 AWG', basis: 'Table, increased with the circuit conductors' },
      source: 'Worked example of Code Talk, episode 32 (inwindustrialtraining.com): 1.4 × 41,740 = 58,436',
    },
    {
      inputs: { rating: 20, minimum: 'awg12', installed: 'awg6' },
      results: { size: '6 AWG', needed: 26240, listed: '12 AWG' },
      source: 'Electrical Contractor, CQD Spotlight of 12 April 2013: 12 AWG to 6 AWG needs 6 AWG',
    },
    {
      inputs: { rating: 30, installed: 'awg8', minimum: 'awg10' },
      results: { size: '8 AWG', needed: 16510, listed: '10 AWG' },
      source: 'EC&M, 5 April 2022: a 10 AWG ground is a violation where 10 AWG was increased to 8 AWG',
    },
    {
      inputs: { rating: 60, material: 'aluminum', circuitMaterial: 'aluminum', installed: 'awg10' },
      results: { size: '10 AWG', listed: '8 AWG', basis: 'Size of the circuit conductors' },
      cautions: ['must not touch concrete', 'they are taken as not made larger: where', 'can burn before it trips'],
      source: 'NEC 2023, 250.122(A): not larger than the circuit conductors',
    },
    {
      inputs: { rating: 100, installed: 'awg8' },
      results: { size: '8 AWG', listed: '8 AWG', basis: 'Table' },
      cautions: ['they are taken as not made larger: where', 'can burn before it trips'],
      source: 'NEC 2023, Table 250.122; Table 310.16: 8 AWG carries 50 A at 75 °C',
    },
    {
      inputs: { rating: 30, minimum: 'awg12', installed: 'awg8' },
      results: { size: '8 AWG', needed: 26244.07351, listed: '10 AWG', basis: 'Size of the circuit conductors' },
      source: 'By hand: 10,380 × 16,510/6530; not larger than the circuit conductors (250.122(A)), which carry 50 A',
    },
    {
      inputs: { rating: 400, minimum: 'kcmil500', installed: 'kcmil700' },
      results: { size: '1 AWG', needed: 73668, listed: '3 AWG' },
      source: 'By hand: 1.4 × 52,620',
    },
    {
      inputs: { rating: 225, material: 'aluminum' },
      results: { size: '2 AWG', listed: '2 AWG' },
      cautions: ['must not touch concrete', 'taken as not made larger than'],
      source: 'NEC 2023, Table 250.122: not exceeding 300 A',
    },
    {
      inputs: { rating: 6000, minimum: 'kcmil500', installed: 'kcmil2000', circuitMaterial: 'aluminum' },
      noResult: 'above the largest listed',
      source: 'By hand: 800 × 4 kcmil',
    },
    {
      inputs: { find: 'electrode', service: 'awg2of0' },
      results: { size: '4 AWG', area: 41740, basis: 'Table' },
      source: 'NEC 2023, Table 250.66: 2/0 or 3/0 copper',
    },
    {
      inputs: { find: 'electrode', service: 'awg4of0', circuitMaterial: 'aluminum', electrode: 'rod' },
      results: { size: '6 AWG', listed: '4 AWG', basis: 'Limit of the kind of electrode' },
      cautions: ['does not go on to another kind'],
      source: 'NEC 2023, Table 250.66 and 250.66(A)',
    },
    {
      inputs: { find: 'electrode', service: 'kcmil500', sets: 2, electrode: 'concrete' },
      results: { size: '4 AWG', listed: '2/0 AWG' },
      cautions: ['does not go on to another kind'],
      source: 'NEC 2023, Table 250.66: 1000 kcmil; 250.66(B)',
    },
    {
      inputs: { find: 'electrode', service: 'kcmil600', sets: 2, material: 'aluminum', electrode: 'rod' },
      results: { size: '4 AWG', listed: '250 kcmil' },
      cautions: ['must not touch concrete', 'does not go on to another kind'],
      source: 'NEC 2023, Table 250.66: over 1100 kcmil; 250.66(A)',
    },
    {
      inputs: { find: 'electrode', service: 'awg2', sets: 2 },
      results: { size: '4 AWG', listed: '4 AWG' },
      cautions: ['from 1/0 AWG on'],
      source: 'NEC 2023, Table 250.66: 132,720 circular mils are within 3/0',
    },
    {
      inputs: { rating: 100, minimum: 'awg3' },
      refused: 'as installed, too',
      source: 'By definition',
    },
    {
      inputs: { rating: 100, minimum: 'awg3', installed: 'awg4' },
      refused: 'smaller than the least size',
      source: 'By definition',
    },
  ],
  notes: [
    'For wire-type conductors under the NEC in the USA; the law is the edition that your state adopted. Before 2020 Table 250.122 had 1200 kcmil in place of 1250. Metal raceways and cable armor can serve in their place (250.118).',
    'Of a motor circuit with an instantaneous-trip breaker take the rating of the dual-element fuse that 430.52 would allow (250.122(D)(2)). Circuit conductors that are larger for ambient temperature or bundling alone do not count as made larger. Conductors in parallel raceways each need the full size (250.122(F)).',
    'To a ground ring alone it need not be larger than the ring (250.66(C)). A larger one may be needed to clear a fault (250.4(A)(5)). The main bonding jumper has Table 250.102(C)(1).',
  ],
  references: [
    {
      title:
        'NFPA 70, National Electrical Code, 2023, 250.66, 250.122, Tables 250.66 and 250.122 and Chapter 9, Table 8',
    },
    {
      title:
        'Both tables stand identically in at least three public transcriptions, one of them the text of the 2023 code in the repository CEC-Lang',
    },
  ],
});
