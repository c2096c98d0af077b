import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

interface Given {
  readonly pressureRatio: number;
  readonly inletTemperature: number;
  readonly turbineInlet: number;
  readonly compressorEfficiency: number;
  readonly turbineEfficiency: number;
  readonly pressureLoss: number;
  readonly heatRatio: number;
  readonly heatCapacity: number;
}

/** Specific heats of the hot gas: their ratio, and that at constant pressure. */
interface HotGas {
  readonly ratio: number;
  readonly capacity: number;
}

/** Temperature after the compressor. */
function afterCompressor({ pressureRatio, inletTemperature, compressorEfficiency, heatRatio }: Given) {
  const exponent = (heatRatio - 1) / heatRatio;
  return inletTemperature * (1 + Math.expm1(exponent * Math.log(pressureRatio)) / compressorEfficiency);
}

/** Share of its inlet temperature by which the gas cools in the turbine. */
function turbineDrop({ pressureRatio, pressureLoss, turbineEfficiency }: Given, { ratio }: HotGas) {
  const exponent = (ratio - 1) / ratio;
  return -turbineEfficiency * Math.expm1(-exponent * (Math.log(pressureRatio) + Math.log1p(-pressureLoss)));
}

/** Work of the turbine and of the compressor, for each kilogram. */
function works(given: Given, gas: HotGas) {
  return {
    turbine: gas.capacity * given.turbineInlet * turbineDrop(given, gas),
    compressor: given.heatCapacity * (afterCompressor(given) - given.inletTemperature),
  };
}

