import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';
import {
  areOfTwoGases,
  compressed,
  heatRatio,
  inletPressure,
  inletTemperature,
  shareByVolume,
  specificGas,
} from './shared/cycles.js';

interface Given {
  readonly cycle: string;
  readonly ratio: number;
  readonly heatRatio: number;
  readonly inletPressure: number;
  readonly inletTemperature: number;
  readonly specificGas: number;
  readonly rise?: string | undefined;
  readonly pressureRatio?: number | undefined;
  readonly peakPressure?: number | undefined;
  readonly known: string;
  readonly cutoffRatio?: number | undefined;
  readonly cutoffShare?: number | undefined;
  readonly heat?: number | undefined;
  readonly peakTemperature?: number | undefined;
}

/** Pressure ratio of the heat at constant volume: 1 in the Diesel cycle. */
function pressureRise(given: Given) {
  if (given.cycle === 'diesel') return 1;
  return given.rise === 'peak'
    ? (given.peakPressure ?? 0) / (given.inletPressure * given.ratio ** given.heatRatio)
    : (given.pressureRatio ?? 1);
}

/** Cut-off ratio less 1, from what is known of the heat at constant pressure. */
function cutoffLess1(given: Given) {
  const { ratio, heatRatio, specificGas, known } = given;
  if (known === 'cutoff') return sumOfProducts([given.cutoffRatio ?? 1], [-1]);
  if (known === 'stroke') return (given.cutoffShare ?? 0) * (ratio - 1);
  const rise = pressureRise(given);
  const before = compressed(given.inletTemperature, ratio, heatRatio);
  if (known === 'temperature') return (given.peakTemperature ?? 0) / (rise * before) - 1;
  const heatCapacity = specificGas / (heatRatio - 1);
  return ((given.heat ?? 0) / (heatCapacity * before) - (rise - 1)) / (heatRatio * rise);
}

/** Whether the peak pressure is less than that of compression, which is refused by itself. */
function isBelowOne(given: Given) {
  return isBelow(pressureRise(given), 1);
}

