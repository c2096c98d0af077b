import { choice, defineCalculator, integer, isAtMost, number, percent, quantity } from '@reckoner/engine';

/** Each sheave passes on a share η of the rope's tension: F = W/Σ η^i. */
export default defineCalculator({
  title: 'Block and tackle',
  description:
    'Pull that raises a load with a pulley system, from the rope parts and the efficiency of a sheave, with rope length and mechanical advantage.',
  keywords: ['pulley system', 'mechanical advantage', 'lead line pull', 'hoist', 'purchase', 'sheave friction'],
  inputs: {
    load: quantity('N', {
      label: 'Load',
      help: 'Weight of the load with the moving block: 100 kg weigh 981 N.',
      symbol: 'W',
      above: 0,
      max: 1e9,
    }),
    parts: integer({
      label: 'Rope parts at the moving block',
      help: 'All that pull at the moving block, the pulled end too where it comes from there.',
      symbol: 'n',
      min: 1,
      max: 20,
    }),
    pull: choice(
      {
        fixed: { label: 'The fixed block', also: ['fixed', 'rove to disadvantage', 'upper block'] },
        moving: { label: 'The moving block', also: ['moving', 'rove to advantage', 'lower block'] },
      },
      { label: 'The pulled end comes from', default: 'fixed' },
    ),
    leadSheaves: integer({
      label: 'Further sheaves that guide the pulled end',
      symbol: 'k_l',
      min: 0,
      max: 20,
      default: 0,
    }),
    efficiency: percent({
      label: 'Efficiency of a sheave',
      help: 'With wire rope about 96% on roller bearings, 92% on plain bearings; 100% without friction.',
      symbol: '\\eta',
      min: 50,
      max: 100,
      usual: [70, 100],
      default: 100,
    }),
    lift: quantity('m', { label: 'Height of the lift', symbol: 'h', above: 0, max: 1e5, optional: true }),
  },
  outputs: {
    force: quantity('N', { label: 'Pull while lifting', symbol: 'F' }),
    idealForce: quantity('N', { label: 'Pull without friction', symbol: 'F_0' }),
    advantage: number({ label: 'Mechanical advantage with this friction', symbol: '\\mathrm{MA}' }),
    tackleEfficiency: percent({ label: 'Efficiency of the tackle', symbol: '\\eta_t' }),
    ropeLength: quantity('m', { label: 'Rope to pull', symbol: 'l', optional: true }),
    anchorForce: quantity('N', { label: 'Load on the anchor of the fixed block', symbol: 'A', optional: true }),
  },
  formula: ({ load, parts, pull, leadSheaves, efficiency, lift }) => {
    // Tension of the rope parts over that of the part next to the pulled end, which has passed one sheave at the fixed block.
    let carried = 0;
    for (let part = 0; part < parts; part++) carried = 1 + carried * efficiency;
    const sheaves = pull === 'fixed' ? leadSheaves + 1 : leadSheaves;
    const advantage = carried * efficiency ** sheaves;
    const force = load / advantage;
    const results = { force, idealForce: load / parts, advantage, tackleEfficiency: advantage / parts };
    const pulled = lift === undefined ? results : { ...results, ropeLength: parts * lift };
    const end = force * efficiency ** leadSheaves;
    if (pull === 'fixed') return { ...pulled, anchorForce: load + end };
    // A rope tied to the load alone has no fixed block.
    return parts === 1 ? pulled : { ...pulled, anchorForce: load - end };
  },
  shown: ({ load, parts, pull, leadSheaves, efficiency, force, advantage }) => {
    const sheaves = pull === 'fixed' ? leadSheaves + 1 : leadSheaves;
    let carried = 0;
    for (let i = 0; i < parts; i++) carried += efficiency ** (sheaves + i);
    return {
      force: load / advantage,
      advantage: carried,
      tackleEfficiency: advantage / parts,
      anchorForce:
        pull === 'fixed'
          ? load + force * efficiency ** leadSheaves
          : parts === 1
            ? undefined
            : load - force * efficiency ** leadSheaves,
    };
  },
  stepwise: [
    'Each sheave passes on its efficiency of the tension of the rope: the parts at the moving block share the load in that way.',
  ],
  figure: {
    kind: 'curve',
    title: 'Pull over the number of rope parts',
    x: { label: 'Rope parts' },
    y: { of: 'force', label: 'Pull' },
    curve: ({ load, parts, pull, leadSheaves, efficiency, force }) => {
      const sheaves = pull === 'fixed' ? leadSheaves + 1 : leadSheaves;
      const shares = (count: number) => (efficiency === 1 ? count : (1 - efficiency ** count) / (1 - efficiency));
      return {
        from: 1,
        to: Math.max(8, parts + 2),
        lines: [
          { label: 'With this friction', y: (count) => load / (shares(count) * efficiency ** sheaves) },
          { label: 'Without friction', dashed: true, y: (count) => load / count },
        ],
        marks: [{ x: parts, y: force, label: 'This tackle' }],
      };
    },
  },
  explanation:
    'With {parts} rope {parts|part|parts} a pull of {force} raises {load}: a mechanical advantage of {advantage}{ropeLength?, for which {ropeLength} of rope are pulled to raise it by {lift}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ efficiency, parts, pull, leadSheaves }) =>
        efficiency === 1 && (parts > 1 || pull === 'fixed' || leadSheaves > 0),
      says: 'Without friction: real sheaves take about 4 to 8% each, and more with stiff rope, so that the pull is larger.',
    },
    {
      level: 'note',
      when: ({ advantage }) => isAtMost(advantage, 1),
      says: 'This tackle saves no force: the pull is at least the load.',
    },
  ],
  examples: [
    {
      inputs: { load: '6000 lbf', parts: 4, efficiency: '91.74311926605504 %', lift: '10 ft' },
      results: {
        force: 8238.159688,
        idealForce: 6672.332423,
        advantage: 3.239719877,
        tackleEfficiency: 80.99299693,
        ropeLength: 12.192,
        anchorForce: 34927.48938,
      },
      source:
        'Wire Rope Users Manual, plain bearings, K = 1.09: factor 0.309; Python: tension by tension; 1 lbf = 4.4482216152605 N',
    },
    {
      inputs: { load: '6000 lbf', parts: 4, leadSheaves: 2, efficiency: '91.74311926605504 %' },
      results: { force: 9787.757525, advantage: 2.726807404 },
      source: 'Wire Rope Users Manual, two lead sheaves more: factor 0.367; Python: tension by tension',
    },
    {
      inputs: { load: '3250 lbf', parts: 4, efficiency: 91.7 },
      results: { force: 4467.357682, advantage: 3.236078523 },
      source: 'Pipeline Rules of Thumb Handbook: 3.25 and 1,000 lb; Python: tension by tension',
    },
    {
      inputs: { load: 1000, parts: 4, pull: 'moving', efficiency: 95 },
      results: { force: 269.5508609, advantage: 3.709875, tackleEfficiency: 92.746875, anchorForce: 730.4491391 },
      source: 'By hand: 1 + 0.95 + 0.95² + 0.95³ = 3.709875; the other three parts hold 1000 - 269.55',
    },
    {
      inputs: { load: 1000, parts: 1, pull: 'moving', leadSheaves: 1, efficiency: 80 },
      results: { force: 1250, advantage: 0.8 },
      cautions: ['saves no force'],
      source: 'By hand: 1000/0.8, over one guiding sheave',
    },
    {
      inputs: { load: 600, parts: 3, lift: 2 },
      results: { force: 200, advantage: 3, tackleEfficiency: 100, ropeLength: 6, anchorForce: 800 },
      cautions: ['Without friction'],
      source: 'By hand: 600/3; 3 × 2; 600 + 200',
    },
    {
      inputs: { load: 900, parts: 1, efficiency: 90 },
      results: { force: 1000, advantage: 0.9, anchorForce: 1900 },
      cautions: ['saves no force'],
      source: 'By hand: 900/0.9, a single fixed pulley',
    },
  ],
  notes: [
    'Parallel rope parts and pulled end, one continuous rope, sheaves of one efficiency; on the way down friction helps to hold, and the pull is smaller than without friction.',
    'Steady motion: a jerk adds to all forces. Rope, blocks and anchor need a rating for these loads, with the safety factor of the rules that apply.',
  ],
  references: [
    { title: 'Wire Rope Technical Board: Wire Rope Users Manual, 4th ed., efficiency of wire rope over sheaves' },
    { title: 'McAllister: Pipeline Rules of Thumb Handbook, advantages of block and tackle' },
  ],
});
