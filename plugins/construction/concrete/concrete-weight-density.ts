import { choice, constant, defineCalculator, integer, quantity } from '@reckoner/engine';

const STEEL_DENSITY = constant(7850, 'kg/m^3');
const STANDARD_GRAVITY = constant(9.80665, 'm/s^2');
const POUND_A_CUBIC_FOOT = constant(16.01846337396014, 'kg/m^3');
/** What weighs 1 kN/m³ under standard gravity. */
const KILONEWTON_A_CUBIC_METER = constant(101.971621297793, 'kg/m^3');

/** Volume times density; bars take the place of concrete. Eurocode weights are kN/m³ over 9.80665 m/s². */
export default defineCalculator({
  title: 'Concrete weight',
  description:
    'Weight of concrete from its volume or measures: plain or reinforced by US or Eurocode figures, US structural lightweight, or by its own density, with the steel in it.',
  keywords: [
    'concrete density',
    'how much does concrete weigh',
    'weight of a cubic yard of concrete',
    'unit weight',
    'slab weight',
    'dead load',
  ],
  related: ['concrete-slab-volume', 'density-mass-volume'],
  inputs: {
    shape: choice(
      { volume: 'A volume', box: 'Slab, wall, beam or block', cylinder: 'Round column or pier' },
      { label: 'Shape', default: 'volume' },
    ),
    volume: quantity('m^3', {
      label: 'Volume of one',
      regional: { us: 'yd^3' },
      symbol: 'V_1',
      min: 1e-6,
      max: 1e7,
      when: { shape: 'volume' },
    }),
    length: quantity('m', {
      label: 'Length',
      symbol: 'l',
      usual: [0.1, 500],
      min: 0.001,
      max: 1e5,
      when: { shape: 'box' },
    }),
    width: quantity('m', {
      label: 'Width',
      symbol: 'b',
      usual: [0.1, 500],
      min: 0.001,
      max: 1e5,
      when: { shape: 'box' },
    }),
    thickness: quantity('m', {
      label: 'Thickness or height',
      unit: 'cm',
      symbol: 't',
      usual: [3, 500],
      min: 0.1,
      max: 20000,
      when: { shape: 'box' },
    }),
    diameter: quantity('m', {
      label: 'Diameter',
      unit: 'cm',
      symbol: 'd',
      usual: [8, 400],
      min: 0.1,
      max: 20000,
      when: { shape: 'cylinder' },
    }),
    height: quantity('m', {
      label: 'Height or depth',
      symbol: 'h',
      usual: [0.1, 60],
      min: 0.001,
      max: 1000,
      when: { shape: 'cylinder' },
    }),
    count: integer({ label: 'How many', symbol: 'k', min: 1, max: 1e6, default: 1 }),
    concrete: choice(
      {
        usPlain: { label: 'Plain, 145 lb/ft³ (US usage)', also: ['plain'] },
        usReinforced: { label: 'Reinforced, 150 lb/ft³ (US usage)', also: ['reinforced'] },
        usLightweight: {
          label: 'Structural lightweight, 115 lb/ft³ air-dry (ACI 318-14: 90 to 115)',
          also: ['lightweight'],
        },
        ecPlain: 'Plain, 24 kN/m³ (EN 1991-1-1:2002)',
        ecReinforced: 'Reinforced, 25 kN/m³ (EN 1991-1-1:2002)',
        ecFresh: 'Reinforced and still fresh, 26 kN/m³ (EN 1991-1-1:2002)',
        own: 'By its density',
      },
      { label: 'Concrete' },
    ),
    density: quantity('kg/m^3', {
      label: 'Density of the concrete',
      symbol: '\\rho_c',
      usual: [400, 5000],
      min: 1,
      max: 20000,
      when: { concrete: 'own' },
    }),
    steel: quantity('kg/m^3', {
      label: 'Steel in a cubic meter',
      help: 'In place of a density that has the usual share of bars; 1% of the volume is 78.5 kg/m³.',
      symbol: 's',
      usual: [20, 400],
      min: 1,
      max: 1500,
      optional: true,
      when: { concrete: ['usPlain', 'usLightweight', 'ecPlain', 'own'] },
    }),
  },
  outputs: {
    mass: quantity('kg', { label: 'Weight', symbol: 'm', places: 1 }),
    massEach: quantity('kg', { label: 'Weight of one', symbol: 'm_1', places: 1 }),
    force: quantity('N', { label: 'As a load', unit: 'kN', regional: { us: 'lbf' }, symbol: 'G', places: 2 }),
    totalVolume: quantity('m^3', { label: 'Volume of all', regional: { us: 'yd^3' }, symbol: 'V', places: 3 }),
    meanDensity: quantity('kg/m^3', { label: 'Density, with the steel where it is sent', symbol: '\\rho', places: 0 }),
    areaLoad: quantity('Pa', {
      label: 'Load on the area below it',
      unit: 'kPa',
      regional: { us: 'psf' },
      symbol: 'g',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ shape, volume, length, width, thickness, diameter, height, count, concrete, density, steel }) => {
    let each = volume;
    if (shape === 'box') each = length * width * thickness;
    else if (shape === 'cylinder') each = (Math.PI / 4) * diameter ** 2 * height;
    let plain = density;
    if (concrete === 'usPlain') plain = 145 * POUND_A_CUBIC_FOOT;
    else if (concrete === 'usReinforced') plain = 150 * POUND_A_CUBIC_FOOT;
    else if (concrete === 'usLightweight') plain = 115 * POUND_A_CUBIC_FOOT;
    else if (concrete === 'ecPlain') plain = 24 * KILONEWTON_A_CUBIC_METER;
    else if (concrete === 'ecReinforced') plain = 25 * KILONEWTON_A_CUBIC_METER;
    else if (concrete === 'ecFresh') plain = 26 * KILONEWTON_A_CUBIC_METER;
    const meanDensity = steel === undefined ? plain : plain * (1 - steel / STEEL_DENSITY) + steel;
    const massEach = meanDensity * each;
    const mass = massEach * count;
    return {
      mass,
      massEach,
      force: mass * STANDARD_GRAVITY,
      totalVolume: each * count,
      meanDensity,
      areaLoad: shape === 'box' ? meanDensity * thickness * STANDARD_GRAVITY : undefined,
    };
  },
  shown: () => ({ meanDensity: undefined }),
  stepwise: [
    'The density is 145, 150 or 115 lb/ft³ (1 lb/ft³ is 16.018 kg/m³), or 24, 25 or 26 kN/m³ over 9.80665 m/s², or that which was sent.',
    'Steel of s kg in a cubic meter takes the room of s/7850 m³ of concrete: density × (1 - s/7850) + s.',
  ],
  cautions: [
    {
      level: 'note',
      when: ({ concrete, steel }) => (concrete === 'usPlain' || concrete === 'ecPlain') && steel === undefined,
      says: 'This is without bars: as a load of a structure reinforced concrete is taken, or the steel in a cubic meter.',
    },
    {
      level: 'caution',
      when: ({ concrete }) => concrete === 'usLightweight',
      says: '115 lb/ft³ (1842 kg/m³) is air-dry: fresh concrete is heavier, and ACI 318-19 calls mixes of up to 135 lb/ft³ (2162 kg/m³) lightweight, 17% more. For lifting and as a load take the density of the mix, and the steel in it.',
    },
  ],
  explanation: ({ count, steel }) => {
    const with_ = steel === undefined ? '' : ' with {steel} of steel in it';
    return count === 1
      ? `{totalVolume} of concrete${with_}, {meanDensity}, weighs {mass} ({force}).`
      : `{count} of these, {totalVolume} of concrete${with_} at {meanDensity}, weigh {mass} ({force}), {massEach} each.`;
  },
  examples: [
    {
      inputs: { volume: '1 yd^3', concrete: 'usReinforced' },
      results: {
        mass: 1837.049099,
        massEach: 1837.049099,
        force: 18.01529754,
        totalVolume: 0.764554858,
        meanDensity: 2402.769506,
      },
      source: 'By hand: 27 × 150 = 4050 lb',
    },
    {
      inputs: { shape: 'box', length: 6, width: 4, thickness: 15, concrete: 'ecReinforced' },
      results: {
        mass: 9177.445917,
        massEach: 9177.445917,
        force: 90,
        totalVolume: 3.6,
        meanDensity: 2549.290532,
        areaLoad: '3.750',
      },
      source: 'By hand: 6 × 4 × 0.15 × 25 = 90 kN; 0.15 × 25 = 3.75 kPa',
    },
    {
      inputs: { shape: 'cylinder', diameter: '12 in', height: '4 ft', count: 6, concrete: 'usPlain' },
      results: {
        mass: 1239.752138,
        massEach: 206.6253563,
        force: 12.1578153,
        totalVolume: 0.5337599834,
        meanDensity: 2322.677189,
      },
      cautions: ['without bars'],
      source: 'By hand: π/4 × 1² × 4 = π ft³ each, × 145 lb/ft³',
    },
    {
      inputs: { volume: 2, concrete: 'usLightweight', count: 3 },
      results: {
        mass: 11052.73973,
        massEach: 3684.246576,
        force: 108.3903501,
        totalVolume: 6,
        meanDensity: 1842.123288,
      },
      cautions: ['is air-dry'],
      source: 'By hand: 6 m³ × 115 lb/ft³',
    },
    {
      inputs: { shape: 'box', length: 1, width: 1, thickness: 20, concrete: 'ecPlain', steel: 100 },
      results: {
        mass: 503.2285748,
        massEach: 503.2285748,
        force: 4.934986503,
        totalVolume: 0.2,
        meanDensity: 2516.142874,
        areaLoad: 4.934986503,
      },
      source: 'By hand: 24000/9.80665 × (1 - 100/7850) + 100 kg/m³',
    },
    {
      inputs: { volume: 1, concrete: 'ecFresh' },
      results: { mass: 2651.262154, massEach: 2651.262154, force: 26, totalVolume: 1, meanDensity: 2651.262154 },
      source: 'By hand: 26 kN',
    },
    {
      inputs: { volume: 0.5, concrete: 'own', density: 1800 },
      results: { mass: 900, massEach: 900, force: 8.825985, totalVolume: 0.5, meanDensity: 1800 },
      source: 'By hand: 0.5 × 1800',
    },
  ],
  notes: [
    'Densities of real mixes differ by some 5% with aggregate, air and moisture; fresh and wet concrete is heavier than dry. For lifting, take the heavier figure, add what sticks to the form, and leave slings and crane a margin.',
    'Heavyweight and cellular concrete go by their own density. Reinforced figures hold for a usual share of bars, some 1 to 2% of the volume.',
  ],
  references: [
    {
      title: 'EN 1991-1-1:2002, Table A.1, as told by Structville: Unit weight of construction materials',
      url: 'https://structville.com/2020/12/unit-weight-of-construction-materials.html',
    },
    {
      title: 'Hughes: They’ve changed the density of concrete, or have they?, New Steel Construction',
      url: 'https://www.newsteelconstruction.com/wp/theyve-changed-the-density-of-concrete-or-have-they/',
    },
    {
      title: 'Eng-Tips 186643, Weight of concrete: 145 and 150 lb/ft³',
      url: 'http://www.eng-tips.com/viewthread.cfm?qid=186643',
    },
    { title: 'ACI 318-14, 2.3: lightweight concrete of 90 to 115 lb/ft³; 318-19: of 90 to 135 lb/ft³' },
  ],
});
