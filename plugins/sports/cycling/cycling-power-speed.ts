import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  number,
  percent,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';

/** Steady riding after Martin et al. (1998): air drag, rolling resistance and grade, over the drivetrain's efficiency. */
export default defineCalculator({
  title: 'Cycling power and speed',
  description:
    'Power to hold a speed on a bicycle, or speed from power, with grade, wind, drag area and rolling resistance.',
  keywords: ['bike watts', 'CdA', 'Crr', 'climbing', 'headwind', 'wattage'],
  inputs: {
    find: choice({ power: 'Power from speed', speed: 'Speed from power' }, { label: 'Find', default: 'power' }),
    speed: quantity('m/s', {
      usual: [3, 110],
      label: 'Speed',
      unit: 'km/h',
      symbol: 'v',
      above: 0,
      max: 200,
      default: 30,
      when: { find: 'power' },
    }),
    power: quantity('W', {
      usual: [20, 2200],
      label: 'Power',
      symbol: 'P',
      above: 0,
      max: 5000,
      default: 200,
      when: { find: 'speed' },
    }),
    mass: quantity('kg', {
      usual: [30, 250],
      label: 'Mass of rider and bicycle',
      symbol: 'm',
      min: 10,
      max: 500,
      default: 85,
    }),
    grade: percent({ usual: [-25, 25], label: 'Grade', text: 'ratio', symbol: 's', min: -40, max: 40, default: 0 }),
    wind: quantity('m/s', {
      usual: [-60, 80],
      label: 'Headwind',
      help: 'Negative for a tailwind.',
      unit: 'km/h',
      symbol: 'w',
      min: -100,
      max: 100,
      default: 0,
    }),
    dragArea: quantity('m^2', {
      usual: [0.15, 0.9],
      label: 'Drag area CdA',
      symbol: 'C_d A',
      min: 0.05,
      max: 2,
      default: 0.32,
    }),
    rolling: number({
      usual: [0.0015, 0.03],
      label: 'Rolling resistance coefficient',
      symbol: 'C_{rr}',
      min: 0,
      max: 0.1,
      default: 0.005,
    }),
    density: quantity('kg/m^3', {
      usual: [0.65, 1.5],
      label: 'Air density',
      symbol: '\\rho',
      min: 0.3,
      max: 2,
      default: 1.225,
    }),
    efficiency: percent({
      usual: [80, 100],
      label: 'Drivetrain efficiency',
      symbol: '\\eta',
      min: 50,
      max: 100,
      default: 97,
    }),
  },
  outputs: {
    riderPower: quantity('W', { label: 'Power at the pedals', symbol: 'P', places: 1 }),
    roadSpeed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', places: 2 }),
    drag: quantity('N', { label: 'Air drag', symbol: 'F_d', places: 2 }),
    rollingForce: quantity('N', { label: 'Rolling resistance', symbol: 'F_r', places: 2 }),
    gravityForce: quantity('N', { label: 'Grade force', symbol: 'F_g', places: 2 }),
  },
  formula: ({ find, speed, power, mass, grade, wind, dragArea, rolling, density, efficiency }) => {
    const slope = Math.atan(grade);
    const rollingForce = rolling * mass * standardGravity * Math.cos(slope);
    const gravityForce = mass * standardGravity * Math.sin(slope);
    const dragAt = (v: number) => 0.5 * density * dragArea * (v + wind) * Math.abs(v + wind);
    const powerAt = (v: number) => ((dragAt(v) + rollingForce + gravityForce) * v) / efficiency;
    const roadSpeed =
      find === 'power' ? speed : findRoot((v) => powerAt(v) - power, constant(0, 'm/s'), constant(1000, 'm/s'));
    // The chain loses of what the rider gives, and nothing of what the brakes take at the wheels.
    const driven = powerAt(roadSpeed);
    const riderPower =
      find === 'power' ? Math.max(constant(0, 'W'), driven) + efficiency * Math.min(constant(0, 'W'), driven) : power;
    return { riderPower, roadSpeed, drag: dragAt(roadSpeed), rollingForce, gravityForce };
  },
  explanation: ({ riderPower }) =>
    riderPower < 0
      ? 'No pedaling is needed: {|riderPower|} of braking hold {roadSpeed}.'
      : '{riderPower} holds {roadSpeed}.',
  cautions: [
    {
      level: 'note',
      when: ({ riderPower }) => roundTo(riderPower, 1) > constant(2200, 'W'),
      says: 'No rider gives {riderPower}, not even in a sprint: check speed, grade and wind.',
    },
  ],
  examples: [
    {
      inputs: { speed: 36 },
      results: { riderPower: 245.0291, roadSpeed: 36, drag: 19.6, rollingForce: 4.16783, gravityForce: 0 },
      source: 'Python: (½ × 1.225 × 0.32 × 100 + 0.005 × 85 × 9.80665) × 10 / 0.97',
    },
    {
      inputs: {
        speed: 15,
        mass: 80,
        dragArea: 0.35,
        rolling: 0.004,
        density: 1.2,
        grade: 8,
        wind: 7.2,
        efficiency: 98,
      },
      results: { riderPower: 313.251 },
      source: 'Python: 8% grade, headwind of 2 m/s',
    },
    {
      inputs: { speed: 28.8, mass: 75, dragArea: 0.3, rolling: 0.004, wind: -36, efficiency: 100 },
      results: { riderPower: 17.65596 },
      source: 'Python: a tailwind of 10 m/s pushes at 8 m/s',
    },
    {
      inputs: { find: 'speed', power: 250 },
      results: { roadSpeed: 36.27372, riderPower: 250 },
      source: 'Python, scipy.optimize.brentq',
    },
    {
      inputs: { speed: 36, grade: -10, efficiency: 100 },
      results: { riderPower: -591.957 },
      source: 'Python: forces of air, tires and grade × 10 m/s',
    },
    {
      inputs: { speed: 90, grade: 0 },
      results: { riderPower: 3264.635 },
      cautions: ['No rider gives'],
      source: 'Python: 25 m/s on the level',
    },
    {
      inputs: { speed: 36, grade: -10 },
      results: { riderPower: -591.957 },
      source: 'Python: forces of air, tires and grade × 10 m/s; the brakes stand behind the drivetrain',
    },
  ],
  notes: ['Steady speed without acceleration; wind along the road. Negative power on a descent means braking.'],
  references: [
    {
      title:
        'Martin et al.: Validation of a mathematical model for road cycling power, J. Appl. Biomech. 14 (1998) 276',
      doi: '10.1123/jab.14.3.276',
    },
  ],
});