/** Simple and regenerative gas turbine with constant specific heats of air and of burnt gas. */
export default defineCalculator({
  title: 'Brayton cycle (gas turbine)',
  description:
    'Thermal efficiency, work, back work ratio and temperatures of a gas turbine from pressure ratio, turbine inlet temperature, component efficiencies and regenerator.',
  keywords: [
    'gas turbine cycle',
    'Joule cycle',
    'gas turbine efficiency',
    'regenerative gas turbine',
    'recuperator',
    'back work ratio',
    'microturbine',
  ],
  related: ['compressor-power-isentropic', 'carnot-efficiency', 'otto-cycle', 'effectiveness-ntu'],
  inputs: {
    pressureRatio: number({
      label: 'Pressure ratio of the compressor',
      symbol: 'r_p',
      min: 1.01,
      max: 100,
      usual: [1.5, 50],
      text: 'ratio',
    }),
    inletTemperature: quantity('K', {
      label: 'Compressor inlet temperature',
      symbol: 'T_1',
      min: 1,
      max: 2000,
      usual: [220, 700],
      default: 288.15,
    }),
    turbineInlet: quantity('K', {
      label: 'Turbine inlet temperature',
      symbol: 'T_4',
      min: 1,
      max: 5000,
      usual: [750, 2100],
    }),
    compressorEfficiency: percent({
      label: 'Isentropic efficiency of the compressor',
      symbol: '\\eta_C',
      min: 10,
      max: 100,
      usual: [60, 100],
      default: 100,
    }),
    turbineEfficiency: percent({
      label: 'Isentropic efficiency of the turbine',
      symbol: '\\eta_T',
      min: 10,
      max: 100,
      usual: [60, 100],
      default: 100,
    }),
    regenerator: percent({
      label: 'Effectiveness of the regenerator',
      help: '0: there is none.',
      symbol: '\\varepsilon',
      min: 0,
      max: 100,
      usual: [30, 100],
      default: 0,
    }),
    pressureLoss: percent({
      label: 'Pressure lost from the compressor to behind the turbine',
      help: 'In combustor, regenerator and ducts together, of the discharge pressure: by it the turbine has a smaller ratio.',
      symbol: 'x',
      min: 0,
      max: 50,
      usual: [1, 15],
      default: 0,
    }),
    heatRatio: number({
      label: 'Ratio of specific heats of the gas compressed',
      help: 'Air 1.4, helium 1.667, carbon dioxide 1.29.',
      symbol: 'k',
      min: 1.01,
      max: 1.67,
      usual: 'all',
      default: 1.4,
    }),
    heatCapacity: quantity('J/(kg*K)', {
      label: 'Specific heat of the gas compressed, at constant pressure',
      help: 'Air 1.005, helium 5.193, carbon dioxide 0.85 kJ/(kg·K).',
      unit: 'kJ/(kg*K)',
      symbol: 'c_p',
      min: 0.1,
      max: 20,
      usual: [0.5, 15],
      default: 1.005,
    }),
    gasHeatRatio: number({
      label: 'Ratio of specific heats of the hot gas',
      help: 'That of the gas compressed, if it is left out; burnt gas about 1.333. With the specific heat below.',
      symbol: 'k_g',
      min: 1.01,
      max: 1.67,
      usual: 'all',
      optional: true,
    }),
    gasHeatCapacity: quantity('J/(kg*K)', {
      label: 'Specific heat of the hot gas at constant pressure',
      help: 'That of the gas compressed, if it is left out; burnt gas about 1.148 kJ/(kg·K).',
      unit: 'kJ/(kg*K)',
      symbol: 'c_{pg}',
      min: 0.1,
      max: 20,
      usual: [0.5, 15],
      optional: true,
    }),
    massFlow: quantity('kg/s', {
      label: 'Mass flow through the compressor',
      symbol: '\\dot m',
      above: 0,
      max: 1e5,
      usual: [0.01, 2000],
      optional: true,
    }),
  },
  outputs: {
    efficiency: percent({ label: 'Thermal efficiency', symbol: '\\eta', places: 2 }),
    netWork: quantity('J/kg', { label: 'Net work', unit: 'kJ/kg', symbol: 'w', digits: 4 }),
    turbineWork: quantity('J/kg', { label: 'Work of the turbine', unit: 'kJ/kg', symbol: 'w_T', digits: 4 }),
    compressorWork: quantity('J/kg', {
      label: 'Work taken by the compressor',
      unit: 'kJ/kg',
      symbol: 'w_C',
      digits: 4,
    }),
    backWork: percent({
      label: 'Back work ratio',
      help: 'Share of the turbine’s work that the compressor takes.',
      symbol: 'b',
      places: 2,
    }),
    heatIn: quantity('J/kg', { label: 'Heat added', unit: 'kJ/kg', symbol: 'q', digits: 4 }),
    discharge: quantity('K', { label: 'Temperature after the compressor', symbol: 'T_2', places: 1 }),
    combustorInlet: quantity('K', { label: 'Temperature before heating', symbol: 'T_3', places: 1 }),
    turbineOutlet: quantity('K', { label: 'Temperature after the turbine', symbol: 'T_5', places: 1 }),
    exhaust: quantity('K', { label: 'Temperature of the exhaust', symbol: 'T_6', places: 1 }),
    power: quantity('W', { label: 'Net power', unit: 'kW', symbol: 'P', digits: 4, optional: true }),
  },
  formula: (inputs) => {
    const { turbineInlet, regenerator, heatCapacity, massFlow } = inputs;
    const gas = {
      ratio: inputs.gasHeatRatio ?? inputs.heatRatio,
      capacity: inputs.gasHeatCapacity ?? heatCapacity,
    };
    const discharge = afterCompressor(inputs);
    const turbineOutlet = turbineInlet * (1 - turbineDrop(inputs, gas));
    const combustorInlet = discharge + regenerator * (turbineOutlet - discharge);
    const exhaust = turbineOutlet - (heatCapacity * regenerator * (turbineOutlet - discharge)) / gas.capacity;
    const { turbine, compressor } = works(inputs, gas);
    const heatIn = gas.capacity * (turbineInlet - combustorInlet);
    const netWork = turbine - compressor;
    return {
      efficiency: netWork / heatIn,
      netWork,
      turbineWork: turbine,
      compressorWork: compressor,
      backWork: compressor / turbine,
      heatIn,
      discharge,
      combustorInlet,
      turbineOutlet,
      exhaust,
      power: massFlow === undefined ? undefined : massFlow * netWork,
    };
  },
  shown: () => ({
    efficiency: undefined,
    netWork: undefined,
    turbineWork: undefined,
    compressorWork: undefined,
    backWork: undefined,
    heatIn: undefined,
    discharge: undefined,
    combustorInlet: undefined,
    turbineOutlet: undefined,
    exhaust: undefined,
    power: undefined,
  }),
  stepwise: [
    'Compressor: T₂ = T₁ × (1 + (r_p^((k − 1)/k) − 1)/η_C); it takes w_C = c_p × (T₂ − T₁).',
    'Turbine, with the ratio r_p × (1 − x) left by the pressure lost: T₅ = T₄ × (1 − η_T × (1 − (r_p × (1 − x))^(−(k_g − 1)/k_g))); it gives w_T = c_pg × (T₄ − T₅).',
    'Regenerator of effectiveness ε: T₃ = T₂ + ε × (T₅ − T₂); the exhaust leaves at T₆ = T₅ − c_p/c_pg × (T₃ − T₂).',
    'Heat added q = c_pg × (T₄ − T₃); net work w = w_T − w_C; efficiency w/q; back work ratio w_C/w_T; power = mass flow × w.',
  ],
  figure: {
    kind: 'curve',
    title: 'Efficiency over the pressure ratio',
    x: { of: 'pressureRatio' },
    y: { of: 'efficiency' },
    curve: (values) => {
      const gas = {
        ratio: values.gasHeatRatio ?? values.heatRatio,
        capacity: values.gasHeatCapacity ?? values.heatCapacity,
      };
      return {
        from: 1.2,
        to: Math.max(30, 1.3 * values.pressureRatio),
        lines: [
          {
            y: (at) => {
              const there = { ...values, pressureRatio: at };
              const { turbine, compressor } = works(there, gas);
              const discharge = afterCompressor(there);
              const outlet = values.turbineInlet * (1 - turbineDrop(there, gas));
              // Nothing is drawn where the turbine does not drive the compressor, or a regenerator would cool.
              if (turbine < compressor || (values.regenerator > 0 && outlet < discharge)) return Number.NaN;
              const heated = discharge + values.regenerator * (outlet - discharge);
              return (turbine - compressor) / (gas.capacity * (values.turbineInlet - heated));
            },
          },
        ],
        marks: [{ x: values.pressureRatio, y: values.efficiency, label: 'η' }],
      };
    },
  },
  requires: [
    {
      that: (inputs) => isAbove(inputs.turbineInlet, afterCompressor(inputs)),
      field: 'turbineInlet',
      says: 'Compression alone brings the gas to {turbineInlet} or more: the turbine inlet must be hotter.',
    },
    {
      that: (inputs) => isAbove(inputs.pressureRatio * (1 - inputs.pressureLoss), 1),
      field: 'pressureLoss',
      says: 'With {pressureLoss} lost no pressure is left for the turbine.',
    },
    {
      that: (inputs, given) => {
        const gas =
          given.gasHeatRatio && given.gasHeatCapacity
            ? { ratio: inputs.gasHeatRatio, capacity: inputs.gasHeatCapacity }
            : { ratio: inputs.heatRatio, capacity: inputs.heatCapacity };
        const { turbine, compressor } = works(inputs, gas);
        // What is refused above is told once.
        const told =
          isAtMost(inputs.turbineInlet, afterCompressor(inputs)) ||
          isAtMost(inputs.pressureRatio * (1 - inputs.pressureLoss), 1);
        return told || isAbove(turbine, compressor);
      },
      field: 'turbineInlet',
      says: 'The turbine does not give what the compressor takes: a hotter turbine inlet than {turbineInlet}, better efficiencies, less pressure lost or another pressure ratio is needed.',
    },
    {
      that: (inputs, given) => {
        const gas =
          given.gasHeatRatio && given.gasHeatCapacity
            ? { ratio: inputs.gasHeatRatio, capacity: inputs.gasHeatCapacity }
            : { ratio: inputs.heatRatio, capacity: inputs.heatCapacity };
        const outlet = inputs.turbineInlet * (1 - turbineDrop(inputs, gas));
        return inputs.regenerator === 0 || isAbove(outlet, afterCompressor(inputs));
      },
      field: 'regenerator',
      says: 'The turbine exhaust is no hotter than the compressed gas, which a regenerator would cool: at this pressure ratio leave it out.',
    },
    {
      that: ({ regenerator, heatCapacity, gasHeatCapacity }) => isAtMost(regenerator * heatCapacity, gasHeatCapacity),
      field: 'regenerator',
      says: 'With {gasHeatCapacity} of the hot gas beside {heatCapacity} of the gas compressed a regenerator of {regenerator} would cool the exhaust below the gas that cools it: check the specific heats.',
    },
    {
      that: (_, given) => given.gasHeatRatio === given.gasHeatCapacity,
      field: 'gasHeatCapacity',
      says: 'Ratio of specific heats and specific heat of the hot gas belong together: send both or neither.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ heatRatio, heatCapacity }) =>
        heatRatio === 1.4 &&
        (isBelow(heatCapacity, constant(900, 'J/(kg*K)')) ||
          (isAbove(heatCapacity, constant(1150, 'J/(kg*K)')) && isBelow(heatCapacity, constant(14000, 'J/(kg*K)')))),
      says: 'A ratio of specific heats of 1.4 is that of air, nitrogen and hydrogen, which have another specific heat than {heatCapacity}: ratio and specific heat belong together, as 1.667 and 5.193 kJ/(kg·K) of helium.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, heatCapacity }) =>
        (isAbove(heatRatio, 1.42) || isBelow(heatRatio, 1.35)) && heatCapacity === 1005,
      says: 'This ratio of specific heats is not that of air up to some hundred degrees, but the specific heat taken, {heatCapacity}, is: work and power are those of neither. Send the specific heat that belongs to the ratio, as 5.193 kJ/(kg·K) of helium with 1.667, or 1.148 of burnt gas with 1.333.',
    },
    {
      level: 'caution',
      when: ({ heatRatio, heatCapacity, gasHeatRatio, gasHeatCapacity }) => {
        if (gasHeatRatio === undefined || gasHeatCapacity === undefined) return false;
        const compressed = (heatCapacity * (heatRatio - 1)) / heatRatio;
        const hot = (gasHeatCapacity * (gasHeatRatio - 1)) / gasHeatRatio;
        return isBelow(hot, 0.85 * compressed) || isAbove(hot, 1.2 * compressed);
      },
      says: 'The gas constants that follow, c_p (k − 1)/k, differ more between the gas compressed and the hot gas than fuel makes them: check that {gasHeatCapacity} belongs with {gasHeatRatio}, and to the gas of {heatCapacity} with {heatRatio}.',
    },
    {
      level: 'note',
      when: ({ gasHeatRatio, heatRatio, heatCapacity, turbineInlet }) =>
        heatRatio === 1.4 &&
        isBelow(heatCapacity, constant(1020, 'J/(kg*K)')) &&
        gasHeatRatio === undefined &&
        isAbove(turbineInlet, constant(800, 'K')),
      says: 'The hot gas is taken with the specific heats of cold air. Textbooks take about 1.333 and 1.148 kJ/(kg·K) for burnt gas, which changes work and efficiency by several percent.',
    },
    {
      level: 'note',
      when: ({ compressorEfficiency, turbineEfficiency }) => compressorEfficiency === 1 && turbineEfficiency === 1,
      says: 'Compressor and turbine are taken without losses. Real ones have isentropic efficiencies of about 80 to 92%, with which much less of the heat becomes work.',
    },
    {
      level: 'caution',
      when: ({ turbineInlet }) => roundTo(turbineInlet / constant(1, 'K'), 1) > 2000,
      says: 'Turbines of today take at most about 1,900 to 2,000 K, with cooled blades, whose cooling air is not reckoned here.',
    },
  ],
  explanation: ({ massFlow, regenerator }) =>
    regenerator === 0
      ? massFlow === undefined
        ? 'With a pressure ratio of {pressureRatio} and {turbineInlet} before the turbine the cycle turns {efficiency} of the heat into work, {netWork}; the compressor takes {backWork} of the turbine’s work, and the exhaust leaves at {exhaust}. Taken: an inlet at {inletTemperature}, no regenerator, isentropic efficiencies of {compressorEfficiency} (compressor) and {turbineEfficiency} (turbine), {pressureLoss} of pressure lost, a specific heat of {heatCapacity} with a ratio of {heatRatio}{gasHeatRatio?, and {gasHeatCapacity} with {gasHeatRatio} for the hot gas|, also for the hot gas}.'
        : 'With a pressure ratio of {pressureRatio} and {turbineInlet} before the turbine the cycle turns {efficiency} of the heat into work, {netWork}; with {massFlow} its power is {power}. The compressor takes {backWork} of the turbine’s work, and the exhaust leaves at {exhaust}. Taken: an inlet at {inletTemperature}, no regenerator, isentropic efficiencies of {compressorEfficiency} (compressor) and {turbineEfficiency} (turbine), {pressureLoss} of pressure lost, a specific heat of {heatCapacity} with a ratio of {heatRatio}{gasHeatRatio?, and {gasHeatCapacity} with {gasHeatRatio} for the hot gas|, also for the hot gas}.'
      : massFlow === undefined
        ? 'With a pressure ratio of {pressureRatio}, {turbineInlet} before the turbine and a regenerator of {regenerator} the cycle turns {efficiency} of the heat into work, {netWork}; the compressor takes {backWork} of the turbine’s work, and the exhaust leaves at {exhaust}. Taken: an inlet at {inletTemperature}, isentropic efficiencies of {compressorEfficiency} (compressor) and {turbineEfficiency} (turbine), {pressureLoss} of pressure lost, a specific heat of {heatCapacity} with a ratio of {heatRatio}{gasHeatRatio?, and {gasHeatCapacity} with {gasHeatRatio} for the hot gas|, also for the hot gas}.'
        : 'With a pressure ratio of {pressureRatio}, {turbineInlet} before the turbine and a regenerator of {regenerator} the cycle turns {efficiency} of the heat into work, {netWork}; with {massFlow} its power is {power}. The compressor takes {backWork} of the turbine’s work, and the exhaust leaves at {exhaust}. Taken: an inlet at {inletTemperature}, isentropic efficiencies of {compressorEfficiency} (compressor) and {turbineEfficiency} (turbine), {pressureLoss} of pressure lost, a specific heat of {heatCapacity} with a ratio of {heatRatio}{gasHeatRatio?, and {gasHeatCapacity} with {gasHeatRatio} for the hot gas|, also for the hot gas}.',
  examples: [
    {
      inputs: { pressureRatio: 8, turbineInlet: 1300, inletTemperature: 300 },
      results: {
        efficiency: 44.79552432,
        netWork: 340.6021556,
        turbineWork: 585.2535252,
        compressorWork: 244.6513696,
        backWork: 41.80263066,
        heatIn: 760.3486304,
        discharge: 543.4341986,
        combustorInlet: 543.4341986,
        turbineOutlet: 717.6581839,
        exhaust: 717.6581839,
      },
      cautions: ['specific heats of cold air', 'taken without losses'],
      source:
        'Python with mpmath: temperatures of equal entropy by root finding, then the balances; by hand: 1 − 8^(−0.4/1.4) = 44.8%',
    },
    {
      inputs: {
        pressureRatio: 8,
        turbineInlet: 1300,
        inletTemperature: 300,
        compressorEfficiency: 80,
        turbineEfficiency: 85,
        regenerator: 80,
      },
      results: {
        efficiency: 35.63552986,
        netWork: 191.6512845,
        turbineWork: 497.4654964,
        compressorWork: 305.8142119,
        backWork: 61.47445685,
        heatIn: 537.8095547,
        discharge: 604.2927482,
        combustorInlet: 764.8661147,
        turbineOutlet: 805.0094563,
        exhaust: 644.4360898,
      },
      cautions: ['specific heats of cold air'],
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances',
    },
    {
      inputs: {
        pressureRatio: 6.2,
        turbineInlet: 1200,
        inletTemperature: 300,
        compressorEfficiency: 88,
        turbineEfficiency: 90,
        gasHeatRatio: 1.333,
        gasHeatCapacity: 1.147,
        massFlow: 25,
      },
      results: {
        efficiency: '28.64107270',
        netWork: '219.0343910',
        turbineWork: 453.4559059,
        compressorWork: 234.4215149,
        backWork: 51.69665051,
        heatIn: 764.7562412,
        discharge: 533.2552387,
        combustorInlet: 533.2552387,
        turbineOutlet: 804.6591928,
        exhaust: 804.6591928,
        power: 5475.859775,
      },
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances',
    },
    {
      inputs: {
        pressureRatio: 4,
        turbineInlet: 1173.15,
        compressorEfficiency: 82,
        turbineEfficiency: 86,
        regenerator: 85,
        pressureLoss: 5,
        gasHeatRatio: 1.333,
        gasHeatCapacity: 1.148,
        massFlow: 0.3,
      },
      results: {
        efficiency: 38.99404625,
        netWork: 156.8259802,
        turbineWork: 328.4594566,
        compressorWork: 171.6334764,
        backWork: 52.25408281,
        heatIn: 402.1792947,
        discharge: 458.9295786,
        combustorInlet: 822.8196039,
        turbineOutlet: 887.0354907,
        exhaust: 568.4732299,
        power: 47.04779405,
      },
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances',
    },
    {
      inputs: {
        pressureRatio: 2.5,
        turbineInlet: '850 °C',
        heatRatio: 1.667,
        heatCapacity: 5.193,
        inletTemperature: '30 °C',
        compressorEfficiency: 89,
        turbineEfficiency: 92,
        regenerator: 95,
      },
      results: {
        efficiency: '49.68039970',
        netWork: 863.6269572,
        turbineWork: 1646.968011,
        compressorWork: 783.3410536,
        backWork: 47.56261496,
        heatIn: 1738.365558,
        discharge: 453.9955716,
        combustorInlet: '788.3983040',
        turbineOutlet: 805.9984478,
        exhaust: 471.5957155,
      },
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances, helium',
    },
    {
      inputs: {
        pressureRatio: 40,
        turbineInlet: 2100,
        compressorEfficiency: 90,
        turbineEfficiency: 90,
        heatRatio: 1.35,
        heatCapacity: 1.1,
        massFlow: 100,
      },
      results: {
        efficiency: 50.09907381,
        netWork: 715.7902814,
        turbineWork: 1280.075752,
        compressorWork: 564.2854703,
        backWork: 44.08219354,
        heatIn: '1428.749530',
        discharge: 801.1367912,
        combustorInlet: 801.1367912,
        turbineOutlet: 936.2947711,
        exhaust: 936.2947711,
        power: 71579.02814,
      },
      cautions: ['Turbines of today'],
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances',
    },
    {
      inputs: { pressureRatio: 2, turbineInlet: 700, heatCapacity: 5.193 },
      results: {
        efficiency: '17.96646440',
        netWork: 325.3750297,
        turbineWork: 653.0989474,
        compressorWork: 327.7239177,
        backWork: 50.17982635,
        heatIn: 1811.013132,
        discharge: 351.2587845,
        combustorInlet: 351.2587845,
        turbineOutlet: 574.2347492,
        exhaust: 574.2347492,
      },
      cautions: ['which have another specific heat', 'taken without losses'],
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances',
    },
    {
      inputs: { pressureRatio: 10, turbineInlet: 500 },
      refused: 'must be hotter',
      source: 'By hand: 288.15 K × 10^(0.4/1.4) = 556 K',
    },
    {
      inputs: { pressureRatio: 1.2, turbineInlet: 1200, pressureLoss: 20 },
      refused: 'no pressure is left',
      source: 'By hand: 1.2 × 0.8 < 1',
    },
    {
      inputs: { pressureRatio: 10, turbineInlet: 800, compressorEfficiency: 60, turbineEfficiency: 60 },
      refused: 'does not give what the compressor takes',
      source: 'By hand: 0.6 × 800 × 0.482 < 268.1/0.6',
    },
    {
      inputs: { pressureRatio: 20, turbineInlet: 1200, regenerator: 80 },
      refused: 'a regenerator would cool',
      source: 'By hand: 1200/20^(0.4/1.4) = 510 K, below 288.15 × 20^(0.4/1.4) = 678 K',
    },
    {
      inputs: { pressureRatio: 10, turbineInlet: 1400, gasHeatRatio: 1.333 },
      refused: 'send both or neither',
      source: 'By definition',
    },
    {
      inputs: { pressureRatio: 3, turbineInlet: 1100, heatRatio: 1.667 },
      results: {
        efficiency: 35.56909151,
        netWork: '233.3476950',
        turbineWork: 393.2163067,
        compressorWork: 159.8686117,
        backWork: 40.65665868,
        heatIn: 656.0406383,
        discharge: 447.2232454,
        combustorInlet: 447.2232454,
        turbineOutlet: 708.7399933,
        exhaust: 708.7399933,
      },
      cautions: ['is not that of air', 'taken without losses'],
      source: 'Python with mpmath: temperatures of equal entropy by root finding, then the balances',
    },
    {
      inputs: { pressureRatio: 8, turbineInlet: 1300, inletTemperature: 300, gasHeatRatio: 1.4, gasHeatCapacity: 0.8 },
      results: {
        efficiency: 36.55037059,
        netWork: 221.2220833,
        turbineWork: 465.8734529,
        compressorWork: 244.6513696,
        heatIn: 605.2526412,
        turbineOutlet: 717.6581839,
        exhaust: 717.6581839,
      },
      cautions: ['gas constants that follow', 'taken without losses'],
      source: 'Python: isentropic temperatures and the balances; by hand the gas constants 287 and 229 J/(kg·K)',
    },
    {
      inputs: { pressureRatio: 8, turbineInlet: 1400, inletTemperature: 300, gasHeatRatio: 1.25, gasHeatCapacity: 2 },
      results: {
        efficiency: 41.3300154,
        netWork: 708.0375554,
        turbineWork: 952.6889249,
        compressorWork: 244.6513696,
        heatIn: 1713.131603,
        turbineOutlet: 923.6555375,
        exhaust: 923.6555375,
      },
      cautions: ['gas constants that follow', 'taken without losses'],
      source: 'Python: isentropic temperatures and the balances; by hand the gas constants 287 and 400 J/(kg·K)',
    },
    {
      inputs: {
        pressureRatio: 3,
        turbineInlet: 1300,
        inletTemperature: 300,
        regenerator: 95,
        gasHeatRatio: 1.4,
        gasHeatCapacity: 0.7,
      },
      refused: 'below the gas that cools it',
      source: 'By hand: 0.95 × 1.005 > 0.7, so that the exhaust would leave at 214 K and the air come at 411 K',
    },
  ],
  notes: [
    'Perfect gases with constant specific heats. The mass of the fuel, bleed and cooling air, and mechanical and combustion losses are left out; they are some percent of the work.',
    'The heat is reckoned with the specific heat of the hot gas from the temperature before heating to that before the turbine. One stage of compression and expansion: neither intercooling nor reheat.',
  ],
  references: [
    {
      title: 'Weston: Energy Conversion, ch. 5, worksheet of example 5-2, regenerative cycle',
      url: 'http://www.personal.utulsa.edu/~kenneth-weston/5-2.wk3',
    },
    { title: 'Çengel, Boles: Thermodynamics: An Engineering Approach, 8th ed., §9-8 and §9-9' },
    {
      title:
        'FOSSEE Scilab textbook companions: book 1226, example 21.5; book 3733, examples 24.1 and 24.3; book 551, example 13.39',
      url: 'https://github.com/FOSSEE/Scilab-TBC-Uploads',
    },
  ],
});
