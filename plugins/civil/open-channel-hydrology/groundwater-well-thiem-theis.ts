import {
  choice,
  constant,
  defineCalculator,
  exponentialIntegralE1,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  number,
  quantity,
} from '@reckoner/engine';

/** Euler's constant: W(u) is −0.5772 − ln u for small u. */
const EULER = 0.5772156649015329;

/** Theis for unsteady flow to a well in a confined aquifer, Thiem and Dupuit for steady flow. */
export default defineCalculator({
  title: 'Well drawdown (Theis, Thiem)',
  description:
    'Drawdown around a pumped well, unsteady by Theis and Cooper-Jacob or steady by Thiem in confined and unconfined aquifers, and transmissivity or conductivity from two observation wells.',
  keywords: [
    'pumping test',
    'well function W(u)',
    'Cooper-Jacob',
    'cone of depression',
    'radius of influence',
    'transmissivity',
    'Dupuit',
    'dewatering well',
  ],
  related: ['darcy-law-groundwater'],
  inputs: {
    method: choice(
      {
        theis: { label: 'Theis: drawdown after a time (confined)', also: ['theis', 'unsteady', 'cooper-jacob'] },
        thiem: { label: 'Thiem: steady drawdown (confined)', also: ['thiem', 'steady', 'confined'] },
        dupuit: { label: 'Thiem-Dupuit: steady drawdown (unconfined)', also: ['dupuit', 'unconfined'] },
        testConfined: 'Transmissivity from two observation wells (confined)',
        testUnconfined: 'Conductivity from two observation wells (unconfined)',
      },
      { label: 'Method', default: 'theis' },
    ),
    pumping: quantity('m^3/s', {
      label: 'Pumping rate',
      unit: 'm^3/d',
      symbol: 'Q',
      min: 0.001,
      max: 1e7,
      usual: [1, 50000],
    }),
    transmissivity: quantity('m^2/s', {
      label: 'Transmissivity',
      help: 'Hydraulic conductivity times the thickness of the aquifer.',
      unit: 'm^2/d',
      symbol: 'T',
      min: 0.0001,
      max: 1e6,
      usual: [0.5, 50000],
      when: { method: ['theis', 'thiem'] },
    }),
    storage: number({
      label: 'Storage coefficient',
      help: 'Confined 0.00001 to 0.001; unconfined the specific yield, 0.01 to 0.3.',
      symbol: 'S',
      min: 1e-8,
      max: 0.5,
      usual: [0.000005, 0.35],
      when: { method: 'theis' },
    }),
    time: quantity('s', {
      label: 'Time since pumping began',
      unit: 'd',
      symbol: 't',
      min: 0.0001,
      max: 1e6,
      usual: [0.001, 10000],
      when: { method: 'theis' },
    }),
    distance: quantity('m', {
      label: 'Distance from the well',
      help: 'From its axis; at the well itself its radius.',
      symbol: 'r',
      min: 0.01,
      max: 1e5,
      usual: [0.03, 10000],
      when: { method: ['theis', 'thiem', 'dupuit'] },
    }),
    influence: quantity('m', {
      label: 'Radius of influence',
      help: 'Where the drawdown is nil.',
      symbol: 'R',
      min: 0.1,
      max: 1e6,
      usual: [5, 20000],
      when: { method: ['thiem', 'dupuit'] },
    }),
    conductivity: quantity('m/s', {
      label: 'Hydraulic conductivity',
      unit: 'm/d',
      symbol: 'K',
      min: 1e-6,
      max: 1e5,
      usual: [0.001, 2000],
      when: { method: 'dupuit' },
    }),
    initialHead: quantity('m', {
      label: 'Height of the water table over the base, before pumping',
      symbol: 'H',
      min: 0.1,
      max: 5000,
      usual: [1, 500],
      when: { method: ['dupuit', 'testUnconfined'] },
    }),
    distance1: quantity('m', {
      label: 'Distance of the nearer observation well',
      symbol: 'r_1',
      min: 0.01,
      max: 1e5,
      usual: [0.1, 5000],
      when: { method: ['testConfined', 'testUnconfined'] },
    }),
    drawdown1: quantity('m', {
      label: 'Drawdown in the nearer observation well',
      symbol: 's_1',
      min: 0.0001,
      max: 1000,
      usual: [0.005, 200],
      when: { method: ['testConfined', 'testUnconfined'] },
    }),
    distance2: quantity('m', {
      label: 'Distance of the farther observation well',
      symbol: 'r_2',
      min: 0.01,
      max: 1e5,
      usual: [0.1, 5000],
      when: { method: ['testConfined', 'testUnconfined'] },
    }),
    drawdown2: quantity('m', {
      label: 'Drawdown in the farther observation well',
      symbol: 's_2',
      min: 0,
      max: 1000,
      when: { method: ['testConfined', 'testUnconfined'] },
    }),
  },
  outputs: {
    drawdown: quantity('m', { label: 'Drawdown', symbol: 's', digits: 4, optional: true }),
    argument: number({ label: 'Argument u = r² S/(4 T t)', symbol: 'u', digits: 4, optional: true }),
    wellFunction: number({ label: 'Well function W(u)', symbol: 'W', digits: 4, optional: true }),
    cooperJacob: quantity('m', {
      label: 'Drawdown by Cooper and Jacob',
      symbol: 's_{CJ}',
      digits: 4,
      optional: true,
    }),
    head: quantity('m', { label: 'Height of the water table there', symbol: 'h', digits: 4, optional: true }),
    foundTransmissivity: quantity('m^2/s', {
      label: 'Transmissivity found',
      unit: 'm^2/d',
      symbol: 'T',
      digits: 4,
      optional: true,
    }),
    foundConductivity: quantity('m/s', {
      label: 'Hydraulic conductivity found',
      unit: 'm/d',
      symbol: 'K',
      digits: 4,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { method, pumping, transmissivity, storage, time, distance, influence, conductivity, initialHead } = inputs;
    const { distance1, drawdown1, distance2, drawdown2 } = inputs;
    if (method === 'theis') {
      const argument = (distance ** 2 * storage) / (4 * transmissivity * time);
      const wellFunction = exponentialIntegralE1(argument);
      const unit = pumping / (4 * Math.PI * transmissivity);
      return {
        drawdown: unit * wellFunction,
        argument,
        wellFunction,
        cooperJacob: isAtMost(argument, 0.05) ? unit * (-EULER - Math.log(argument)) : undefined,
      };
    }
    if (method === 'thiem') {
      return { drawdown: (pumping * Math.log(influence / distance)) / (2 * Math.PI * transmissivity) };
    }
    if (method === 'dupuit') {
      const loss = (pumping * Math.log(influence / distance)) / (Math.PI * conductivity);
      if (isAtLeast(loss, initialHead ** 2)) {
        throw noResult(
          'The aquifer cannot yield so much: the water table would reach its base before this distance. Pump less, or check conductivity and thickness.',
        );
      }
      const head = Math.sqrt(initialHead ** 2 - loss);
      return { drawdown: loss / (initialHead + head), head };
    }
    const flow = pumping * Math.log(distance2 / distance1);
    if (method === 'testConfined') {
      return { foundTransmissivity: flow / (2 * Math.PI * (drawdown1 - drawdown2)) };
    }
    const sumOfHeads = 2 * initialHead - drawdown1 - drawdown2;
    return { foundConductivity: flow / (Math.PI * (drawdown1 - drawdown2) * sumOfHeads) };
  },
  shown: ({
    method,
    pumping,
    transmissivity,
    storage,
    time,
    distance,
    influence,
    conductivity,
    initialHead,
    wellFunction,
    drawdown1,
    distance1,
    drawdown2,
    distance2,
    head,
  }) => ({
    argument: method === 'theis' ? (distance ** 2 * storage) / (4 * transmissivity * time) : undefined,
    wellFunction: undefined,
    cooperJacob: undefined,
    drawdown:
      method === 'theis' && wellFunction !== undefined
        ? (pumping / (4 * Math.PI * transmissivity)) * wellFunction
        : method === 'thiem'
          ? (pumping * Math.log(influence / distance)) / (2 * Math.PI * transmissivity)
          : method === 'dupuit' && head !== undefined
            ? initialHead - head
            : undefined,
    head:
      method === 'dupuit'
        ? Math.sqrt(initialHead ** 2 - (pumping * Math.log(influence / distance)) / (Math.PI * conductivity))
        : undefined,
    foundTransmissivity:
      method === 'testConfined'
        ? (pumping * Math.log(distance2 / distance1)) / (2 * Math.PI * (drawdown1 - drawdown2))
        : undefined,
    foundConductivity:
      method === 'testUnconfined'
        ? (pumping * Math.log(distance2 / distance1)) /
          (Math.PI * ((initialHead - drawdown2) ** 2 - (initialHead - drawdown1) ** 2))
        : undefined,
  }),
  stepwise: [
    'Theis: s = Q/(4 π T) × W(u) with u = r² S/(4 T t), and the well function W(u), the integral of e^(−x)/x from u to infinity.',
    'Cooper and Jacob, for u up to 0.05: s = Q/(4 π T) × (−0.5772 − ln u).',
  ],
  requires: [
    {
      that: ({ influence, distance }) => distance < influence,
      field: 'influence',
      says: 'The radius of influence, {influence}, must be larger than the distance of {distance}: beyond it there is no drawdown.',
    },
    {
      that: ({ distance1, distance2 }) => distance1 < distance2,
      field: 'distance2',
      says: 'The farther well, at {distance2}, must be farther than the nearer one, at {distance1}.',
    },
    {
      that: ({ drawdown1, drawdown2 }) => drawdown2 < drawdown1,
      field: 'drawdown2',
      says: 'The drawdown in the farther well, {drawdown2}, must be smaller than that in the nearer one, {drawdown1}.',
    },
    {
      that: ({ drawdown1, initialHead }) => drawdown1 < initialHead,
      field: 'drawdown1',
      says: 'The drawdown of {drawdown1} must be smaller than the height of the water table, {initialHead}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, storage }) => method === 'theis' && storage > 0.01,
      says: 'So much storage is that of a water table, for which Theis holds only where the drawdown is small beside the thickness and pumping has lasted for long: drainage lags behind at first.',
    },
    {
      level: 'note',
      when: ({ method, argument }) => method === 'theis' && argument !== undefined && isAbove(argument, 0.05),
      says: 'With u above 0.05 the logarithm of Cooper and Jacob is off by more than 2%, so that no drawdown by it is told.',
    },
    {
      level: 'caution',
      when: ({ method, drawdown, initialHead }) =>
        method === 'dupuit' && drawdown !== undefined && isAbove(drawdown, initialHead / 2),
      says: 'The water table falls by more than half: near the well it stands higher than Dupuit’s curve, with a seepage face, and the level in the well itself lies below that.',
    },
    {
      level: 'note',
      when: ({ method, distance, initialHead, drawdown }) =>
        method === 'dupuit' &&
        drawdown !== undefined &&
        isBelow(distance, 1.5 * initialHead) &&
        isAtMost(drawdown, initialHead / 2),
      says: 'Nearer to the well than about 1.5 times the thickness the water table stands higher than Dupuit’s curve; the pumping rate that it gives holds.',
    },
    {
      level: 'caution',
      when: ({ method, drawdown1, initialHead }) => method === 'testUnconfined' && isAbove(drawdown1, initialHead / 2),
      says: 'At the nearer well the water table has fallen by more than half: there it stands higher than Dupuit’s curve, and the level in a pumped well lower. Take wells farther off.',
    },
    {
      level: 'note',
      when: ({ method, distance1, drawdown1, initialHead }) =>
        method === 'testUnconfined' && isBelow(distance1, 1.5 * initialHead) && isAtMost(drawdown1, initialHead / 2),
      says: 'The nearer well stands within about 1.5 times the thickness, where the water table is higher than Dupuit’s curve: the conductivity found may be too high. Wells farther off tell more.',
    },
    {
      level: 'caution',
      when: ({ method, drawdown2 }) => (method === 'testConfined' || method === 'testUnconfined') && drawdown2 === 0,
      says: 'Without drawdown the farther well may stand beyond the cone, and the value found is then too high: take a well where the level has fallen.',
    },
    {
      level: 'caution',
      when: ({ method, distance1 }) =>
        (method === 'testConfined' || method === 'testUnconfined') && distance1 < constant(0.5, 'm'),
      says: 'So near is the pumped well itself, whose level includes losses at its screen: the value found is then too low. Take an observation well.',
    },
    {
      level: 'caution',
      when: ({ drawdown }) => drawdown !== undefined && isAbove(drawdown, constant(100, 'm')),
      says: 'Few aquifers have a head of over 100 m to lose: check rate and transmissivity, and their units, and whether the aquifer stays confined.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Drawdown over distance',
    x: { of: 'distance', log: true },
    y: { of: 'drawdown' },
    curve: ({
      method,
      pumping,
      transmissivity,
      storage,
      time,
      distance,
      influence,
      conductivity,
      initialHead,
      drawdown,
    }) => {
      if (drawdown === undefined) return undefined;
      const at = (radius: number) =>
        method === 'theis'
          ? (pumping / (4 * Math.PI * transmissivity)) *
            exponentialIntegralE1((radius ** 2 * storage) / (4 * transmissivity * time))
          : method === 'thiem'
            ? (pumping * Math.log(influence / radius)) / (2 * Math.PI * transmissivity)
            : initialHead -
              Math.sqrt(initialHead ** 2 - (pumping * Math.log(influence / radius)) / (Math.PI * conductivity));
      return {
        from: distance / 10,
        to: method === 'theis' ? 30 * distance : influence,
        lines: [{ y: at }],
        marks: [{ x: distance, y: drawdown, label: 'Here' }],
      };
    },
  },
  explanation: ({ method, drawdown, cooperJacob }) => {
    if (method === 'theis') {
      if (drawdown === undefined || drawdown < constant(1e-6, 'm'))
        return 'After {time} of pumping {pumping} the drawdown at {distance} is {drawdown}: with u = {argument} the cone has not come so far yet.';
      return `After {time} of pumping {pumping} the drawdown at {distance} is {drawdown}, by Theis with u = {argument} and W(u) = {wellFunction}${cooperJacob === undefined ? '' : '; Cooper and Jacob’s approximation gives {cooperJacob}'}.`;
    }
    if (method === 'thiem')
      return 'Pumping {pumping} steadily draws the head at {distance} down by {drawdown}, with a radius of influence of {influence}.';
    if (method === 'dupuit')
      return 'Pumping {pumping} steadily draws the water table at {distance} down by {drawdown}, to {head} over the base, with a radius of influence of {influence}.';
    if (method === 'testConfined')
      return 'Drawdowns of {drawdown1} at {distance1} and {drawdown2} at {distance2} under {pumping} mean a transmissivity of {foundTransmissivity}.';
    return 'Drawdowns of {drawdown1} at {distance1} and {drawdown2} at {distance2} under {pumping} mean a hydraulic conductivity of {foundConductivity}.';
  },
  examples: [
    {
      inputs: { pumping: 1000, transmissivity: 200, storage: 0.0002, time: 1, distance: 50 },
      results: { drawdown: 2.706098823, argument: 0.000625, wellFunction: 6.801168146, cooperJacob: 2.705850182 },
      source: 'Python with mpmath: the integral of e^(−x)/x by quadrature',
    },
    {
      inputs: { pumping: 1000, transmissivity: 200, storage: 0.0002, time: 1, distance: 200 },
      results: { drawdown: 1.60664113, argument: 0.01, wellFunction: 4.037929577, cooperJacob: 1.602672181 },
      source: 'Bedient, Huber, Vieux, 5th ed., table of W(u): 4.04 at u = 0.01; mpmath for more digits',
    },
    {
      inputs: { pumping: 500, transmissivity: 50, storage: 0.15, time: 0.5, distance: 30 },
      results: { drawdown: 0.09980355366, argument: 1.35, wellFunction: 0.1254168444 },
      cautions: ['is that of a water table', 'With u above 0.05'],
      source: 'Python with mpmath: the integral of e^(−x)/x by quadrature',
    },
    {
      inputs: { pumping: 500, transmissivity: 50, storage: 0.005, time: 0.01, distance: 900 },
      results: { argument: 2025, wellFunction: 0, drawdown: 0 },
      cautions: ['With u above 0.05'],
      source: 'By hand: 900² × 0.005/(4 × 50 × 0.01); e^(−2025) is nothing',
    },
    {
      inputs: { method: 'thiem', pumping: 800, transmissivity: 150, distance: 0.15, influence: 500 },
      results: { drawdown: 6.885448648 },
      source: 'Python with mpmath: 800 ln(500/0.15)/(2π × 150)',
    },
    {
      inputs: { method: 'thiem', pumping: 20000, transmissivity: 150, distance: 0.15, influence: 500 },
      results: { drawdown: 172.1362162 },
      cautions: ['a head of over 100 m to lose'],
      source: 'Python with mpmath: 20000 ln(500/0.15)/(2π × 150)',
    },
    {
      inputs: { method: 'dupuit', pumping: 600, conductivity: 10, initialHead: 20, distance: 10, influence: 300 },
      results: { drawdown: 1.69584979, head: 18.30415021 },
      cautions: ['Nearer to the well than about 1.5 times'],
      source: 'Python with mpmath: bisection of Q = πK(H² − h²)/ln(R/r)',
    },
    {
      inputs: { method: 'dupuit', pumping: 1500, conductivity: 10, initialHead: 20, distance: 0.2, influence: 300 },
      results: { drawdown: 12.87122397, head: 7.128776027 },
      cautions: ['falls by more than half'],
      source: 'Python with mpmath: bisection of Q = πK(H² − h²)/ln(R/r)',
    },
    {
      inputs: { method: 'dupuit', pumping: 2000, conductivity: 10, initialHead: 20, distance: 0.2, influence: 300 },
      noResult: 'cannot yield so much',
      source: 'By hand: 2000 × 7.313/(10π) = 466 m², more than 400 m²',
    },
    {
      inputs: { method: 'testConfined', pumping: 288, distance1: 100, drawdown1: 8, distance2: 1000, drawdown2: 2 },
      results: { foundTransmissivity: 17.5904543731 },
      source: 'Bedient, Huber, Vieux, 5th ed., example 8-4: 0.0122 m²/min for 0.2 m³/min; Python for more digits',
    },
    {
      inputs: {
        method: 'testUnconfined',
        pumping: 1500,
        initialHead: 18,
        distance1: 15,
        drawdown1: 1.9,
        distance2: 60,
        drawdown2: 0.6,
      },
      results: { foundConductivity: 15.1987784261 },
      cautions: ['The nearer well stands within'],
      source: 'Python: 1500 ln 4/(π (17.4² − 16.1²))',
    },
    {
      inputs: {
        method: 'testUnconfined',
        pumping: 1500,
        initialHead: 18,
        distance1: 0.2,
        drawdown1: 15,
        distance2: 60,
        drawdown2: 0.6,
      },
      results: { foundConductivity: 9.270681936 },
      cautions: ['has fallen by more than half', 'the pumped well itself'],
      source: 'Python: 1500 ln 300/(π (17.4² − 3²))',
    },
    {
      inputs: { method: 'testConfined', pumping: 1000, distance1: 100, drawdown1: 0.5, distance2: 300, drawdown2: 0 },
      results: { foundTransmissivity: 349.6991526 },
      cautions: ['may stand beyond the cone'],
      source: 'Python: 1000 ln 3/(2π × 0.5)',
    },
    {
      inputs: { method: 'thiem', pumping: 800, transmissivity: 150, distance: 500, influence: 500 },
      refused: 'beyond it there is no drawdown',
      source: 'By definition',
    },
    {
      inputs: { method: 'testConfined', pumping: 288, distance1: 100, drawdown1: 8, distance2: 100, drawdown2: 2 },
      refused: 'must be farther than the nearer one',
      source: 'By definition',
    },
    {
      inputs: { method: 'testConfined', pumping: 288, distance1: 100, drawdown1: 2, distance2: 1000, drawdown2: 2 },
      refused: 'must be smaller than that in the nearer one',
      source: 'By definition',
    },
    {
      inputs: {
        method: 'testUnconfined',
        pumping: 1500,
        initialHead: 1.5,
        distance1: 15,
        drawdown1: 1.5,
        distance2: 60,
        drawdown2: 0.6,
      },
      refused: 'smaller than the height of the water table',
      source: 'By definition',
    },
  ],
  notes: [
    'For a homogeneous level aquifer of wide extent, a well through all of it and a constant rate. Boundaries, leakage, other wells and losses in the well itself (turbulence, screen) are not in it; drawdowns of several wells in a confined aquifer add up.',
    'Thiem’s equation holds while the head stays above the top of the confined aquifer.',
    'Two wells tell the transmissivity or conductivity once their drawdowns are steady, or the difference of them is.',
  ],
  references: [
    {
      title:
        'Theis: The relation between the lowering of the piezometric surface and the rate and duration of discharge of a well, Trans. AGU 16 (1935) 519–524',
    },
    {
      title:
        'Cooper, Jacob: A generalized graphical method for evaluating formation constants, Trans. AGU 27 (1946) 526–534',
    },
    { title: 'Bedient, Huber, Vieux: Hydrology and Floodplain Analysis, 5th ed. (2013), ch. 8' },
    { title: 'Thiem: Hydrologische Methoden (1906)' },
  ],
});
