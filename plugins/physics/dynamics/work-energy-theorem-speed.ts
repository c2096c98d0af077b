import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  quantity,
  speedOfLight,
  sumOfProducts,
} from '@reckoner/engine';
import { isRelativistic } from '../shared/limits.js';

/** W = m (v₂² - v₁²)/2, of the net work of all forces. */
export default defineCalculator({
  title: 'Work-energy theorem',
  description:
    'Final speed from the net work on a body, or the net work that a change of its speed takes, and the average net force on a distance.',
  keywords: ['net work', 'work to accelerate', 'change of kinetic energy', 'braking work', 'final speed from work'],
  inputs: {
    find: choice(
      {
        speed: { label: 'Final speed', also: ['final speed', 'v2'] },
        work: { label: 'Net work', also: ['net work', 'W'] },
      },
      { label: 'Find', default: 'speed' },
    ),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', usual: [0.001, 1e7], min: 1e-30, max: 1e12 }),
    initial: quantity('m/s', {
      label: 'Initial speed',
      help: '0 from rest.',
      symbol: 'v_1',
      usual: [0, 3000],
      min: 0,
      max: 1e8,
    }),
    work: quantity('J', {
      label: 'Net work on the body',
      help: 'Of all forces together, friction and weight too; negative where they slow it down.',
      symbol: 'W',
      min: -1e15,
      max: 1e15,
      when: { find: 'speed' },
    }),
    final: quantity('m/s', {
      label: 'Final speed',
      symbol: 'v_2',
      usual: [0, 3000],
      min: 0,
      max: 1e8,
      when: { find: 'work' },
    }),
    distance: quantity('m', {
      label: 'Distance on which the work is done',
      help: 'Along the path, for the average net force.',
      symbol: 'd',
      usual: [0.0001, 1e6],
      above: 0,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    finalSpeed: quantity('m/s', { label: 'Speed after', symbol: 'v_2' }),
    netWork: quantity('J', { label: 'Net work', symbol: 'W' }),
    energyBefore: quantity('J', { label: 'Kinetic energy before', symbol: 'E_1' }),
    energyAfter: quantity('J', { label: 'Kinetic energy after', symbol: 'E_2' }),
    force: quantity('N', {
      label: 'Average net force along the path',
      help: 'Negative where it slows the body down.',
      symbol: 'F',
      optional: true,
    }),
  },
  formula: ({ find, mass, initial, work, final, distance }) => {
    const energyBefore = 0.5 * mass * initial ** 2;
    if (find === 'work') {
      // Rounded once, so that a small change of a large speed keeps its digits.
      const netWork = sumOfProducts([0.5, mass, final!, final!], [-0.5, mass, initial, initial]);
      return {
        finalSpeed: final!,
        netWork,
        energyBefore,
        energyAfter: 0.5 * mass * final! ** 2,
        force: distance === undefined ? undefined : netWork / distance,
      };
    }
    // Rounded once: a body that is brought to rest has no speed left.
    const left = Math.max(sumOfProducts([0.5, mass, initial, initial], [1, work!]), constant(0, 'J'));
    return {
      finalSpeed: Math.sqrt((2 * left) / mass),
      netWork: work!,
      energyBefore,
      energyAfter: left,
      force: distance === undefined ? undefined : work! / distance,
    };
  },
  explanation: ({ find, distance, netWork, initial, final }) => {
    const force =
      distance === undefined || netWork === 0
        ? ''
        : ' On {distance} this is an average net force of {|force|} {force|against|along|along} the motion.';
    if (find === 'work' && initial === final)
      return '{mass} that keeps its speed of {initial} takes no net work; its kinetic energy stays {energyBefore}.';
    if (find === 'speed' && netWork === 0)
      return '{mass} on which no net work is done keeps its speed of {initial}; its kinetic energy stays {energyBefore}.';
    if (find === 'work')
      return `To bring {mass} from {initial} to {finalSpeed}, the net work {netWork|is {|netWork|} taken off the body|is zero|is {netWork} done on the body}; its kinetic energy goes from {energyBefore} to {energyAfter}.${force}`;
    return `{mass} at {initial} {netWork|from which a net work of {|netWork|} is taken|on which no net work is done|on which a net work of {netWork} is done} {finalSpeed|moves at {finalSpeed}|comes to rest|moves at {finalSpeed}}; its kinetic energy goes from {energyBefore} to {energyAfter}.${force}`;
  },
  requires: [
    {
      that: ({ mass, initial, work }) => isAtMost(-work!, 0.5 * mass * initial ** 2),
      field: 'work',
      says: ({ initial }) =>
        initial === 0
          ? 'A body at rest has no kinetic energy that could be taken off it: check the sign of the work, or the initial speed.'
          : 'The body at {initial} has less kinetic energy than the {|work|} that are taken off it: it comes to rest before. Check mass, speed and sign of the work.',
    },
    {
      that: ({ mass, initial, work }) => isBelow(initial ** 2 + (2 * work!) / mass, speedOfLight ** 2),
      field: 'work',
      says: 'So much work on {mass} would make it faster than light by classical mechanics: check mass and work, or take the relativistic kinetic energy.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ initial, finalSpeed }) => isRelativistic(initial) || isRelativistic(finalSpeed),
      says: 'Above a tenth of the speed of light relativity counts: kinetic energies are larger than here, and speeds from work are smaller.',
    },
    {
      level: 'note',
      when: ({ find, initial, finalSpeed, netWork }) =>
        find === 'speed' && netWork !== 0 && isAtMost(Math.abs(finalSpeed - initial), 0.001 * initial),
      says: 'The work changes the speed by no more than a thousandth of it: is it in J, and not in kJ or MJ, and the mass in kg, and not in g?',
    },
    {
      level: 'note',
      when: ({ finalSpeed }) => isAbove(finalSpeed, constant(3000, 'm/s')) && !isRelativistic(finalSpeed),
      says: 'Faster than any bullet: is the mass in the right unit, and is it the net work, after friction and drag?',
    },
  ],
  examples: [
    {
      inputs: { mass: 2, initial: 3, work: 16 },
      results: { finalSpeed: 5, netWork: 16, energyBefore: 9, energyAfter: 25 },
      source: 'By hand: 9 + 16 = 25 J; √25',
    },
    {
      inputs: { mass: 1200, initial: 20, work: -90000, distance: 30 },
      results: { finalSpeed: 15.8113883, energyBefore: 240000, energyAfter: 150000, force: -3000 },
      source: 'By hand: 240 - 90 = 150 kJ; √250; 90000/30',
    },
    {
      inputs: { find: 'work', mass: 1000, initial: 10, final: 30, distance: 200 },
      results: { finalSpeed: 30, netWork: 400000, energyBefore: 50000, energyAfter: 450000, force: 2000 },
      source: 'By hand: 450 - 50 = 400 kJ; / 200 m',
    },
    {
      inputs: { find: 'work', mass: 0.145, initial: 40, final: 0 },
      results: { netWork: -116, energyAfter: 0 },
      source: 'By hand: 0.145 × 1600/2',
    },
    {
      inputs: { find: 'work', mass: 3, initial: 1000, final: 1000.000001 },
      results: { netWork: '0.0030000000015' },
      source: 'Python fractions: 1.5 × 10⁻⁶ × 2000.000001',
    },
    {
      inputs: { mass: 0.2, initial: 0.3, work: -0.009 },
      results: { finalSpeed: 0, energyAfter: 0 },
      source: 'By hand: 0.1 × 0.09 = 0.009 J: it comes to rest',
    },
    {
      inputs: { mass: 5, initial: 4, work: 0, distance: 10 },
      results: { finalSpeed: 4, netWork: 0, force: 0 },
      source: 'By definition: nothing changes',
    },
    {
      inputs: { mass: 1e-27, initial: 0, work: 8e-13 },
      results: { finalSpeed: 4e7 },
      cautions: ['relativity'],
      source: 'By hand: √(2 × 8 × 10⁻¹³/10⁻²⁷)',
    },
    {
      inputs: { mass: 1000, initial: 20, work: 0.1 },
      results: { energyAfter: 200000.1 },
      cautions: ['not in kJ'],
      source: 'By hand: 200000 + 0.1',
    },
    {
      inputs: { mass: 0.001, initial: 0, work: 12500 },
      results: { finalSpeed: 5000 },
      cautions: ['any bullet'],
      source: 'By hand: √(25000/0.001)',
    },
    {
      inputs: { mass: 2, initial: 3, work: 0.016 },
      results: { energyAfter: 9.016, finalSpeed: 3.002665483 },
      cautions: ['not in kJ'],
      source: 'By hand: 9 + 0.016; Python: √9.016',
    },
    {
      inputs: { mass: 2, initial: 3, work: '-8.9999999999' },
      results: { finalSpeed: 0.00001, energyAfter: '1e-10' },
      source: 'Python fractions: 9 - 8.9999999999 = 10⁻¹⁰ J; √10⁻¹⁰',
    },
    {
      inputs: { find: 'work', mass: 2, initial: 3, final: 3 },
      results: { netWork: 0, energyAfter: 9 },
      source: 'By definition',
    },
    { inputs: { mass: 2, initial: 0, work: -1 }, refused: 'A body at rest', source: 'By definition' },
    { inputs: { mass: 1e-30, initial: 3, work: 16 }, refused: 'faster than light', source: 'By hand: √(32 × 10³⁰)' },
    {
      inputs: { mass: 2, initial: 3, work: -9.1 },
      refused: 'comes to rest before',
      source: 'By hand: it has 9 J',
    },
  ],
  notes: [
    'Net work is the work of all forces together, along the path. The theorem gives speeds, not directions, and holds for a body that does not turn or store energy otherwise.',
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §7-2' },
    { title: 'OpenStax: University Physics Volume 1, §7.3' },
  ],
});
