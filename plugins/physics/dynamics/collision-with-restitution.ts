import { choice, defineCalculator, isAbove, number, percent, quantity, roundTo, sumOfProducts } from '@reckoner/engine';

/** Momentum is conserved, and the relative velocity turns about, smaller by the coefficient of restitution. */
export default defineCalculator({
  title: 'Collision with coefficient of restitution',
  description:
    'Velocities after a head-on collision and the kinetic energy lost from masses, velocities and restitution, or the restitution and mass ratio from measured velocities.',
  keywords: [
    'coefficient of restitution',
    'partially elastic collision',
    'inelastic impact',
    'bounciness',
    'velocity after impact',
  ],
  inputs: {
    find: choice(
      {
        velocities: { label: 'Velocities after', also: ['final velocities', 'speeds'] },
        restitution: { label: 'Restitution, from measured velocities', also: ['e', 'coefficient of restitution'] },
      },
      { label: 'Find', default: 'velocities' },
    ),
    mass1: quantity('kg', { label: 'Mass 1', symbol: 'm_1', min: 1e-30, max: 1e12, when: { find: 'velocities' } }),
    mass2: quantity('kg', { label: 'Mass 2', symbol: 'm_2', min: 1e-30, max: 1e12, when: { find: 'velocities' } }),
    velocity1: quantity('m/s', {
      label: 'Velocity 1 before',
      help: 'Along one line, with signs: negative to the left.',
      symbol: 'v_1',
      min: -1e6,
      max: 1e6,
    }),
    velocity2: quantity('m/s', { label: 'Velocity 2 before', symbol: 'v_2', min: -1e6, max: 1e6, default: 0 }),
    coefficient: number({
      label: 'Coefficient of restitution',
      help: '1 elastic, 0 sticking together; basketball on wood about 0.8, baseball on wood about 0.55.',
      symbol: 'e',
      min: 0,
      max: 1,
      usual: 'all',
      when: { find: 'velocities' },
    }),
    measured1: quantity('m/s', {
      label: 'Velocity 1 after, measured',
      symbol: 'u_1',
      min: -1e6,
      max: 1e6,
      when: { find: 'restitution' },
    }),
    measured2: quantity('m/s', {
      label: 'Velocity 2 after, measured',
      symbol: 'u_2',
      min: -1e6,
      max: 1e6,
      when: { find: 'restitution' },
    }),
  },
  outputs: {
    after1: quantity('m/s', { label: 'Velocity 1 after', symbol: "v_1'" }),
    after2: quantity('m/s', { label: 'Velocity 2 after', symbol: "v_2'" }),
    restitution: number({ label: 'Coefficient of restitution', symbol: 'e', digits: 3 }),
    closing: quantity('m/s', { label: 'Closing speed', symbol: 'v_r' }),
    lost: quantity('J', { label: 'Kinetic energy lost', symbol: 'Q', optional: true }),
    lostShare: percent({
      label: 'Share of the total kinetic energy lost',
      symbol: 'w',
      places: 1,
      optional: true,
    }),
    impulse: quantity('N*s', { label: 'Size of the impulse on each body', symbol: 'J', optional: true }),
    massRatio: number({
      label: 'Mass ratio that the velocities tell',
      help: 'Mass 2 over mass 1, by the conservation of momentum.',
      symbol: 'm_2/m_1',
      optional: true,
    }),
  },
  formula: ({ find, mass1, mass2, velocity1, velocity2, coefficient, measured1, measured2 }) => {
    const relative = velocity1 - velocity2;
    const closing = Math.abs(relative);
    if (find === 'restitution') {
      const [after1, after2] = [measured1!, measured2!];
      return {
        after1,
        after2,
        restitution: (after2 - after1) / relative,
        closing,
        massRatio:
          after2 === velocity2 || after1 === velocity1 ? undefined : (velocity1 - after1) / (after2 - velocity2),
      };
    }
    const [one, two, e] = [mass1!, mass2!, coefficient!];
    const total = one + two;
    // Rounded once, so that what comes to rest does so exactly.
    const after1 =
      sumOfProducts([one, velocity1], [two, velocity2], [-1, two, e, velocity1], [two, e, velocity2]) / total;
    const after2 =
      sumOfProducts([one, velocity1], [two, velocity2], [one, e, velocity1], [-1, one, e, velocity2]) / total;
    const lost = (0.5 * one * two * (1 - e) * (1 + e) * relative ** 2) / total;
    return {
      after1,
      after2,
      restitution: e,
      closing,
      lost,
      lostShare: lost / (0.5 * one * velocity1 ** 2 + 0.5 * two * velocity2 ** 2),
      impulse: (one * two * (1 + e) * closing) / total,
    };
  },
  explanation: ({ find, restitution, lost }) => {
    if (find === 'restitution')
      return `From {velocity1} and {velocity2} before and {after1} and {after2} after, the bodies meet at a closing speed of {closing} and ${
        restitution === 0
          ? 'do not part: the coefficient of restitution is 0'
          : 'part at {restitution} times that speed, which is the coefficient of restitution'
      }; {massRatio?by these velocities body 2 has {massRatio} times the mass of body 1|one of them keeps its velocity, as a wall does}.`;
    const before = 'Before, body 1 moved at {velocity1} and body 2 at {velocity2}. ';
    const energy = lost === 0 ? 'no kinetic energy is lost' : '{lost} of kinetic energy, {lostShare}, is lost';
    return `${before}After a collision with a restitution of {restitution} the first body {after1|moves at {|after1|} in the negative direction|is at rest|moves at {|after1|} in the positive direction} and the second {after2|moves at {|after2|} in the negative direction|is at rest|moves at {|after2|} in the positive direction}; ${energy}.`;
  },
  requires: [
    {
      that: ({ velocity1, velocity2 }) => velocity1 !== velocity2,
      field: 'velocity2',
      says: 'Two bodies that both move at {velocity2} do not meet: their velocities must differ.',
    },
    {
      that: ({ velocity1, velocity2, measured1, measured2 }) =>
        velocity1 > velocity2 ? measured2! >= measured1! : measured2! <= measured1!,
      field: 'measured2',
      says: 'After it, with {measured1} and {measured2}, body 1 would have passed through body 2: check the signs.',
    },
    {
      that: ({ velocity1, velocity2, measured1, measured2 }) =>
        (measured1! <= velocity1 || measured2! <= velocity2) && (measured1! >= velocity1 || measured2! >= velocity2),
      field: 'measured1',
      says: 'Both bodies would gain momentum in one direction, which is not conserved then: check the signs of the velocities after.',
    },
    {
      that: ({ velocity1, velocity2, measured1, measured2 }) => measured1! !== velocity1 || measured2! !== velocity2,
      field: 'measured1',
      says: 'Nothing changed: these are the velocities before.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ restitution }) => isAbove(roundTo(restitution, 3), 1),
      says: 'The bodies part faster than they met: a collision does not do that without energy that is set free, as by an explosion or a spring. Check the measurements.',
    },
    {
      level: 'note',
      when: ({ mass1, mass2 }) =>
        mass1 !== undefined && mass2 !== undefined && isAbove(Math.max(mass1, mass2), 1000 * Math.min(mass1, mass2)),
      says: 'One body has more than 1,000 times the mass of the other: if that is not meant, check the units.',
    },
    {
      level: 'note',
      when: ({ velocity1, velocity2 }) => velocity2 > velocity1,
      says: 'With these signs the bodies meet only where body 2 comes from the left of body 1, the negative side: if it is on the right, check the signs.',
    },
    {
      level: 'caution',
      when: ({ coefficient, closing }) =>
        coefficient !== undefined && coefficient > 0.3 && coefficient < 1 && roundTo(closing, 1) > 100,
      says: 'Restitution falls with the speed of impact: at more than 100 m/s most bodies break or yield and rebound by less than at the speed at which the coefficient was measured.',
    },
  ],
  examples: [
    {
      inputs: { mass1: 2, velocity1: 3, mass2: 1, coefficient: 0.5 },
      results: { after1: 1.5, after2: 3, restitution: 0.5, closing: 3, lost: 2.25, lostShare: 25, impulse: 3 },
      source: 'By hand: 6 = 2 × 1.5 + 3; 3 - 1.5 = 0.5 × 3; 9 - 2.25 - 4.5 J; 1 × 3',
    },
    {
      inputs: { mass1: 0.3, velocity1: 0.1, mass2: 0.1, velocity2: -0.3, coefficient: 0.6 },
      results: { after1: -0.06, after2: 0.18, lost: 0.00384, lostShare: 64 },
      source: 'By hand: no momentum, so each turns about at 0.6 of its speed; 0.006 J × (1 - 0.36)',
    },
    {
      inputs: { mass1: 1, velocity1: 4, mass2: 3, velocity2: -4, coefficient: 0 },
      results: { after1: -2, after2: -2, lost: 24, lostShare: 75, impulse: 6 },
      source: 'By hand: -8/4; 32 - 8 J; 3 × 2',
    },
    {
      inputs: { mass1: 2, velocity1: 3, mass2: 1, coefficient: 1 },
      results: { after1: 1, after2: 4, lost: 0, lostShare: 0 },
      source: 'By hand: elastic, 2 + 4 = 6, 1 + 8 = 9 J',
    },
    {
      inputs: { mass1: 1, velocity1: 3, mass2: 3, coefficient: '1/3' },
      results: { after1: 0, after2: 1 },
      source: 'By hand: 3 = 0 + 3 × 1; 1 = 3/3',
    },
    {
      inputs: { mass1: 0.05, velocity1: -10, mass2: 1000, coefficient: 0.8 },
      results: { after1: '7.999100045', after2: '-0.0008999550022', lostShare: '35.99820009' },
      cautions: ['1,000 times the mass', 'from the left'],
      source: 'Python fractions: (-0.5 + 8000)/1000.05; (-0.5 - 0.4)/1000.05; 0.36 × 1000/1000.05',
    },
    {
      inputs: { mass1: 1, velocity1: 150, mass2: 1, coefficient: 0.8 },
      results: { after1: 15, after2: 135 },
      cautions: ['falls with the speed'],
      source: 'By hand: 75 ∓ 60',
    },
    {
      inputs: { find: 'restitution', velocity1: 5, velocity2: -1, measured1: 0.5, measured2: 3.5 },
      results: { restitution: 0.5, closing: 6, massRatio: 1, after1: 0.5, after2: 3.5 },
      source: 'By hand: 3/6; 4.5/4.5',
    },
    {
      inputs: { find: 'restitution', velocity1: -4, velocity2: 0, measured1: 3, measured2: 0 },
      results: { restitution: 0.75, closing: 4 },
      cautions: ['from the left'],
      source: 'By hand: 3/4, off a wall',
    },
    {
      inputs: { find: 'restitution', velocity1: 4, measured1: 1, measured2: 1 },
      results: { restitution: 0, massRatio: 3 },
      source: 'By hand: 4 = 1 + 3 × 1',
    },
    {
      inputs: { find: 'restitution', velocity1: 2, measured1: -1, measured2: 1.5 },
      results: { restitution: 1.25, massRatio: 2 },
      cautions: ['faster than they met'],
      source: 'By hand: 2.5/2; 3/1.5',
    },
    {
      inputs: { mass1: 1, velocity1: 3, mass2: 2, velocity2: 3, coefficient: 0.5 },
      refused: 'do not meet',
      source: 'By definition',
    },
    {
      inputs: { find: 'restitution', velocity1: 4, measured1: 2, measured2: 1 },
      refused: 'passed through',
      source: 'By definition: 2 m/s is faster than 1 m/s',
    },
    {
      inputs: { find: 'restitution', velocity1: 4, measured1: 5, measured2: 6 },
      refused: 'not conserved',
      source: 'By definition: both gain',
    },
    {
      inputs: { find: 'restitution', velocity1: -4, velocity2: 2, measured1: -4, measured2: 2 },
      refused: 'Nothing changed',
      source: 'By definition',
    },
  ],
  notes: ['Central impact along one line, with signs; no outer force during the collision, no spin and no friction.'],
  references: [
    { title: 'Meriam, Kraige: Engineering Mechanics, Dynamics, 7th ed., §3/12' },
    { title: 'Wikipedia: Coefficient of restitution', url: 'https://en.wikipedia.org/wiki/Coefficient_of_restitution' },
  ],
});
