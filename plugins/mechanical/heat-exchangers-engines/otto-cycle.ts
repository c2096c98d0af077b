import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  number,
  percent,
  quantity,
  roundTo,
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

/** Air-standard Otto cycle with constant specific heats: heat is added and rejected at constant volume. */
export default defineCalculator({
  title: 'Otto cycle',
  description:
    'Efficiency of the ideal Otto cycle from the compression ratio, and with heat or peak temperature its pressures, temperatures, work and mean effective pressure.',
  keywords: [
    'air-standard cycle',
    'spark-ignition engine cycle',
    'gasoline engine efficiency',
    'constant-volume heat addition',
    'mean effective pressure of the Otto cycle',
  ],
  related: ['diesel-dual-cycle', 'engine-compression-ratio', 'engine-bmep-torque-power', 'carnot-efficiency'],
  inputs: {
    ratio: number({
      label: 'Compression ratio',
      help: 'Largest over smallest volume of the cylinder.',
      symbol: 'r',
      above: 1,
      max: 100,
      usual: [3, 25],
      text: 'ratio',
    }),
    heatRatio,
    inletPressure,
    inletTemperature,
    specificGas,
    heat: quantity('J/kg', {
      label: 'Heat added, for each kilogram of gas',
      help: 'This or the peak temperature.',
      unit: 'kJ/kg',
      symbol: 'q_1',
      min: 0.1,
      max: 20000,
      usual: [100, 3500],
      optional: true,
    }),
    peakTemperature: quantity('K', {
      label: 'Peak temperature',
      help: 'This or the heat added.',
      symbol: 'T_{max}',
      min: 1,
      max: 20000,
      usual: [800, 5000],
      optional: true,
    }),
  },
  outputs: {
    efficiency: percent({ label: 'Thermal efficiency of the ideal cycle', symbol: '\\eta', places: 2 }),
    compressedTemperature: quantity('K', { label: 'Temperature after compression', symbol: 'T_2', places: 1 }),
    compressedPressure: quantity('Pa', {
      label: 'Pressure after compression (absolute)',
      unit: 'kPa',
      symbol: 'p_2',
      digits: 4,
    }),
    hottest: quantity('K', { label: 'Temperature after heating', symbol: 'T_3', places: 1, optional: true }),
    highest: quantity('Pa', {
      label: 'Pressure after heating (absolute)',
      unit: 'kPa',
      symbol: 'p_3',
      digits: 4,
      optional: true,
    }),
    exhaustTemperature: quantity('K', {
      label: 'Temperature after expansion',
      symbol: 'T_4',
      places: 1,
      optional: true,
    }),
    heatIn: quantity('J/kg', { label: 'Heat added', unit: 'kJ/kg', symbol: 'q_{in}', digits: 4, optional: true }),
    work: quantity('J/kg', { label: 'Net work', unit: 'kJ/kg', symbol: 'w', digits: 4, optional: true }),
    meanPressure: quantity('Pa', {
      label: 'Mean effective pressure',
      unit: 'kPa',
      symbol: 'p_m',
      digits: 4,
      optional: true,
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
  formula: ({ ratio, heatRatio, inletPressure, inletTemperature, specificGas, heat, peakTemperature }) => {
    const heatCapacity = specificGas / (heatRatio - 1);
    const efficiency = shareByVolume(ratio, heatRatio);
    const compressedTemperature = compressed(inletTemperature, ratio, heatRatio);
    const compressedPressure = inletPressure * ratio ** heatRatio;
    const volume = (specificGas * inletTemperature) / inletPressure;
    const first = { state: '1: before compression', pressure: inletPressure, temperature: inletTemperature, volume };
    const second = {
      state: '2: after compression',
      pressure: compressedPressure,
      temperature: compressedTemperature,
      volume: volume / ratio,
    };
    if (heat === undefined && peakTemperature === undefined) {
      return { efficiency, compressedTemperature, compressedPressure, states: [first, second] };
    }
    const hottest = peakTemperature ?? compressedTemperature + (heat ?? 0) / heatCapacity;
    const heatIn = heat ?? heatCapacity * (hottest - compressedTemperature);
    const highest = (compressedPressure * hottest) / compressedTemperature;
    const exhaustTemperature = hottest / ratio ** (heatRatio - 1);
    const work = efficiency * heatIn;
    return {
      efficiency,
      compressedTemperature,
      compressedPressure,
      hottest,
      highest,
      exhaustTemperature,
      heatIn,
      work,
      meanPressure: work / ((volume * (ratio - 1)) / ratio),
      states: [
        first,
        second,
        { state: '3: after heating', pressure: highest, temperature: hottest, volume: volume / ratio },
        {
          state: '4: after expansion',
          pressure: (inletPressure * exhaustTemperature) / inletTemperature,
          temperature: exhaustTemperature,
          volume,
        },
      ],
    };
  },
  shown: () => ({
    efficiency: undefined,
    compressedTemperature: undefined,
    compressedPressure: undefined,
    hottest: undefined,
    highest: undefined,
    exhaustTemperature: undefined,
    heatIn: undefined,
    work: undefined,
    meanPressure: undefined,
    states: undefined,
  }),
  stepwise: [
    'η = 1 − 1/r^(k − 1).',
    '1 to 2, isentropic compression: T₂ = T₁ × r^(k − 1), p₂ = p₁ × r^k.',
    '2 to 3, heat at constant volume: q = c_v × (T₃ − T₂) with c_v = R/(k − 1), p₃ = p₂ × T₃/T₂.',
    '3 to 4, isentropic expansion: T₄ = T₃/r^(k − 1), p₄ = p₁ × T₄/T₁.',
    'Work w = η × q; mean effective pressure p_m = w/(v₁ − v₂) with v₁ = R × T₁/p₁ and v₂ = v₁/r.',
  ],
  figure: {
    kind: 'curve',
    title: 'Pressure over volume',
    x: { label: 'Volume over the smallest' },
    y: { of: 'highest', label: 'Pressure' },
    curve: ({ ratio, heatRatio, inletPressure, compressedPressure, highest, exhaustTemperature, inletTemperature }) => {
      if (highest === undefined || exhaustTemperature === undefined) return undefined;
      const last = (inletPressure * exhaustTemperature) / inletTemperature;
      return {
        from: 0,
        to: 4,
        lines: [
          {
            at: (t) => {
              if (t <= 1) return [ratio ** (1 - t), inletPressure * ratio ** (heatRatio * t)];
              if (t <= 2) return [1, compressedPressure + (highest - compressedPressure) * (t - 1)];
              if (t <= 3) return [ratio ** (t - 2), highest * ratio ** (heatRatio * (2 - t))];
              return [ratio, last + (inletPressure - last) * (t - 3)];
            },
          },
        ],
        marks: [
          { x: ratio, y: inletPressure, label: '1' },
          { x: 1, y: compressedPressure, label: '2' },
          { x: 1, y: highest, label: '3' },
          { x: ratio, y: last, label: '4' },
        ],
      };
    },
  },
  requires: [
    {
      that: (_, given) => !(given.heat && given.peakTemperature),
      field: 'peakTemperature',
      says: 'Heat and peak temperature follow from each other: send one of them.',
    },
    {
      that: ({ peakTemperature, inletTemperature, ratio, heatRatio }) =>
        isAbove(peakTemperature, compressed(inletTemperature, ratio, heatRatio)),
      field: 'peakTemperature',
      says: 'The gas is as hot as {peakTemperature}, or hotter, after compression alone: the peak temperature must be higher.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ heatRatio, specificGas, hottest }) => hottest !== undefined && areOfTwoGases(heatRatio, specificGas),
      says: 'A ratio of specific heats of {heatRatio} and a gas constant of {specificGas} belong to two gases, as air has 1.4 with 287 J/(kg·K) and helium 1.667 with 2,077: heat, work and temperatures may be those of neither.',
    },
    {
      level: 'caution',
      when: ({ ratio }) => ratio > 16,
      says: 'Engines with spark ignition have compression ratios of about 8 to 14, a few up to 16, as gasoline knocks beyond. For an engine that ignites by compression take the Diesel or dual cycle.',
    },
    {
      level: 'caution',
      when: ({ hottest }) => hottest !== undefined && roundTo(hottest / constant(1, 'K'), 1) > 3000,
      says: 'Burning gasoline and air stays below about 3,000 K, as the specific heats rise and the gases dissociate: with constant specific heats temperature, pressure and work come out too high. A smaller ratio of specific heats, 1.25 to 1.3, comes nearer.',
    },
    {
      level: 'note',
      when: ({ heatRatio, hottest }) =>
        heatRatio === 1.4 &&
        hottest !== undefined &&
        isAtMost(roundTo(hottest, 1), constant(3000, 'K')) &&
        isAbove(roundTo(hottest, 1), constant(1000, 'K')),
      says: 'A ratio of specific heats of 1.4 is that of cold air. At the temperatures of this cycle it is lower, and so is the efficiency: try 1.3.',
    },
  ],
  explanation: ({ heat, peakTemperature }) =>
    heat === undefined && peakTemperature === undefined
      ? 'The ideal Otto cycle with a compression ratio of {ratio} turns {efficiency} of the heat into work, at a ratio of specific heats of {heatRatio}; compression from {inletPressure} and {inletTemperature} ends at {compressedPressure} and {compressedTemperature}. A real engine turns far less into work.'
      : 'The ideal Otto cycle with a compression ratio of {ratio} turns {efficiency} of {heatIn} into work, {work} or a mean effective pressure of {meanPressure}; the gas reaches {hottest} and {highest}. Taken: a start at {inletPressure} and {inletTemperature}, a ratio of specific heats of {heatRatio}, a gas constant of {specificGas}. A real engine turns far less into work.',
  examples: [
    {
      inputs: { ratio: 8 },
      results: { efficiency: 56.47247184, compressedTemperature: '689.2190130', compressedPressure: 1837.917368 },
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 8, heat: 800 },
      results: {
        efficiency: 56.47247184,
        compressedTemperature: '689.2190130',
        compressedPressure: 1837.917368,
        hottest: 1804.201591,
        highest: 4811.204244,
        exhaustTemperature: 785.3243558,
        heatIn: 800,
        work: 451.7797747,
        meanPressure: 599.6744977,
        states: {
          length: 4,
          rows: {
            0: { volume: 0.861 },
            1: { pressure: 1837.917368, temperature: '689.2190130', volume: 0.107625 },
            2: { pressure: 4811.204244, temperature: 1804.201591 },
            3: { pressure: 261.7747853, temperature: 785.3243558 },
          },
        },
      },
      cautions: ['that of cold air'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: {
        ratio: 10.5,
        peakTemperature: 2400,
        heatRatio: 1.3,
        inletPressure: 95,
        inletTemperature: '40 °C',
        specificGas: 290,
      },
      results: {
        efficiency: 50.60952416,
        compressedTemperature: 634.0291214,
        compressedPressure: 2019.620145,
        hottest: 2400,
        highest: 7644.898611,
        exhaustTemperature: '1185.371420',
        heatIn: 1707.105183,
        work: 863.9578099,
        meanPressure: 998.9216365,
      },
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 9, inletPressure: '8 psi', inletTemperature: '60 °F', peakTemperature: '9000 °R' },
      results: {
        efficiency: 58.47563535,
        compressedTemperature: 695.2678457,
        compressedPressure: 1195.496979,
        hottest: 5000,
        highest: 8597.384352,
        exhaustTemperature: 2076.218233,
        heatIn: 3088.645321,
        work: 1806.104975,
        meanPressure: 1352.593959,
      },
      cautions: ['3,000 K'],
      source:
        'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume; efficiency 58.5% in the worked example',
    },
    {
      inputs: { ratio: 20, heatRatio: 1.35 },
      results: { efficiency: 64.95391568, compressedTemperature: 856.0157456, compressedPressure: 5706.771638 },
      cautions: ['as gasoline knocks beyond'],
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: '16:1', heat: 300, heatRatio: 1.35 },
      results: {
        efficiency: 62.10708584,
        compressedTemperature: 791.7047465,
        compressedPressure: 4222.425314,
        hottest: 1157.558405,
        highest: 6173.644827,
        exhaustTemperature: 438.6326128,
        heatIn: 300,
        work: 186.3212575,
        meanPressure: '230.8277290',
      },
      source: 'Python with mpmath: the states by the gas law, the work by integrating the pressure over the volume',
    },
    {
      inputs: { ratio: 8, heat: 800, peakTemperature: 2000 },
      refused: 'send one of them',
      source: 'By definition',
    },
    {
      inputs: { ratio: 8, peakTemperature: 600 },
      refused: 'must be higher',
      source: 'By hand: 300 K × 8^0.4 = 689 K',
    },
    {
      inputs: { ratio: 8, heatRatio: 1.667, heat: 500 },
      results: { efficiency: 75.01732268, hottest: 2362.852971, work: 375.0866134, meanPressure: 497.8750468 },
      cautions: ['belong to two gases'],
      source: 'Python: the states by the gas law, work as the efficiency times the heat',
    },
  ],
  notes: [
    'Air-standard: a fixed mass of a perfect gas with constant specific heats, compressed and expanded without losses. Burning, gas exchange, heat lost to the walls and friction are left out.',
    'Mean effective pressure here is that of the ideal cycle, not the brake mean effective pressure that torque tells.',
  ],
  references: [
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §5.4' },
    { title: 'Çengel, Boles: Thermodynamics: An Engineering Approach, 8th ed., §9-5' },
    {
      title:
        'Balmer: Modern Engineering Thermodynamics, example 13.15, as worked in the FOSSEE Scilab textbook companions',
      url: 'https://github.com/FOSSEE/Scilab-TBC-Uploads/tree/master/3831/CH13/EX13.15',
    },
  ],
});