/** Air-standard Diesel and dual (limited-pressure, Seiliger, Sabathé) cycle with constant specific heats. */
export default defineCalculator({
  title: 'Diesel and dual cycle',
  description:
    'Efficiency, work, mean effective pressure and states of the ideal Diesel or dual cycle from compression ratio, cut-off and pressure ratio, or from heat, peak temperature or peak pressure.',
  keywords: [
    'air-standard Diesel cycle',
    'dual combustion cycle',
    'limited-pressure cycle',
    'Seiliger cycle',
    'Sabathé cycle',
    'cut-off ratio',
    'compression-ignition engine cycle',
  ],
  related: ['otto-cycle', 'engine-compression-ratio', 'engine-bmep-torque-power'],
  inputs: {
    cycle: choice(
      {
        diesel: { label: 'Diesel: heat at constant pressure', also: ['diesel'] },
        dual: {
          label: 'Dual: heat at constant volume, then at constant pressure',
          also: ['dual', 'mixed', 'limited pressure', 'Seiliger', 'Sabathe'],
        },
      },
      { label: 'Cycle', default: 'diesel' },
    ),
    ratio: number({
      label: 'Compression ratio',
      help: 'Largest over smallest volume of the cylinder.',
      symbol: 'r',
      min: 1.5,
      max: 100,
      usual: [6, 30],
      text: 'ratio',
    }),
    rise: choice(
      {
        ratio: { label: 'Pressure ratio p₃/p₂', also: ['pressure ratio', 'explosion ratio'] },
        peak: { label: 'Peak pressure', also: ['maximum pressure'] },
      },
      { label: 'Heat at constant volume is given by', default: 'ratio', when: { cycle: 'dual' } },
    ),
    pressureRatio: number({
      label: 'Pressure ratio of the heat at constant volume',
      help: 'Pressure after it over that after compression.',
      symbol: '\\alpha',
      min: 1,
      max: 100,
      usual: [1, 5],
      when: { rise: 'ratio' },
    }),
    peakPressure: quantity('Pa', {
      label: 'Peak pressure (absolute)',
      unit: 'kPa',
      symbol: 'p_{max}',
      min: 1,
      max: 1e6,
      usual: [1000, 40000],
      when: { rise: 'peak' },
    }),
    known: choice(
      {
        cutoff: { label: 'Cut-off ratio', also: ['cutoff ratio'] },
        stroke: { label: 'Cut-off in percent of the stroke', also: ['cut-off percent'] },
        heat: { label: 'All of the heat added', also: ['heat'] },
        temperature: { label: 'Peak temperature', also: ['maximum temperature'] },
      },
      { label: 'Known', default: 'cutoff' },
    ),
    cutoffRatio: number({
      label: 'Cut-off ratio',
      help: 'Volume at the end of the heating over the smallest volume.',
      symbol: '\\rho',
      min: 1,
      max: 100,
      usual: [1, 6],
      when: { known: 'cutoff' },
    }),
    cutoffShare: percent({
      label: 'Cut-off, of the stroke',
      help: 'Share of the stroke during which the pressure stays constant.',
      symbol: 'x',
      min: 0,
      max: 100,
      usual: [1, 30],
      when: { known: 'stroke' },
    }),
    heat: quantity('J/kg', {
      label: 'Heat added, for each kilogram of gas',
      help: 'At constant volume and constant pressure together.',
      unit: 'kJ/kg',
      symbol: 'q_1',
      min: 0.1,
      max: 20000,
      usual: [100, 3500],
      when: { known: 'heat' },
    }),
    peakTemperature: quantity('K', {
      label: 'Peak temperature',
      symbol: 'T_{max}',
      min: 1,
      max: 20000,
      usual: [1000, 4500],
      when: { known: 'temperature' },
    }),
    heatRatio,
    inletPressure,
    inletTemperature,
    specificGas,
  },
  outputs: {
    efficiency: percent({ label: 'Thermal efficiency of the ideal cycle', symbol: '\\eta', places: 2 }),
    heatIn: quantity('J/kg', { label: 'Heat added', unit: 'kJ/kg', symbol: 'q_{in}', digits: 4 }),
    work: quantity('J/kg', { label: 'Net work', unit: 'kJ/kg', symbol: 'w', digits: 4 }),
    meanPressure: quantity('Pa', { label: 'Mean effective pressure', unit: 'kPa', symbol: 'p_m', digits: 4 }),
    hottest: quantity('K', { label: 'Highest temperature', symbol: 'T_{hot}', places: 1 }),
    highest: quantity('Pa', { label: 'Highest pressure (absolute)', unit: 'kPa', symbol: 'p_{high}', digits: 4 }),
    compressedTemperature: quantity('K', { label: 'Temperature after compression', symbol: 'T_2', places: 1 }),
    exhaustTemperature: quantity('K', { label: 'Temperature after expansion', symbol: 'T_5', places: 1 }),
    cutoff: number({ label: 'Cut-off ratio of the cycle', symbol: 'r_c', digits: 4 }),
    riseFound: number({ label: 'Pressure ratio at constant volume', symbol: 'r_p', digits: 4 }),
    ottoEfficiency: percent({
      label: 'Efficiency of the Otto cycle of this compression ratio',
      symbol: '\\eta_O',
      places: 2,
    }),
    states: table(
      {
        state: text({ label: 'State' }),
        pressure: quantity('Pa', { label: 'Pressure (absolute)', unit: 'kPa', digits: 4 }),
        temperature: quantity('K', { label: 'Temperature', places: 1 }),
        volume: quantity('m^3/kg', { label: 'Specific volume', digits: 4 }),
      },
      { label: 'States' },
    ),
  },
  formula: (inputs) => {
    const { cycle, ratio, heatRatio, inletPressure, inletTemperature, specificGas } = inputs;
    const heatCapacity = specificGas / (heatRatio - 1);
    const rise = pressureRise(inputs);
    const further = cutoffLess1(inputs);
    const cutoff = 1 + further;
    const compressedTemperature = compressed(inletTemperature, ratio, heatRatio);
    const compressedPressure = inletPressure * ratio ** heatRatio;
    const volume = (specificGas * inletTemperature) / inletPressure;
    const smallest = volume / ratio;
    const highest = rise * compressedPressure;
    const hot = rise * compressedTemperature;
    const hottest = hot * cutoff;
    const rejected = rise - 1 + rise * Math.expm1(heatRatio * Math.log1p(further));
    const taken = rise - 1 + heatRatio * rise * further;
    const efficiency = 1 - (ratio ** (1 - heatRatio) * rejected) / taken;
    const exhaustTemperature = inletTemperature * (1 + rejected);
    const heatIn = heatCapacity * compressedTemperature * taken;
    const work = efficiency * heatIn;
    const start = [
      { state: '1: before compression', pressure: inletPressure, temperature: inletTemperature, volume },
      {
        state: '2: after compression',
        pressure: compressedPressure,
        temperature: compressedTemperature,
        volume: smallest,
      },
    ];
    const middle = {
      state: '3: after heating at constant volume',
      pressure: highest,
      temperature: hot,
      volume: smallest,
    };
    const end = [
      {
        state: cycle === 'dual' ? '4: after heating at constant pressure' : '3: after heating',
        pressure: highest,
        temperature: hottest,
        volume: smallest * cutoff,
      },
      {
        state: cycle === 'dual' ? '5: after expansion' : '4: after expansion',
        pressure: inletPressure * (1 + rejected),
        temperature: exhaustTemperature,
        volume,
      },
    ];
    return {
      efficiency,
      heatIn,
      work,
      meanPressure: work / (volume - smallest),
      hottest,
      highest,
      compressedTemperature,
      exhaustTemperature,
      cutoff,
      riseFound: rise,
      ottoEfficiency: shareByVolume(ratio, heatRatio),
      states: cycle === 'dual' ? [...start, middle, ...end] : [...start, ...end],
    };
  },
  shown: () => ({
    efficiency: undefined,
    heatIn: undefined,
    work: undefined,
    meanPressure: undefined,
    hottest: undefined,
    highest: undefined,
    compressedTemperature: undefined,
    exhaustTemperature: undefined,
    cutoff: undefined,
    riseFound: undefined,
    ottoEfficiency: undefined,
    states: undefined,
  }),
  stepwise: [
    'Isentropic compression: T₂ = T₁ × r^(k − 1), p₂ = p₁ × r^k.',
    'Heat at constant volume raises pressure and temperature by r_p = p₃/p₂ (1 in the Diesel cycle), heat at constant pressure raises volume and temperature by the cut-off ratio r_c: T_hot = T₂ × r_p × r_c.',
    'With the cut-off after the share x of the stroke r_c = 1 + x × (r − 1).',
    'Heat q = c_v × T₂ × (r_p − 1 + k × r_p × (r_c − 1)) with c_v = R/(k − 1).',
    'Isentropic expansion back to the largest volume: T₅ = T₁ × r_p × r_c^k.',
    'η = 1 − r^(1 − k) × (r_p × r_c^k − 1)/(r_p − 1 + k × r_p × (r_c − 1)); the Otto cycle has 1 − r^(1 − k).',
    'Work w = η × q; mean effective pressure p_m = w/(v₁ − v₂) with v₁ = R × T₁/p₁ and v₂ = v₁/r.',
  ],
  figure: {
    kind: 'curve',
    title: 'Pressure over volume',
    x: { label: 'Volume over the smallest' },
    y: { of: 'highest', label: 'Pressure' },
    curve: ({ ratio, heatRatio, inletPressure, highest, cutoff, riseFound, exhaustTemperature, inletTemperature }) => {
      const compressedPressure = highest / riseFound;
      const last = (inletPressure * exhaustTemperature) / inletTemperature;
      return {
        from: 0,
        to: 5,
        lines: [
          {
            at: (t) => {
              if (t <= 1) return [ratio ** (1 - t), inletPressure * ratio ** (heatRatio * t)];
              if (t <= 2) return [1, compressedPressure + (highest - compressedPressure) * (t - 1)];
              if (t <= 3) return [1 + (cutoff - 1) * (t - 2), highest];
              if (t <= 4) {
                const grown = (ratio / cutoff) ** (t - 3);
                return [cutoff * grown, highest / grown ** heatRatio];
              }
              return [ratio, last + (inletPressure - last) * (t - 4)];
            },
          },
        ],
        marks: [
          { x: ratio, y: inletPressure, label: 'Before compression' },
          { x: cutoff, y: highest, label: 'Cut-off' },
        ],
      };
    },
  },
  requires: [
    {
      that: (inputs) => inputs.rise !== 'peak' || isAtLeast(pressureRise(inputs), 1),
      field: 'peakPressure',
      says: 'Compression alone brings the gas to {peakPressure} or more: the peak pressure must be higher.',
    },
    {
      that: ({ cutoffRatio, ratio }) => cutoffRatio <= ratio,
      field: 'cutoffRatio',
      says: 'The gas would still be heated at the end of the stroke: the cut-off ratio, {cutoffRatio}, must not exceed the compression ratio, {ratio}.',
    },
    {
      that: (inputs) =>
        inputs.known !== 'heat' || isBelowOne(inputs) || isAtMost(cutoffLess1(inputs), inputs.ratio - 1),
      field: 'heat',
      says: 'With {heat} the gas would still be heated at the end of the stroke: send less heat.',
    },
    {
      that: (inputs) =>
        inputs.known !== 'temperature' || isBelowOne(inputs) || isAtMost(cutoffLess1(inputs), inputs.ratio - 1),
      field: 'peakTemperature',
      says: 'To reach {peakTemperature} the gas would still be heated at the end of the stroke: send a lower peak temperature.',
    },
    {
      that: (inputs) => inputs.known !== 'heat' || isBelowOne(inputs) || isAtLeast(cutoffLess1(inputs), 0),
      field: 'heat',
      says: 'The heat at constant volume alone is more than {heat}: send more heat, or less pressure after it.',
    },
    {
      that: (inputs) => inputs.known !== 'temperature' || isBelowOne(inputs) || isAtLeast(cutoffLess1(inputs), 0),
      field: 'peakTemperature',
      says: ({ cycle }) =>
        cycle === 'diesel'
          ? 'Compression alone brings the gas to more than {peakTemperature}: the peak temperature must be higher.'
          : 'Compression and the heat at constant volume bring the gas to more than {peakTemperature}: send a higher peak temperature, or less pressure.',
    },
    {
      that: (inputs) =>
        isBelowOne(inputs) || cutoffLess1(inputs) < 0 || isAbove(pressureRise(inputs) + cutoffLess1(inputs), 1),
      field: 'known',
      says: 'No heat is added: the cut-off ratio, or the pressure ratio of a dual cycle, must be above 1.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ heatRatio, specificGas }) => areOfTwoGases(heatRatio, specificGas),
      says: 'A ratio of specific heats of {heatRatio} and a gas constant of {specificGas} belong to two gases, as air has 1.4 with 287 J/(kg·K) and helium 1.667 with 2,077: heat, work and temperatures may be those of neither.',
    },
    {
      level: 'caution',
      when: ({ ratio, cycle }) => cycle === 'diesel' && ratio < 12,
      says: 'With a compression ratio below about 12 the air hardly gets hot enough to ignite diesel fuel: engines have about 13 to 23.',
    },
    {
      level: 'caution',
      when: ({ highest }) => roundTo(highest / constant(1000, 'Pa'), 0) > 30000,
      says: 'Few engines stand a peak pressure of more than 300 bar: check the ratios and the pressure at the start.',
    },
    {
      level: 'caution',
      when: ({ hottest }) => roundTo(hottest / constant(1, 'K'), 1) > 3000,
      says: 'Burning fuel and air stays below about 3,000 K, as the specific heats rise and the gases dissociate: with constant specific heats temperature, pressure and work come out too high. A smaller ratio of specific heats, 1.25 to 1.3, comes nearer.',
    },
    {
      level: 'note',
      when: ({ heatRatio, hottest }) =>
        heatRatio === 1.4 &&
        isAtMost(roundTo(hottest, 1), constant(3000, 'K')) &&
        isAbove(roundTo(hottest, 1), constant(1000, 'K')),
      says: 'A ratio of specific heats of 1.4 is that of cold air. At the temperatures of this cycle it is lower, and so is the efficiency: try 1.3.',
    },
  ],
  explanation: ({ cycle }) =>
    cycle === 'diesel'
      ? 'With a compression ratio of {ratio} and a cut-off ratio of {cutoff} the ideal Diesel cycle turns {efficiency} of {heatIn} into work, {work} or a mean effective pressure of {meanPressure}; the gas reaches {hottest} and {highest}. The Otto cycle of the same compression ratio would turn {ottoEfficiency} into work. Taken: a start at {inletPressure} and {inletTemperature}, a ratio of specific heats of {heatRatio}, a gas constant of {specificGas}.'
      : 'With a compression ratio of {ratio}, a pressure ratio of {riseFound} and a cut-off ratio of {cutoff} the ideal dual cycle turns {efficiency} of {heatIn} into work, {work} or a mean effective pressure of {meanPressure}; the gas reaches {hottest} and {highest}. The Otto cycle of the same compression ratio would turn {ottoEfficiency} into work. Taken: a start at {inletPressure} and {inletTemperature}, a ratio of specific heats of {heatRatio}, a gas constant of {specificGas}.',
  examples: [
    {
      inputs: { ratio: 18, cutoffRatio: 2 },
      results: {
        efficiency: 63.15775314,
        heatIn: 957.5913135,
        work: 604.7931579,
        meanPressure: 743.7505529,
        hottest: 1906.602914,
        highest: 5719.808742,
        compressedTemperature: 953.3014569,
        exhaustTemperature: 791.7047465,
        cutoff: 2,
        riseFound: 1,
        ottoEfficiency: 68.53041629,
        states: {
          length: 4,
          rows: {
            1: { pressure: 5719.808742, temperature: 953.3014569 },
            2: { pressure: 5719.808742, temperature: 1906.602914, volume: 0.09566666667 },
            3: { pressure: 263.9015822, temperature: 791.7047465 },
          },
        },
      },
      cautions: ['that of cold air'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: {
        ratio: 16,
        known: 'stroke',
        cutoffShare: 5,
        heatRatio: 1.35,
        inletPressure: 98,
        inletTemperature: '35 °C',
        specificGas: 290,
      },
      results: {
        efficiency: 57.76069117,
        heatIn: '682.2273900',
        work: 394.0592558,
        meanPressure: 460.9524867,
        hottest: 1423.122269,
        highest: 4137.976808,
        compressedTemperature: 813.2127254,
        exhaustTemperature: 655.9391275,
        cutoff: 1.75,
        riseFound: 1,
        ottoEfficiency: 62.10708584,
      },
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 15.9, known: 'heat', heat: 1000, heatRatio: 1.3 },
      results: {
        efficiency: 50.18040527,
        heatIn: 1000,
        work: 501.8040527,
        meanPressure: 621.9305192,
        hottest: 1491.997865,
        highest: 3645.996619,
        compressedTemperature: 687.9238904,
        exhaustTemperature: 820.7623143,
        cutoff: 2.168841475,
        riseFound: 1,
        ottoEfficiency: 56.39052457,
      },
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 20, known: 'temperature', peakTemperature: 2200 },
      results: {
        efficiency: 63.74608873,
        heatIn: 1211.089282,
        work: 772.0220482,
        meanPressure: 943.8499275,
        hottest: 2200,
        highest: 6628.908035,
        compressedTemperature: 994.3362052,
        exhaustTemperature: 911.9403954,
        cutoff: 2.212531323,
        riseFound: 1,
        ottoEfficiency: 69.82911832,
      },
      cautions: ['that of cold air'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { cycle: 'dual', ratio: 14, pressureRatio: 1.5, cutoffRatio: 1.2 },
      results: {
        efficiency: 64.59057982,
        heatIn: 569.0916346,
        work: 367.5795865,
        meanPressure: 459.7618343,
        hottest: 1551.832968,
        highest: 6034.905988,
        compressedTemperature: 862.1294268,
        exhaustTemperature: 580.8530287,
        cutoff: 1.2,
        riseFound: 1.5,
        ottoEfficiency: 65.20244053,
        states: {
          length: 5,
          rows: {
            2: { pressure: 6034.905988, temperature: '1293.194140', volume: 0.0615 },
            3: { temperature: 1551.832968, volume: 0.0738 },
          },
        },
      },
      cautions: ['that of cold air'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: {
        cycle: 'dual',
        ratio: 16,
        rise: 'peak',
        peakPressure: '70 bar',
        known: 'heat',
        heat: 1200,
        heatRatio: 1.33,
      },
      results: {
        efficiency: 58.27913617,
        heatIn: 1200,
        work: '699.3496340',
        meanPressure: 866.4029535,
        hottest: 1926.251331,
        highest: 7000,
        compressedTemperature: 748.9983293,
        exhaustTemperature: 875.6606996,
        cutoff: 1.467620062,
        riseFound: 1.752340357,
        ottoEfficiency: 59.94650612,
      },
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { cycle: 'dual', ratio: 8, pressureRatio: 2, cutoffRatio: 1, heatRatio: 1.3 },
      results: {
        efficiency: 46.41132687,
        heatIn: 535.5609371,
        work: 248.5609371,
        meanPressure: 329.9298983,
        hottest: '1119.639590',
        highest: 2985.705573,
        compressedTemperature: 559.8197949,
        exhaustTemperature: 600,
        cutoff: 1,
        riseFound: 2,
        ottoEfficiency: 46.41132687,
      },
      source:
        'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume: the Otto cycle',
    },
    {
      inputs: { ratio: 10, cutoffRatio: 2, heatRatio: 1.35 },
      results: {
        efficiency: 48.74318173,
        heatIn: 743.4792901,
        work: 362.3954615,
        meanPressure: 467.6673912,
        hottest: 1343.232683,
        highest: 2238.721139,
        compressedTemperature: 671.6163416,
        exhaustTemperature: 764.7363764,
        cutoff: 2,
        riseFound: 1,
        ottoEfficiency: 55.33164078,
      },
      cautions: ['hardly gets hot enough'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { cycle: 'dual', ratio: 20, pressureRatio: 3, cutoffRatio: 1.2, inletPressure: 200, heatRatio: 1.35 },
      results: {
        efficiency: 64.61451415,
        heatIn: 1972.431481,
        work: 1274.477018,
        meanPressure: 3116.271211,
        hottest: 3081.656684,
        highest: 34240.62983,
        compressedTemperature: 856.0157456,
        exhaustTemperature: 1151.163979,
        cutoff: 1.2,
        riseFound: 3,
        ottoEfficiency: 64.95391568,
      },
      cautions: ['more than 300 bar', '3,000 K'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 20, cutoffRatio: 4 },
      results: {
        efficiency: 57.15444222,
        heatIn: 2996.432154,
        work: 1712.594084,
        meanPressure: 2093.763781,
        hottest: 3977.344821,
        highest: 6628.908035,
        compressedTemperature: 994.3362052,
        exhaustTemperature: 2089.321352,
        cutoff: 4,
        riseFound: 1,
        ottoEfficiency: 69.82911832,
      },
      cautions: ['3,000 K'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 4, cutoffRatio: 4 },
      results: {
        efficiency: 18.43688518,
        heatIn: 1574.042473,
        work: 290.2044035,
        meanPressure: 449.4067418,
        hottest: 2089.321352,
        highest: 696.4404506,
        compressedTemperature: '522.3303380',
        exhaustTemperature: 2089.321352,
        cutoff: 4,
        riseFound: 1,
        ottoEfficiency: 42.56508225,
      },
      cautions: ['hardly gets hot enough', 'that of cold air'],
      source:
        'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume: heated to the end of the stroke',
    },
    {
      inputs: { ratio: 16, cutoffRatio: 1.5, heatRatio: 1.667 },
      results: {
        efficiency: 81.76762123,
        heatIn: 683.8029186,
        work: 559.1293805,
        meanPressure: 692.6883537,
        hottest: 2859.96384,
      },
      cautions: ['belong to two gases'],
      source: 'Python: the states by the gas law, work as the difference of the heats',
    },
    {
      inputs: { ratio: 16, cutoffRatio: 1.5, specificGas: 2077 },
      results: {
        efficiency: 63.99069821,
        heatIn: 3305.550474,
        work: 2115.244828,
        meanPressure: 362.1025758,
        hottest: 1364.14491,
      },
      cautions: ['belong to two gases', 'that of cold air'],
      source: 'Python: the states by the gas law, work as the difference of the heats',
    },
    {
      inputs: { cycle: 'dual', ratio: 16, rise: 'peak', peakPressure: 2000, cutoffRatio: 1.5 },
      refused: 'peak pressure must be higher',
      source: 'By hand: 100 kPa × 16^1.4 = 4,850 kPa',
    },
    {
      inputs: { ratio: 16, cutoffRatio: 17 },
      refused: 'the cut-off ratio, 17, must not exceed',
      source: 'By definition',
    },
    {
      inputs: { ratio: 4, known: 'heat', heat: 3000 },
      refused: 'send less heat',
      source: 'By hand: 300 K × 4^0.4 × 4 less 522 K, at 1.0045 kJ/(kg·K), is 1,574 kJ/kg to the end of the stroke',
    },
    {
      inputs: { ratio: 4, known: 'temperature', peakTemperature: 3000 },
      refused: 'send a lower peak temperature',
      source: 'By hand: 300 K × 4^0.4 × 4 = 2,089 K at the end of the stroke',
    },
    {
      inputs: { ratio: 16, known: 'temperature', peakTemperature: 800 },
      refused: 'Compression alone brings the gas to more than 800 K',
      source: 'By hand: 300 K × 16^0.4 = 909 K',
    },
    {
      inputs: { cycle: 'dual', ratio: 16, pressureRatio: 2, known: 'temperature', peakTemperature: 1500 },
      refused: 'Compression and the heat at constant volume',
      source: 'By hand: 300 K × 16^0.4 × 2 = 1,819 K',
    },
    {
      inputs: { cycle: 'dual', ratio: 16, pressureRatio: 2, known: 'heat', heat: 500 },
      refused: 'The heat at constant volume alone is more than',
      source: 'By hand: 909 K × 0.7175 kJ/(kg·K) = 653 kJ/kg',
    },
    {
      inputs: { ratio: 16, cutoffRatio: 1 },
      refused: 'No heat is added',
      source: 'By definition',
    },
  ],
  notes: [
    'Air-standard: a fixed mass of a perfect gas with constant specific heats, compressed and expanded without losses. Burning, gas exchange, heat lost to the walls and friction are left out: a real engine turns far less into work.',
    'Mean effective pressure here is that of the ideal cycle, not the brake mean effective pressure that torque tells.',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §5.4' },
    { title: 'Çengel, Boles: Thermodynamics: An Engineering Approach, 8th ed., §9-6' },
    {
      title: 'Virtual Labs, NITK: Dual cycle, theory',
      url: 'https://github.com/SOLVE-NITK/vlab-phase4-mechanical/blob/main/thermodynamics/exp-dual-cycle/round-template/experiment/theory.md',
    },
  ],
});
