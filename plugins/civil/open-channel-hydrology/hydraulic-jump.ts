import {
  category,
  choice,
  classify,
  constant,
  defineCalculator,
  isAbove,
  noResult,
  number,
  percent,
  quantity,
  roundTo,
  standardGravity,
} from '@reckoner/engine';

/** The sequent depth over the known one, (√(1 + 8 Fr²) − 1)/2, without the difference that cancels for slow flow. */
function sequentRatio(froude: number) {
  return (4 * froude ** 2) / (1 + Math.sqrt(1 + 8 * froude ** 2));
}

/** Bélanger's equation on a level, smooth bed in a rectangular channel. */
export default defineCalculator({
  title: 'Hydraulic jump',
  description:
    'Sequent depth, Froude numbers, energy loss, length and type of a hydraulic jump in a level rectangular channel, from the flow before or after it, and where it stands for a tailwater.',
  keywords: [
    'sequent depth',
    'conjugate depth',
    'stilling basin',
    'energy dissipation',
    'Belanger equation',
    'tailwater',
  ],
  related: ['critical-depth-froude', 'orifice-sluice-gate-flow', 'weir-flow'],
  inputs: {
    find: choice(
      {
        after: { label: 'The flow after the jump', also: ['downstream'] },
        before: { label: 'The flow before the jump', also: ['upstream'] },
      },
      { label: 'Find', default: 'after' },
    ),
    known: choice(
      {
        discharge: 'Discharge and width',
        velocity: 'Velocity',
        froude: 'Froude number',
      },
      { label: 'Known', help: 'Beside the depth, at the same section as it.', default: 'discharge' },
    ),
    upstreamDepth: quantity('m', {
      label: 'Depth before the jump',
      symbol: 'y_1',
      min: 0.001,
      max: 100,
      usual: [0.01, 20],
      when: { find: 'after' },
    }),
    downstreamDepth: quantity('m', {
      label: 'Depth after the jump',
      symbol: 'y_2',
      min: 0.001,
      max: 1000,
      usual: [0.02, 60],
      when: { find: 'before' },
    }),
    discharge: quantity('m^3/s', {
      label: 'Discharge',
      symbol: 'Q',
      min: 1e-5,
      max: 1e6,
      usual: [0.001, 100000],
      when: { known: 'discharge' },
    }),
    width: quantity('m', {
      label: 'Width of the channel',
      symbol: 'b',
      min: 0.01,
      max: 10000,
      usual: [0.1, 1000],
      when: { known: 'discharge' },
    }),
    velocity: quantity('m/s', {
      label: 'Velocity at that depth',
      symbol: 'v',
      min: 0.001,
      max: 100,
      usual: [0.02, 50],
      when: { known: 'velocity' },
    }),
    froude: number({
      label: 'Froude number at that depth',
      help: 'Velocity over √(g × depth), not its square.',
      symbol: '\\mathrm{Fr}',
      min: 0.01,
      max: 50,
      usual: [0.05, 20],
      when: { known: 'froude' },
    }),
    tailwater: quantity('m', {
      label: 'Depth of the tailwater',
      help: 'What the channel downstream holds at this discharge, above the floor of the jump.',
      symbol: 'y_t',
      min: 0.001,
      max: 1000,
      usual: [0.02, 60],
      optional: true,
      when: { find: 'after' },
    }),
  },
  outputs: {
    before: quantity('m', { label: 'Depth before the jump', symbol: 'y_1', digits: 4 }),
    after: quantity('m', { label: 'Depth after the jump', symbol: 'y_2', digits: 4 }),
    froudeBefore: number({ label: 'Froude number before', symbol: '\\mathrm{Fr}_1', places: 3 }),
    froudeAfter: number({ label: 'Froude number after', symbol: '\\mathrm{Fr}_2', places: 3 }),
    velocityBefore: quantity('m/s', { label: 'Velocity before', symbol: 'v_1', digits: 4 }),
    velocityAfter: quantity('m/s', { label: 'Velocity after', symbol: 'v_2', digits: 4 }),
    type: category(['Undular jump', 'Weak jump', 'Oscillating jump', 'Steady jump', 'Strong jump'], {
      label: 'Type of jump',
      of: 'froudeBefore',
    }),
    loss: quantity('m', { label: 'Energy loss (head)', symbol: '\\Delta E', digits: 4 }),
    lossShare: percent({ label: 'Part of the energy that is lost', symbol: '\\Delta E/E_1', places: 1 }),
    length: quantity('m', { label: 'Length of the jump, about', symbol: 'L_j', places: 1, optional: true }),
    power: quantity('W', {
      label: 'Power dissipated (water of 1000 kg/m³)',
      unit: 'kW',
      symbol: 'P',
      digits: 4,
      optional: true,
    }),
    tailwaterRatio: number({
      label: 'Tailwater over depth after the jump',
      symbol: 'y_t/y_2',
      places: 3,
      optional: true,
    }),
    position: category(['Swept downstream', 'About in place', 'Drowned'], {
      label: 'Where the jump stands',
      of: 'tailwaterRatio',
      optional: true,
    }),
  },
  formula: ({ find, known, upstreamDepth, downstreamDepth, discharge, width, velocity, froude, tailwater }) => {
    const depth = find === 'after' ? upstreamDepth : downstreamDepth;
    const given =
      known === 'froude'
        ? froude
        : (known === 'velocity' ? velocity : discharge / (width * depth)) / Math.sqrt(standardGravity * depth);
    if (find === 'after' && !isAbove(roundTo(given, 3), 1)) {
      throw noResult(
        'The flow before the jump must be supercritical, with a Froude number above 1: a slower flow does not jump. Is this the depth after it?',
      );
    }
    if (find === 'before' && !isAbove(1, roundTo(given, 3))) {
      throw noResult(
        'The flow after a jump is subcritical, with a Froude number below 1: this one is not. Is this the depth before it?',
      );
    }
    const sequent = sequentRatio(given);
    const ratio = find === 'after' ? sequent : 1 / sequent;
    const froudeBefore = find === 'after' ? given : given * ratio ** 1.5;
    const before = find === 'after' ? depth : depth / ratio;
    const after = before * ratio;
    const velocityBefore = froudeBefore * Math.sqrt(standardGravity * before);
    // ratio − 1, without its difference: 8 Fr² = (2 r + 1)² − 1.
    const rise = (4 * (froudeBefore - 1) * (froudeBefore + 1)) / (3 + Math.sqrt(1 + 8 * froudeBefore ** 2));
    const loss = (before * rise ** 3) / (4 * ratio);
    const tailwaterRatio = tailwater === undefined ? undefined : tailwater / after;
    return {
      before,
      after,
      froudeBefore,
      froudeAfter: froudeBefore / ratio ** 1.5,
      velocityBefore,
      velocityAfter: velocityBefore / ratio,
      type: classify(
        roundTo(froudeBefore, 3),
        [
          [1.7, 'Undular jump'],
          [2.5, 'Weak jump'],
          [4.5, 'Oscillating jump'],
          [9, 'Steady jump'],
        ],
        'Strong jump',
      ),
      loss,
      lossShare: loss / (before * (1 + froudeBefore ** 2 / 2)),
      length: roundTo(froudeBefore, 3) < 1.7 ? undefined : 9.75 * before * (froudeBefore - 1) ** 1.01,
      power: known === 'discharge' ? constant(1000, 'kg/m^3') * standardGravity * discharge * loss : undefined,
      tailwaterRatio,
      position:
        tailwaterRatio === undefined
          ? undefined
          : classify(
              roundTo(tailwaterRatio, 3),
              [
                [0.95, 'Swept downstream'],
                [1.051, 'About in place'],
              ],
              'Drowned',
            ),
    };
  },
  shown: ({ before, after, froudeBefore, velocityBefore, loss, velocityAfter, discharge, known }) => ({
    before: undefined,
    after: (before * (Math.sqrt(1 + 8 * froudeBefore ** 2) - 1)) / 2,
    froudeBefore: velocityBefore / Math.sqrt(standardGravity * before),
    froudeAfter: velocityAfter / Math.sqrt(standardGravity * after),
    velocityBefore: undefined,
    velocityAfter: (velocityBefore * before) / after,
    loss: (after - before) ** 3 / (4 * before * after),
    lossShare: loss / (before + velocityBefore ** 2 / (2 * standardGravity)),
    power: known === 'discharge' ? constant(1000, 'kg/m^3') * standardGravity * discharge * loss : undefined,
  }),
  stepwise: [
    'From the flow after the jump: y₁ = y₂ (√(1 + 8 Fr₂²) − 1)/2. Velocity before: Q/(b y₁), the one sent, or Fr₁ √(g y₁).',
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ position }) => position === 'Swept downstream',
      says: 'The tailwater is too shallow to hold the jump: it moves downstream to where the depths match, onto a bed that may not be protected and is scoured. Lower the floor or raise the tailwater.',
    },
    {
      level: 'caution',
      when: ({ position }) => position === 'Drowned',
      says: 'The tailwater is deeper than the jump needs: it moves upstream until a gate or weir holds it, and a drowned jump loses less energy than told here, with a fast jet along the floor.',
    },
    {
      level: 'caution',
      when: ({ position, tailwaterRatio }) =>
        position === 'About in place' && tailwaterRatio !== undefined && roundTo(tailwaterRatio, 3) < 1,
      says: 'The tailwater is a little less than the depth after the jump: on a smooth level floor the jump creeps downstream. Stilling basins are laid for at least the full depth at every discharge.',
    },
    {
      level: 'note',
      when: ({ position, tailwaterRatio }) =>
        position === 'About in place' && tailwaterRatio !== undefined && roundTo(tailwaterRatio, 3) >= 1,
      says: 'Within 5% of the depth after the jump a little more or less tailwater moves it to either side: for a basin the tailwater of every discharge counts, not of this one alone.',
    },
    {
      level: 'note',
      when: ({ type }) => type === 'Undular jump',
      says: 'Below a Froude number of 1.7 waves run downstream in place of a roller: the depth is a mean, the crests are higher, and no length can be told.',
    },
    {
      level: 'note',
      when: ({ type }) => type === 'Oscillating jump',
      says: 'Between Froude numbers of 2.5 and 4.5 the jet swings between bed and surface and makes waves that travel far and wear banks: basins avoid this range or break the waves.',
    },
    {
      level: 'caution',
      when: ({ froudeBefore }) => isAbove(roundTo(froudeBefore, 3), 20),
      says: 'Jumps were measured up to Froude numbers of about 20: check depth, discharge and width, and their units.',
    },
    {
      level: 'caution',
      when: ({ velocityBefore }) => isAbove(velocityBefore, constant(30, 'm/s')),
      says: 'Over 30 m/s water is hardly met even below the highest spillways: check depth, discharge and width, and their units.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Jump',
    draw: ({ before, after, length }) => {
      const reach = length ?? 5 * after;
      const start = reach / 2;
      const end = 2 * reach;
      return [
        {
          shape: 'polygon',
          points: [
            [0, 0],
            [0, before],
            [start, before],
            [start + reach, after],
            [end, after],
            [end, 0],
          ],
        },
        { shape: 'dimension', from: [start / 2, 0], to: [start / 2, before], of: 'before' },
        { shape: 'dimension', from: [end - reach / 4, 0], to: [end - reach / 4, after], inside: true, of: 'after' },
      ];
    },
  },
  explanation: ({ type, length, tailwaterRatio, position }) => {
    const over = length === undefined ? '' : ' over a length of about {length}';
    const tail =
      tailwaterRatio === undefined
        ? ''
        : position === 'About in place'
          ? roundTo(tailwaterRatio, 3) < 1
            ? ' The tailwater of {tailwater} is {tailwaterRatio} times that depth: the jump stands about in place, but with nothing to spare.'
            : ' The tailwater of {tailwater} is {tailwaterRatio} times that depth: the jump stays about in place.'
          : position === 'Drowned'
            ? ' The tailwater of {tailwater} is {tailwaterRatio} times that depth: the jump is drowned.'
            : ' The tailwater of {tailwater} is only {tailwaterRatio} times that depth: the jump is swept downstream.';
    return `Water {before} deep at {velocityBefore}, a Froude number of {froudeBefore}, jumps to a depth of {after} and slows to {velocityAfter}: ${type === 'Undular jump' || type === 'Oscillating jump' ? 'an' : 'a'} ${type.toLowerCase()}. It loses {loss} of head, {lossShare} of its energy,${over === '' ? ' in waves' : over}.${tail}`;
  },
  examples: [
    {
      inputs: { discharge: 10, width: 3, upstreamDepth: 0.3, tailwater: 2.6 },
      results: {
        before: 0.3,
        after: 2.602444991,
        froudeBefore: 6.477934097,
        froudeAfter: 0.253539757,
        velocityBefore: 11.11111111,
        velocityAfter: 1.280846798,
        type: 'Steady jump',
        loss: 3.908453817,
        lossShare: 59.26798739,
        length: 16.29779465,
        power: 383.2883863,
        tailwaterRatio: 0.9990605023,
        position: 'About in place',
      },
      cautions: ['creeps downstream'],
      source: 'Python with mpmath: bisection of the momentum balance q²/(g y) + y²/2; energy heads subtracted',
    },
    {
      inputs: { discharge: 10, width: 3, upstreamDepth: 0.3, tailwater: 2.7 },
      results: { after: 2.602444991, tailwaterRatio: 1.037485906, position: 'About in place' },
      cautions: ['Within 5% of the depth'],
      source: 'Python with mpmath: bisection of the momentum balance; 2.7/2.602444991',
    },
    {
      inputs: { known: 'velocity', velocity: 5, upstreamDepth: 0.5, tailwater: 1 },
      results: {
        after: 1.366103503,
        froudeBefore: 2.258003779,
        type: 'Weak jump',
        loss: 0.2377912034,
        lossShare: 13.39936538,
        length: 6.146860896,
        tailwaterRatio: 0.7320089567,
        position: 'Swept downstream',
      },
      cautions: ['a bed that may not be protected'],
      source: 'Python with mpmath: bisection of the momentum balance',
    },
    {
      inputs: { known: 'froude', froude: 3, upstreamDepth: 0.2 },
      results: {
        after: 0.7544003745,
        type: 'Oscillating jump',
        velocityBefore: 4.201424758,
        velocityAfter: 1.113844823,
        loss: 0.2823440647,
        length: 3.927126645,
      },
      cautions: ['makes waves that travel far'],
      source: 'By hand: 0.2 (√73 − 1)/2; mpmath for more digits',
    },
    {
      inputs: { find: 'before', discharge: 12, width: 6, downstreamDepth: 2 },
      results: {
        before: 0.1865439247,
        froudeBefore: 7.926801693,
        velocityBefore: 10.72133549,
        loss: 3.996225859,
        power: 470.2750598,
      },
      source: 'Python with mpmath: bisection of the momentum balance',
    },
    {
      inputs: { find: 'before', known: 'velocity', velocity: 2, downstreamDepth: 1.5 },
      results: { before: 0.5864727665, froudeBefore: 2.132991584, loss: 0.2166533437, length: 6.486664207 },
      source: 'Python with mpmath: bisection of the momentum balance',
    },
    {
      inputs: { find: 'before', known: 'froude', froude: 0.12, downstreamDepth: 1.5 },
      results: {
        before: 0.04202272695,
        froudeBefore: 25.59126698,
        velocityBefore: 16.42836113,
        lossShare: 89.05426524,
        type: 'Strong jump',
      },
      cautions: ['were measured up to Froude numbers of about 20'],
      source: 'Python with mpmath: bisection of the momentum balance',
    },
    {
      inputs: { known: 'velocity', velocity: 32, upstreamDepth: 0.05 },
      results: { after: 3.206488669, froudeBefore: 45.6987834, loss: 49.04028652 },
      cautions: ['were measured up to Froude numbers of about 20', 'below the highest spillways'],
      source: 'Python with mpmath: bisection of the momentum balance',
    },
    {
      inputs: { known: 'froude', froude: 12, upstreamDepth: 0.1, tailwater: 3 },
      results: {
        after: 1.647792685,
        loss: 5.625690134,
        tailwaterRatio: 1.82061738,
        position: 'Drowned',
        type: 'Strong jump',
      },
      cautions: ['moves upstream until a gate or weir holds it'],
      source: 'Python with mpmath: bisection of the momentum balance',
    },
    {
      inputs: { known: 'froude', froude: 1.4, upstreamDepth: 1 },
      results: { type: 'Undular jump', after: 1.542057786, loss: 0.02582118208 },
      cautions: ['waves run downstream in place of a roller'],
      source: 'By hand: (√(1 + 8 × 1.96) − 1)/2',
    },
    {
      inputs: { discharge: 10, width: 3, upstreamDepth: 1.5 },
      noResult: 'must be supercritical',
      source: 'By hand: Fr = 2.222/√(9.80665 × 1.5) = 0.58',
    },
    {
      inputs: { find: 'before', known: 'froude', froude: 1, downstreamDepth: 1.5 },
      noResult: 'is subcritical, with a Froude number below 1',
      source: 'By definition: critical flow does not jump',
    },
  ],
  notes: [
    'For a level, smooth bed and a rectangular section of one width: slopes, blocks, sills and sloping sides change the depth and shorten or lengthen the jump.',
    'Lengths of jumps scatter by a fifth and more between experiments: Silvester’s formula gives about six times the depth after a steady jump.',
  ],
  references: [
    { title: 'Chow: Open-Channel Hydraulics (1959), ch. 15: the hydraulic jump, its types, length and energy loss' },
    {
      title:
        'Silvester: Hydraulic jump in all shapes of horizontal channels, J. Hydraulics Div. ASCE 90(1) (1964) 23–55: length',
    },
  ],
});
