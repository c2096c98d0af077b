import { choice, defineCalculator, isAbove, isBelow, measure, number } from '@reckoner/engine';

interface Factor {
  readonly factor: number;
  /** Above 300 mm² of PVC, which may end at 140 °C only. */
  readonly large?: number;
}

/** A√s/mm². Cores: IEC 60364-4-43 Table 43A and BS 7671 Table 43.1; the others: IEC 60364-5-54 Annex A, BS 7671 Tables 54.2 to 54.6. */
const FACTORS = {
  coreCuPvc: { factor: 115, large: 103 },
  coreCuPvc90: { factor: 100, large: 86 },
  coreCuXlpe: { factor: 143 },
  coreAlPvc: { factor: 76, large: 68 },
  coreAlXlpe: { factor: 94 },
  apartCuPvc: { factor: 143, large: 133 },
  apartCuXlpe: { factor: 176 },
  apartAlPvc: { factor: 95, large: 88 },
  apartAlXlpe: { factor: 116 },
  armorPvc: { factor: 51 },
  armorXlpe: { factor: 46 },
  bareCu: { factor: 159 },
  bareAl: { factor: 105 },
  bareSteel: { factor: 58 },
} as const satisfies Record<string, Factor>;

/** IEC 60228, mm². */
const SIZES: readonly number[] = [
  0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400, 500, 630, 800, 1000,
];

const APART: readonly string[] = ['apartCuPvc', 'apartCuXlpe', 'bareCu'];
const ARMOR: readonly string[] = ['armorPvc', 'armorXlpe'];
const APART_ALUMINUM: readonly string[] = ['apartAlPvc', 'apartAlXlpe', 'bareAl'];

