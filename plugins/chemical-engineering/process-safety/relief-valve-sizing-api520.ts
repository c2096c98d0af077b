import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  measure,
  noResult,
  number,
  percent,
  roundTo,
  text,
} from '@reckoner/engine';

/** Effective orifice areas of API 526 in square inches. */
const ORIFICES: readonly (readonly [letter: string, area: number])[] = [
  ['D', 0.11],
  ['E', 0.196],
  ['F', 0.307],
  ['G', 0.503],
  ['H', 0.785],
  ['J', 1.287],
  ['K', 1.838],
  ['L', 2.853],
  ['M', 3.6],
  ['N', 4.34],
  ['P', 6.38],
  ['Q', 11.05],
  ['R', 16],
  ['T', 26],
];
const SQUARE_INCH = 645.16;

/** API 520 Part I in its SI units: kg/h, L/min, kPa absolute, K, mm². */
export default defineCalculator({
  title: 'Relief valve sizing',
  description:
    'Effective orifice area of a pressure relief valve for gas, steam or liquid by API 520, with the orifice letter of API 526.',
  keywords: ['API 520', 'API 526', 'PSV', 'safety valve', 'orifice area', 'critical flow', 'PRV', 'overpressure'],
  inputs: {
    service: choice({ gas: 'Gas or vapor', steam: 'Steam', liquid: 'Liquid' }, { label: 'Service', default: 'gas' }),
    massFlow: measure('kg/h', {
      label: 'Relief flow',
      symbol: 'W',
      min: 0.1,
      max: 1e7,
      usual: [10, 1e6],
      when: { service: ['gas', 'steam'] },
    }),
    volumeFlow: measure('L/min', {
      label: 'Relief flow, volume',
      symbol: 'Q',
      min: 0.1,
      max: 1e7,
      usual: [1, 1e5],
      when: { service: 'liquid' },
    }),
    set: measure('kPa', {
      label: 'Set pressure (gauge)',
      unit: 'bar',
      symbol: 'p_s',
      min: 0.1,
      max: 400,
      usual: [1.03, 250],
    }),
    overpressure: percent({ label: 'Overpressure', min: 3, max: 50, usual: [3, 25], default: 10 }),
    back: measure('kPa', {
      label: 'Back pressure (gauge)',
      help: 'Superimposed and built-up together.',
      unit: 'bar',
      symbol: 'p_b',
      min: 0,
      max: 400,
      default: 0,
    }),
    valve: choice(
      { conventional: 'Conventional', balanced: 'Balanced bellows', pilot: 'Pilot-operated' },
      { label: 'Valve', default: 'conventional' },
    ),
    backFactor: number({
      label: 'Back pressure factor',
      help: "K_b for gas and steam, K_w for liquid: from the valve's maker or the figures of API 520.",
      symbol: 'K_b',
      min: 0.3,
      max: 1,
      usual: [0.5, 1],
      default: 1,
      when: { valve: 'balanced' },
    }),
    temperature: measure('K', {
      label: 'Relieving temperature',
      unit: '°C',
      symbol: 'T',
      min: -250,
      max: 1500,
      usual: [-200, 700],
      when: { service: 'gas' },
    }),
    molarMass: measure('g/mol', {
      label: 'Molar mass',
      symbol: 'M',
      min: 2,
      max: 1000,
      usual: [2, 250],
      when: { service: 'gas' },
    }),
    ratio: number({
      label: 'Ratio of heat capacities',
      help: 'That of the ideal gas; 1.001 where it is not known: the valve is then rather too large.',
      symbol: 'k',
      min: 1.001,
      max: 1.8,
      usual: [1.001, 1.67],
      default: 1.4,
      when: { service: 'gas' },
    }),
    compressibility: number({
      label: 'Compressibility factor',
      symbol: 'Z',
      min: 0.1,
      max: 3,
      usual: [0.4, 1.3],
      default: 1,
      when: { service: 'gas' },
    }),
    superheat: number({
      label: 'Superheat factor',
      help: 'K_SH of API 520, table 9: 1 for saturated steam.',
      symbol: 'K_{SH}',
      min: 0.5,
      max: 1,
      default: 1,
      when: { service: 'steam' },
    }),
    specificGravity: number({
      label: 'Specific gravity',
      formerly: ['gravity'],
      help: 'Density over that of water.',
      symbol: 'G',
      min: 0.05,
      max: 15,
      usual: [0.3, 3],
      default: 1,
      when: { service: 'liquid' },
    }),
    viscosity: measure('cP', {
      label: 'Viscosity',
      symbol: '\\mu',
      min: 0.01,
      max: 1e6,
      usual: [0.05, 5000],
      default: 1,
      when: { service: 'liquid' },
    }),
    discharge: number({
      label: 'Discharge coefficient',
      help: '0.975 for gas and steam, 0.65 for liquid, 0.62 for a rupture disk alone.',
      symbol: 'K_d',
      min: 0.1,
      max: 1,
      usual: [0.6, 0.98],
      default: ({ service }) => (service === 'liquid' ? 0.65 : 0.975),
    }),
    disk: choice(
      { none: { label: 'None', value: 1 }, upstream: { label: 'Upstream, not certified together', value: 0.9 } },
      { label: 'Rupture disk', symbol: 'K_c', default: 'none' },
    ),
    atmosphere: measure('kPa', {
      label: 'Atmospheric pressure',
      symbol: 'p_a',
      min: 50,
      max: 110,
      usual: [60, 106],
      default: 101.325,
    }),
  },
  outputs: {
    area: measure('mm^2', { label: 'Required effective area', symbol: 'A', places: 1, digits: 4 }),
    letter: text({ label: 'Orifice (API 526)' }),
    valves: integer({ label: 'Valves', symbol: 'n' }),
    chosen: measure('mm^2', { label: 'Effective area of that orifice', symbol: 'A_n', places: 1 }),
    relieving: measure('kPa', { label: 'Relieving pressure (absolute)', unit: 'bar', symbol: 'p_1', places: 3 }),
    critical: measure('kPa', {
      label: 'Critical flow pressure (absolute)',
      unit: 'bar',
      symbol: 'p_c',
      places: 3,
      optional: true,
    }),
    correction: number({ label: 'Viscosity factor', symbol: 'K_v', places: 3, optional: true }),
  },
  formula: ({
    service,
    massFlow,
    volumeFlow,
    set,
    overpressure,
    back,
    valve,
    backFactor,
    temperature,
    molarMass,
    ratio,
    compressibility,
    superheat,
    specificGravity,
    viscosity,
    discharge,
    disk,
    atmosphere,
  }) => {
    const upstream = set * (1 + overpressure) + atmosphere;
    const downstream = back + atmosphere;
    const backPressure = valve === 'balanced' ? backFactor! : 1;
    const held = discharge * disk;
    const result = (area: number) => {
      const valves = ceilNear(area / (ORIFICES.at(-1)![1] * SQUARE_INCH));
      const [letter, size] = orificeFor(area / valves);
      return { area, letter, valves, chosen: size * SQUARE_INCH, relieving: upstream };
    };
    if (service === 'liquid') {
      const plain =
        ((11.78 * volumeFlow!) / (held * backPressure)) * Math.sqrt(specificGravity! / (upstream - downstream));
      // The Reynolds number is that in the orifice taken, which must hold the area corrected by it.
      const lossIn = (size: number, valves: number) => {
        const reynolds = (18800 * (volumeFlow! / valves) * specificGravity!) / (viscosity! * Math.sqrt(size));
        return Math.max(1, 0.9935 + 2.878 / reynolds ** 0.5 + 342.75 / reynolds ** 1.5);
      };
      const holding = ORIFICES.find(([, size]) => plain * lossIn(size * SQUARE_INCH, 1) <= size * SQUARE_INCH);
      if (holding) {
        const loss = lossIn(holding[1] * SQUARE_INCH, 1);
        return { ...result(plain * loss), correction: 1 / loss };
      }
      const largest = ORIFICES.at(-1)![1] * SQUARE_INCH;
      const least = Math.max(2, ceilNear(plain / largest));
      let valves = least;
      let loss = lossIn(largest, valves);
      // More valves share the flow, and so lose more to viscosity.
      for (let trial = 0; trial < 100 && plain * loss > valves * largest; trial++) {
        valves = ceilNear((plain * loss) / largest);
        loss = lossIn(largest, valves);
        if (valves > 100 * least) break;
      }
      if (plain * loss > valves * largest)
        throw noResult('The liquid is too viscous for the correlation: ask the maker of the valve, or test.');
      return { ...result(plain * loss), correction: 1 / loss };
    }
    if (service === 'steam') {
      const napier = upstream <= 10339 ? 1 : (0.02764 * upstream - 1000) / (0.03324 * upstream - 1061);
      return result((190.5 * massFlow!) / (upstream * held * backPressure * napier * superheat!));
    }
    const k = ratio!;
    const criticalPressure = upstream * (2 / (k + 1)) ** (k / (k - 1));
    const heat = (temperature! * compressibility!) / molarMass!;
    const isCritical = downstream <= criticalPressure || valve === 'balanced';
    const coefficient = 0.03948 * Math.sqrt(k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
    const pressures = downstream / upstream;
    const subcritical = Math.sqrt(
      ((k / (k - 1)) * pressures ** (2 / k) * (1 - pressures ** ((k - 1) / k))) / (1 - pressures),
    );
    const area = isCritical
      ? (massFlow! * Math.sqrt(heat)) / (coefficient * held * upstream * backPressure)
      : ((17.9 * massFlow!) / (subcritical * held)) * Math.sqrt(heat / (upstream * (upstream - downstream)));
    return { ...result(area), critical: criticalPressure };
  },
  stepwise: [
    'The relieving pressure is the set pressure with the overpressure, plus that of the atmosphere.',
    'Gas in critical flow: A = W/(C·K_d·p₁·K_b·K_c)·√(T·Z/M) with C = 0.03948·√(k·(2/(k+1))^((k+1)/(k−1))).',
    'Gas below critical flow: A = 17.9·W/(F₂·K_d·K_c)·√(T·Z/(M·p₁·(p₁−p₂))) with F₂ = √(k/(k−1)·r^(2/k)·(1−r^((k−1)/k))/(1−r)) and r = p₂/p₁.',
    'Steam: A = 190.5·W/(p₁·K_d·K_b·K_c·K_N·K_SH); K_N = (0.02764·p₁−1000)/(0.03324·p₁−1061) above 10,339 kPa.',
    'Liquid: A = 11.78·Q/(K_d·K_w·K_c·K_v)·√(G/(p₁−p₂)), with K_v = 1/(0.9935 + 2.878/√Re + 342.75/Re^1.5) and Re = 18,800·Q·G/(μ·√A) in the smallest orifice that holds the corrected area, or, where none does, with the flow shared by several of the largest.',
  ],
  requires: [
    {
      that: ({ set, overpressure, back }) => isBelow(back, set * (1 + overpressure)),
      field: 'back',
      says: 'The back pressure, {back}, must be below the relieving pressure: nothing would flow.',
    },
    {
      that: ({ service, set, overpressure, back, atmosphere }) =>
        service !== 'steam' || isAtMost(back + atmosphere, 0.577 * (set * (1 + overpressure) + atmosphere)),
      field: 'back',
      says: 'Steam must be in critical flow: the back pressure, {back}, is too high for it. Size it as a gas.',
    },
    {
      that: ({ service, set, overpressure, atmosphere }) =>
        service !== 'steam' || isAtMost(set * (1 + overpressure) + atmosphere, 22057),
      field: 'set',
      says: 'For steam the equation holds up to a relieving pressure of 220.57 bar, which a set pressure of {set} exceeds. Size it as a gas.',
    },
  ],
  explanation: ({ valves }) =>
    valves === 1
      ? 'Relieving at {relieving} takes {area}: orifice {letter} with {chosen}.'
      : 'Relieving at {relieving} takes {area}: {valves} valves with orifice {letter} of {chosen} each.',
  cautions: [
    {
      level: 'danger',
      when: ({ valve, back, set, overpressure }) => valve === 'conventional' && isAbove(back, set * overpressure),
      says: 'The back pressure exceeds the overpressure: if it builds up when the valve opens, a conventional valve chatters and loses capacity. Take a balanced or pilot-operated one.',
    },
    {
      level: 'danger',
      when: ({ valve, back, set, backFactor, service }) =>
        valve === 'balanced' && backFactor === 1 && isAbove(back, (service === 'liquid' ? 0.15 : 0.3) * set),
      says: 'At this back pressure a balanced valve loses capacity: take its factor from the maker or from the figures of API 520 in place of 1.',
    },
    {
      level: 'danger',
      when: ({ back, set }) => isAtLeast(back, set),
      says: 'The back pressure is not below the set pressure: when the vessel empties, the discharge flows back into it. Lower it, or take a pilot-operated valve with a backflow preventer.',
    },
    {
      level: 'danger',
      when: ({ viscosity, correction }) =>
        viscosity !== undefined && correction !== undefined && roundTo(correction, 3) < 0.3,
      says: 'The viscosity factor is below the range of the correlation (0.3): ask the maker, or test.',
    },
  ],
  examples: [
    {
      inputs: { massFlow: 24270, set: 5.17, temperature: '348 K', molarMass: 51, ratio: 1.11, compressibility: 0.9 },
      results: { area: 3698.9, letter: 'P', valves: 1, chosen: 4116.1, relieving: 6.70025, critical: 3.903485 },
      source: 'API 520 Part I, example 1: 3698 mm² at 670 kPa; Python, fluids API520_A_g at 670.025 kPa: 3698.908',
    },
    {
      inputs: {
        massFlow: 24270,
        set: 5.17,
        back: 4.307,
        valve: 'pilot',
        temperature: '348 K',
        molarMass: 51,
        ratio: 1.11,
        compressibility: 0.9,
      },
      results: { area: 4248.25, letter: 'Q' },
      source: 'API 520 Part I, example 2: 4248 mm² at 670 and 532 kPa; Python, fluids API520_A_g: 4248.251',
    },
    {
      inputs: {
        massFlow: 24270,
        set: 5.17,
        back: 4.307,
        valve: 'balanced',
        backFactor: 0.75,
        temperature: '348 K',
        molarMass: 51,
        ratio: 1.11,
        compressibility: 0.9,
      },
      results: { area: 4931.877 },
      source: 'By hand: the critical flow of example 1 over 0.75',
    },
    {
      inputs: { massFlow: 5000, set: 10, temperature: 20, molarMass: 28.96, disk: 'upstream' },
      results: { area: 558.2267, letter: 'J', critical: 6.346381 },
      source: 'Python: API 520 critical flow equation, K_c = 0.9',
    },
    {
      inputs: { service: 'steam', massFlow: 69615, set: 110.32 },
      results: { area: 1098.927, relieving: 122.36525, letter: 'K' },
      source: 'API 520 Part I, example 4: 1100 mm² with K_N = 1.01; Python with K_N = 1.0115',
    },
    {
      inputs: { service: 'steam', massFlow: 10000, set: 10, superheat: 0.9 },
      results: { area: 1807.121 },
      source: 'Python: 190.5 × 10000/(1201.325 × 0.975 × 0.9)',
    },
    {
      inputs: {
        service: 'liquid',
        volumeFlow: 6814,
        set: 17.24,
        back: 3.45,
        valve: 'balanced',
        backFactor: 0.97,
        specificGravity: 0.9,
        viscosity: 397,
      },
      results: { area: 3181.038, letter: 'P', correction: 0.96395 },
      source: 'API 520 Part I, example 5: 3066 mm² before and 3180 mm² after K_v = 0.964, Re = 4525; Python',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 500, set: 10 },
      results: { area: 273.2157, letter: 'G', correction: 1 },
      source: 'Python: 11.78 × 500/0.65 × √(1/1100)',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 100000, set: 3 },
      results: { area: 99764.26, letter: 'T', valves: 6, chosen: 16774.16 },
      source: 'Python: 11.78 × 100000/0.65 × √(1/330); 154.6 in² over 26',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 1000, set: 10, specificGravity: 0.95, viscosity: 20000 },
      results: { area: 6307.713, correction: 0.08443558, letter: 'Q', valves: 1 },
      cautions: ['below the range of the correlation', 'viscosity'],
      source: 'Python, with the loop of DWSIM: J holds 533 mm² but not the corrected 1,863; Re = 10.576 in Q',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 4300, set: 10, specificGravity: 0.95, viscosity: 5000 },
      results: { area: 2913.158, correction: 0.7861435, letter: 'P' },
      source:
        'Python, with the loop of DWSIM: M holds 2,290 mm² but not the corrected area, nor does N; Re = 239.4 in P',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 10, set: 10, viscosity: 684 },
      results: { area: 18.23177, correction: 0.2997138, letter: 'D' },
      source: 'Python: Re = 32.6266 in D; the factor is shown as 0.300, which is not below 0.3',
    },
    {
      inputs: { massFlow: 1000, set: 4, back: 4.2, valve: 'pilot', temperature: 20, molarMass: 28.96 },
      results: { valves: 1 },
      cautions: ['flows back into it'],
      source: 'By hand: 4.2 bar against 4 bar, below the relieving 4.4 bar',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 50000, set: 3, specificGravity: 0.95, viscosity: 5000 },
      results: { area: 58442.52, correction: 0.8319129, valves: 4 },
      source: 'Python: a quarter of the flow in each orifice T; three have 50,322 mm² and need 56,520',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 1000, set: 10, specificGravity: 0.95, viscosity: 50000 },
      noResult: 'too viscous for the correlation',
      source: 'Python, with the loop of DWSIM: 22,253 mm² in orifice Q, and T has 16,774',
    },
    {
      inputs: { massFlow: 1000, set: 10, back: 1.2, temperature: 20, molarMass: 28.96 },
      results: { valves: 1 },
      cautions: ['valve chatters'],
      source: 'API 520 Part I, §5.3.3: built-up back pressure up to the overpressure, 1 bar here',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 500, set: 10, back: 2, valve: 'balanced' },
      results: { valves: 1 },
      cautions: ['in place of 1'],
      source: 'API 520 Part I, figure 31: K_w is 1 up to a back pressure of 15 %',
    },
    {
      inputs: { massFlow: 1000, set: 10, back: 12, temperature: 20, molarMass: 28.96 },
      refused: 'nothing would flow',
      source: 'By hand: 12 bar against 11 bar',
    },
    {
      inputs: { service: 'steam', massFlow: 1000, set: 10, back: 8, valve: 'pilot' },
      refused: 'must be in critical flow',
      source: 'By hand: 9.01/12.01 = 0.75, above 0.577',
    },
    {
      inputs: { service: 'steam', massFlow: 1000, set: 210 },
      refused: 'Size it as a gas',
      source: 'By hand: 1.1 × 210 + 1 = 232 bar',
    },
    {
      inputs: {
        massFlow: 5000,
        set: 10,
        overpressure: 21,
        temperature: 20,
        molarMass: 28.96,
        discharge: 0.9,
        atmosphere: 95,
      },
      results: { area: 501.03173, letter: 'H', relieving: 13.05, critical: 6.8940773 },
      source: 'Python: API 520 critical flow equation at 1.21 × 1000 + 95 kPa, K_d = 0.9',
    },
    {
      inputs: { service: 'liquid', volumeFlow: 500, set: 10, overpressure: 25, discharge: 0.62 },
      results: { area: 268.70058, letter: 'G', correction: 1 },
      source: 'Python: 11.78 × 500/0.62 × √(1/1250)',
    },
  ],
  notes: [
    'For preliminary sizing with effective areas and coefficients: the final choice takes the actual area and the certified coefficient of the valve, and the loss of pressure in the inlet. The viscosity factor is that of the 9th edition; the 10th has another. Not for flashing liquids or two-phase flow.',
  ],
  references: [
    {
      title:
        'API Standard 520, Part I: Sizing, Selection, and Installation of Pressure-relieving Devices, 9th ed. (2014), §5.6 to 5.8; equations and factors as in the independent implementations CalebBell/fluids, DWSIM and PolyKin',
    },
    {
      title:
        'API Standard 526: Flanged Steel Pressure-relief Valves: the orifice areas stand identically in three independent public implementations',
    },
  ],
});

/** The smallest orifice of at least this area, or the largest. */
function orificeFor(area: number) {
  return ORIFICES.find(([, size]) => size * SQUARE_INCH >= area) ?? ORIFICES.at(-1)!;
}
