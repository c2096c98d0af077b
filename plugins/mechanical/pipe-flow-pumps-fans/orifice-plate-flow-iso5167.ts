import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

const INCH = constant(0.0254, 'm');
const LEAST_BORE = constant(0.0125, 'm');
const ONE_PASCAL = constant(1, 'Pa');
const MOST_DROP = constant(1e6, 'Pa');
const TOO_HARD =
  'The flow needs more than 1 MPa across the plate, which no metering plate stands: a larger bore is needed.';
const LEAST_REYNOLDS = 1000;
const TOO_SLOW =
  'The Reynolds number of the pipe would be below 1000, far from where the discharge coefficient is known: another meter is needed.';

/** Reader-Harris and Gallagher (1998), as in ISO 5167-2. */
function dischargeCoefficient(beta: number, reynolds: number, diameter: number, tappings: string) {
  const inches = diameter / INCH;
  const upstream = tappings === 'corner' ? 0 : tappings === 'flange' ? 1 / inches : 1;
  const downstream = tappings === 'corner' ? 0 : tappings === 'flange' ? 1 / inches : 0.47;
  const a = ((19000 * beta) / reynolds) ** 0.8;
  const m = (2 * downstream) / (1 - beta);
  return (
    0.5961 +
    0.0261 * beta ** 2 -
    0.216 * beta ** 8 +
    0.000521 * ((1e6 * beta) / reynolds) ** 0.7 +
    (0.0188 + 0.0063 * a) * beta ** 3.5 * (1e6 / reynolds) ** 0.3 +
    ((0.043 + 0.08 * Math.exp(-10 * upstream) - 0.123 * Math.exp(-7 * upstream)) * (1 - 0.11 * a) * beta ** 4) /
      (1 - beta ** 4) -
    0.031 * (m - 0.8 * m ** 1.1) * beta ** 1.3 +
    0.011 * (0.75 - beta) * Math.max(2.8 - inches, 0)
  );
}

/** Share of a gas's flow without expansion; 1 for a liquid, whose inlet pressure is not asked for. */
function expansibility(beta: number, drop: number, inletPressure: number | undefined, exponent: number | undefined) {
  if (inletPressure === undefined || exponent === undefined) return 1;
  return 1 - (0.351 + 0.256 * beta ** 4 + 0.93 * beta ** 8) * -Math.expm1(Math.log1p(-drop / inletPressure) / exponent);
}

/** Least Reynolds number of the pipe for which the standard gives the discharge coefficient. */
function leastReynolds(beta: number, diameter: number, tappings: string) {
  if (tappings === 'flange') return Math.max(5000, 170 * beta ** 2 * (diameter / constant(0.001, 'm')));
  return isAbove(beta, 0.56) ? 16000 * beta ** 2 : 5000;
}

/** Expanded uncertainty of the discharge coefficient as a fraction, of β, D and Re without error. */
function uncertaintyOf(beta: number, reynolds: number, diameter: number) {
  const base = beta < 0.2 ? 0.7 - beta : beta <= 0.6 ? 0.5 : 1.667 * beta - 0.5;
  const small = 0.9 * (0.75 - beta) * Math.max(2.8 - diameter / INCH, 0);
  return (base + small + (isAbove(beta, 0.5) && reynolds < 10000 ? 0.5 : 0)) / 100;
}

