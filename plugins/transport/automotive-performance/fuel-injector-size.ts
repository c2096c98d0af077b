import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** 10.5 cm³/min for 1 lb/h of gasoline (0.72 kg/L); the others near 20 °C. */
const DENSITIES = {
  gasoline: constant(720, 'kg/m^3'),
  e85: constant(780, 'kg/m^3'),
  ethanol: constant(789, 'kg/m^3'),
  methanol: constant(791, 'kg/m^3'),
} as const;

/** In kg/J, exact: a limit of 0.8 lb/(hp h) holds at 0.8 itself. */
const POUND_PER_HORSEPOWER_HOUR = 0.45359237 / (3600 * 550 * 0.3048 * 0.45359237 * 9.80665);

const NAMES = {
  gasoline: 'gasoline of 0.72 kg/L',
  e85: 'E85 of 0.78 kg/L',
  ethanol: 'ethanol of 0.789 kg/L',
  methanol: 'methanol of 0.791 kg/L',
} as const;

/** Fuel for the power, shared by injectors that are open for a part of the time. */
export default defineCalculator({
  title: 'Fuel injector size',
  description:
    'Flow rating of fuel injectors in cm³/min and lb/h for a power at the crankshaft, the power that injectors allow, or their duty cycle at a power.',
  keywords: ['injector sizing', 'injector duty cycle', 'BSFC', 'cc/min to lb/hr', 'injector horsepower', 'fuel flow'],
  related: [
    'specific-fuel-consumption-thermal-efficiency',
    'air-fuel-lambda-conversion',
    'horsepower-wheel-crank-loss',
  ],
  inputs: {
    find: choice(
      {
        size: { label: 'Injector size', also: ['size', 'flow'] },
        power: { label: 'Power that injectors allow', also: ['power', 'horsepower'] },
        duty: { label: 'Duty cycle', also: ['duty', 'IDC'] },
      },
      { label: 'Find', default: 'size' },
    ),
    power: quantity('W', {
      label: 'Power at the crankshaft',
      help: 'Not at the wheels.',
      unit: 'hp',
      symbol: 'P',
      min: 1,
      max: 20000,
      usual: [20, 3000],
      when: { find: ['size', 'duty'] },
    }),
    rating: choice(
      {
        volume: { label: 'Volume (cm³/min)', also: ['volume', 'cc/min', 'cm³/min'] },
        mass: { label: 'Mass (lb/h)', also: ['mass', 'lb/h', 'lb/hr'] },
      },
      { label: 'How the injectors are rated', default: 'volume', when: { find: ['power', 'duty'] } },
    ),
    flow: quantity('m^3/s', {
      label: 'Flow rating of an injector',
      help: 'At the fuel pressure that is used.',
      unit: 'cm^3/min',
      regional: false,
      symbol: 'q',
      min: 1,
      max: 20000,
      usual: [100, 5000],
      confusedWith: { 'lb/h': 1 / 10.5 },
      when: { find: ['power', 'duty'], rating: 'volume' },
    }),
    massFlow: quantity('kg/s', {
      label: 'Flow rating of an injector, by mass',
      help: 'At the fuel pressure that is used, of this fuel.',
      unit: 'lb/h',
      regional: false,
      symbol: 'q_m',
      min: 0.1,
      max: 2000,
      usual: [8, 300],
      confusedWith: { 'cm³/min': 10.5 },
      when: { find: ['power', 'duty'], rating: 'mass' },
    }),
    consumption: quantity('kg/J', {
      label: 'Brake specific fuel consumption (BSFC)',
      help: 'At full power. Gasoline 0.45 to 0.55 lb/(hp h) without boost, 0.55 to 0.65 with boost; E85 some 1.4 times, methanol twice as much.',
      unit: 'lb/(hp*h)',
      regional: false,
      symbol: 'b',
      min: 0.25,
      max: 4,
      usual: [0.3, 1.5],
    }),
    injectors: integer({ label: 'Injectors', symbol: 'n', min: 1, max: 64, usual: [1, 24] }),
    duty: percent({
      label: 'Greatest duty cycle',
      help: 'Share of the time for which they are open; 80 to 85% are common limits.',
      symbol: 'D',
      min: 1,
      max: 100,
      usual: [50, 100],
      default: 80,
      when: { find: ['size', 'power'] },
    }),
    fuel: choice(
      {
        gasoline: { label: 'Gasoline (0.72 kg/L)', also: ['gasoline', 'petrol', 'gas'] },
        e85: { label: 'E85 (0.78 kg/L)', also: ['E85'] },
        ethanol: { label: 'Ethanol (0.789 kg/L)', also: ['ethanol', 'E100'] },
        methanol: { label: 'Methanol (0.791 kg/L)', also: ['methanol'] },
        custom: { label: 'Another density', also: ['custom', 'other'] },
      },
      { label: 'Fuel', default: 'gasoline' },
    ),
    density: quantity('kg/m^3', {
      label: 'Density of the fuel',
      unit: 'kg/L',
      regional: false,
      symbol: '\\rho',
      min: 0.3,
      max: 1.5,
      usual: [0.5, 1.2],
      when: { fuel: 'custom' },
    }),
  },
  outputs: {
    size: quantity('m^3/s', {
      label: 'Flow rating of each injector',
      unit: 'cm^3/min',
      regional: false,
      symbol: 'q_s',
      places: 0,
      digits: 3,
      optional: true,
    }),
    allowed: quantity('W', {
      label: 'Power that they allow',
      unit: 'hp',
      symbol: 'P_s',
      places: 0,
      digits: 3,
      optional: true,
    }),
    open: percent({ label: 'Duty cycle', symbol: 'D_s', places: 1, optional: true }),
    mass: quantity('kg/s', {
      label: 'Flow rating of each, by mass',
      unit: 'lb/h',
      regional: false,
      symbol: 'm',
      places: 1,
      digits: 3,
    }),
    fuelMass: quantity('kg/s', {
      label: 'Fuel of the engine, by mass',
      unit: 'lb/h',
      regional: false,
      symbol: 'F',
      places: 1,
      digits: 3,
    }),
    fuelVolume: quantity('m^3/s', {
      label: 'Fuel of the engine (least flow of the pump)',
      unit: 'L/h',
      symbol: 'V',
      places: 1,
      digits: 3,
    }),
  },
  formula: ({ find, power, rating, flow, massFlow, consumption, injectors, duty, fuel, density }) => {
    const weight = fuel === 'custom' ? density : DENSITIES[fuel];
    if (find === 'size') {
      const fuelMass = power * consumption;
      const mass = fuelMass / (injectors * duty);
      return { size: mass / weight, mass, fuelMass, fuelVolume: fuelMass / weight };
    }
    const mass = rating === 'mass' ? massFlow : flow * weight;
    if (find === 'power') {
      const fuelMass = injectors * duty * mass;
      return { allowed: fuelMass / consumption, mass, fuelMass, fuelVolume: fuelMass / weight };
    }
    const fuelMass = power * consumption;
    return { open: fuelMass / (injectors * mass), mass, fuelMass, fuelVolume: fuelMass / weight };
  },
  explanation: ({ find, fuel, rating, open }) => {
    const each = rating === 'mass' ? '{massFlow}' : '{flow}, {mass}';
    const told = fuel === 'custom' ? 'a fuel of {density}' : NAMES[fuel];
    if (find === 'size') {
      return `For {power} at the crankshaft and a BSFC of {consumption}, {injectors} {injectors|injector|injectors} at a duty cycle of {duty} {injectors|needs|need} a rating of {size}{injectors|| each}, which is {mass} of ${told}. The engine takes {fuelMass}, {fuelVolume}.`;
    }
    if (find === 'power') {
      return `With {injectors} {injectors|injector|injectors} of ${each} of ${told}, at a duty cycle of {duty} and a BSFC of {consumption} there is fuel for {allowed} at the crankshaft: {fuelMass}, {fuelVolume}.`;
    }
    const state =
      open !== undefined && isAbove(open, 1)
        ? 'would have to be open for {open}'
        : '{injectors|is|are} open for {open}';
    return `At {power} at the crankshaft and a BSFC of {consumption}, {injectors} {injectors|injector|injectors} of ${each} of ${told}, ${state} of the time. The engine takes {fuelMass}, {fuelVolume}.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ open }) => open !== undefined && isAbove(open, 1),
      says: 'More than 100% of the time cannot be: these injectors starve the engine at this power, and a lean engine at full load can melt its pistons. Take larger or more injectors, or less power.',
    },
    {
      level: 'caution',
      when: ({ find, duty, open }) =>
        find === 'duty' ? open !== undefined && roundTo(100 * open, 1) > 85 && !isAbove(open, 1) : isAbove(duty, 0.85),
      says: ({ find }) =>
        find === 'duty'
          ? 'A duty cycle above 85% leaves little for low voltage, hot fuel and a rich mixture, and an injector then hardly closes: 80 to 85% are the common limits. Take a larger injector.'
          : 'A duty cycle above 85% leaves little for low voltage, hot fuel and a rich mixture, and an injector then hardly closes: 80 to 85% are the common limits to size by.',
    },
    {
      level: 'caution',
      when: ({ fuel, consumption }) =>
        (fuel === 'e85' || fuel === 'ethanol') &&
        isBelow(consumption, constant(0.63 * POUND_PER_HORSEPOWER_HOUR, 'kg/J')),
      says: 'Less than 0.63 lb/(hp h) is rather that of gasoline. E85 has some 70% of the energy of gasoline by mass, and takes about 1.4 times the BSFC, ethanol more; with that of gasoline too little fuel is counted, and the engine would run lean.',
    },
    {
      level: 'caution',
      when: ({ fuel, consumption }) =>
        fuel === 'methanol' && isBelow(consumption, constant(0.85 * POUND_PER_HORSEPOWER_HOUR, 'kg/J')),
      says: 'So low a BSFC is not that of methanol, which has less than half of the energy of gasoline and takes about twice the BSFC: too little fuel is counted, and the engine would run lean.',
    },
    {
      level: 'caution',
      when: ({ fuel, consumption }) =>
        fuel === 'gasoline' && isAbove(consumption, constant(0.8 * POUND_PER_HORSEPOWER_HOUR, 'kg/J')),
      says: 'More than 0.8 lb/(hp h) is hardly that of gasoline: choose the fuel, or check the unit of the BSFC.',
    },
    {
      level: 'caution',
      when: ({ consumption }) => isBelow(consumption, constant(0.36 * POUND_PER_HORSEPOWER_HOUR, 'kg/J')),
      says: 'Less than 0.36 lb/(hp h) is hardly reached by a spark-ignition engine at full power: too little fuel is counted, and the engine would run lean.',
    },
    {
      level: 'caution',
      when: ({ open }) => open !== undefined && roundTo(100 * open, 1) < 20,
      says: 'Less than 20% at full power is far from what injectors are for: so large ones are hard to control at idle. Check power, rating and its unit.',
    },
    {
      level: 'caution',
      when: ({ fuel, rating }) => (fuel === 'e85' || fuel === 'ethanol' || fuel === 'methanol') && rating !== 'mass',
      says: 'Injectors are rated with gasoline or with n-heptane (0.684 kg/L), and pass less volume of a denser fuel, by the square root of the ratio of the densities: 4 to 5% less than of gasoline, 6 to 7% less than of n-heptane. Count with a rating that is so much lower, or take a larger injector.',
    },
    {
      level: 'note',
      when: ({ injectors }) => injectors < 3,
      says: 'Count all injectors that are open at full power, not those of one cylinder.',
    },
  ],
  examples: [
    {
      inputs: { power: 200, consumption: 0.5, injectors: 4 },
      results: { size: 328.1194806, mass: 31.25, fuelMass: 100, fuelVolume: 62.99894028 },
      source: 'Mirage Performance: 200 hp, 0.50 and 80% need 31.25 lb/h; by hand × 453.59237/60/0.72',
    },
    {
      inputs: { find: 'power', flow: 199.5, consumption: 0.5, injectors: 4, duty: 80 },
      results: { mass: 19.0003196, allowed: 121.6020455 },
      source: 'Mirage Performance: 19 lb/h, 121.6 hp; by hand with 199.5 cm³/min',
    },
    {
      inputs: { find: 'duty', power: 500, flow: 500, consumption: 0.6, injectors: 8 },
      results: { open: 78.74867535, fuelMass: 300 },
      source: 'mechanicscalculator.com has 46.9 lb/h at 80%; by hand 300/(8 × 47.62)',
    },
    {
      inputs: { find: 'duty', power: 520, flow: 500, consumption: 0.65, injectors: 8 },
      results: { open: 88.72350756 },
      cautions: ['common limits'],
      source: 'By hand: 338/380.98',
    },
    {
      inputs: { find: 'duty', power: 500, flow: 370, consumption: 0.6, injectors: 8 },
      results: { open: 106.4171288 },
      cautions: ['starve the engine'],
      source: 'By hand: 300/281.9',
    },
    {
      inputs: { power: 400, consumption: 0.7, injectors: 6, duty: 90, fuel: 'e85' },
      results: { size: 502.5556489, mass: 51.85185185 },
      cautions: ['common limits', 'n-heptane'],
      source: 'By hand: 280/(6 × 0.9) lb/h of 0.78 kg/L',
    },
    {
      inputs: { power: 400, consumption: 0.5, injectors: 8, fuel: 'ethanol' },
      results: { size: 299.4246211 },
      cautions: ['rather that of gasoline', 'n-heptane'],
      source: 'By hand: 200/6.4 lb/h of 0.789 kg/L',
    },
    {
      inputs: { power: 400, consumption: 0.6, injectors: 8, fuel: 'methanol' },
      results: { size: 358.4010509 },
      cautions: ['not that of methanol', 'n-heptane'],
      source: 'By hand: 240/6.4 lb/h of 0.791 kg/L',
    },
    {
      inputs: { power: 400, consumption: 0.9, injectors: 8 },
      results: { size: 590.6150651 },
      cautions: ['hardly that of gasoline'],
      source: 'By hand: 360/6.4 lb/h',
    },
    {
      inputs: { power: 400, consumption: 0.8, injectors: 8 },
      results: { size: 524.991169, mass: 50 },
      source: 'By hand: 320/6.4 lb/h, at the limit itself',
    },
    {
      inputs: { power: 400, consumption: 0.35, injectors: 8 },
      results: { size: 229.6836364 },
      cautions: ['hardly reached'],
      source: 'By hand: 140/6.4 lb/h',
    },
    {
      inputs: { power: 100, consumption: 0.5, injectors: 1, fuel: 'custom', density: 0.75 },
      results: { size: 629.9894028, fuelVolume: 30.23949133 },
      cautions: ['Count all'],
      source: 'By hand: 50/0.8 lb/h of 0.75 kg/L',
    },
    {
      inputs: { find: 'duty', power: 500, rating: 'mass', massFlow: 50, consumption: 0.6, injectors: 8 },
      results: { open: 75, mass: 50, fuelMass: 300 },
      source: 'By hand: 300/(8 × 50)',
    },
    {
      inputs: { find: 'power', rating: 'mass', massFlow: 19, consumption: 0.5, injectors: 4 },
      results: { allowed: 121.6, fuelMass: 60.8 },
      source: 'Mirage Performance: 121.6 hp of four injectors of 19 lb/h at 80% and 0.50',
    },
    {
      inputs: { find: 'duty', power: 100, flow: 1000, consumption: 0.5, injectors: 4 },
      results: { open: 13.12477922 },
      cautions: ['hard to control at idle'],
      source: 'By hand: 50/(4 × 95.2397)',
    },
  ],
  notes: [
    'Ratings hold at one fuel pressure, often 3 bar (43.5 psi): another pressure across the injector changes the flow by the square root of the ratio. Boost that is not made up by the regulator lowers it.',
    'Makers rate injectors with test fluids of other densities: cm³/min and lb/h of a data sheet need not agree with the density of the fuel that is chosen here.',
    'For engines with port or throttle-body injection; direct injection has far less time to inject.',
  ],
  references: [
    {
      title: 'Mirage Performance: Formulas (injector size, worked examples, 10.5)',
      url: 'http://tech.mirage-performance.com/formulas.html',
    },
    {
      title: 'Injector Sizing Calculator (duty cycle, BSFC)',
      url: 'https://mechanicscalculator.com/calculators/injector-sizing',
    },
    { title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., Appendix D (fuels)' },
  ],
});
