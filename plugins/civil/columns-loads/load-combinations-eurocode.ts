import { choice, defineCalculator, isNear, number, roundTo, rows, sumOfProducts, table, text } from '@reckoner/engine';

/** Recommended values of EN 1990:2002 + A1:2005, table A1.1: ψ0, ψ1 and ψ2. */
const PSI = {
  a: { name: 'imposed A', combination: 0.7, frequent: 0.5, lasting: 0.3 },
  b: { name: 'imposed B', combination: 0.7, frequent: 0.5, lasting: 0.3 },
  c: { name: 'imposed C', combination: 0.7, frequent: 0.7, lasting: 0.6 },
  d: { name: 'imposed D', combination: 0.7, frequent: 0.7, lasting: 0.6 },
  e: { name: 'imposed E', combination: 1, frequent: 0.9, lasting: 0.8 },
  f: { name: 'imposed F', combination: 0.7, frequent: 0.7, lasting: 0.6 },
  g: { name: 'imposed G', combination: 0.7, frequent: 0.5, lasting: 0.3 },
  h: { name: 'roof H', combination: 0, frequent: 0, lasting: 0 },
  snow: { name: 'snow', combination: 0.5, frequent: 0.2, lasting: 0 },
  snowHigh: { name: 'snow', combination: 0.7, frequent: 0.5, lasting: 0.2 },
  snowNorth: { name: 'snow', combination: 0.7, frequent: 0.5, lasting: 0.2 },
  wind: { name: 'wind', combination: 0.6, frequent: 0.2, lasting: 0 },
  temperature: { name: 'temperature', combination: 0.6, frequent: 0.5, lasting: 0 },
};

const WEATHER = ['snow', 'snowHigh', 'snowNorth', 'wind'];

