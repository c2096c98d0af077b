import {
  category,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { allNetworks, plusReactance, scaled, withShunt } from './shared/l-network.js';

/** One reactance in series and one across an end: the impedance seen by the source becomes the conjugate of its own. */
export default defineCalculator({
  title: 'L-network impedance matching',
  description:
    'Inductors and capacitors of all two-element networks that match a complex load to a complex source at a frequency, with their Q.',
  keywords: ['l match', 'l section', 'lc matching network', 'conjugate match', 'low-pass match', 'high-pass match'],
  inputs: {
    sourceResistance: quantity('ohm', { label: 'Source resistance', symbol: 'R_S', min: 0.001, max: 1e6, default: 50 }),
    sourceReactance: quantity('ohm', {
      label: 'Source reactance',
      help: 'In series with the resistance: positive for inductive, negative for capacitive.',
      symbol: 'X_S',
      min: -1e6,
      max: 1e6,
      default: 0,
    }),
    loadResistance: quantity('ohm', { label: 'Load resistance', symbol: 'R_L', min: 0.001, max: 1e6 }),
    loadReactance: quantity('ohm', {
      label: 'Load reactance',
      help: 'In series with the resistance: positive for inductive, negative for capacitive.',
      symbol: 'X_L',
      min: -1e6,
      max: 1e6,
      default: 0,
    }),
    frequency: quantity('Hz', { label: 'Frequency', unit: 'MHz', symbol: 'f', min: 1e-5, max: 1e6 }),
  },
  outputs: {
    seriesInductor: quantity('H', { label: 'Series inductor', unit: 'nH', symbol: 'L_s', digits: 5, optional: true }),
    seriesCapacitor: quantity('F', { label: 'Series capacitor', unit: 'pF', symbol: 'C_s', digits: 5, optional: true }),
    shuntInductor: quantity('H', { label: 'Shunt inductor', unit: 'nH', symbol: 'L_p', digits: 5, optional: true }),
    shuntCapacitor: quantity('F', { label: 'Shunt capacitor', unit: 'pF', symbol: 'C_p', digits: 5, optional: true }),
    place: category(['across the load', 'across the source', 'none'], { label: 'Place of the shunt element' }),
    q: number({ label: 'Q of the match', symbol: 'Q', digits: 4 }),
    networks: table(
      {
        network: text({ label: 'Network' }),
        shunt: text({ label: 'Shunt element' }),
        seriesInductor: quantity('H', { label: 'Series inductor', unit: 'nH', digits: 5, optional: true }),
        seriesCapacitor: quantity('F', { label: 'Series capacitor', unit: 'pF', digits: 5, optional: true }),
        shuntInductor: quantity('H', { label: 'Shunt inductor', unit: 'nH', digits: 5, optional: true }),
        shuntCapacitor: quantity('F', { label: 'Shunt capacitor', unit: 'pF', digits: 5, optional: true }),
        q: number({ label: 'Q', digits: 4 }),
      },
      { label: 'All networks' },
    ),
  },
  formula: ({ sourceResistance, sourceReactance, loadResistance, loadReactance, frequency }) => {
    const networks = allNetworks(sourceResistance, sourceReactance, loadResistance, loadReactance, frequency);
    const first = networks[0]!;
    return {
      seriesInductor: first.seriesInductor,
      seriesCapacitor: first.seriesCapacitor,
      shuntInductor: first.shuntInductor,
      shuntCapacitor: first.shuntCapacitor,
      place: first.place,
      q: first.q,
      networks: networks.map(
        ({ network, place, seriesInductor, seriesCapacitor, shuntInductor, shuntCapacitor, q }) => ({
          network,
          shunt: place,
          seriesInductor,
          seriesCapacitor,
          shuntInductor,
          shuntCapacitor,
          q,
        }),
      ),
    };
  },
  shown: ({ sourceResistance, sourceReactance, loadResistance, loadReactance, frequency, place, q }) => {
    if (sourceReactance !== 0 || loadReactance !== 0) return {};
    return place === 'across the load'
      ? {
          q: Math.sqrt(loadResistance / sourceResistance - 1),
          seriesInductor: (q * sourceResistance) / (2 * Math.PI * frequency),
          shuntCapacitor: q / (2 * Math.PI * frequency * loadResistance),
        }
      : {
          q: Math.sqrt(sourceResistance / loadResistance - 1),
          seriesInductor: (q * loadResistance) / (2 * Math.PI * frequency),
          shuntCapacitor: q / (2 * Math.PI * frequency * sourceResistance),
        };
  },
  stepwise: [
    'With the shunt element across the end of impedance R₁ + jX₁ and D = R₁² + X₁² - R₁R₂, its susceptance is (±√(R₁D/R₂) + X₁)/(R₁² + X₁²) and the series reactance ±√(R₂D/R₁) - X₂; there is none where D is negative.',
    'A reactance X above zero is an inductor of X/(2πf), one below zero a capacitor of 1/(2πf|X|); a susceptance B above zero is a capacitor of B/(2πf), one below zero an inductor of 1/(2πf|B|).',
  ],
  figure: {
    kind: 'curve',
    title: 'Reflection at the source over frequency',
    x: { of: 'frequency', label: 'Frequency' },
    y: { label: 'Size of the reflection coefficient' },
    curve: ({ sourceResistance, sourceReactance, loadResistance, loadReactance, frequency }) => ({
      from: frequency / 2,
      to: 1.5 * frequency,
      lines: allNetworks(sourceResistance, sourceReactance, loadResistance, loadReactance, frequency).map(
        ({ network, place, series, shunt }) => ({
          label: place === 'none' || network.endsWith('alone') ? network : `${network}, shunt ${place}`,
          y: (at) => {
            const t = at / frequency;
            const source = { re: sourceResistance, im: scaled(sourceReactance, t) };
            const load = { re: loadResistance, im: scaled(loadReactance, t) };
            const input =
              place === 'across the source'
                ? withShunt(plusReactance(load, scaled(series, t)), scaled(shunt, t))
                : plusReactance(withShunt(load, scaled(shunt, t)), scaled(series, t));
            return (
              Math.hypot(input.re - source.re, input.im + source.im) /
              Math.hypot(input.re + source.re, input.im + source.im)
            );
          },
        }),
      ),
      marks: [{ x: frequency, y: 0, label: 'f' }],
    }),
  },
  explanation: ({ place, seriesInductor, seriesCapacitor }) => {
    if (place === 'none')
      return 'At {frequency} the load is matched by {seriesInductor?an inductor of {seriesInductor}|a capacitor of {seriesCapacitor}} in series alone, with a Q of {q}; the table has all networks.';
    return seriesInductor === undefined && seriesCapacitor === undefined
      ? 'At {frequency} the load is matched by {shuntInductor?an inductor of {shuntInductor}|a capacitor of {shuntCapacitor}} {place} alone, with a Q of {q}; the table has all networks.'
      : 'At {frequency} the load is matched by {seriesInductor?an inductor of {seriesInductor}|a capacitor of {seriesCapacitor}} in series and {shuntInductor?an inductor of {shuntInductor}|a capacitor of {shuntCapacitor}} {place}, with a Q of {q}; the table has all networks.';
  },
  requires: [
    {
      that: ({ sourceResistance, sourceReactance, loadResistance, loadReactance }) =>
        sourceResistance !== loadResistance || sourceReactance !== -loadReactance,
      field: 'loadResistance',
      says: 'Source and load are matched already, {sourceResistance} with {sourceReactance} and {loadResistance} with {loadReactance} of reactance: no network is needed.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ q, networks, sourceResistance, sourceReactance, loadResistance, loadReactance }) =>
        roundTo(q, 4) > 10 &&
        networks.some((other) => isBelow(other.q, q)) &&
        isAtMost(Math.abs(sourceReactance), 10 * sourceResistance) &&
        isAtMost(Math.abs(loadReactance), 10 * loadResistance),
      says: 'With a Q of {q} this network is narrow and sensitive to the values, and real inductors, with a Q of some 30 to 200, lose part of the power in it: the table has networks of a lower Q.',
    },
    {
      level: 'caution',
      when: ({ q, networks, sourceResistance, sourceReactance, loadResistance, loadReactance }) =>
        roundTo(q, 4) > 10 &&
        !networks.some((other) => isBelow(other.q, q)) &&
        isAtMost(Math.abs(sourceReactance), 10 * sourceResistance) &&
        isAtMost(Math.abs(loadReactance), 10 * loadResistance),
      says: 'With a Q of {q} the match is narrow and sensitive to the values, and real inductors, with a Q of some 30 to 200, lose part of the power in it: two L-networks in a row need less.',
    },
    {
      level: 'caution',
      when: ({ sourceResistance, sourceReactance, loadResistance, loadReactance }) =>
        isAbove(Math.abs(sourceReactance), 10 * sourceResistance) ||
        isAbove(Math.abs(loadReactance), 10 * loadResistance),
      says: 'A reactance above ten times the resistance, as of a short antenna, makes every match narrow, whatever the network, and real inductors, with a Q of some 30 to 200, may lose most of the power in it.',
    },
    {
      level: 'caution',
      when: ({ seriesInductor, shuntInductor, seriesCapacitor, shuntCapacitor }) =>
        [seriesInductor, shuntInductor].some((value) => value !== undefined && isBelow(value, constant(1e-9, 'H'))) ||
        [seriesCapacitor, shuntCapacitor].some((value) => value !== undefined && isBelow(value, constant(5e-13, 'F'))),
      says: 'Below some 1 nH or 0.5 pF the leads, pads and windings of real parts weigh as much as the part: take a piece of line, or a network of the table that has larger parts.',
    },
  ],
  examples: [
    {
      inputs: { sourceResistance: 100, loadResistance: 200, loadReactance: -100, frequency: 500 },
      results: {
        seriesInductor: 38.98484006,
        shuntCapacitor: 0.9227738301,
        place: 'across the load',
        q: 1.2247448714,
        networks: {
          length: 2,
          rows: {
            0: { seriesInductor: 38.98484006, shuntCapacitor: 0.9227738301 },
            1: { seriesCapacitor: 2.598989337, shuntInductor: 46.1386915 },
          },
        },
      },
      source:
        'Pozar: Microwave Engineering, 4th ed., example 5.1: 38.8 nH with 0.92 pF, 2.61 pF with 46.1 nH by rounded values; Python 3.11 with scipy: complex equations solved',
    },
    {
      inputs: { loadResistance: 10, frequency: 14 },
      results: {
        seriesInductor: 227.3642044,
        shuntCapacitor: 454.7284088,
        place: 'across the source',
        q: 2,
        networks: { length: 2, rows: { 1: { seriesCapacitor: 568.410511, shuntInductor: 284.2052555 } } },
      },
      source: 'Python 3.11 with scipy: complex equations solved; by hand √(50/10 - 1)',
    },
    {
      inputs: { sourceResistance: 20, sourceReactance: 30, loadResistance: 60, loadReactance: -80, frequency: 915 },
      results: {
        place: 'across the load',
        seriesInductor: 4.202430791,
        shuntCapacitor: 1.434669066,
        q: 2.7080128,
        networks: {
          length: 4,
          rows: {
            1: { seriesInductor: 16.92791249, shuntCapacitor: 4.786489941 },
            2: { seriesInductor: 10.90246008, shuntCapacitor: 3.241502144 },
            3: { seriesCapacitor: 2.066769241, shuntInductor: 7.173345329 },
          },
        },
      },
      source: 'Python 3.11 with scipy: complex equations solved',
    },
    {
      inputs: { loadResistance: 50, loadReactance: 40, frequency: 100 },
      results: {
        seriesCapacitor: 39.78873577,
        place: 'none',
        q: 0.8,
        networks: { length: 2, rows: { 1: { seriesInductor: 63.66197724, shuntCapacitor: 31.05462304 } } },
      },
      source: 'Python 3.11 with scipy: complex equations solved; 1/(2π × 100 MHz × 40 Ω)',
    },
    {
      inputs: { loadResistance: 50, loadReactance: -40, sourceReactance: 10, frequency: 100 },
      results: { seriesInductor: 47.74648293, place: 'none', networks: { length: 3 } },
      source: 'By hand: 30 Ω/(2π × 100 MHz); Python 3.11 with scipy finds two more',
    },
    {
      inputs: { sourceResistance: 100, loadResistance: 50, loadReactance: 50, frequency: 100 },
      results: {
        place: 'across the load',
        shuntCapacitor: 15.91549431,
        q: 1,
        networks: { length: 2, rows: { 1: { seriesCapacitor: 15.91549431, shuntInductor: 159.1549431 } } },
      },
      source: 'Python 3.11 with scipy: complex equations solved; a parallel capacitor makes 50 + 50j Ω 100 Ω',
    },
    {
      inputs: { sourceResistance: 100, loadResistance: 50, loadReactance: -50, frequency: 100 },
      results: { place: 'across the load', shuntInductor: 159.1549431 },
      source: 'By hand: 1/(2π × 100 MHz × 0.01 S), the mirror image of the case before',
    },
    {
      inputs: { sourceReactance: -200, loadResistance: 200, frequency: 100 },
      results: {
        seriesInductor: 456.14211,
        shuntCapacitor: 13.78322239,
        networks: {
          length: 4,
          rows: {
            1: { seriesCapacitor: 4.414163908, shuntInductor: 233.1327456 },
            2: { seriesInductor: 180.4776623, shuntInductor: 183.7762985 },
            3: { seriesInductor: 573.8413081, shuntInductor: 615.6936176 },
          },
        },
      },
      source: 'Python 3.11 with scipy: complex equations solved',
    },
    {
      inputs: { sourceReactance: 200, loadResistance: 200, frequency: 100 },
      results: {
        seriesInductor: 573.8413081,
        shuntCapacitor: 10.86518149,
        place: 'across the source',
        networks: {
          length: 4,
          rows: {
            1: { seriesCapacitor: 5.553158841, shuntInductor: 183.7762985 },
            2: { seriesCapacitor: 14.03514185, shuntCapacitor: 13.78322239 },
            3: { seriesCapacitor: 4.414163908, shuntCapacitor: 4.114107275 },
          },
        },
      },
      source: 'Python 3.11 with scipy: complex equations solved',
    },
    {
      inputs: { loadResistance: 10000, frequency: 100 },
      results: { seriesInductor: 1122.578381, shuntCapacitor: 2.245156762, q: 14.10673598 },
      cautions: ['narrow'],
      source: 'Python 3.11: √(10000/50 - 1); × 50 Ω, over 10 kΩ',
    },
    {
      inputs: { sourceReactance: 200, loadResistance: 5, loadReactance: -30, frequency: 7 },
      results: {
        seriesInductor: 2159.959942,
        shuntCapacitor: 454.7284088,
        place: 'across the source',
        q: 13,
        networks: {
          length: 4,
          rows: { 1: { q: 6 }, 2: { seriesCapacitor: 80.58034693, shuntInductor: 550.3265088, q: 6 }, 3: { q: 13 } },
        },
      },
      cautions: ['of a lower Q'],
      source:
        'By hand: 95 Ω and 0.02 S over 2π × 7 MHz; (95 - 30)/5 = 13 between the elements; Python 3.11: each network turned into the conjugate',
    },
    {
      inputs: { loadResistance: 1, loadReactance: -500, frequency: 7 },
      results: { seriesInductor: 11527.36516, shuntCapacitor: 3183.098862, place: 'across the source', q: 500 },
      cautions: ['short antenna'],
      source: 'By hand: (500 + √49) Ω and √49/50 S over 2π × 7 MHz',
    },
    {
      inputs: { loadResistance: 5, frequency: '5 GHz' },
      results: { seriesInductor: 0.477464829, shuntCapacitor: 1.909859317, place: 'across the source', q: 3 },
      cautions: ['leads, pads'],
      source: 'By hand: 3 × 5 Ω and 3/50 Ω over 2π × 5 GHz',
    },
    { inputs: { loadResistance: 50, frequency: 100 }, refused: 'matched already', source: 'By definition' },
  ],
  notes: [
    'The source sees the conjugate of its own impedance. The networks are lossless and match at this frequency alone. A series inductor with a shunt capacitor passes low frequencies and DC, a series capacitor with a shunt inductor blocks both.',
    'The Q is the largest ratio of reactance to resistance at source, load and between the elements; for resistances it is √(R₁/R₂ - 1) of the larger over the smaller. The figure takes the reactances of source and load for an inductor or a capacitor in series.',
  ],
  references: [
    { title: 'Pozar: Microwave Engineering, 4th ed., §5.1', isbn: '978-0-470-63155-3' },
    {
      title:
        'S. J. Orfanidis: Electromagnetic Waves and Antennas, lmatch.m (conjugate L-sections, and which there are)',
      url: 'http://www.mathworks.com/matlabcentral/fileexchange/4456-electromagnetic-waves-antennas-toolbox/content/lmatch.m',
    },
    { title: 'RF Toolbox: impedance matching network', url: 'https://rftoolbox.ca/ImpedanceMatchingNetwork.html' },
  ],
});
