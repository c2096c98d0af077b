import { choice, defineCalculator, type FigurePoint, integer, quantity, roundTo } from '@reckoner/engine';
import { bagVolume, bagYield, CONCRETE_DENSITY, mixBag } from '../shared/concrete.js';
import { piecesFor, waste } from '../shared/counts.js';

/** Solid steps as prisms down to the ground, or triangles on an inclined slab; each step is a rise with its tread. */
export default defineCalculator({
  title: 'Concrete stairs volume',
  description:
    'Concrete for steps in cubic meters, cubic yards and bags from rise, run, width and number of steps, solid or on a sloping slab, with a landing.',
  keywords: [
    'concrete steps',
    'porch steps',
    'staircase concrete',
    'waist slab',
    'stair landing',
    'how much concrete for steps',
  ],
  related: ['stair-rise-run', 'concrete-slab-volume'],
  inputs: {
    build: choice(
      {
        solid: { label: 'Solid, down to the ground', also: ['solid'] },
        slab: { label: 'On a sloping slab (waist), free below', also: ['waist', 'sloping slab'] },
      },
      { label: 'Steps are', default: 'solid' },
    ),
    steps: integer({
      label: 'Steps, the top one with its tread included',
      help: 'A rise and a tread are one step. Where the last rise ends at a floor that is there already, count one fewer.',
      symbol: 'n',
      min: 1,
      max: 200,
    }),
    rise: quantity('m', { label: 'Rise of a step', unit: 'cm', symbol: 'r', usual: [10, 23], min: 1, max: 100 }),
    run: quantity('m', { label: 'Run of a step (tread)', unit: 'cm', symbol: 't', usual: [20, 60], min: 1, max: 500 }),
    width: quantity('m', { label: 'Width of the stairs', symbol: 'b', usual: [0.5, 10], min: 0.05, max: 200 }),
    landing: quantity('m', {
      label: 'Landing behind the top step',
      help: 'Its length in the direction of walking, as wide as the stairs, level with the top step; 0 for none.',
      symbol: 'l',
      usual: [0, 5],
      min: 0,
      max: 100,
      default: 0,
    }),
    slab: quantity('m', {
      label: 'Thickness of the sloping slab',
      help: 'Square to the slope, from the inner corners of the steps to the soffit.',
      unit: 'cm',
      symbol: 't_s',
      usual: [8, 35],
      min: 1,
      max: 200,
      when: { build: 'slab' },
    }),
    landingThickness: quantity('m', {
      label: 'Thickness of the landing',
      help: 'Without it that of the sloping slab is taken.',
      unit: 'cm',
      symbol: 't_l',
      usual: [8, 50],
      min: 1,
      max: 500,
      optional: true,
      when: { build: 'slab' },
    }),
    base: quantity('m', {
      label: 'Concrete below the ground',
      help: 'Thickness of a base under the whole of the steps and the landing; 0 for none.',
      unit: 'cm',
      symbol: 'h_b',
      usual: [0, 60],
      min: 0,
      max: 500,
      default: 0,
      when: { build: 'solid' },
    }),
    waste,
    bagSize: mixBag,
    bagYield,
  },
  outputs: {
    volume: quantity('m^3', { label: 'Concrete with waste', symbol: 'V', places: 3 }),
    volumeYards: quantity('m^3', {
      label: 'In cubic yards',
      regional: false,
      unit: 'yd^3',
      symbol: 'V_{yd}',
      places: 2,
    }),
    bags: integer({ label: 'Bags of mix', symbol: 'n_b' }),
    stepsVolume: quantity('m^3', { label: 'Steps, without waste', symbol: 'V_s', places: 3 }),
    landingVolume: quantity('m^3', { label: 'Landing and base, without waste', symbol: 'V_l', places: 3 }),
    height: quantity('m', { label: 'Height of the top step', symbol: 'H', places: 3 }),
    length: quantity('m', { label: 'Length in plan, with the landing', symbol: 'L', places: 3 }),
    mass: quantity('kg', { label: 'Weight of the concrete without waste', unit: 't', symbol: 'm', places: 2 }),
  },
  formula: (inputs) => {
    const { build, steps, rise, run, width, landing, slab, landingThickness, base, waste, bagSize, bagYield } = inputs;
    const height = steps * rise;
    const length = steps * run + landing;
    let stepsVolume = 0;
    let landingVolume = 0;
    if (build === 'solid') {
      stepsVolume = ((steps * (steps + 1)) / 2) * rise * run * width;
      landingVolume = (height * landing + base * length) * width;
    } else {
      stepsVolume = steps * ((rise * run) / 2 + slab * Math.sqrt(rise ** 2 + run ** 2)) * width;
      landingVolume = landing * (landingThickness ?? slab) * width;
    }
    const volume = (stepsVolume + landingVolume) * (1 + waste);
    return {
      volume,
      volumeYards: volume,
      bags: piecesFor(volume / bagVolume(bagSize, bagYield)),
      stepsVolume,
      landingVolume,
      height,
      length,
      mass: (stepsVolume + landingVolume) * CONCRETE_DENSITY,
    };
  },
  requires: [
    {
      that: ({ landing }, given) => !given.landingThickness || landing > 0,
      field: 'landingThickness',
      says: 'Without a landing its thickness has nothing to be the thickness of: send how long the landing is, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ build }) => build === 'slab',
      says: 'A flight that spans freely stands by its reinforcement: thickness, steel and props are for an engineer to design, and this counts concrete alone.',
    },
    {
      level: 'caution',
      when: ({ rise }) => roundTo(rise, 4) > 0.1969,
      says: 'Rises over 7¾ in (19.69 cm) are steeper than the IRC (US, 2021) allows in dwellings: people fall on such stairs.',
    },
    {
      level: 'caution',
      when: ({ run, steps }) => steps > 1 && run < 0.25399,
      says: 'Treads under 10 in (25.4 cm) are shorter than the IRC (US, 2021) allows in dwellings: people slip off them going down.',
    },
    {
      level: 'caution',
      when: ({ height }) => roundTo(height, 3) > 3.835,
      says: 'Between landings the IRC (US, 2021) allows dwellings a height of 12 ft 7 in (3.835 m): a flight this high needs a landing on the way, which is not counted.',
    },
    {
      level: 'note',
      when: ({ build, steps, rise }) => build === 'solid' && roundTo(steps * rise, 3) > 0.9,
      says: 'Solid steps this high take much concrete: where the plans allow it, compacted rubble or block inside of them takes its place, and its volume is to be taken off.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Stairs from the side',
    draw: ({ build, steps, rise, run, landing, slab, landingThickness, base, height, length }) => {
      if (steps > 60) return undefined;
      const profile = Array.from({ length: steps }, (_, step): FigurePoint[] => [
        [step * run, step * rise],
        [step * run, (step + 1) * rise],
      ]).flat();
      const end = length;
      const drop = build === 'slab' ? (slab * Math.sqrt(rise ** 2 + run ** 2)) / run : 0;
      const below: FigurePoint[] =
        build === 'solid'
          ? [
              [end, -base],
              [0, -base],
            ]
          : landing === 0
            ? [
                [end, height - drop],
                [0, -drop],
              ]
            : [
                [end, height - (landingThickness ?? slab)],
                [steps * run, height - (landingThickness ?? slab)],
                [steps * run, height - drop],
                [0, -drop],
              ];
      return [
        { shape: 'polygon', points: [...profile, [end, height], ...below], color: 2 },
        { shape: 'dimension', from: [end, 0], to: [end, height], label: 'H', of: 'height' },
        { shape: 'dimension', from: [0, -base - drop], to: [end, -base - drop], label: 'L', of: 'length' },
      ];
    },
  },
  explanation: ({ build, bagSize, landing, base }) => {
    const bags =
      bagSize === 0
        ? '{bags} {bags|bag|bags} that {bags|yields|yield} {bagYield} each'
        : '{bags} {bags|bag|bags} of mix ({bagSize})';
    const kind = build === 'solid' ? 'solid {steps|step|steps}' : '{steps|step|steps} on a slab of {slab}';
    const rest = build === 'slab' ? 'the landing' : 'landing and base';
    const more = landing > 0 || base > 0 ? ` Without waste the steps take {stepsVolume}, ${rest} {landingVolume}.` : '';
    return `With {waste} for waste {steps} ${kind} to a height of {height} {steps|takes|take} {volume} of concrete ({volumeYards}), or ${bags}.${more}`;
  },
  examples: [
    {
      inputs: { steps: 3, rise: '7 in', run: '11 in', width: '4 ft', waste: 0 },
      results: {
        volume: 0.3633995313,
        volumeYards: 0.475308642,
        bags: 22,
        stepsVolume: 0.3633995313,
        landingVolume: 0,
        height: 0.5334,
        length: 0.8382,
        mass: 0.872158875,
      },
      source:
        'speccalc.com, Concrete stairs: 0.475 yd³ in its table; by hand (1 + 2 + 3) × 7/12 × 11/12 × 4 = 12.8333 ft³',
    },
    {
      inputs: {
        steps: 4,
        rise: '7 in',
        run: '11 in',
        width: '4 ft',
        waste: 0,
        landing: '3 ft',
        base: '6 in',
        bagSize: 'lb60',
      },
      results: {
        volume: 1.776095545,
        volumeYards: 2.323045267,
        bags: 140,
        stepsVolume: 0.6056658854,
        landingVolume: 1.170429659,
        height: 0.7112,
        length: 2.032,
        mass: 4.262629307,
      },
      source:
        'speccalc.com, Concrete stairs: 0.792 yd³ for the steps; by hand landing 28/12 × 3 × 4 ft³ and base 0.5 × (44/12 + 3) × 4 ft³',
    },
    {
      inputs: {
        build: 'slab',
        steps: 9,
        rise: 17,
        run: 28,
        width: 1.2,
        slab: 15,
        landing: 1.3,
        landingThickness: 18,
        bagSize: 'other',
        bagYield: 12,
      },
      results: {
        volume: 1.175348015,
        volumeYards: 1.537297164,
        bags: 98,
        stepsVolume: 0.7876981951,
        landingVolume: 0.2808,
        height: 1.53,
        length: 3.82,
        mass: 2.564395668,
      },
      cautions: ['for an engineer'],
      source:
        'Python: triangles 9 × 0.17 × 0.28/2 × 1.2 and slab 0.15 × √(1.53² + 2.52²) × 1.2 m³, landing 1.3 × 0.18 × 1.2 m³',
    },
    {
      inputs: { build: 'slab', steps: 10, rise: 18, run: 25, width: 1, slab: 12, waste: 5 },
      results: {
        volume: 0.6244036294,
        volumeYards: 0.8166891137,
        bags: 37,
        stepsVolume: 0.5946701232,
        landingVolume: 0,
        height: 1.8,
        length: 2.5,
        mass: 1.427208296,
      },
      cautions: ['for an engineer', 'Treads under 10 in'],
      source: 'Python: 10 × 0.18 × 0.25/2 m³ and 0.12 × √(1.8² + 2.5²) m³',
    },
    {
      inputs: { build: 'slab', steps: 2, rise: 20, run: 30, width: 1, slab: 12, landing: 1 },
      results: {
        volume: 0.2931865537,
        volumeYards: 0.3834735345,
        bags: 18,
        stepsVolume: 0.1465332306,
        landingVolume: 0.12,
        height: 0.4,
        length: 1.6,
        mass: 0.6396797535,
      },
      cautions: ['for an engineer', 'Rises over'],
      source: 'Python: the landing as thick as the slab',
    },
    {
      inputs: { steps: 6, rise: 16, run: 30, width: 1.5, base: 10 },
      results: {
        volume: 1.9602,
        volumeYards: 2.563844804,
        bags: 116,
        stepsVolume: 1.512,
        landingVolume: 0.27,
        height: 0.96,
        length: 1.8,
        mass: 4.2768,
      },
      cautions: ['take much concrete'],
      source: 'By hand: 21 × 0.16 × 0.3 × 1.5 m³ and 0.1 × 1.8 × 1.5 m³',
    },
    {
      inputs: { build: 'slab', steps: 24, rise: 17, run: 28, width: 1, slab: 15 },
      results: { volume: 1.925484477, stepsVolume: 1.750440434, height: 4.08, length: 6.72 },
      cautions: ['for an engineer', 'needs a landing'],
      source: 'Python: 24 × (0.17 × 0.28/2 + 0.15 × √(0.17² + 0.28²)) m³',
    },
    {
      inputs: { build: 'slab', steps: 3, rise: 17, run: 28, width: 1, slab: 12, landingThickness: 15 },
      refused: 'Without a landing',
      source: 'By definition',
    },
  ],
  notes: [
    'Nosings, cheek walls, footings and the steel in the concrete are left out; the joint of the sloping slab with landings and floors is rounded off.',
    'The weight is that of normalweight concrete, 2400 kg/m³.',
    'Rises of one flight must be alike: the IRC allows a difference of 3/8 in (9.5 mm). The limits told are those of dwellings: elsewhere the IBC asks for rises of 7 in (17.8 cm) at most and treads of 11 in (27.9 cm) at least.',
  ],
  references: [
    { title: 'QUIKRETE: Concrete Mix No. 1101, data sheet: yield of bags' },
    { title: 'International Residential Code (2021), R311.7.3 and R311.7.5' },
    { title: 'Peurifoy, Oberlender: Estimating Construction Costs, 6th ed., ch. 10' },
  ],
});