/** EN 1990:2002 + A1:2005, 6.4.3.2 and table A1.2(B) for strength, 6.5.3 for serviceability, of buildings. */
export default defineCalculator({
  title: 'Load combinations (EN 1990:2002)',
  description:
    'Largest and smallest design effect by 6.10, or 6.10a and 6.10b, and the serviceability combinations, with the ψ factors of buildings.',
  keywords: ['Eurocode 0', '6.10a', '6.10b', 'STR', 'psi factors', 'ULS SLS', 'quasi-permanent combination'],
  related: ['load-combinations-asce7'],
  inputs: {
    permanent: number({
      label: 'Permanent effect Gk',
      help: 'Effects in any one unit: kN, kNm, kN/m². Positive in the direction that is designed for.',
      symbol: 'G_k',
      min: -1e9,
      max: 1e9,
    }),
    opposing: number({
      label: 'Permanent effect of another source against it',
      help: 'Its size: it is taken off. Parts of one source, as of one beam, belong into one number.',
      symbol: 'G_{k,2}',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    variable: rows(
      {
        kind: choice(
          {
            a: { label: 'A: dwellings', also: ['A', 'dwelling', 'residential'] },
            b: { label: 'B: offices', also: ['B', 'office'] },
            c: { label: 'C: congregation', also: ['C', 'congregation', 'assembly'] },
            d: { label: 'D: shopping', also: ['D', 'shopping', 'retail'] },
            e: { label: 'E: storage', also: ['E', 'storage'] },
            f: { label: 'F: vehicles up to 30 kN', also: ['F', 'parking'] },
            g: { label: 'G: vehicles of 30 to 160 kN', also: ['G'] },
            h: { label: 'H: roofs', also: ['H', 'roof'] },
            snow: { label: 'Snow up to 1000 m', also: ['S'] },
            snowHigh: 'Snow above 1000 m',
            snowNorth: 'Snow in Finland, Iceland, Norway and Sweden',
            wind: { label: 'Wind', also: ['W'] },
            temperature: { label: 'Temperature, not fire', also: ['T'] },
          },
          { label: 'Kind' },
        ),
        effect: number({ label: 'Characteristic effect Qk', min: -1e9, max: 1e9 }),
      },
      {
        label: 'Variable actions',
        help: 'In the same unit; negative where it acts the other way.',
        minItems: 1,
        maxItems: 7,
      },
    ),
    method: choice(
      {
        single: { label: '6.10', also: ['6.10 alone'] },
        pair: { label: '6.10a and 6.10b', also: ['6.10a/b'] },
      },
      { label: 'Strength by', help: 'The National Annex says which.', default: 'single' },
    ),
    permanentFactor: number({
      label: 'Partial factor of unfavorable G',
      symbol: '\\gamma_{G,sup}',
      min: 1,
      max: 2,
      default: 1.35,
    }),
    favorableFactor: number({
      label: 'Partial factor of favorable G',
      symbol: '\\gamma_{G,inf}',
      min: 0.8,
      max: 1,
      default: 1,
    }),
    variableFactor: number({ label: 'Partial factor of Q', symbol: '\\gamma_Q', min: 1, max: 2, default: 1.5 }),
    reduction: number({
      label: 'Reduction factor ξ of G in 6.10b',
      help: '0.85 recommended, 0.925 in the United Kingdom.',
      symbol: '\\xi',
      min: 0.7,
      max: 1,
      default: 0.85,
      when: { method: 'pair' },
    }),
  },
  outputs: {
    largest: number({ label: 'Largest design effect', symbol: 'E_d', places: 2 }),
    governing: text({ label: 'Governs' }),
    smallest: number({ label: 'Smallest design effect', symbol: 'E_{d,min}', places: 2 }),
    characteristic: number({ label: 'Largest characteristic (6.14b)', symbol: 'E_{char}', places: 2 }),
    frequent: number({ label: 'Largest frequent (6.15b)', symbol: 'E_{freq}', places: 2 }),
    lasting: number({ label: 'Largest quasi-permanent (6.16b)', symbol: 'E_{qp}', places: 2 }),
    characteristicLeast: number({ label: 'Smallest characteristic', symbol: 'E_{char,min}', places: 2 }),
    frequentLeast: number({ label: 'Smallest frequent', symbol: 'E_{freq,min}', places: 2 }),
    lastingLeast: number({ label: 'Smallest quasi-permanent', symbol: 'E_{qp,min}', places: 2 }),
    combinations: table(
      {
        combination: text({ label: 'Combination' }),
        largest: number({ label: 'Largest', places: 2 }),
        smallest: number({ label: 'Smallest', places: 2 }),
      },
      { label: 'Strength' },
    ),
  },
  formula: ({ permanent, opposing, variable, method, permanentFactor, favorableFactor, variableFactor, reduction }) => {
    const sources = [permanent, -opposing];
    // `way` is 1 for the largest and −1 for the smallest effect: what acts the other way is favorable.
    const fixed = (way: number, share: number) =>
      sources.map((one) => (way * one > 0 ? [share, permanentFactor, one] : [favorableFactor, one]));
    const unfavorable = (way: number) => variable.filter(({ effect }) => way * effect > 0);
    // EN 1991-1-1, 3.3.2(1): the imposed load on a roof of category H does not go with snow or wind.
    const beside = (way: number, lead: (typeof variable)[number]) =>
      unfavorable(way).filter((other) => other !== lead && !(lead.kind === 'h' && WEATHER.includes(other.kind)));
    const leading = (way: number, share: number, lead: (typeof variable)[number]) =>
      way * lead.effect > 0
        ? sumOfProducts(
            ...fixed(way, share),
            [variableFactor, lead.effect],
            ...beside(way, lead).map(({ kind, effect }) => [variableFactor, PSI[kind].combination, effect]),
          )
        : sumOfProducts(...fixed(way, share));
    const all = (way: number) =>
      sumOfProducts(
        ...fixed(way, 1),
        ...unfavorable(way).map(({ kind, effect }) => [variableFactor, PSI[kind].combination, effect]),
      );
    const share = reduction ?? 1;
    const name = method === 'single' ? '6.10' : '6.10b';
    const combinations = [
      ...(method === 'pair' ? [{ combination: '6.10a', largest: all(1), smallest: all(-1) }] : []),
      ...variable.map((lead) => ({
        combination: `${name}, ${PSI[lead.kind].name} leading`,
        largest: leading(1, share, lead),
        smallest: leading(-1, share, lead),
      })),
    ];
    const largest = Math.max(...combinations.map((one) => one.largest));
    const plain = sources.map((one) => [1, one]);
    const service = (way: number, main: 'combination' | 'frequent', rest: 'combination' | 'lasting') => [
      sumOfProducts(...plain),
      ...unfavorable(way).map((lead) =>
        sumOfProducts(
          ...plain,
          [main === 'combination' ? 1 : PSI[lead.kind].frequent, lead.effect],
          ...beside(way, lead).map(({ kind, effect }) => [PSI[kind][rest], effect]),
        ),
      ),
    ];
    const lasting = (way: number) =>
      sumOfProducts(...plain, ...unfavorable(way).map(({ kind, effect }) => [PSI[kind].lasting, effect]));
    return {
      largest,
      // Of combinations that come to the same the first governs, whatever their rounding.
      governing:
        unfavorable(1).length === 0
          ? `${method === 'pair' ? '6.10a' : '6.10'}, permanent alone`
          : combinations.find((one) => isNear(one.largest, largest, 1e-12 * Math.abs(largest)))!.combination,
      smallest: Math.min(...combinations.map((one) => one.smallest)),
      characteristic: Math.max(...service(1, 'combination', 'combination')),
      frequent: Math.max(...service(1, 'frequent', 'lasting')),
      lasting: lasting(1),
      characteristicLeast: Math.min(...service(-1, 'combination', 'combination')),
      frequentLeast: Math.min(...service(-1, 'frequent', 'lasting')),
      lastingLeast: lasting(-1),
      combinations,
    };
  },
  shown: () => ({
    largest: undefined,
    governing: undefined,
    smallest: undefined,
    characteristic: undefined,
    frequent: undefined,
    lasting: undefined,
    characteristicLeast: undefined,
    frequentLeast: undefined,
    lastingLeast: undefined,
    combinations: undefined,
  }),
  stepwise: [
    '6.10: Σ γ_G·G_k + γ_Q·Q_k,1 + Σ γ_Q·ψ_0·Q_k,i, with each variable action in turn as the leading one.',
    '6.10a: Σ γ_G·G_k + Σ γ_Q·ψ_0·Q_k,i; 6.10b: as 6.10 with ξ·γ_G,sup.',
    'γ_G is γ_G,sup of permanent effects in the direction of the extreme, γ_G,inf of those against it; variable actions against it are left out.',
    'Serviceability: ΣG_k + Q_k,1 + Σ ψ_0·Q_k,i; ΣG_k + ψ_1·Q_k,1 + Σ ψ_2·Q_k,i; ΣG_k + Σ ψ_2·Q_k,i; with the variable actions in the direction of the extreme.',
    'Where the imposed load of a roof (H) leads, snow and wind are left out (EN 1991-1-1, 3.3.2).',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ largest, smallest }) => roundTo(largest, 2) > 0 && roundTo(smallest, 2) < 0,
      says: 'The smallest effect has the other sign: there is uplift or a reversal. Anchorage and the other face must be designed, and equilibrium (EQU) with the factors of table A1.2(A), 1.1 and 0.9 of G.',
    },
    {
      level: 'caution',
      when: ({ variable }) =>
        variable.some(({ kind, effect }, i) =>
          variable.some((other, k) => k > i && PSI[other.kind].name === PSI[kind].name && other.effect * effect > 0),
        ),
      says: 'Two variable actions of one kind act the same way. They count as independent, so that only one of them leads: loads of one source, as imposed load on several floors, snow or wind from one side, belong into one row.',
    },
    {
      level: 'caution',
      when: ({ variable, permanent, opposing }) => variable.every(({ effect }) => effect <= 0) && permanent >= opposing,
      says: 'No variable action acts in the positive direction: are the signs right?',
    },
    {
      level: 'caution',
      when: ({ permanent }) => permanent < 0,
      says: 'The permanent effect is negative, against the direction that is designed for: it counts as favorable in the largest effect. Where all act one way, give all as positive.',
    },
    {
      level: 'caution',
      when: ({ largest, permanent }) => permanent >= 0 && roundTo(largest, 2) < 0,
      says: 'Even the largest effect is negative, against the direction that is designed for: the one to design for is then the smallest, {smallest}.',
    },
    {
      level: 'note',
      when: ({ permanentFactor, favorableFactor, variableFactor }) =>
        permanentFactor !== 1.35 || favorableFactor !== 1 || variableFactor !== 1.5,
      says: 'The partial factors are those that were sent, but ψ are those that EN 1990:2002 recommends. The National Annex of the country may have others (wind ψ0 is 0.5 in the United Kingdom, for instance).',
    },
    {
      level: 'note',
      when: ({ permanentFactor, favorableFactor, variableFactor }) =>
        permanentFactor === 1.35 && favorableFactor === 1 && variableFactor === 1.5,
      says: 'ψ and the partial factors 1.35, 1.0 and 1.5 are those that EN 1990:2002 recommends. The National Annex of the country decides (wind ψ0 is 0.5 in the United Kingdom, for instance), and EN 1990:2023 has other tables.',
    },
  ],
  explanation: ({ method, opposing, variable }) =>
    `With a permanent effect of {permanent}${
      opposing > 0 ? ' and {opposing} of another source against it' : ''
    } the largest design effect is {largest} (${
      method === 'pair' ? 'by 6.10a and 6.10b with ξ = {reduction}; ' : ''
    }{governing}), the smallest {smallest}. In service the largest is {characteristic} in the characteristic, {frequent} in the frequent and {lasting} in the quasi-permanent combination${
      variable.some(({ effect }) => effect < 0)
        ? '; the smallest {characteristicLeast}, {frequentLeast} and {lastingLeast}'
        : ''
    }.`,
  examples: [
    {
      inputs: {
        permanent: 10,
        variable: [
          { kind: 'snow', effect: 6 },
          { kind: 'wind', effect: 4 },
        ],
      },
      results: {
        largest: 26.1,
        governing: '6.10, snow leading',
        smallest: 10,
        characteristic: 18.4,
        frequent: 11.2,
        lasting: 10,
        combinations: { length: 2, rows: { 0: { largest: 26.1 }, 1: { largest: 24 } } },
      },
      cautions: ['National Annex'],
      source:
        'Steel Buildings in Europe, part 3, 3.2 and 3.3: 1.35 G + 1.5 S + 0.9 W; 1.35 G + 1.5 W + 0.75 S; G + S + 0.6 W; G + 0.2 S, with G = 10, S = 6, W = 4',
    },
    {
      inputs: {
        permanent: 5553.6,
        variable: [
          { kind: 'b', effect: 1342.5 },
          { kind: 'a', effect: 42 },
        ],
        method: 'pair',
        reduction: 0.925,
      },
      results: {
        largest: 8992.908,
        governing: '6.10b, imposed B leading',
        combinations: { length: 3, rows: { 0: { largest: 8951.085 } } },
      },
      cautions: ['National Annex'],
      source:
        'Worked Examples to Eurocode 2 (column, ground floor): 0.925 × 1.35 × 5553.6 + 1.5 × 2237.5 × 0.6 + 0.7 × 1.5 × 42, printed 9000.0 with 1.25 for 0.925 × 1.35; more digits by Python',
    },
    {
      inputs: {
        permanent: 5553.6,
        variable: [
          { kind: 'b', effect: 1342.5 },
          { kind: 'a', effect: 42 },
        ],
      },
      results: { largest: 9555.21, characteristic: 6925.5 },
      cautions: ['National Annex'],
      source:
        'Worked Examples to Eurocode 2 (column, ground floor), by 6.10: 7497.4 + 2013.8 + 44.1 = 9555.3; unrounded by Python',
    },
    {
      inputs: {
        permanent: 20,
        opposing: 8,
        variable: [
          { kind: 'wind', effect: -30 },
          { kind: 'c', effect: 12 },
        ],
        permanentFactor: 1.2,
        favorableFactor: 0.9,
        variableFactor: 1.4,
      },
      results: {
        largest: 33.6,
        smallest: -33.6,
        characteristic: 24,
        frequent: 20.4,
        lasting: 19.2,
        characteristicLeast: -18,
        frequentLeast: 6,
        lastingLeast: 12,
      },
      cautions: ['uplift or a reversal', 'factors are those that were sent'],
      source:
        'By hand: 24 − 7.2 + 16.8; 18 − 9.6 − 42; 12 + 12; 12 + 0.7 × 12; 12 + 0.6 × 12; 12 − 30; 12 − 0.2 × 30; 12',
    },
    {
      inputs: {
        permanent: 4,
        variable: [
          { kind: 'wind', effect: -30 },
          { kind: 'snowHigh', effect: -10 },
        ],
      },
      results: {
        largest: 5.4,
        smallest: -51.5,
        characteristic: 4,
        characteristicLeast: -33,
        frequentLeast: -4,
        lastingLeast: 2,
      },
      cautions: ['uplift or a reversal', 'No variable action acts', 'National Annex'],
      source: 'By hand: 5.4; 4 − 45 − 10.5; 4 − 30 − 7; 4 − 6 − 2; 4 − 2, as −1 of snow leading is more',
    },
    {
      inputs: {
        permanent: 5,
        variable: [
          { kind: 'h', effect: 4 },
          { kind: 'snow', effect: 3 },
          { kind: 'wind', effect: 1 },
        ],
      },
      results: {
        largest: 12.75,
        governing: '6.10, roof H leading',
        characteristic: 9,
        frequent: 5.6,
        combinations: { rows: { 1: { largest: 12.15 }, 2: { largest: '10.500' } } },
      },
      cautions: ['National Annex'],
      source: 'EN 1991-1-1, 3.3.2, by hand: 6.75 + 6 without snow and wind; 6.75 + 4.5 + 0.9; 6.75 + 1.5 + 2.25',
    },
    {
      inputs: {
        permanent: 10,
        variable: [
          { kind: 'd', effect: 1 },
          { kind: 'e', effect: 2 },
          { kind: 'f', effect: 1 },
          { kind: 'g', effect: 1 },
          { kind: 'snowHigh', effect: 1 },
          { kind: 'snowNorth', effect: 1 },
          { kind: 'temperature', effect: 1 },
        ],
        method: 'pair',
      },
      results: {
        largest: 22.65,
        governing: '6.10a',
        characteristic: 16.5,
        frequent: 14,
        lasting: 13.5,
        smallest: 10,
      },
      cautions: ['of one kind', 'National Annex'],
      source: 'By hand: 13.5 + 1.5 × (0.7 + 2 + 0.7 + 0.7 + 0.7 + 0.7 + 0.6); ψ of table A1.1',
    },
    {
      inputs: {
        permanent: 10,
        variable: [
          { kind: 'a', effect: 5 },
          { kind: 'a', effect: 5 },
        ],
      },
      results: { largest: 26.25 },
      cautions: ['of one kind', 'National Annex'],
      source: 'By hand: 13.5 + 7.5 + 0.7 × 7.5',
    },
    {
      inputs: { permanent: 10, opposing: 20, variable: [{ kind: 'b', effect: 2 }] },
      results: { largest: -3.5, smallest: -17, characteristic: -8, frequent: -9, lasting: -9.4 },
      cautions: ['Even the largest', 'National Annex'],
      source: 'By hand: 13.5 − 20 + 3; 10 − 27; −10 + 2; −10 + 0.5 × 2; −10 + 0.3 × 2',
    },
    {
      inputs: { permanent: -10, variable: [{ kind: 'wind', effect: 4 }] },
      results: { largest: -4, smallest: -13.5, characteristic: -6, frequent: -9.2, lasting: -10 },
      cautions: ['permanent effect is negative', 'National Annex'],
      source: 'By hand: −10 + 6; 1.35 × −10; −10 + 4; −10 + 0.2 × 4',
    },
    {
      inputs: { permanent: 10, variable: [{ kind: 'wind', effect: -4 }] },
      results: { largest: 13.5, smallest: 4, characteristic: 10, governing: '6.10, permanent alone' },
      cautions: ['No variable action acts', 'National Annex'],
      source: 'By hand: 13.5; 10 − 6',
    },
    {
      inputs: { permanent: 10, variable: [{ kind: 'wind', effect: -4 }], method: 'pair', reduction: 0.9 },
      results: { largest: 13.5, smallest: 4, governing: '6.10a, permanent alone' },
      cautions: ['No variable action acts', 'National Annex'],
      source: 'By hand: 1.35 × 10; 10 − 6',
    },
  ],
  notes: [
    'Buildings in persistent and transient situations: not accidental, seismic or fatigue combinations, prestress or fluids. Imposed loads over several floors or large areas may be reduced first (α_A, α_n of EN 1991-1-1).',
    'Sets A (equilibrium) and C (ground) have other factors. A licensed engineer must check the design.',
  ],
  references: [
    { title: 'EN 1990:2002 + A1:2005: Basis of structural design, 6.4.3.2, 6.5.3, tables A1.1 and A1.2(B)' },
    { title: 'Steel Buildings in Europe, Multi-storey steel buildings, part 3: Actions, 3.2 and 3.3' },
    { title: 'Goodchild et al.: Worked Examples to Eurocode 2 (read at eurocode.us)' },
  ],
});