/** S = √(I² t)/k: all heat stays in the conductor. */
export default defineCalculator({
  title: 'Adiabatic cable size',
  description:
    'Least conductor size that bears a fault current until it is cut off, or the largest current or longest time that a size bears, by the adiabatic equation of IEC 60364 and BS 7671.',
  keywords: [
    'adiabatic equation',
    'short circuit withstand',
    'CPC size',
    'earth conductor size',
    'k factor of a cable',
    'I2t of a cable',
    'protective conductor size',
  ],
  related: ['earth-fault-loop-impedance', 'cable-size-iec60364', 'equipment-ground-size-nec250'],
  inputs: {
    find: choice(
      { size: 'Least size', current: 'Largest fault current', time: 'Longest time' },
      { label: 'Find', default: 'size' },
    ),
    conductor: choice(
      {
        coreCuPvc: 'Core of a cable or bunched with cables, copper, PVC 70 °C',
        coreCuPvc90: 'Core of a cable or bunched with cables, copper, PVC 90 °C',
        coreCuXlpe: 'Core of a cable or bunched with cables, copper, XLPE or EPR 90 °C',
        coreAlPvc: 'Core of a cable or bunched with cables, aluminum, PVC 70 °C',
        coreAlXlpe: 'Core of a cable or bunched with cables, aluminum, XLPE or EPR 90 °C',
        apartCuPvc: 'Protective conductor apart from cables, copper, PVC',
        apartCuXlpe: 'Protective conductor apart from cables, copper, XLPE or EPR 90 °C',
        apartAlPvc: 'Protective conductor apart from cables, aluminum, PVC',
        apartAlXlpe: 'Protective conductor apart from cables, aluminum, XLPE or EPR 90 °C',
        armorPvc: 'Steel armor of a cable, PVC 70 °C',
        armorXlpe: 'Steel armor of a cable, XLPE 90 °C',
        bareCu: 'Bare protective conductor, copper, where 200 °C does no harm',
        bareAl: 'Bare protective conductor, aluminum, where 200 °C does no harm',
        bareSteel: 'Bare protective conductor, steel, where 200 °C does no harm',
        own: 'Own factor k',
      },
      { label: 'Conductor', default: 'coreCuPvc' },
    ),
    ownFactor: number({
      label: 'Factor k, in A√s/mm²',
      symbol: 'k',
      min: 10,
      max: 300,
      usual: [22, 230],
      when: { conductor: 'own' },
    }),
    current: measure('A', {
      label: 'Fault current',
      help: 'RMS. The smallest earth fault may take longest to be cut off: try it and the largest.',
      symbol: 'I',
      min: 1,
      max: 300000,
      usual: [40, 100000],
      when: { find: ['size', 'time'] },
    }),
    time: measure('s', {
      label: 'Time until the fault is cut off',
      symbol: 't',
      min: 0.001,
      max: 60,
      usual: [0.01, 5],
      when: { find: ['size', 'current'] },
    }),
    area: measure('mm^2', {
      label: 'Cross-section',
      symbol: 'S',
      min: 0.5,
      max: 2000,
      usual: [1, 1000],
      when: { find: ['current', 'time'] },
    }),
  },
  outputs: {
    size: measure('mm^2', { label: 'Least cross-section', symbol: 'S_{min}', digits: 4, optional: true }),
    standard: measure('mm^2', { label: 'Next standard size', symbol: 'S_n', optional: true }),
    largest: measure('A', { label: 'Largest fault current', symbol: 'I_{max}', digits: 4, optional: true }),
    longest: measure('s', { label: 'Longest time', symbol: 't_{max}', digits: 4, optional: true }),
    factor: number({ label: 'Factor k, in A√s/mm²', symbol: 'k' }),
    energy: number({ label: 'Energy I²t, in A²s', symbol: 'I^2t', digits: 4 }),
  },
  formula: ({ find, conductor, ownFactor, current, time, area }) => {
    const listed: Factor = conductor === 'own' ? { factor: ownFactor } : FACTORS[conductor];
    const tried = find === 'size' ? (current * Math.sqrt(time)) / listed.factor : area;
    const factor = listed.large !== undefined && tried > 300 * (1 + 1e-12) ? listed.large : listed.factor;
    if (find === 'size') {
      const size = (current * Math.sqrt(time)) / factor;
      return {
        size,
        standard: ARMOR.includes(conductor) ? undefined : SIZES.find((each) => each * (1 + 1e-12) >= size),
        factor,
        energy: current ** 2 * time,
      };
    }
    if (find === 'current') return { largest: (factor * area) / Math.sqrt(time), factor, energy: (factor * area) ** 2 };
    return { longest: ((factor * area) / current) ** 2, factor, energy: (factor * area) ** 2 };
  },
  shown: ({ find, current, time, area, factor }) => ({
    size: find === 'size' ? Math.sqrt(current ** 2 * time) / factor : undefined,
    standard: undefined,
    largest: find === 'current' ? (factor * area) / Math.sqrt(time) : undefined,
    longest: find === 'time' ? ((factor * area) / current) ** 2 : undefined,
    factor: undefined,
    energy: undefined,
  }),
  stepwise: [
    'k is the value of the table for metal, insulation and place; of PVC above 300 mm² it is 103 for 115, 86 for 100, 68 for 76, 133 for 143 and 88 for 95.',
    'I²t is the square of the current times the time; it must not exceed k²S².',
    'The next standard size is the first of IEC 60228 that is not below the least one; armor has none.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ find, time, longest }) => isAbove(find === 'time' ? longest! : time, 5),
      says: ({ find }) =>
        find === 'time'
          ? 'The equation holds up to 5 s: of more, only take that 5 s are borne. In so long a time the protective device must be looked at as for an overload.'
          : 'The equation holds up to 5 s: in more, heat leaves the conductor, and BS 7671 and IEC 60364 do not use it.',
    },
    {
      level: 'caution',
      when: ({ find, time, longest }) => isBelow(find === 'time' ? longest! : time, 0.1),
      says: 'Below 0.1 s the DC part of the current heats, too, and a fuse or breaker limits it: compare k²S² with the let-through I²t that the maker of the device tells, in place of I²t from an RMS current.',
    },
    {
      level: 'caution',
      when: ({ find, conductor, size, area }) =>
        APART.includes(conductor) && isBelow(find === 'size' ? size! : area, 4),
      says: 'A copper protective conductor that is no part of a cable has at least 2.5 mm², and 4 mm² where nothing protects it from damage (543.1 of IEC 60364-5-54 and BS 7671), however little it heats.',
    },
    {
      level: 'caution',
      when: ({ find, conductor, size, area }) =>
        APART_ALUMINUM.includes(conductor) && isBelow(find === 'size' ? size! : area, 16),
      says: 'An aluminum protective conductor that is no part of a cable has at least 16 mm² (543.1 of IEC 60364-5-54), however little it heats.',
    },
  ],
  explanation: ({ find, conductor, standard }) =>
    find === 'size'
      ? `{current} for {time} need at least {size} with k = {factor}${
          ARMOR.includes(conductor)
            ? ': compare it with the area of the armor that the maker of the cable tells'
            : standard === undefined
              ? ', more than the largest standard size of 1000 mm²: lead the fault over several conductors'
              : '; the next standard size is {standard}'
        }.`
      : find === 'current'
        ? '{area} with k = {factor} bear up to {largest} for {time}.'
        : '{area} with k = {factor} bear {current} for up to {longest}.',
  examples: [
    {
      inputs: { current: 3000, time: 0.4 },
      results: { size: 16.49883997, standard: 25, factor: 115, energy: 3600000 },
      source: 'Python 3.11: √(3000² × 0.4)/115',
    },
    {
      inputs: { find: 'current', conductor: 'coreCuXlpe', area: 16, time: 1 },
      results: { largest: 2288, factor: 143, energy: 5234944 },
      source: 'By hand: 143 × 16',
    },
    {
      inputs: { find: 'time', conductor: 'apartCuPvc', area: 10, current: 2000 },
      results: { longest: 0.511225, factor: 143 },
      source: 'By hand: (143 × 10/2000)²',
    },
    {
      inputs: { current: 40000, time: 1 },
      results: { size: 388.3495146, standard: 400, factor: 103 },
      source: 'Python 3.11: 40000/115 is 347.8 mm², above 300; 40000/103',
    },
    {
      inputs: { current: 34500, time: 1 },
      results: { size: 300, standard: 300, factor: 115 },
      source: 'By hand: 34500/115, exactly the limit',
    },
    {
      inputs: { find: 'current', conductor: 'coreCuPvc90', area: 400, time: 1 },
      results: { largest: 34400, factor: 86 },
      source: 'By hand: 86 × 400',
    },
    {
      inputs: { find: 'current', conductor: 'coreAlPvc', area: 500, time: 1 },
      results: { largest: 34000, factor: 68 },
      source: 'By hand: 68 × 500',
    },
    {
      inputs: { find: 'current', conductor: 'coreAlXlpe', area: 95, time: 0.25 },
      results: { largest: 17860, factor: 94 },
      source: 'By hand: 94 × 95/0.5',
    },
    {
      inputs: { find: 'current', conductor: 'apartCuXlpe', area: 2.5, time: 0.25 },
      results: { largest: 880, factor: 176 },
      cautions: ['where nothing protects it from damage'],
      source: 'By hand: 176 × 2.5/0.5',
    },
    {
      inputs: { find: 'current', conductor: 'apartAlPvc', area: 16, time: 1 },
      results: { largest: 1520, factor: 95 },
      source: 'By hand: 95 × 16',
    },
    {
      inputs: { conductor: 'apartAlXlpe', current: 1160, time: 1 },
      results: { size: 10, standard: 10, factor: 116 },
      cautions: ['has at least 16 mm²'],
      source: 'By hand: 1160/116',
    },
    {
      inputs: { find: 'current', conductor: 'armorPvc', area: 60, time: 1 },
      results: { largest: 3060, factor: 51 },
      source: 'By hand: 51 × 60',
    },
    {
      inputs: { conductor: 'armorPvc', current: 5100, time: 0.25 },
      results: { size: 50, factor: 51 },
      source: 'By hand: 5100 × 0.5/51',
    },
    {
      inputs: { find: 'current', conductor: 'armorXlpe', area: 60, time: 1 },
      results: { largest: 2760, factor: 46 },
      source: 'By hand: 46 × 60',
    },
    {
      inputs: { find: 'current', conductor: 'bareCu', area: 25, time: 1 },
      results: { largest: 3975, factor: 159 },
      source: 'By hand: 159 × 25',
    },
    {
      inputs: { find: 'current', conductor: 'bareAl', area: 50, time: 1 },
      results: { largest: 5250, factor: 105 },
      source: 'By hand: 105 × 50',
    },
    {
      inputs: { find: 'current', conductor: 'bareSteel', area: 100, time: 1 },
      results: { largest: 5800, factor: 58 },
      source: 'By hand: 58 × 100',
    },
    {
      inputs: { conductor: 'own', ownFactor: 228, current: 22800, time: 1 },
      results: { size: 100, standard: 120, factor: 228 },
      source: 'By hand: 22800/228',
    },
    {
      inputs: { conductor: 'own', ownFactor: 50, current: 60000, time: 1 },
      results: { size: 1200, factor: 50 },
      source: 'By hand: 60000/50, above the standard sizes',
    },
    {
      inputs: { current: 200, time: 10 },
      results: { size: 5.499613322, standard: 6 },
      cautions: ['holds up to 5 s'],
      source: 'Python 3.11: 200 × √10/115',
    },
    {
      inputs: { find: 'time', area: 10, current: 300 },
      results: { longest: 14.69444444 },
      cautions: ['only take that 5 s are borne'],
      source: 'By hand: (1150/300)²',
    },
    {
      inputs: { current: 6000, time: 0.01 },
      results: { size: 5.217391304, standard: 6 },
      cautions: ['Below 0.1 s'],
      source: 'By hand: 6000 × 0.1/115',
    },
  ],
  notes: [
    'For protective and line conductors of installations by IEC 60364 or BS 7671, by who designs them; the NEC takes tables in place of it (250.122). The factors hold for conductors that the circuit has heated to their full temperature before, those apart from cables for 30 °C.',
    'A line conductor must bear the largest short circuit, a protective conductor the energy of each earth fault. Terminals and joints may bear less than the conductor.',
  ],
  references: [
    { title: 'IEC 60364-5-54:2011, 543.1.2 and Annex A; IEC 60364-4-43:2008, 434.5.2 and Table 43A' },
    { title: 'BS 7671:2018+A2:2022, 543.1.3 and Tables 43.1 and 54.2 to 54.6' },
    {
      title:
        'NICEIC Pocket Guide 14 (2018), k of BS 7671 for cores, separate conductors and armor; all values follow from √(Q_c (β + 20)/ρ₂₀ × ln((β + θ_f)/(β + θ_i))) of IEC 60364-5-54 Annex A',
    },
  ],
});
