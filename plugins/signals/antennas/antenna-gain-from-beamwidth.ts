import {
  choice,
  constant,
  defineCalculator,
  flag,
  isAbove,
  isAtLeast,
  measure,
  number,
  percent,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';

type Rule = 'kraus' | 'taiPereira' | 'planar' | 'practice';

/** The whole sphere: 4π steradians in square degrees, 41,253. */
const sphere = () => constant(129600, 'deg^2') / Math.PI;

/** 32 ln 2 steradians in square degrees, 72,815. */
const taiPereira = () => (constant(1036800, 'deg^2') * Math.LN2) / Math.PI ** 2;

const ofBeam = (rule: Rule, first: number, second: number) =>
  rule === 'kraus'
    ? sphere() / (first * second)
    : rule === 'taiPereira'
      ? taiPereira() / (first ** 2 + second ** 2)
      : (rule === 'planar' ? constant(32400, 'deg^2') : constant(26000, 'deg^2')) / (first * second);

const mcDonald = (width: number) => 101 / (width / constant(1, 'deg') - 0.0027 * (width / constant(1, 'deg')) ** 2);
const pozar = (width: number) => -172.4 + 191 * Math.sqrt(0.818 + constant(1, 'deg') / width);

const isUnequal = (first: number, second: number) => isAbove(Math.max(first, second), 1.5 * Math.min(first, second));

const RULES: readonly { rule: Rule; name: string }[] = [
  { rule: 'kraus', name: 'Kraus, 41,253/(θφ)' },
  { rule: 'planar', name: 'Planar arrays, 32,400/(θφ)' },
  { rule: 'practice', name: 'Antennas in practice, 26,000/(θφ)' },
  { rule: 'taiPereira', name: 'Tai and Pereira, 72,815/(θ² + φ²)' },
];

const level = (directivity: number) => 10 * Math.log10(directivity);

/** D = 4π/Ω_A, where the beam solid angle is taken from the half-power beamwidths; G = ηD. */
export default defineCalculator({
  title: 'Antenna gain from beamwidths',
  description:
    'Directivity and gain of an antenna with one beam, two opposite beams or an omnidirectional pattern from its half-power beamwidths by the rules of Kraus, Tai and Pereira, McDonald and others, and the beam solid angle.',
  keywords: [
    'beamwidth to gain',
    'half power beamwidth',
    'HPBW to dBi',
    'directivity from beamwidth',
    'beam solid angle',
    '41253 rule',
    'tai-pereira directivity',
    'sector antenna gain',
    'omnidirectional antenna gain from beamwidth',
  ],
  related: ['parabolic-dish-gain', 'antenna-aperture-gain', 'helical-antenna'],
  inputs: {
    pattern: choice(
      {
        beam: { label: 'One beam (pencil, fan, sector)', also: ['directional', 'beam', 'sector'] },
        omni: { label: 'Omnidirectional (all around)', also: ['omnidirectional', 'omni'] },
      },
      { label: 'Pattern', default: 'beam' },
    ),
    first: quantity('deg', {
      label: 'Half-power beamwidth in one plane',
      help: 'The whole angle between the points 3 dB below the maximum, not its half.',
      symbol: '\\theta',
      min: 0.001,
      max: 180,
      usual: [0.005, 180],
      when: { pattern: 'beam' },
    }),
    second: quantity('deg', {
      label: 'Half-power beamwidth in the other plane',
      symbol: '\\varphi',
      min: 0.001,
      max: 180,
      usual: [0.005, 180],
      when: { pattern: 'beam' },
    }),
    rule: choice(
      {
        kraus: { label: 'Kraus, 41,253/(θφ)', also: ['Kraus', '41253'] },
        planar: { label: 'Planar arrays, 32,400/(θφ)', also: ['32400', 'Elliott'] },
        practice: { label: 'Antennas in practice, 26,000/(θφ)', also: ['26000', 'Stutzman'] },
        taiPereira: { label: 'Tai and Pereira, 72,815/(θ² + φ²)', also: ['Tai-Pereira', '72815'] },
      },
      { label: 'Rule', default: 'kraus', when: { pattern: 'beam' } },
    ),
    opposite: flag({
      label: 'Two equal beams, front and back',
      help: 'As of a loop or a broadside array without a reflector.',
      when: { pattern: 'beam' },
    }),
    elevation: quantity('deg', {
      label: 'Half-power beamwidth in elevation',
      help: 'The whole angle between the points 3 dB below the maximum: 78° of a half-wave dipole.',
      symbol: '\\theta',
      min: 0.1,
      max: 120,
      usual: [1, 90],
      when: { pattern: 'omni' },
    }),
    efficiency: percent({
      label: 'Radiation efficiency',
      help: 'What is not lost as heat in the antenna. Not the aperture efficiency of a dish, which its beamwidths contain.',
      symbol: '\\eta',
      above: 0,
      max: 100,
      usual: [1, 100],
      default: 100,
    }),
  },
  outputs: {
    gain: measure('dBi', { label: 'Gain over isotropic', symbol: 'G', places: 2 }),
    directivity: measure('dBi', { label: 'Directivity', symbol: 'D_{dB}', places: 2 }),
    ratio: number({ label: 'Directivity as a factor', symbol: 'D', digits: 4 }),
    solidAngle: quantity('deg^2', { label: 'Beam solid angle', symbol: '\\Omega_A', digits: 4 }),
    rules: table(
      {
        rule: text({ label: 'Rule' }),
        ratio: number({ label: 'Directivity', digits: 4 }),
        directivity: measure('dBi', { label: 'Directivity', places: 2 }),
        gain: measure('dBi', { label: 'Gain', places: 2 }),
      },
      { label: 'Directivity and gain by each rule' },
    ),
  },
  formula: ({ pattern, first, second, rule, opposite, elevation, efficiency }) => {
    const loss = level(efficiency);
    const named =
      pattern === 'omni'
        ? [
            { name: 'McDonald, 101/(θ - 0.0027θ²)', value: mcDonald(elevation) },
            { name: 'Pozar, 191√(0.818 + 1/θ) - 172.4', value: pozar(elevation) },
          ]
        : RULES.filter((row) => row.rule === rule || row.rule !== 'taiPereira' || !isUnequal(first, second)).map(
            (row) => ({ name: row.name, value: ofBeam(row.rule, first, second) / (opposite ? 2 : 1) }),
          );
    const ratio = pattern === 'omni' ? mcDonald(elevation) : ofBeam(rule, first, second) / (opposite ? 2 : 1);
    const directivity = level(ratio);
    return {
      gain: directivity + loss,
      directivity,
      ratio,
      solidAngle: sphere() / ratio,
      rules: named
        .filter(({ value }) => isAtLeast(value, 1))
        .map(({ name, value }) => ({
          rule: name,
          ratio: value,
          directivity: level(value),
          gain: level(value) + loss,
        })),
    };
  },
  shown: ({ ratio, efficiency }) => ({
    gain: 10 * Math.log10(efficiency * ratio),
    directivity: 10 * Math.log10(ratio),
    ratio: undefined,
    solidAngle: constant(129600, 'deg^2') / Math.PI / ratio,
    rules: undefined,
  }),
  stepwise: [
    'One beam: D is 41,253 (4π in square degrees), 32,400 or 26,000 over the product of both beamwidths in degrees, or by Tai and Pereira 72,815 over the sum of their squares.',
    'Two equal opposite beams halve it.',
    'Omnidirectional: D = 101/(θ - 0.0027θ²) by McDonald, with θ in degrees; Pozar has D = 191√(0.818 + 1/θ) - 172.4.',
  ],
  explanation: ({ pattern, rule, opposite }) =>
    pattern === 'omni'
      ? 'An omnidirectional antenna with {elevation} in elevation has a directivity of about {directivity} by McDonald, and a gain of {gain} at a radiation efficiency of {efficiency}.'
      : `${opposite ? 'Two equal opposite beams' : 'A beam'} of {first} by {second} ${opposite ? 'have' : 'has'} a directivity of about {directivity} by ${
          rule === 'kraus'
            ? `Kraus, who counts all power into the ${opposite ? 'beams' : 'beam'}`
            : rule === 'planar'
              ? 'the 32,400 of planar arrays'
              : rule === 'practice'
                ? 'the 26,000 of antennas in practice'
                : 'Tai and Pereira'
        }, and a gain of {gain} at a radiation efficiency of {efficiency}.${
          rule === 'kraus' ? ' With the side lobes of most real antennas it is 1 to 2 dB less.' : ''
        }`,
  requires: [
    {
      that: ({ first, second, rule, opposite }) => isAtLeast(ofBeam(rule, first, second), opposite ? 2 : 1),
      field: 'first',
      says: 'For beams this wide the rule gives less than an isotropic antenna has, which cannot be: it is one for narrow beams.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pattern, first, second }) => pattern === 'beam' && Math.max(first, second) > constant(60, 'deg'),
      says: 'The rules for one beam are for narrow ones: beyond about 60° in a plane they are rough. A smooth beam of 120° by 120°, a cosine without back lobe, has a directivity of 4 where Kraus gives 2.9. Of a pattern that is alike all around choose omnidirectional.',
    },
    {
      level: 'caution',
      when: ({ pattern, rule, first, second }) =>
        pattern === 'beam' && rule === 'taiPereira' && isUnequal(first, second),
      says: 'Tai and Pereira hold where both beamwidths are nearly equal: the less alike they are, the more the sum of squares exceeds twice the product and the directivity is told too low. Take a rule with the product.',
    },
    {
      level: 'caution',
      when: ({ efficiency }) => roundTo(100 * efficiency, 1) >= 35 && roundTo(100 * efficiency, 1) <= 80,
      says: 'If this is the aperture efficiency of a dish or horn (mostly 35% to 80%), leave it out: its beamwidths contain it. Radiation efficiency is what is not lost as heat.',
    },
    {
      level: 'note',
      when: ({ pattern, elevation }) => pattern === 'omni' && elevation > constant(90, 'deg'),
      says: 'Even a very short dipole has a beamwidth of 90° in elevation: check that it is the whole angle of one lobe.',
    },
  ],
  examples: [
    {
      inputs: { first: 10, second: 10 },
      results: {
        gain: 26.1545512884,
        directivity: 26.1545512884,
        ratio: 412.5296125,
        solidAngle: 100,
        rules: { length: 4, rows: { 2: { ratio: 260, directivity: 24.1497335 }, 3: { ratio: 364.0748745 } } },
      },
      source: 'Python: 129600/π/100; 26000/100; 1036800 ln 2/π²/200',
    },
    {
      inputs: { first: 65, second: 7, rule: 'practice', efficiency: 90 },
      results: { gain: 17.112, directivity: 17.5696, ratio: 57.14286, solidAngle: 721.9268 },
      cautions: ['beyond about 60°'],
      source: 'Python: 26000/455; 0.9 × it',
    },
    {
      inputs: { first: 65, second: 7, rule: 'taiPereira' },
      results: { ratio: 17.0367, directivity: 12.3139, rules: { length: 4 } },
      cautions: ['beyond about 60°', 'nearly equal'],
      source: 'Python: 1036800 ln 2/π²/(65² + 7²)',
    },
    {
      inputs: { first: 25, second: 30, rule: 'planar', efficiency: 55 },
      results: { ratio: 43.2, directivity: 16.3548, gain: 13.7585, rules: { length: 4 } },
      cautions: ['aperture efficiency of a dish'],
      source: 'Python: 32400/750',
    },
    {
      inputs: { first: 60, second: 60, opposite: true },
      results: { ratio: 5.7295779513, solidAngle: 7200 },
      source: 'By hand: 129600/π/3600/2 = 18/π',
    },
    {
      inputs: { pattern: 'omni', elevation: 78 },
      results: {
        ratio: 1.64032403708,
        directivity: 2.14929649033,
        rules: { length: 2, rows: { 1: { ratio: 1.695270264 } } },
      },
      source: 'Python: 101/(78 - 0.0027 × 78²); -172.4 + 191√(0.818 + 1/78); a half-wave dipole has 1.64',
    },
    {
      inputs: { pattern: 'omni', elevation: 100 },
      results: { ratio: 1.383562 },
      cautions: ['very short dipole'],
      source: 'By hand: 101/(100 - 27) = 1.3836',
    },
    {
      inputs: { first: 170, second: 170, rule: 'practice' },
      refused: 'less than an isotropic',
      source: 'By hand: 26000/28900 is below 1',
    },
  ],
  notes: [
    'Rules of thumb, good to a decibel or two for beams without high side lobes. With known illumination take the rules of the antenna itself, as of a dish.',
    'In the table, Tai and Pereira stand only where the beamwidths are within 1.5 of each other, and rules that give less than an isotropic antenna are left out.',
  ],
  references: [
    {
      title: 'Balanis: Antenna Theory, 4th ed., §2.6 (Kraus, Tai and Pereira, McDonald, Pozar) and §6.10 (32,400)',
      isbn: '978-1-118-64206-1',
    },
    {
      title:
        'Tai, Pereira: An approximate formula for calculating the directivity of an antenna, IEEE Trans. AP-24 (1976) 235–236',
    },
    { title: 'Stutzman, Thiele: Antenna Theory and Design, 3rd ed. (26,000 for practical antennas)' },
    { title: 'The constants of Kraus, Tai and Pereira, McDonald and Pozar were read in public programs after Balanis' },
  ],
});
