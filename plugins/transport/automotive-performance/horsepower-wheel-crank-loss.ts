import { constant, defineEquations, isAbove, isAtMost, isBelow, percent, quantity, roundTo } from '@reckoner/engine';

/** The drivetrain takes its share of the power on the way from the crankshaft to the wheels. */
export default defineEquations({
  title: 'Wheel and crank horsepower',
  description:
    'Power at the crankshaft from power at the wheels and drivetrain loss, or any of the three from the other two, with the power to weight ratio.',
  keywords: ['whp to hp', 'bhp', 'drivetrain loss', 'dyno horsepower', 'power to weight', 'wheel horsepower'],
  related: ['horsepower-torque-rpm', 'fuel-injector-size'],
  variables: {
    crank: quantity('W', {
      label: 'Power at the crankshaft',
      unit: 'hp',
      symbol: 'P_c',
      places: 1,
      digits: 4,
      above: 0,
      max: 20000,
      usual: [3, 3000],
    }),
    wheel: quantity('W', {
      label: 'Power at the wheels',
      unit: 'hp',
      symbol: 'P_w',
      places: 1,
      digits: 4,
      above: 0,
      max: 20000,
      usual: [2, 2800],
    }),
    loss: percent({
      label: 'Loss in the drivetrain',
      help: 'A share of the power at the crankshaft. Rules of thumb: front-wheel drive 10 to 15%, rear-wheel drive 15 to 18%, all-wheel drive 20 to 25%.',
      symbol: 'x',
      places: 2,
      min: 0,
      max: 90,
      usual: [3, 35],
    }),
    mass: quantity('kg', {
      label: 'Mass of the vehicle',
      help: 'With driver and fuel for what is driven; makers leave the driver out.',
      symbol: 'm',
      above: 0,
      max: 100000,
      usual: [60, 60000],
      optional: true,
    }),
    specific: quantity('W/kg', {
      label: 'Power at the crankshaft to mass',
      unit: 'W/kg',
      regional: false,
      symbol: 'p_c',
      places: 1,
      digits: 4,
      above: 0,
      max: 1e7,
      usual: [5, 2000],
      optional: true,
    }),
    specificWheel: quantity('W/kg', {
      label: 'Power at the wheels to mass',
      unit: 'W/kg',
      regional: false,
      symbol: 'p_w',
      places: 1,
      digits: 4,
      above: 0,
      max: 1e7,
      usual: [4, 2000],
      optional: true,
    }),
    burden: quantity('kg/W', {
      label: 'Mass to power at the crankshaft',
      unit: 'lb/hp',
      regional: false,
      symbol: 'B',
      places: 2,
      digits: 3,
      above: 0,
      max: 1e6,
      usual: [0.8, 400],
      optional: true,
    }),
  },
  equations: ({ crank, wheel, loss, mass, specific, specificWheel, burden }) => [
    [wheel, crank * (1 - loss)],
    [specific, crank / mass],
    [specificWheel, wheel / mass],
    [burden, mass / crank],
  ],
  requires: [
    {
      that: ({ wheel, crank }) => isAtMost(wheel, crank),
      field: 'wheel',
      says: 'The power at the wheels, {wheel}, cannot be above that at the crankshaft, {crank}: were they sent the other way about, or in different units?',
    },
    {
      that: ({ specificWheel, specific }) => isAtMost(specificWheel, specific),
      field: 'specificWheel',
      says: 'Power to mass at the wheels, {specificWheel}, cannot be above that at the crankshaft, {specific}.',
    },
  ],
  explanation:
    'With {crank} at the crankshaft and {wheel} at the wheels the drivetrain takes {loss} of the power at the crankshaft.{mass? For {mass} that is {specific} at the crankshaft and {specificWheel} at the wheels, or {burden} at the crankshaft.|}',
  cautions: [
    {
      level: 'note',
      when: (_, given) => given.loss === true && !(given.crank === true && given.wheel === true),
      says: 'The result is as good as the loss, which is a guess unless it was measured: of 250 hp at the wheels, 15% make 294 hp at the crankshaft, 20% make 313 hp.',
    },
    {
      level: 'caution',
      when: ({ loss }) => roundTo(100 * loss, 2) > 30,
      says: (_, given) =>
        given.loss
          ? 'A loss of more than 30% is rare: rules of thumb are 10 to 25%. Give percent of the power at the crankshaft.'
          : 'A loss of more than 30% is rare: the powers are perhaps of different standards or units, or tires slipped on the rollers, or the engine makes less than its maker says.',
    },
    {
      level: 'caution',
      when: ({ loss }) => roundTo(100 * loss, 2) < 5,
      says: (_, given) =>
        given.loss
          ? 'A loss of less than 5% is hardly reached between crankshaft and wheels: rules of thumb are 10 to 25%. Give percent of the power at the crankshaft.'
          : 'A loss of less than 5% is hardly reached between crankshaft and wheels: the powers are perhaps of different standards or units (hp and PS), or one of them is estimated from the other.',
    },
    {
      level: 'caution',
      when: ({ specific }) => specific !== undefined && isAbove(specific, constant(1500, 'W/kg')),
      says: 'More than 1,500 W/kg is beyond the racing cars of Formula One: check power, mass and their units.',
    },
    {
      level: 'caution',
      when: ({ specific }) => specific !== undefined && isBelow(specific, constant(4, 'W/kg')),
      says: 'Less than 4 W/kg hardly moves on a road: check power, mass and their units.',
    },
  ],
  examples: [
    {
      inputs: { wheel: 300, loss: 15 },
      results: { crank: 352.9411765 },
      cautions: ['as good as the loss'],
      source: 'calchorsepower.com: 300/(1 - 0.15), about 353; digits by hand',
    },
    {
      inputs: { crank: 400, loss: 15, mass: 1500 },
      results: { wheel: 340, specific: 198.8532991, specificWheel: 169.0253042, burden: 8.267334832 },
      cautions: ['as good as the loss'],
      source: 'calchorsepower.com: 400 × 0.85 = 340; by hand 400 × 745.6998716/1500',
    },
    {
      inputs: { crank: 200, wheel: 160 },
      results: { loss: 20 },
      source: 'trumeter.com: 40 of 200 hp are 20%',
    },
    {
      inputs: { crank: 298, wheel: 200 },
      results: { loss: 32.88590604 },
      cautions: ['more than 30%'],
      source: 'By hand: 98/298',
    },
    {
      inputs: { crank: 150, wheel: 147 },
      results: { loss: 2 },
      cautions: ['less than 5%'],
      source: 'By hand: 3/150',
    },
    {
      inputs: { crank: 1000, wheel: 900, mass: 400 },
      results: { loss: 10, specific: 1864.249679 },
      cautions: ['beyond the racing cars'],
      source: 'By hand: 1000 × 745.6998716/400',
    },
    {
      inputs: { crank: 10, wheel: 9, mass: 4000 },
      results: { loss: 10, specificWheel: 1.677824711 },
      cautions: ['hardly moves', 'W/kg is far below the usual', 'far above the usual'],
      source: 'By hand: 9 × 745.6998716/4000',
    },
    {
      inputs: { specific: 100, mass: 1200, wheel: '100 kW' },
      results: { crank: 160.9226508, loss: 16.66666667, specificWheel: 83.33333333 },
      source: 'By hand: 120 kW, 20 of 120; 120000/745.6998716',
    },
    {
      inputs: { specificWheel: 100, mass: 1000, loss: 20 },
      results: { crank: 167.6277612 },
      cautions: ['as good as the loss'],
      source: 'By hand: 100 kW/0.8 = 125 kW',
    },
    {
      inputs: { burden: 10, mass: '3000 lb', wheel: 255 },
      results: { crank: 300, loss: 15 },
      source: 'By hand: 3000/10; 45/300',
    },
    { inputs: { specific: 80, specificWheel: 90, mass: 1000 }, refused: 'cannot be above', source: 'By definition' },
    { inputs: { crank: 150, wheel: 170 }, refused: 'cannot be above', source: 'By definition' },
    {
      inputs: { wheel: 300, loss: 2 },
      results: { crank: 306.122449 },
      cautions: ['Give percent', 'as good as the loss'],
      source: 'By hand: 300/0.98',
    },
    {
      inputs: { crank: 300, loss: 40 },
      results: { wheel: 180 },
      cautions: ['Give percent', 'as good as the loss'],
      source: 'By hand: 300 × 0.6',
    },
  ],
  notes: [
    'The loss is no fixed share: part of it is the same at any power, and it differs with gear, oil temperature, tires and kind of dynamometer. Compare figures of one dynamometer.',
    'In hp of 745.7 W; PS and ch, of 735.5 W, are units of their own.',
  ],
  references: [
    { title: 'Wheel HP vs Crank HP & Drivetrain Loss', url: 'https://calchorsepower.com/learn/wheel-hp-vs-crank-hp' },
    {
      title: 'Pratte: Drivetrain Power Loss, The 15% “Rule”, Modified (2010)',
      url: 'http://www.modified.com/tech/modp-1005-drivetrain-power-loss/',
    },
  ],
});
