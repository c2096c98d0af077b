import {
  ceilNear,
  choice,
  defineCalculator,
  findRoot,
  integer,
  isAtMost,
  noResult,
  number,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** (1 - e^(-z))/z, which is 1 at 0. */
function decay(z: number) {
  return z < 1e-9 ? 1 - z / 2 : -Math.expm1(-z) / z;
}

/** Tails of a Poisson distribution with this mean: of more than 0, 1, 2, … events, summed from the smallest. */
function tails(mean: number, count: number) {
  const terms: number[] = [Math.exp(-mean)];
  for (let n = 1; n <= count; n += 1) terms.push(((terms[n - 1] ?? 0) * mean) / n);
  const sums: number[] = [];
  let rest = 0;
  for (let n = count; n >= 1; n -= 1) {
    rest += terms[n] ?? 0;
    sums.push(rest);
  }
  return sums.reverse();
}

/** Mason's series for crossflow with both streams unmixed: a mean of products of two such tails. */
function unmixed(units: number, ratio: number) {
  const second = units * ratio;
  if (second < 1e-9) return -Math.expm1(-units);
  const count = ceilNear(units + 12 * Math.sqrt(units) + 30);
  const hot = tails(units, count);
  const cold = tails(second, count);
  return hot.reduce((total, tail, n) => total + tail * (cold[n] ?? 0), 0) / second;
}

/** Effectiveness of so many transfer units; the ratio is the smaller over the larger capacity flow, 0 where a side boils or condenses. */
function effectivenessOf(arrangement: string, units: number, ratio: number, shells: number, mixesSmaller: boolean) {
  if (ratio === 0) return -Math.expm1(-units);
  if (arrangement === 'counter') {
    const share = units * decay(units * (1 - ratio));
    return share / (1 + ratio * share);
  }
  if (arrangement === 'parallel') return -Math.expm1(-units * (1 + ratio)) / (1 + ratio);
  if (arrangement === 'unmixed') return unmixed(units, ratio);
  if (arrangement === 'shell') {
    const root = Math.sqrt(1 + ratio ** 2);
    const slope = root / Math.tanh((units / shells) * (root / 2));
    // Of one shell: its effectiveness over what it lacks to 1.
    const odds = 2 / (slope + ratio - 1);
    const less = 1 - ratio;
    const all = less < 1e-12 ? shells * odds : Math.expm1(shells * Math.log1p(less * odds)) / less;
    return 1 / (1 + 1 / all);
  }
  if (mixesSmaller) return -Math.expm1(-units * decay(ratio * units));
  const share = -Math.expm1(-units);
  return share * decay(ratio * share);
}

const MOST_UNITS = 100;

/** F of the log mean difference: the transfer units that counterflow takes for this effectiveness, over those there are. */
function correctionOf(effectiveness: number, units: number, ratio: number) {
  const odds = effectiveness / (1 - effectiveness);
  const less = (1 - ratio) * odds;
  return (odds * (less < 1e-9 ? 1 - less / 2 : Math.log1p(less) / less)) / units;
}

/** Effectiveness and number of transfer units of an exchanger: outlet temperatures without iteration, or the area for one. */
export default defineCalculator({
  title: 'Effectiveness-NTU method',
  description:
    'Outlet temperatures, heat duty and effectiveness of a heat exchanger from its flows, area and flow arrangement, or the area for an outlet temperature.',
  keywords: [
    'NTU method',
    'e-NTU',
    'number of transfer units',
    'heat exchanger rating',
    'heat exchanger outlet temperature',
    'crossflow heat exchanger',
    'capacity ratio',
    'shell and tube effectiveness',
  ],
  related: ['lmtd-heat-exchanger', 'overall-heat-transfer-coefficient', 'fin-efficiency-heat'],
  inputs: {
    arrangement: choice(
      {
        counter: { label: 'Counterflow', also: ['counter flow', 'countercurrent'] },
        parallel: { label: 'Parallel flow', also: ['cocurrent'] },
        unmixed: { label: 'Crossflow, both sides unmixed', also: ['cross unmixed'] },
        hotMixed: { label: 'Crossflow, hot side mixed, cold side unmixed', also: ['cross hot mixed'] },
        coldMixed: { label: 'Crossflow, cold side mixed, hot side unmixed', also: ['cross cold mixed'] },
        shell: {
          label: 'Shell and tube, an even number of tube passes in each shell pass',
          also: ['shell and tube', 'TEMA E'],
        },
      },
      { label: 'Arrangement', default: 'counter' },
    ),
    shells: integer({
      label: 'Shell passes',
      symbol: 'n',
      min: 1,
      max: 20,
      usual: 'all',
      default: 1,
      when: { arrangement: 'shell' },
    }),
    phase: choice(
      {
        none: 'Neither side boils or condenses',
        hot: { label: 'The hot side condenses', also: ['condenser'] },
        cold: { label: 'The cold side boils', also: ['evaporator', 'boiler'] },
      },
      { label: 'Change of phase', default: 'none' },
    ),
    find: choice(
      {
        outlets: { label: 'Outlet temperatures from the area', also: ['rating'] },
        hotOutlet: { label: 'Area for an outlet temperature of the hot side', also: ['hot outlet'] },
        coldOutlet: { label: 'Area for an outlet temperature of the cold side', also: ['cold outlet'] },
      },
      { label: 'Find', default: 'outlets' },
    ),
    hotIn: quantity('K', { label: 'Hot side, inlet', unit: '°C', symbol: 'T_{h,i}', min: -270, max: 3000 }),
    coldIn: quantity('K', { label: 'Cold side, inlet', unit: '°C', symbol: 'T_{c,i}', min: -270, max: 3000 }),
    hotFlow: quantity('kg/s', {
      label: 'Hot side, mass flow',
      symbol: '\\dot m_h',
      min: 1e-6,
      max: 1e6,
      usual: [0.0005, 5000],
      when: { phase: ['none', 'cold'] },
    }),
    hotHeat: quantity('J/(kg*K)', {
      label: 'Hot side, specific heat',
      help: 'Water 4.18, air 1.006, oil about 2 kJ/(kg·K).',
      unit: 'kJ/(kg*K)',
      symbol: 'c_h',
      min: 0.1,
      max: 20,
      usual: [0.5, 15],
      when: { phase: ['none', 'cold'] },
    }),
    coldFlow: quantity('kg/s', {
      label: 'Cold side, mass flow',
      symbol: '\\dot m_c',
      min: 1e-6,
      max: 1e6,
      usual: [0.0005, 5000],
      when: { phase: ['none', 'hot'] },
    }),
    coldHeat: quantity('J/(kg*K)', {
      label: 'Cold side, specific heat',
      help: 'Water 4.18, air 1.006, oil about 2 kJ/(kg·K).',
      unit: 'kJ/(kg*K)',
      symbol: 'c_c',
      min: 0.1,
      max: 20,
      usual: [0.5, 15],
      when: { phase: ['none', 'hot'] },
    }),
    coefficient: quantity('W/(m^2*K)', {
      label: 'Overall heat transfer coefficient',
      help: 'Of the same side’s surface as the area.',
      usual: [2, 10000],
      symbol: 'U',
      min: 0.1,
      max: 1e5,
    }),
    area: quantity('m^2', {
      label: 'Area',
      symbol: 'A',
      min: 1e-6,
      max: 1e7,
      usual: [0.005, 100000],
      when: { find: 'outlets' },
    }),
    hotTarget: quantity('K', {
      label: 'Hot side, outlet wanted',
      unit: '°C',
      symbol: 'T_{h,w}',
      min: -270,
      max: 3000,
      when: { find: 'hotOutlet' },
    }),
    coldTarget: quantity('K', {
      label: 'Cold side, outlet wanted',
      unit: '°C',
      symbol: 'T_{c,w}',
      min: -270,
      max: 3000,
      when: { find: 'coldOutlet' },
    }),
  },
  outputs: {
    duty: quantity('W', { label: 'Heat duty', unit: 'kW', symbol: 'Q', digits: 4 }),
    hotOutlet: quantity('K', { label: 'Hot side, outlet', unit: '°C', symbol: 'T_{h,o}', places: 2 }),
    coldOutlet: quantity('K', { label: 'Cold side, outlet', unit: '°C', symbol: 'T_{c,o}', places: 2 }),
    areaFound: quantity('m^2', { label: 'Area needed', symbol: 'A_w', digits: 4, optional: true }),
    effectiveness: number({ label: 'Effectiveness', symbol: '\\varepsilon', places: 4 }),
    units: number({ label: 'Number of transfer units', symbol: '\\mathrm{NTU}', digits: 4 }),
    ratio: number({ label: 'Ratio of the capacity flows', symbol: 'C_r', digits: 4 }),
    smaller: quantity('W/K', { label: 'Smaller capacity flow', symbol: 'C_{min}', digits: 4 }),
    conductance: quantity('W/K', { label: 'Conductance U A', symbol: 'UA', digits: 4 }),
    most: quantity('W', {
      label: 'Heat duty of an endless counterflow exchanger',
      unit: 'kW',
      symbol: 'Q_{max}',
      digits: 4,
    }),
  },
  formula: (inputs) => {
    const { arrangement, phase, find, hotIn, coldIn, coefficient } = inputs;
    const shells = arrangement === 'shell' ? inputs.shells : 1;
    const hot = phase === 'hot' ? undefined : inputs.hotFlow * inputs.hotHeat;
    const cold = phase === 'cold' ? undefined : inputs.coldFlow * inputs.coldHeat;
    const hotIsSmaller = hot !== undefined && (cold === undefined || hot <= cold);
    const smaller = hotIsSmaller ? hot : (cold ?? 0);
    const ratio = hot === undefined || cold === undefined ? 0 : smaller / (hotIsSmaller ? cold : hot);
    const mixesSmaller = arrangement === 'hotMixed' ? hotIsSmaller : !hotIsSmaller;
    const range = hotIn - coldIn;
    const most = smaller * range;
    if (find === 'outlets') {
      const conductance = coefficient * inputs.area;
      const units = conductance / smaller;
      const effectiveness = effectivenessOf(arrangement, units, ratio, shells, mixesSmaller);
      const duty = effectiveness * most;
      return {
        duty,
        hotOutlet: hot === undefined ? hotIn : hotIn - duty / hot,
        coldOutlet: cold === undefined ? coldIn : coldIn + duty / cold,
        effectiveness,
        units,
        ratio,
        smaller,
        conductance,
        most,
      };
    }
    const duty =
      find === 'hotOutlet' ? (hot ?? 0) * (hotIn - inputs.hotTarget) : (cold ?? 0) * (inputs.coldTarget - coldIn);
    const effectiveness = duty / most;
    if (effectiveness >= effectivenessOf(arrangement, MOST_UNITS, ratio, shells, mixesSmaller)) {
      throw noResult(
        arrangement === 'counter'
          ? 'No exchanger reaches that outlet temperature with these flows: ask for less, or change a flow.'
          : 'No exchanger of this arrangement reaches that outlet temperature with these flows: ask for less, change a flow, or take counterflow or more shell passes.',
      );
    }
    const units = findRoot(
      (n) => effectivenessOf(arrangement, n, ratio, shells, mixesSmaller) - effectiveness,
      0,
      MOST_UNITS,
    );
    const conductance = units * smaller;
    return {
      duty,
      hotOutlet: hot === undefined ? hotIn : hotIn - duty / hot,
      coldOutlet: cold === undefined ? coldIn : coldIn + duty / cold,
      areaFound: conductance / coefficient,
      effectiveness,
      units,
      ratio,
      smaller,
      conductance,
      most,
    };
  },
  shown: () => ({
    duty: undefined,
    hotOutlet: undefined,
    coldOutlet: undefined,
    areaFound: undefined,
    effectiveness: undefined,
    units: undefined,
    ratio: undefined,
    smaller: undefined,
    conductance: undefined,
    most: undefined,
  }),
  stepwise: [
    'Capacity flows C = mass flow × specific heat; C_min is the smaller, C_r = C_min/C_max. A side that boils or condenses keeps its temperature: C_r = 0.',
    'NTU = U × A/C_min; heat duty Q = ε × C_min × (T_h,i − T_c,i); each outlet differs from its inlet by Q/C.',
    'Counterflow: ε = (1 − e^(−NTU (1 − C_r)))/(1 − C_r e^(−NTU (1 − C_r))), at C_r = 1 NTU/(1 + NTU). Parallel flow: ε = (1 − e^(−NTU (1 + C_r)))/(1 + C_r). At C_r = 0 every arrangement has ε = 1 − e^(−NTU).',
    'Crossflow, the side with C_max mixed: ε = (1 − e^(−C_r (1 − e^(−NTU))))/C_r; the side with C_min mixed: ε = 1 − e^(−(1 − e^(−C_r NTU))/C_r).',
    'Crossflow, both unmixed: ε = 1/(C_r NTU) × Σ over n = 0, 1, 2, … of (1 − e^(−NTU) Σ NTU^m/m!) × (1 − e^(−C_r NTU) Σ (C_r NTU)^m/m!), with m from 0 to n.',
    'Shell and tube: ε₁ = 2/(1 + C_r + √(1 + C_r²) × coth(NTU/n × √(1 + C_r²)/2)) of one of n shell passes; of all, with z = ((1 − ε₁ C_r)/(1 − ε₁))^n, ε = (z − 1)/(z − C_r).',
    'For an outlet temperature ε follows from the heat duty, and the NTU that has this ε is searched for.',
  ],
  figure: {
    kind: 'curve',
    title: 'Effectiveness over the number of transfer units',
    x: { of: 'units', label: 'Number of transfer units' },
    y: { of: 'effectiveness' },
    curve: ({ arrangement, shells, hotFlow, hotHeat, coldFlow, coldHeat, units, ratio, effectiveness }) => {
      const hotIsSmaller = (hotFlow ?? 0) * (hotHeat ?? 0) <= (coldFlow ?? 0) * (coldHeat ?? 0);
      const mixesSmaller = arrangement === 'hotMixed' ? hotIsSmaller : !hotIsSmaller;
      return {
        from: 0,
        to: Math.max(5, 1.2 * units),
        lines: [
          {
            label: 'This arrangement',
            y: (n) => (n === 0 ? 0 : effectivenessOf(arrangement, n, ratio, shells ?? 1, mixesSmaller)),
          },
          { label: 'Counterflow', y: (n) => effectivenessOf('counter', n, ratio, 1, false), dashed: true },
        ],
        marks: [{ x: units, y: effectiveness, label: 'ε' }],
      };
    },
  },
  requires: [
    {
      that: ({ hotIn, coldIn }) => coldIn < hotIn,
      field: 'coldIn',
      says: 'The cold side must come in colder than the hot side: {coldIn} is not below {hotIn}.',
    },
    {
      that: ({ hotTarget, hotIn }) => hotTarget < hotIn,
      field: 'hotTarget',
      says: 'The hot side must cool: its outlet, {hotTarget}, is not below its inlet, {hotIn}.',
    },
    {
      that: ({ coldTarget, coldIn }) => coldIn < coldTarget,
      field: 'coldTarget',
      says: 'The cold side must warm: its outlet, {coldTarget}, is not above its inlet, {coldIn}.',
    },
    {
      that: ({ hotTarget, coldIn }) => coldIn < hotTarget,
      field: 'hotTarget',
      says: 'The hot side stays hotter than the cold side comes in: its outlet, {hotTarget}, is not above {coldIn}.',
    },
    {
      that: ({ coldTarget, hotIn }) => coldTarget < hotIn,
      field: 'coldTarget',
      says: 'The cold side stays colder than the hot side comes in: its outlet, {coldTarget}, is not below {hotIn}.',
    },
    {
      that: ({ find, phase }) =>
        !(find === 'hotOutlet' && phase === 'hot') && !(find === 'coldOutlet' && phase === 'cold'),
      field: 'find',
      says: 'A side that boils or condenses keeps its temperature: ask for the outlet of the other side.',
    },
    {
      that: (inputs) =>
        (inputs.phase === 'hot' ||
          isAtMost(inputs.coefficient * inputs.area, MOST_UNITS * inputs.hotFlow * inputs.hotHeat)) &&
        (inputs.phase === 'cold' ||
          isAtMost(inputs.coefficient * inputs.area, MOST_UNITS * inputs.coldFlow * inputs.coldHeat)),
      field: 'area',
      says: 'That is more than 100 transfer units, and no exchanger has so many: check area, coefficient, flows and their units.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ units }) => roundTo(units, 2) > 8,
      says: 'So many transfer units are rare, and few exchangers reach the effectiveness told, as flow that bypasses the surface and heat conducted along the walls take away from it: check area, coefficient and flows.',
    },
    {
      level: 'note',
      when: ({ arrangement, hotFlow, hotHeat, coldFlow, coldHeat, effectiveness, ratio }) => {
        if (ratio === 0 || !['parallel', 'hotMixed', 'coldMixed'].includes(arrangement)) return false;
        const hotIsSmaller = isAtMost((hotFlow ?? 0) * (hotHeat ?? 0), (coldFlow ?? 0) * (coldHeat ?? 0));
        const mixesSmaller = arrangement === 'hotMixed' ? hotIsSmaller : !hotIsSmaller;
        const crossflow = mixesSmaller ? -Math.expm1(-1 / ratio) : -Math.expm1(-ratio) / ratio;
        const most = arrangement === 'parallel' ? 1 / (1 + ratio) : crossflow;
        return roundTo(effectiveness / most, 4) > 0.97;
      },
      says: 'This is more than 97% of what the arrangement gives with endless area: more area adds little, and small changes of temperature or flow make the area needed grow fast.',
    },
    {
      level: 'caution',
      when: ({ arrangement, effectiveness, units, ratio }) =>
        arrangement === 'shell' && ratio > 0 && roundTo(correctionOf(effectiveness, units, ratio), 4) < 0.75,
      says: 'This is near the most that so many shell passes give: the correction factor F of the log mean difference is below 0.75, more area adds little, and small changes of temperature or flow make the area needed grow fast. Take more shell passes or counterflow.',
    },
    {
      level: 'note',
      when: ({ phase }) => phase !== 'none',
      says: 'The side that boils or condenses is taken at its inlet temperature throughout: superheated vapor, subcooled liquid and the pressure lost on the way need zones of their own. Check that the duty is no more than its flow can give or take.',
    },
  ],
  explanation: ({ arrangement, find, phase }) => {
    const ways: Readonly<Record<string, string>> = {
      counter: 'In counterflow',
      parallel: 'In parallel flow',
      unmixed: 'In crossflow with both sides unmixed',
      hotMixed: 'In crossflow with the hot side mixed',
      coldMixed: 'In crossflow with the cold side mixed',
      shell: 'In shell and tube with {shells} {shells|shell pass|shell passes}',
    };
    // Where a side keeps its temperature the arrangement changes nothing.
    const way = phase === 'none' ? ways[arrangement] : 'In every arrangement';
    const size = '{units} {units|transfer unit|transfer units}';
    if (find === 'outlets') {
      const start = `${way}, with {area} at {coefficient} or ${size}, the effectiveness is {effectiveness} and the heat duty {duty}`;
      if (phase === 'hot')
        return `${start}: the hot side condenses at {hotIn}, the cold side warms from {coldIn} to {coldOutlet}.`;
      return phase === 'cold'
        ? `${start}: the cold side boils at {coldIn}, the hot side cools from {hotIn} to {hotOutlet}.`
        : `${start}: the hot side cools from {hotIn} to {hotOutlet}, the cold side warms from {coldIn} to {coldOutlet}.`;
    }
    const start = `${way} it takes {areaFound} at {coefficient} or ${size}`;
    const end = 'a heat duty of {duty} and an effectiveness of {effectiveness}.';
    if (phase === 'hot')
      return `${start} to warm the cold side from {coldIn} to {coldOutlet} by a hot side that condenses at {hotIn}: ${end}`;
    return phase === 'cold'
      ? `${start} to cool the hot side from {hotIn} to {hotOutlet} by a cold side that boils at {coldIn}: ${end}`
      : `${start} to cool the hot side from {hotIn} to {hotOutlet} and so warm the cold side from {coldIn} to {coldOutlet}: ${end}`;
  },
  examples: [
    {
      inputs: {
        hotIn: 130,
        coldIn: 20,
        hotFlow: 1.2,
        hotHeat: 2.1,
        coldFlow: 1.5,
        coldHeat: 4.18,
        coefficient: 450,
        area: 10,
      },
      results: {
        duty: 211.0871113,
        hotOutlet: 46.23527329,
        coldOutlet: 53.66620595,
        effectiveness: 0.7614975156,
        units: 1.785714286,
        ratio: 0.4019138756,
        smaller: 2520,
        conductance: 4500,
        most: 277.2,
      },
      source: 'Python with mpmath: the duty at which UA times the log mean difference is the heat exchanged',
    },
    {
      inputs: {
        arrangement: 'parallel',
        hotIn: 130,
        coldIn: 20,
        hotFlow: 1.2,
        hotHeat: 2.1,
        coldFlow: 1.5,
        coldHeat: 4.18,
        coefficient: 450,
        area: 10,
      },
      results: {
        duty: '181.5544270',
        hotOutlet: 57.95459246,
        coldOutlet: 48.95604896,
        effectiveness: 0.6549582503,
        units: 1.785714286,
        ratio: 0.4019138756,
        smaller: 2520,
        conductance: 4500,
        most: 277.2,
      },
      source: 'Python with mpmath: as before',
    },
    {
      inputs: {
        hotIn: 90,
        coldIn: 30,
        hotFlow: 2,
        hotHeat: 4.18,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 800,
        area: 20,
      },
      results: {
        duty: 329.4581281,
        hotOutlet: '50.59113300',
        coldOutlet: '69.40886700',
        effectiveness: 0.6568144499,
        units: 1.913875598,
        ratio: 1,
        smaller: 8360,
        conductance: 16000,
        most: 501.6,
      },
      source: 'By hand: equal capacity flows, NTU/(1 + NTU)',
    },
    {
      inputs: {
        arrangement: 'unmixed',
        hotIn: 125,
        coldIn: 20,
        hotFlow: 10,
        hotHeat: 1.01,
        coldFlow: 7,
        coldHeat: 4.18,
        coefficient: 220,
        area: 250,
      },
      results: {
        duty: 1005.979895,
        hotOutlet: 25.39803019,
        coldOutlet: 54.38072095,
        effectiveness: 0.9485901887,
        units: 5.445544554,
        ratio: 0.3451811347,
        smaller: 10100,
        conductance: 55000,
        most: 1060.5,
      },
      source:
        'Python with mpmath: sum of incomplete gamma functions; Som, Introduction to Heat Transfer, example 10.7, has about 26 °C by the approximation',
    },
    {
      inputs: {
        arrangement: 'hotMixed',
        hotIn: 130,
        coldIn: 15,
        hotFlow: 5.2,
        hotHeat: 1.86,
        coldFlow: 0.725,
        coldHeat: 1.9,
        coefficient: 275,
        area: 10.82,
      },
      results: {
        effectiveness: 0.831218036142,
        duty: 131.6753271504,
        coldOutlet: 110.5900741563,
        hotOutlet: 116.3859256461,
        units: 2.16007259528,
        ratio: 0.1424214226633,
      },
      source: 'Holman, Heat Transfer, 10th ed., example 10-9, as worked in the documentation of ht',
    },
    {
      inputs: {
        arrangement: 'coldMixed',
        hotIn: 130,
        coldIn: 15,
        hotFlow: 5.2,
        hotHeat: 1.86,
        coldFlow: 0.725,
        coldHeat: 1.9,
        coefficient: 275,
        area: 10.82,
      },
      results: {
        duty: 133.7375763,
        hotOutlet: 116.1727072,
        coldOutlet: 112.0871697,
        effectiveness: 0.8442362583,
        units: 2.160072595,
        ratio: 0.1424214227,
        smaller: 1377.5,
        conductance: 2975.5,
        most: 158.4125,
      },
      source: 'Python with mpmath: marching along the mixed stream',
    },
    {
      inputs: {
        arrangement: 'shell',
        hotIn: 150,
        coldIn: 30,
        hotFlow: 3,
        hotHeat: 2.2,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 350,
        area: 40,
      },
      results: {
        duty: 487.8906265,
        hotOutlet: '76.07717780',
        coldOutlet: 88.36012279,
        effectiveness: 0.6160235183,
        units: 2.121212121,
        ratio: 0.7894736842,
        smaller: 6600,
        conductance: 14000,
        most: 792,
      },
      cautions: ['so many shell passes'],
      source: 'Python with mpmath: inverse of the NTU of Bowman, Mueller, Nagle',
    },
    {
      inputs: {
        arrangement: 'shell',
        shells: 3,
        hotIn: 150,
        coldIn: 30,
        hotFlow: 3,
        hotHeat: 2.2,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 350,
        area: 40,
      },
      results: {
        duty: 564.0452897,
        hotOutlet: 64.53859247,
        coldOutlet: 97.46953226,
        effectiveness: '0.7121783960',
        units: 2.121212121,
        ratio: 0.7894736842,
        smaller: 6600,
        conductance: 14000,
        most: 792,
      },
      source: 'Python with mpmath: three shells, solved as a linear system',
    },
    {
      inputs: {
        arrangement: 'shell',
        shells: 2,
        hotIn: 90,
        coldIn: 30,
        hotFlow: 2,
        hotHeat: 4.18,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 800,
        area: 20,
      },
      results: {
        duty: 313.5172124,
        hotOutlet: '52.49794110',
        coldOutlet: '67.50205890',
        effectiveness: '0.6250343150',
        units: 1.913875598,
        ratio: 1,
        smaller: 8360,
        conductance: 16000,
        most: 501.6,
      },
      source: 'Python with mpmath: two shells at equal capacity flows',
    },
    {
      inputs: { phase: 'hot', hotIn: 100, coldIn: 20, coldFlow: 1, coldHeat: 4.18, coefficient: 2000, area: 3 },
      results: {
        duty: 254.8065994,
        hotOutlet: 100,
        coldOutlet: '80.95851660',
        effectiveness: 0.7619814575,
        units: 1.435406699,
        ratio: 0,
        smaller: 4180,
        conductance: 6000,
        most: 334.4,
      },
      cautions: ['taken at its inlet temperature'],
      source: 'By hand: 1 − e^(−NTU)',
    },
    {
      inputs: {
        phase: 'cold',
        arrangement: 'unmixed',
        hotIn: 25,
        coldIn: 5,
        hotFlow: 2,
        hotHeat: 1.006,
        coefficient: 40,
        area: 60,
      },
      results: {
        duty: 28.03288982,
        hotOutlet: 11.06715218,
        coldOutlet: 5,
        effectiveness: 0.6966423912,
        units: 1.192842942,
        ratio: 0,
        smaller: 2012,
        conductance: 2400,
        most: 40.24,
      },
      cautions: ['taken at its inlet temperature'],
      source: 'By hand: 1 − e^(−NTU)',
    },
    {
      inputs: {
        find: 'hotOutlet',
        hotIn: 150,
        coldIn: 30,
        hotFlow: 3,
        hotHeat: 2.2,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 350,
        hotTarget: 80,
      },
      results: {
        duty: 462,
        hotOutlet: 80,
        coldOutlet: 85.26315789,
        areaFound: 23.13696854,
        effectiveness: 0.5833333333,
        units: 1.226960453,
      },
      source: 'By hand: Q/(U × log mean difference)',
    },
    {
      inputs: {
        find: 'coldOutlet',
        arrangement: 'hotMixed',
        hotIn: 130,
        coldIn: 15,
        hotFlow: 5.2,
        hotHeat: 1.86,
        coldFlow: 1.45,
        coldHeat: 1.9,
        coefficient: 200,
        coldTarget: 85,
      },
      results: { areaFound: 15.20875585, units: 1.10408391, effectiveness: 0.608695652173, hotOutlet: 110.061000827 },
      source: 'Holman, Heat Transfer, 10th ed., example 10-8, as worked in the documentation of ht',
    },
    {
      inputs: {
        find: 'coldOutlet',
        arrangement: 'unmixed',
        hotIn: 300,
        coldIn: 35,
        hotFlow: 1.88865,
        hotHeat: 1,
        coldFlow: 1,
        coldHeat: 4.197,
        coefficient: 100,
        coldTarget: 125,
      },
      results: {
        duty: 377.73,
        hotOutlet: 100,
        coldOutlet: 125,
        areaFound: 39.29975758,
        effectiveness: 0.7547169811,
        units: 2.080838566,
      },
      source: 'Python with mpmath: bisection on a sum of incomplete gamma functions, data of Incropera’s example 11.3',
    },
    {
      inputs: {
        find: 'coldOutlet',
        phase: 'hot',
        hotIn: 100,
        coldIn: 20,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 2000,
        coldTarget: 60,
      },
      results: {
        duty: 167.2,
        hotOutlet: 100,
        coldOutlet: 60,
        areaFound: 1.448677607,
        effectiveness: 0.5,
        units: 0.6931471806,
      },
      cautions: ['taken at its inlet temperature'],
      source: 'By hand: NTU = ln 2',
    },
    {
      inputs: {
        find: 'hotOutlet',
        phase: 'cold',
        arrangement: 'shell',
        hotIn: 25,
        coldIn: 5,
        hotFlow: 2,
        hotHeat: 1.006,
        coefficient: 40,
        hotTarget: 10,
      },
      results: {
        duty: 30.18,
        hotOutlet: 10,
        coldOutlet: 5,
        areaFound: 69.73060636,
        effectiveness: 0.75,
        units: 1.386294361,
      },
      cautions: ['taken at its inlet temperature'],
      source: 'By hand: NTU = ln 4',
    },
    {
      inputs: {
        hotIn: 90,
        coldIn: 30,
        hotFlow: 2,
        hotHeat: 4.18,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 800,
        area: 104.5,
      },
      results: { effectiveness: 0.9090909091, units: 10 },
      cautions: ['So many transfer units'],
      source: 'By hand: 10/11',
    },
    {
      inputs: {
        find: 'hotOutlet',
        arrangement: 'parallel',
        hotIn: 100,
        coldIn: 20,
        hotFlow: 1,
        hotHeat: 4.18,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 500,
        hotTarget: 50,
      },
      noResult: 'reaches that outlet temperature',
      source: 'By hand: equal flows in parallel end at 60 °C at best',
    },
    {
      inputs: {
        hotIn: 20,
        coldIn: 20,
        hotFlow: 1,
        hotHeat: 4.18,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 500,
        area: 5,
      },
      refused: 'come in colder',
      source: 'By definition',
    },
    {
      inputs: {
        find: 'hotOutlet',
        hotIn: 90,
        coldIn: 20,
        hotFlow: 1,
        hotHeat: 4.18,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 500,
        hotTarget: 95,
      },
      refused: 'must cool',
      source: 'By definition',
    },
    {
      inputs: {
        find: 'coldOutlet',
        hotIn: 90,
        coldIn: 20,
        hotFlow: 1,
        hotHeat: 4.18,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 500,
        coldTarget: 15,
      },
      refused: 'must warm',
      source: 'By definition',
    },
    {
      inputs: {
        find: 'hotOutlet',
        phase: 'hot',
        hotIn: 90,
        coldIn: 20,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 500,
        hotTarget: 80,
      },
      refused: 'ask for the outlet of the other side',
      source: 'By definition',
    },
    {
      inputs: {
        hotIn: 90,
        coldIn: 20,
        hotFlow: 0.01,
        hotHeat: 1,
        coldFlow: 1,
        coldHeat: 4.18,
        coefficient: 500,
        area: 50,
      },
      refused: 'more than 100 transfer units',
      source: 'By hand: 25,000/10 = 2,500',
    },
    {
      inputs: {
        find: 'coldOutlet',
        hotIn: 130,
        coldIn: 20,
        hotFlow: 1.2,
        hotHeat: 2.1,
        coldFlow: 1.5,
        coldHeat: 4.18,
        coefficient: 450,
        coldTarget: 75,
      },
      noResult: 'No exchanger reaches that outlet temperature',
      source: 'By hand: the hot side gives 277.2 kW at most, to 20 °C, which warms the cold side to 64.2 °C',
    },
    {
      inputs: {
        find: 'hotOutlet',
        hotIn: 130,
        coldIn: 20,
        hotFlow: 1.2,
        hotHeat: 2.1,
        coldFlow: 1.5,
        coldHeat: 4.18,
        coefficient: 450,
        hotTarget: 10,
      },
      refused: 'The hot side stays hotter',
      source: 'By definition',
    },
    {
      inputs: {
        find: 'coldOutlet',
        hotIn: 130,
        coldIn: 20,
        hotFlow: 1.2,
        hotHeat: 2.1,
        coldFlow: 1.5,
        coldHeat: 4.18,
        coefficient: 450,
        coldTarget: 130,
      },
      refused: 'The cold side stays colder',
      source: 'By definition',
    },
    {
      inputs: {
        arrangement: 'shell',
        find: 'hotOutlet',
        hotIn: 90,
        coldIn: 20,
        hotFlow: 1,
        hotHeat: 4.18,
        coldFlow: 1.2,
        coldHeat: 4.18,
        coefficient: 800,
        hotTarget: 48,
      },
      results: { duty: 175.56, coldOutlet: 55, areaFound: 10.62994071 },
      cautions: ['so many shell passes'],
      source: 'Python: Q/(U F ΔT) with F = 0.658 by Bowman, Mueller, Nagle',
    },
    {
      inputs: {
        arrangement: 'shell',
        find: 'hotOutlet',
        hotIn: 90,
        coldIn: 20,
        hotFlow: 1,
        hotHeat: 4.18,
        coldFlow: 1.2,
        coldHeat: 4.18,
        coefficient: 800,
        hotTarget: 52,
      },
      results: { duty: 158.84, coldOutlet: 51.66666667, areaFound: 7.014677884 },
      source: 'Python: Q/(U F ΔT) with F = 0.807 by Bowman, Mueller, Nagle',
    },
    {
      inputs: {
        arrangement: 'coldMixed',
        hotIn: 90,
        coldIn: 20,
        hotFlow: 2,
        hotHeat: 4.18,
        coldFlow: 2,
        coldHeat: 4.18,
        coefficient: 836,
        area: 30,
      },
      results: { effectiveness: 0.6133413172, units: 3, hotOutlet: 47.0661078 },
      cautions: ['with endless area'],
      source: 'By hand: 1 − e^(−(1 − e^(−3))), 97.03% of 1 − e^(−1)',
    },
  ],
  notes: [
    'Constant specific heats and coefficient, no heat loss. Mixed: the stream evens out across its flow, as outside of bare tubes; unmixed: fins or tubes keep its parts apart.',
    'Both unmixed is computed exactly. The approximation of many textbooks, ε = 1 − e^(NTU^0.22 (e^(−C_r NTU^0.78) − 1)/C_r), differs from it by up to 4% of the value below 1 transfer unit and by up to about 2% from 1 to 10.',
    'Shell passes share the area equally and are in counterflow to each other.',
  ],
  references: [
    {
      title:
        'Bergman, Lavine, Incropera, DeWitt: Fundamentals of Heat and Mass Transfer, 7th ed., §11.4 and table 11.3',
    },
    {
      title: 'Mason: Heat transfer in crossflow, Proc. 2nd U.S. National Congress of Applied Mechanics (1955) 801–803',
    },
    {
      title: 'Bell: ht, heat exchanger module, with Holman’s examples 10-8 and 10-9',
      url: 'https://github.com/CalebBell/ht/blob/master/ht/hx.py',
    },
  ],
});