/** ISO 5167-2: q = C/√(1 − β⁴) ε π/4 d² √(2 Δp ρ₁). */
export default defineCalculator({
  title: 'Orifice plate flow (ISO 5167)',
  description:
    'Flow through an orifice plate, the differential pressure of a flow, or the bore for both, by the Reader-Harris/Gallagher discharge coefficient, with the lasting pressure loss.',
  keywords: [
    'orifice meter',
    'differential pressure flow',
    'discharge coefficient',
    'beta ratio',
    'orifice bore sizing',
    'Reader-Harris Gallagher',
    'expansibility factor',
  ],
  related: ['darcy-weisbach-pressure-drop', 'isentropic-nozzle-flow', 'control-valve-cv-kv'],
  inputs: {
    find: choice(
      {
        flow: 'Flow from the differential pressure',
        drop: 'Differential pressure of a flow',
        bore: 'Bore for a flow and a differential pressure',
      },
      { label: 'Find', default: 'flow' },
    ),
    fluid: choice(
      { liquid: 'Liquid', gas: { label: 'Gas or steam', also: ['gas', 'steam'] } },
      { label: 'Fluid', default: 'liquid' },
    ),
    tappings: choice(
      {
        corner: 'Corner tappings',
        flange: 'Flange tappings (25.4 mm)',
        radius: { label: 'D and D/2 tappings', also: ['radius taps', 'D-D/2'] },
      },
      { label: 'Tappings', default: 'flange' },
    ),
    innerDiameter: quantity('m', {
      label: 'Inner diameter of the pipe',
      help: 'At working temperature, measured upstream.',
      unit: 'mm',
      symbol: 'D',
      min: 50,
      max: 1000,
      usual: 'all',
    }),
    bore: quantity('m', {
      label: 'Bore of the orifice',
      help: 'At working temperature.',
      unit: 'mm',
      symbol: 'd',
      min: 12.5,
      max: 750,
      usual: 'all',
      when: { find: ['flow', 'drop'] },
    }),
    differential: quantity('Pa', {
      label: 'Differential pressure',
      unit: 'kPa',
      symbol: '\\Delta p',
      above: 0,
      max: 1000,
      usual: [0.05, 250],
      when: { find: ['flow', 'bore'] },
    }),
    massFlow: quantity('kg/s', {
      label: 'Mass flow',
      help: 'Volume flow times the density below.',
      unit: 'kg/h',
      symbol: 'q_m',
      above: 0,
      max: 1e8,
      usual: [1, 1e7],
      when: { find: ['drop', 'bore'] },
    }),
    density: quantity('kg/m^3', {
      label: 'Density upstream',
      help: 'At working pressure and temperature, of a gas not that at normal conditions. Water at 20 °C: 998.2 kg/m³.',
      symbol: '\\rho_1',
      min: 0.01,
      max: 20000,
      usual: [0.1, 14000],
    }),
    viscosity: quantity('Pa*s', {
      label: 'Dynamic viscosity',
      help: 'Water at 20 °C: 1.002 mPa·s; air 0.0182 mPa·s.',
      unit: 'mPa*s',
      symbol: '\\mu_1',
      min: 0.001,
      max: 10000,
      usual: [0.005, 1000],
    }),
    inletPressure: quantity('Pa', {
      label: 'Pressure upstream (absolute)',
      help: 'Gauge pressure plus that of the atmosphere, about 101 kPa.',
      unit: 'kPa',
      symbol: 'p_1',
      min: 1,
      max: 1e5,
      usual: [50, 50000],
      when: { fluid: 'gas' },
    }),
    exponent: number({
      label: 'Isentropic exponent',
      help: 'Air and diatomic gases 1.4, natural gas about 1.3, steam 1.3.',
      symbol: '\\kappa',
      min: 1,
      max: 2,
      usual: 'all',
      default: 1.4,
      when: { fluid: 'gas' },
    }),
  },
  outputs: {
    mass: quantity('kg/s', { label: 'Mass flow through the plate', unit: 'kg/h', symbol: 'q', digits: 5 }),
    volume: quantity('m^3/s', { label: 'Volume flow upstream', unit: 'm^3/h', symbol: 'q_V', digits: 5 }),
    drop: quantity('Pa', { label: 'Differential pressure at this flow', unit: 'kPa', digits: 5 }),
    boreDiameter: quantity('m', { label: 'Diameter of the bore', unit: 'mm', symbol: 'd_o', places: 3 }),
    beta: number({ label: 'Diameter ratio β', symbol: '\\beta', places: 4 }),
    coefficient: number({ label: 'Discharge coefficient', symbol: 'C', places: 5 }),
    expansion: number({ label: 'Expansibility factor', symbol: '\\varepsilon', places: 5 }),
    reynolds: number({ label: 'Reynolds number of the pipe', symbol: '\\mathrm{Re}_D', places: 0 }),
    loss: quantity('Pa', { label: 'Lasting pressure loss', unit: 'kPa', symbol: '\\Delta\\varpi', digits: 4 }),
    uncertainty: percent({
      label: 'Uncertainty of the discharge coefficient (95%)',
      symbol: 'U_C',
      places: 2,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { find, tappings, innerDiameter, density, viscosity, inletPressure, exponent } = inputs;
    const pipe = (Math.PI / 4) * innerDiameter ** 2;
    const reynoldsOf = (mass: number) => (mass * innerDiameter) / (pipe * viscosity);
    // The flow without discharge coefficient and expansion.
    const idealOf = (beta: number, drop: number) =>
      (beta ** 2 / Math.sqrt(1 - beta ** 4)) * pipe * Math.sqrt(2 * drop * density);
    let mass = inputs.massFlow;
    let drop = inputs.differential;
    let beta = inputs.bore / innerDiameter;
    if (find === 'flow') {
      const ideal = idealOf(beta, drop) * expansibility(beta, drop, inletPressure, exponent);
      const off = (log: number) =>
        Math.log(reynoldsOf(ideal) * dischargeCoefficient(beta, Math.exp(log), innerDiameter, tappings)) - log;
      const least = Math.log(LEAST_REYNOLDS);
      if (off(least) < 0) throw noResult(TOO_SLOW);
      const reynolds = Math.exp(findRoot(off, least, Math.log(2 * reynoldsOf(ideal) + LEAST_REYNOLDS)));
      mass = ideal * dischargeCoefficient(beta, reynolds, innerDiameter, tappings);
    } else if (reynoldsOf(mass) < LEAST_REYNOLDS) throw noResult(TOO_SLOW);
    const reynolds = reynoldsOf(mass);
    if (find === 'drop') {
      const coefficient = dischargeCoefficient(beta, reynolds, innerDiameter, tappings);
      const liquidDrop = ONE_PASCAL * (mass / (coefficient * idealOf(beta, ONE_PASCAL))) ** 2;
      if (inletPressure === undefined) {
        if (isAbove(liquidDrop, MOST_DROP)) throw noResult(TOO_HARD);
        drop = liquidDrop;
      } else {
        const off = (share: number) =>
          share * expansibility(beta, share * inletPressure, inletPressure, exponent) ** 2 - liquidDrop / inletPressure;
        if (off(0.25) < 0) {
          throw noResult(
            'The flow needs a differential pressure of more than a quarter of the pressure upstream, for which the standard does not hold: a larger bore is needed.',
          );
        }
        drop = inletPressure * findRoot(off, 0, 0.25);
      }
    } else if (find === 'bore') {
      const off = (ratio: number) =>
        (idealOf(ratio, drop) *
          expansibility(ratio, drop, inletPressure, exponent) *
          dischargeCoefficient(ratio, reynolds, innerDiameter, tappings)) /
          mass -
        1;
      const smallest = Math.max(0.1, LEAST_BORE / innerDiameter);
      if (off(smallest) > 0) {
        throw noResult(
          'The bore would be smaller than the standard allows, 12.5 mm and a tenth of the pipe: take a smaller pipe or a lower differential pressure.',
        );
      }
      if (off(0.75) < 0) {
        throw noResult(
          'The bore would be more than 0.75 of the pipe, for which the standard does not hold: take a larger pipe or a higher differential pressure.',
        );
      }
      beta = findRoot(off, smallest, 0.75);
    }
    const coefficient = dischargeCoefficient(beta, reynolds, innerDiameter, tappings);
    const root = Math.sqrt(1 - beta ** 4 * (1 - coefficient ** 2));
    return {
      mass,
      volume: mass / density,
      drop,
      boreDiameter: beta * innerDiameter,
      beta,
      coefficient,
      expansion: expansibility(beta, drop, inletPressure, exponent),
      reynolds,
      loss: (drop * (root - coefficient * beta ** 2)) / (root + coefficient * beta ** 2),
      uncertainty: isBelow(reynolds, leastReynolds(beta, innerDiameter, tappings))
        ? undefined
        : uncertaintyOf(beta, reynolds, innerDiameter),
    };
  },
  shown: () => ({
    mass: undefined,
    volume: undefined,
    drop: undefined,
    boreDiameter: undefined,
    beta: undefined,
    coefficient: undefined,
    expansion: undefined,
    reynolds: undefined,
    loss: undefined,
    uncertainty: undefined,
  }),
  stepwise: [
    'Mass flow q = C / √(1 − β⁴) × ε × π/4 × d² × √(2 × Δp × ρ₁), with β = d / D.',
    'C = 0.5961 + 0.0261 β² − 0.216 β⁸ + 0.000521 (10⁶ β/Re)^0.7 + (0.0188 + 0.0063 A) β^3.5 (10⁶/Re)^0.3 + (0.043 + 0.080 e^(−10 L₁) − 0.123 e^(−7 L₁)) (1 − 0.11 A) β⁴/(1 − β⁴) − 0.031 (M − 0.8 M^1.1) β^1.3, with A = (19000 β/Re)^0.8 and M = 2 L₂/(1 − β); for D below 71.12 mm plus 0.011 (0.75 − β)(2.8 − D/25.4 mm).',
    'Corner tappings: L₁ = L₂ = 0; flange: both 25.4 mm / D; D and D/2: 1 and 0.47.',
    'Gas: ε = 1 − (0.351 + 0.256 β⁴ + 0.93 β⁸) × (1 − (p₂/p₁)^(1/κ)); liquid: ε = 1.',
    'C depends on Re = 4 q / (π μ D) and so on the flow: what is sought is found so that all of them agree.',
    'Lasting loss = Δp × (√(1 − β⁴ (1 − C²)) − C β²) / (√(1 − β⁴ (1 − C²)) + C β²).',
  ],
  requires: [
    {
      that: ({ bore, innerDiameter }) => isAtLeast(bore, 0.1 * innerDiameter) && isAtMost(bore, 0.75 * innerDiameter),
      field: 'bore',
      says: 'The bore, {bore}, must be from 0.1 to 0.75 of the pipe, {innerDiameter}: the standard does not hold elsewhere.',
    },
    {
      that: ({ differential, inletPressure }) => isAtMost(differential, inletPressure / 4),
      field: 'differential',
      says: 'The differential pressure, {differential}, must not be more than a quarter of the absolute pressure upstream, {inletPressure}: the expansibility factor does not hold there.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ beta, reynolds, innerDiameter, tappings }) =>
        isBelow(reynolds, leastReynolds(beta, innerDiameter, tappings)),
      says: 'The Reynolds number is below the least for which ISO 5167-2 gives the discharge coefficient with these tappings and this β (5000 and more): the result extrapolates it, with an uncertainty that nobody states.',
    },
    {
      level: 'caution',
      when: ({ inletPressure, density }) =>
        inletPressure !== undefined && isBelow(inletPressure, constant(8000, 'J/kg') * density),
      says: 'Hardly any gas is so dense at this pressure: check the density, and that the pressure is absolute and in the right unit, or choose a liquid.',
    },
    {
      level: 'caution',
      when: ({ inletPressure, density }) =>
        inletPressure !== undefined && isAbove(inletPressure, constant(400000, 'J/kg') * density),
      says: 'So light at this pressure are only hydrogen, helium and very hot gases: take the density at the pressure and temperature upstream, not that at normal conditions, with which too little flow is told.',
    },
    {
      level: 'caution',
      when: ({ inletPressure, density }) => inletPressure === undefined && isBelow(density, constant(300, 'kg/m^3')),
      says: 'Hardly any liquid is so light. Of a gas choose that: it expands behind the plate, without which up to a tenth too much flow is told.',
    },
    {
      level: 'caution',
      when: ({ inletPressure, viscosity }) =>
        inletPressure !== undefined && isAbove(viscosity, constant(0.0001, 'Pa*s')),
      says: 'No gas is so viscous: air has 0.0182 mPa·s, water 1.002. Send the viscosity of the gas, by which the discharge coefficient goes.',
    },
    {
      level: 'caution',
      when: ({ drop }) => isAbove(drop, constant(250000, 'Pa')),
      says: 'Above 250 kPa across it a plate of usual thickness may bend, and a liquid may boil behind it: choose a larger bore, or check both.',
    },
    {
      level: 'note',
      when: ({ innerDiameter }) => isBelow(innerDiameter, constant(0.07112, 'm')),
      says: 'In pipes below 71.12 mm the coefficient has an additional term and a greater uncertainty, which are in these figures.',
    },
  ],
  explanation: ({ find }) =>
    find === 'flow'
      ? 'With {drop} across it the plate (β = {beta}, C = {coefficient}) passes {mass}, {volume} as upstream; {loss} of the pressure is lost for good. Taken: {tappings}{exponent?, an isentropic exponent of {exponent}|}.'
      : find === 'drop'
        ? 'A flow of {mass} causes {drop} across the plate (β = {beta}, C = {coefficient}); {loss} of it is lost for good. Taken: {tappings}{exponent?, an isentropic exponent of {exponent}|}.'
        : 'A bore of {boreDiameter} (β = {beta}, C = {coefficient}) gives {drop} at {mass}; {loss} of it is lost for good. Taken: {tappings}{exponent?, an isentropic exponent of {exponent}|}.',
  examples: [
    {
      inputs: { innerDiameter: 100, bore: 50, differential: 25, density: 998.2, viscosity: 1.002 },
      results: {
        mass: 31253.67293,
        volume: 31.31003098,
        beta: 0.5,
        coefficient: 0.605983118,
        expansion: 1,
        reynolds: 110316.6231,
        loss: 18.30566227,
        uncertainty: 0.5,
        boreDiameter: 50,
        drop: 25,
      },
      source: 'Python with mpmath, by iteration; C also by fluids 1.3.1',
    },
    {
      inputs: {
        fluid: 'gas',
        tappings: 'corner',
        innerDiameter: 200,
        bore: 120,
        differential: 10,
        density: 5.9,
        viscosity: 0.0183,
        inletPressure: 500,
      },
      results: {
        mass: 9026.376525,
        volume: 1529.894326,
        coefficient: 0.6055802997,
        expansion: 0.9942721398,
        reynolds: 872247.9916,
        loss: 6.292663229,
        uncertainty: 0.5,
      },
      source: 'Python with mpmath, by iteration',
    },
    {
      inputs: {
        tappings: 'radius',
        innerDiameter: 52.5,
        bore: 31.5,
        differential: 5,
        density: 998.2,
        viscosity: 1.002,
      },
      results: { mass: 5864.036436, coefficient: 0.6172112434, loss: 3.118964133, uncertainty: 0.5989645669 },
      cautions: ['additional term'],
      source: 'Python with mpmath, by iteration; by hand: 0.5 + 0.9 × 0.15 × (2.8 - 52.5/25.4)',
    },
    {
      inputs: { innerDiameter: 300, bore: 200, differential: 20, density: 850, viscosity: 20 },
      results: { mass: 456374.3595, coefficient: 0.619931313, reynolds: 26901.5686, uncertainty: 0.6113333333 },
      source: 'Python with mpmath, by iteration; by hand: 1.667 × 2/3 - 0.5',
    },
    {
      inputs: { innerDiameter: 100, bore: 15, differential: 25, density: 998.2, viscosity: 1.002 },
      results: { mass: 2697.414789, coefficient: 0.6000246475, uncertainty: 0.55 },
      source: 'Python with mpmath, by iteration; by hand: 0.7 - 0.15',
    },
    {
      inputs: {
        fluid: 'gas',
        tappings: 'corner',
        innerDiameter: 200,
        bore: 120,
        differential: 10,
        density: 998,
        viscosity: 0.0183,
        inletPressure: 500,
      },
      results: { mass: 116984.0946, coefficient: 0.6034563287 },
      cautions: ['Hardly any gas is so dense'],
      source: 'Python with mpmath, by iteration',
    },
    {
      inputs: {
        fluid: 'gas',
        innerDiameter: 100,
        bore: 50,
        differential: 25,
        density: 1.2,
        viscosity: 0.018,
        inletPressure: 800,
      },
      results: { mass: 1072.53608, coefficient: 0.6048028291, expansion: 0.9916895092 },
      cautions: ['not that at normal conditions'],
      source: 'Python, root of the equation of flow by scipy',
    },
    {
      inputs: { innerDiameter: 100, bore: 50, differential: 25, density: 1.2, viscosity: 0.018 },
      results: { mass: 1081.501336, coefficient: 0.6047901126, expansion: 1 },
      cautions: ['Of a gas choose that'],
      source: 'Python, root of the equation of flow by scipy',
    },
    {
      inputs: {
        fluid: 'gas',
        innerDiameter: 100,
        bore: 50,
        differential: 10,
        density: 8,
        viscosity: 1.002,
        inletPressure: 800,
      },
      results: { mass: 1812.952841, coefficient: 0.6229051363, reynolds: 6399.210606 },
      cautions: ['No gas is so viscous'],
      source: 'Python, root of the equation of flow by scipy',
    },
    {
      inputs: {
        find: 'drop',
        tappings: 'corner',
        innerDiameter: 150,
        bore: 90,
        massFlow: 60000,
        density: 998.2,
        viscosity: 1.002,
      },
      results: { drop: 8.062654388, coefficient: 0.6092148599, loss: 5.059720192, mass: 60000 },
      source:
        'fluids 1.3.1, differential_pressure_meter_solver: 300 - 291.9373456 kPa; more digits by Python with mpmath',
    },
    {
      inputs: {
        find: 'drop',
        fluid: 'gas',
        tappings: 'radius',
        innerDiameter: 150,
        bore: 75,
        massFlow: 3000,
        density: 4.16,
        viscosity: 0.0182,
        inletPressure: 350,
      },
      results: { drop: 11.1792, coefficient: 0.603990416, expansion: 0.9915050042, loss: 8.19403301 },
      source: 'Python with mpmath, root of the equation of flow',
    },
    {
      inputs: {
        find: 'bore',
        innerDiameter: 200,
        massFlow: 100000,
        differential: 25,
        density: 998.2,
        viscosity: 1.002,
      },
      results: { boreDiameter: 90.13556973, beta: 0.4506778487, coefficient: 0.6033554295, loss: 19.47655635 },
      source: 'Python with mpmath, root of the equation of flow',
    },
    {
      inputs: {
        find: 'bore',
        fluid: 'gas',
        tappings: 'corner',
        innerDiameter: 200,
        massFlow: 8000,
        differential: 12,
        density: 5,
        viscosity: 0.015,
        inletPressure: 900,
        exponent: 1.3,
      },
      results: { boreDiameter: 113.286403, coefficient: 0.6051912021, expansion: 0.9960224898 },
      source: 'Python with mpmath, root of the equation of flow',
    },
    {
      inputs: { innerDiameter: 100, bore: 70, differential: 0.6, density: 900, viscosity: 20 },
      results: { mass: 11756.67122, coefficient: 0.7118070015, reynolds: 2079.035932, loss: 0.2749676748 },
      cautions: ['extrapolates it'],
      source: 'Python with mpmath, by iteration; the limit is 170 × 0.49 × 100 = 8330',
    },
    {
      inputs: {
        tappings: 'corner',
        innerDiameter: 100,
        bore: 70,
        differential: 0.06,
        density: 998.2,
        viscosity: 1.002,
      },
      results: { mass: 3480.059142, coefficient: 0.6326696175, reynolds: 12283.62419, uncertainty: 0.6669 },
      source: 'Python with mpmath, by iteration; by hand: 1.667 × 0.7 - 0.5; the limit is 16000 × 0.49 = 7840',
    },
    {
      inputs: {
        tappings: 'corner',
        innerDiameter: 100,
        bore: 52,
        differential: 0.05,
        density: 998.2,
        viscosity: 1.002,
      },
      results: { mass: 1576.462121, reynolds: 5564.465273, uncertainty: 1 },
      source: 'Python with mpmath, by iteration; by hand: 0.5 + 0.5 for Re below 10,000',
    },
    {
      inputs: { innerDiameter: 100, bore: 50, differential: 400, density: 998.2, viscosity: 1.002 },
      results: { mass: 124576.8022, coefficient: 0.6038605383 },
      cautions: ['may bend'],
      source: 'Python with mpmath, by iteration',
    },
    {
      inputs: { find: 'drop', innerDiameter: 100, bore: 20, massFlow: 40000, density: 998.2, viscosity: 1.002 },
      noResult: 'more than 1 MPa',
      source: 'By hand: 11.1 kg/s through 314 mm² at C = 0.6 take about 1.75 MPa',
    },
    {
      inputs: { innerDiameter: 100, bore: 80, differential: 25, density: 998.2, viscosity: 1.002 },
      refused: 'must be from 0.1 to 0.75 of the pipe',
      source: 'ISO 5167-2, limits of use',
    },
    {
      inputs: {
        fluid: 'gas',
        innerDiameter: 100,
        bore: 50,
        differential: 40,
        density: 1.2,
        viscosity: 0.0182,
        inletPressure: 101.325,
      },
      refused: 'must not be more than a quarter',
      source: 'ISO 5167-2, p₂/p₁ of 0.75 and more',
    },
    {
      inputs: { innerDiameter: 100, bore: 50, differential: 0.1, density: 900, viscosity: 500 },
      noResult: 'below 1000',
      source: 'By hand: some 0.6 kg/s in 0.5 Pa·s',
    },
    {
      inputs: { find: 'drop', innerDiameter: 100, bore: 50, massFlow: 100, density: 998.2, viscosity: 1.002 },
      noResult: 'below 1000',
      source: 'By hand: Re = 353',
    },
    {
      inputs: {
        find: 'drop',
        fluid: 'gas',
        innerDiameter: 100,
        bore: 30,
        massFlow: 1000,
        density: 1.2,
        viscosity: 0.0182,
        inletPressure: 101.325,
      },
      noResult: 'more than a quarter',
      source: 'By hand: some 175 kPa without expansion',
    },
    {
      inputs: { find: 'bore', innerDiameter: 100, massFlow: 1000, differential: 25, density: 998.2, viscosity: 1.002 },
      noResult: 'smaller than the standard allows',
      source: 'By hand: about 9 mm',
    },
    {
      inputs: {
        find: 'bore',
        innerDiameter: 100,
        massFlow: 200000,
        differential: 25,
        density: 998.2,
        viscosity: 1.002,
      },
      noResult: 'more than 0.75 of the pipe',
      source: 'By hand: 86,000 kg/h at most',
    },
  ],
  notes: [
    'For plates, tappings, pipe roughness and straight lengths as ISO 5167 demands them, a full pipe, one phase and steady flow at less than the speed of sound. A liquid must not boil behind the plate.',
    'The uncertainty is that of the coefficient alone, with β, D and Re free of error; those of bore, pipe, density and differential pressure come on top, and of a gas that of the expansibility factor, 3.5 × Δp/(κ × p₁) in percent.',
    'Not for restriction plates, quadrant-edged, conical-entrance or eccentric plates.',
  ],
  references: [
    {
      title:
        'ISO 5167-2:2003, Measurement of fluid flow by means of pressure differential devices: Orifice plates, 5.3 and 5.4 (coefficients as in more than five public implementations)',
    },
    { title: 'Reader-Harris: Orifice Plates and Venturi Tubes (2015), ch. 5', doi: '10.1007/978-3-319-16880-7' },
    {
      title: 'fluids (C. Bell): flow_meter.py, with the limits of use of ASME MFC-3M and ISO 5167-2',
      url: 'https://github.com/CalebBell/fluids',
    },
  ],
});
