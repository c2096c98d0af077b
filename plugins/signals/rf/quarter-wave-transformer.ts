import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  speedOfLight,
} from '@reckoner/engine';

/** Z₁ = √(Z₀R_L); with cos θ_m = Γ_m/√(1 - Γ_m²)·2√(Z₀R_L)/|R_L - Z₀| the band is Δf/f₀ = 2 - 4θ_m/π. */
export default defineCalculator({
  title: 'Quarter-wave transformer',
  description:
    'Impedance and length of a quarter-wave line that matches a resistive load, with the band in which a VSWR, reflection coefficient or return loss is kept.',
  keywords: [
    'quarter wave matching',
    'quarter-wave section',
    'impedance transformer line',
    'q section',
    'matching bandwidth',
  ],
  inputs: {
    lineImpedance: quantity('ohm', {
      label: 'Impedance of the line',
      symbol: 'Z_0',
      min: 0.01,
      max: 1e5,
      default: 50,
    }),
    loadResistance: quantity('ohm', {
      label: 'Load resistance',
      help: 'Without reactance at the design frequency.',
      symbol: 'R_L',
      min: 0.01,
      max: 1e5,
    }),
    frequency: quantity('Hz', {
      label: 'Design frequency',
      unit: 'MHz',
      symbol: 'f_0',
      min: 1e-3,
      max: 1e7,
      usual: [0.1, 3e5],
    }),
    velocityFactor: number({
      label: 'Velocity factor of the transformer',
      help: '1 in air, 0.66 in solid polyethylene; 1/√εᵣ in a dielectric, of microstrip with the effective permittivity.',
      text: 'ratio',
      symbol: 'k',
      min: 0.03,
      max: 1,
      usual: [0.25, 1],
      default: 1,
    }),
    limit: choice(
      {
        vswr: 'VSWR',
        reflection: { label: 'Reflection coefficient', also: ['gamma', 'Γ'] },
        returnLoss: { label: 'Return loss', also: ['RL', 'S11'] },
      },
      { label: 'Band by', default: 'vswr' },
    ),
    vswrLimit: number({
      label: 'Largest VSWR',
      symbol: 'S_m',
      text: 'ratio',
      above: 1,
      max: 1e6,
      usual: [1.02, 10],
      default: 1.5,
      when: { limit: 'vswr' },
    }),
    reflectionLimit: number({
      label: 'Largest reflection coefficient',
      help: 'From 0 to 1.',
      symbol: '\\Gamma_l',
      above: 0,
      below: 1,
      when: { limit: 'reflection' },
    }),
    returnLossLimit: quantity('dB', {
      label: 'Least return loss',
      symbol: '\\mathrm{RL}_m',
      above: 0,
      max: 100,
      usual: [3, 50],
      when: { limit: 'returnLoss' },
    }),
  },
  outputs: {
    transformer: quantity('ohm', { label: 'Impedance of the transformer', symbol: 'Z_1', digits: 5 }),
    length: quantity('m', { label: 'Length of the transformer', unit: 'mm', symbol: 'l', digits: 5 }),
    allowed: number({ label: 'Reflection coefficient at the limit', symbol: '\\Gamma_m', digits: 4 }),
    bandwidth: percent({
      label: 'Bandwidth over design frequency',
      symbol: '\\Delta f/f_0',
      digits: 4,
      optional: true,
    }),
    lowest: quantity('Hz', { label: 'Lowest frequency', unit: 'MHz', symbol: 'f_1', digits: 5, optional: true }),
    highest: quantity('Hz', { label: 'Highest frequency', unit: 'MHz', symbol: 'f_2', digits: 5, optional: true }),
    mismatch: number({ label: 'VSWR without the transformer', symbol: '\\mathrm{VSWR}_0', digits: 4 }),
  },
  formula: ({
    lineImpedance,
    loadResistance,
    frequency,
    velocityFactor,
    limit,
    vswrLimit,
    reflectionLimit,
    returnLossLimit,
  }) => {
    const allowed =
      limit === 'vswr'
        ? (vswrLimit - 1) / (vswrLimit + 1)
        : limit === 'reflection'
          ? reflectionLimit
          : 10 ** (-returnLossLimit / constant(20, 'dB'));
    const transformer = Math.sqrt(lineImpedance * loadResistance);
    const difference = Math.abs(loadResistance - lineImpedance);
    const result = {
      transformer,
      length: (velocityFactor * speedOfLight) / (4 * frequency),
      allowed,
      mismatch: Math.max(lineImpedance, loadResistance) / Math.min(lineImpedance, loadResistance),
    };
    // Without the transformer the load reflects |R_L - Z₀|/(R_L + Z₀), and with it never more.
    if (isAtMost(difference, allowed * (loadResistance + lineImpedance))) return result;
    const edge = Math.acos((allowed / Math.sqrt(1 - allowed ** 2)) * ((2 * transformer) / difference));
    return {
      ...result,
      bandwidth: 2 - (4 * edge) / Math.PI,
      lowest: (2 * edge * frequency) / Math.PI,
      highest: (2 - (2 * edge) / Math.PI) * frequency,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Reflection over frequency',
    x: { of: 'frequency', label: 'Frequency' },
    y: { label: 'Size of the reflection coefficient' },
    curve: ({ lineImpedance, loadResistance, frequency, transformer, allowed }) => {
      const difference = Math.abs(loadResistance - lineImpedance);
      if (difference === 0) return undefined;
      return {
        from: 0,
        to: 2 * frequency,
        lines: [
          {
            label: 'With the transformer',
            y: (f) => {
              const cosine = Math.abs(Math.cos((Math.PI * f) / (2 * frequency)));
              return (difference * cosine) / Math.hypot(difference * cosine, 2 * transformer);
            },
          },
          { label: 'Limit', dashed: true, y: () => allowed },
          { label: 'Without it', dashed: true, y: () => difference / (loadResistance + lineImpedance) },
        ],
        marks: [{ x: frequency, y: 0, label: 'f₀' }],
      };
    },
  },
  explanation: ({ lineImpedance, loadResistance, limit, bandwidth }) => {
    if (lineImpedance === loadResistance)
      return 'The load of {loadResistance} matches the line already: its VSWR is {mismatch} at every frequency, without a transformer; a line of {transformer} would change nothing.';
    if (bandwidth === undefined)
      return 'A line of {transformer}, {length} long at a velocity factor of {velocityFactor}, matches {loadResistance} to {lineImpedance} at {frequency}. The VSWR without it, {mismatch}, is within the limit already, so that no frequency is out of it with the transformer.';
    if (limit === 'vswr')
      return 'A line of {transformer}, {length} long at a velocity factor of {velocityFactor}, matches {loadResistance} to {lineImpedance} at {frequency}, and keeps the VSWR at {vswrLimit} or below from {lowest} to {highest}, a band of {bandwidth}.';
    return limit === 'reflection'
      ? 'A line of {transformer}, {length} long at a velocity factor of {velocityFactor}, matches {loadResistance} to {lineImpedance} at {frequency}, and keeps the reflection coefficient at {reflectionLimit} or below from {lowest} to {highest}, a band of {bandwidth}.'
      : 'A line of {transformer}, {length} long at a velocity factor of {velocityFactor}, matches {loadResistance} to {lineImpedance} at {frequency}, and keeps the return loss at {returnLossLimit} or above from {lowest} to {highest}, a band of {bandwidth}.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ transformer }) =>
        (isBelow(transformer, constant(15, 'ohm')) && !isBelow(transformer, constant(3, 'ohm'))) ||
        (isAbove(transformer, constant(150, 'ohm')) && !isAbove(transformer, constant(800, 'ohm'))),
      says: 'A line of {transformer} is hard to make as coaxial cable or microstrip, which go from some 15 to 150 Ω: cables in parallel reach lower, two-wire lines higher.',
    },
    {
      level: 'caution',
      when: ({ transformer }) => isBelow(transformer, constant(3, 'ohm')) || isAbove(transformer, constant(800, 'ohm')),
      says: 'No common line has {transformer}: cables in parallel reach some 3 Ω, two-wire lines some 800 Ω. Match by an L-network or a wound transformer.',
    },
  ],
  examples: [
    {
      inputs: { loadResistance: 10, frequency: '3 GHz', vswrLimit: 1.5 },
      results: {
        transformer: 22.360679775,
        length: 24.9827048333,
        allowed: 0.2,
        bandwidth: 29.3159219438,
        lowest: 2560.26117084,
        highest: 3439.73882916,
        mismatch: 5,
      },
      source:
        'Pozar: Microwave Engineering, 4th ed., example 5.5: 22.36 Ω, 29%; Python 3.11 with scipy: where the reflection by the line equation meets the limit',
    },
    {
      inputs: {
        lineImpedance: 75,
        loadResistance: 300,
        frequency: 145,
        velocityFactor: 0.66,
        limit: 'reflection',
        reflectionLimit: 0.1,
      },
      results: {
        transformer: 150,
        length: 341.143141862,
        bandwidth: 17.1135338586,
        lowest: 132.592687953,
        highest: 157.407312047,
        mismatch: 4,
      },
      source: 'Python 3.11 with scipy: where the reflection by the line equation meets the limit',
    },
    {
      inputs: { loadResistance: 100, frequency: 1000, velocityFactor: 0.8, limit: 'returnLoss', returnLossLimit: 20 },
      results: {
        transformer: 70.7106781187,
        length: 59.9584916,
        allowed: 0.1,
        bandwidth: 36.7001684496,
        lowest: 816.499157752,
        highest: 1183.50084225,
        mismatch: 2,
      },
      source: 'Python 3.11 with scipy: where the reflection by the line equation meets the limit',
    },
    {
      inputs: { loadResistance: 2, frequency: 1000 },
      results: { transformer: 10, bandwidth: 10.8422208671, lowest: 945.788895664, mismatch: 25 },
      cautions: ['hard to make'],
      source: 'Python 3.11 with scipy: where the reflection by the line equation meets the limit',
    },
    {
      inputs: { loadResistance: 12800, frequency: 1000, lineImpedance: 200 },
      results: { transformer: 1600, mismatch: 64 },
      cautions: ['No common line'],
      source: 'By hand: √(200 × 12800); 12800/200',
    },
    {
      inputs: { loadResistance: 100, frequency: 7e6 },
      results: { transformer: 70.7106781187, length: 0.0107068735 },
      source: 'By hand: √5000; 299792458/28e12 m',
    },
    {
      inputs: { loadResistance: 75, frequency: 1000, vswrLimit: 1.5 },
      results: { transformer: 61.2372435696, allowed: 0.2, mismatch: 1.5 },
      source: 'By hand: √3750; 75/50 is the limit itself',
    },
    {
      inputs: { loadResistance: 50, frequency: 1000 },
      results: { transformer: 50, length: 74.9481145, mismatch: 1 },
      source: 'By hand: equal; 299792458/4e9 m',
    },
  ],
  notes: [
    'The line is lossless and not dispersive, the load the same resistance over the band. Odd multiples of the design frequency are matched too.',
    'A load with a reactance first needs a piece of line, a stub or a lumped element that makes it real.',
  ],
  references: [{ title: 'Pozar: Microwave Engineering, 4th ed., §2.5 and §5.4 (eq. 5.33)', isbn: '978-0-470-63155-3' }],
});
