import {
  besselJ,
  constant,
  defineCalculator,
  integrate,
  isAtMost,
  number,
  percent,
  quantity,
  roundTo,
  speedOfLight,
} from '@reckoner/engine';

/** ∫₀^π [sin(½k₀W cos θ)/cos θ]² J₀(k₀L sin θ) sin³θ dθ, with u = cos θ; without L, J₀ is 1. */
const slotIntegral = (phaseWidth: number, phaseLength: number) =>
  2 *
  integrate(
    (u) => (Math.sin((phaseWidth / 2) * u) / u) ** 2 * (1 - u ** 2) * besselJ(0, phaseLength * Math.sqrt(1 - u ** 2)),
    0,
    1,
  );

/** The transmission-line model: two radiating slots W wide, L + 2ΔL apart, half a wavelength in the substrate. */
export default defineCalculator({
  title: 'Microstrip patch antenna',
  description:
    'Width, length, effective permittivity, edge resistance and inset feed position of a rectangular microstrip patch antenna from frequency, substrate permittivity and height, by the transmission-line model.',
  keywords: [
    'patch antenna calculator',
    'rectangular microstrip antenna',
    'inset feed',
    'patch width and length',
    'microstrip antenna design',
    'FR4 patch antenna',
  ],
  related: ['frequency-wavelength-velocity-factor', 'quarter-wave-transformer', 'antenna-gain-from-beamwidth'],
  inputs: {
    frequency: quantity('Hz', {
      label: 'Resonant frequency',
      unit: 'GHz',
      symbol: 'f_r',
      min: 0.01,
      max: 1000,
      usual: [0.3, 100],
    }),
    permittivity: number({
      label: 'Relative permittivity of the substrate',
      help: 'At the frequency: FR-4 has about 4.2 to 4.7, PTFE laminates 2.2 to 2.6.',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 15,
      usual: [1, 12],
    }),
    height: quantity('m', {
      label: 'Height of the substrate',
      help: '1.6 mm of common boards, 62 mil are 1.575 mm.',
      unit: 'mm',
      symbol: 'h',
      min: 0.001,
      max: 1000,
      usual: [0.05, 12],
    }),
    line: quantity('ohm', {
      label: 'Impedance of the feed line',
      symbol: 'Z_0',
      min: 1,
      max: 1000,
      usual: [25, 300],
      default: 50,
    }),
  },
  outputs: {
    width: quantity('m', { label: 'Width of the patch', unit: 'mm', symbol: 'W', digits: 4, places: 2 }),
    length: quantity('m', { label: 'Length of the patch', unit: 'mm', symbol: 'L', digits: 4, places: 2 }),
    inset: quantity('m', {
      label: 'Inset of the feed from the edge',
      unit: 'mm',
      symbol: 'y_0',
      digits: 3,
      places: 2,
      optional: true,
    }),
    edge: quantity('ohm', { label: 'Resistance at the edge, without losses', symbol: 'R_{in}', places: 1 }),
    effective: number({ label: 'Effective permittivity', symbol: '\\varepsilon_{eff}', places: 3 }),
    extension: quantity('m', {
      label: 'Extension of each end by fringing',
      unit: 'mm',
      symbol: '\\Delta L',
      digits: 3,
      places: 3,
    }),
    slot: quantity('S', { label: 'Conductance of one slot', unit: 'mS', symbol: 'G_1', digits: 4 }),
    mutual: quantity('S', { label: 'Mutual conductance of the slots', unit: 'mS', symbol: 'G_{12}', digits: 4 }),
    groundLength: quantity('m', {
      label: 'Ground plane, at least this long',
      unit: 'mm',
      symbol: 'L_g',
      digits: 3,
    }),
    groundWidth: quantity('m', {
      label: 'Ground plane, at least this wide',
      unit: 'mm',
      symbol: 'W_g',
      digits: 3,
    }),
    thickness: percent({ label: 'Height in free-space wavelengths', symbol: 'h/\\lambda_0', places: 2 }),
  },
  formula: ({ frequency, permittivity, height, line }) => {
    const wavelength = speedOfLight / frequency;
    const width = (wavelength / 2) * Math.sqrt(2 / (permittivity + 1));
    const effective = (permittivity + 1) / 2 + (permittivity - 1) / 2 / Math.sqrt(1 + (12 * height) / width);
    const extension =
      (0.412 * height * (effective + 0.3) * (width / height + 0.264)) / ((effective - 0.258) * (width / height + 0.8));
    const length = wavelength / (2 * Math.sqrt(effective)) - 2 * extension;
    const wave = (2 * Math.PI) / wavelength;
    const unit = constant(1, 'S') / (120 * Math.PI ** 2);
    const slot = unit * slotIntegral(wave * width, 0);
    const mutual = unit * slotIntegral(wave * width, wave * length);
    const edge = 1 / (2 * (slot + mutual));
    return {
      width,
      length,
      inset: isAtMost(line, edge)
        ? (length / Math.PI) * Math.atan(Math.sqrt(Math.max(edge - line, 0 * line) / line))
        : undefined,
      edge,
      effective,
      extension,
      slot,
      mutual,
      groundLength: length + 6 * height,
      groundWidth: width + 6 * height,
      thickness: height / wavelength,
    };
  },
  shown: ({ frequency, permittivity, height, line, width, length, effective, extension, slot, mutual, edge }) => ({
    width: (speedOfLight / (2 * frequency)) * Math.sqrt(2 / (permittivity + 1)),
    length: speedOfLight / (2 * frequency * Math.sqrt(effective)) - 2 * extension,
    inset: (length / Math.PI) * Math.acos(Math.sqrt(line / edge)),
    edge: 1 / (2 * (slot + mutual)),
    effective: (permittivity + 1) / 2 + (permittivity - 1) / 2 / Math.sqrt(1 + (12 * height) / width),
    extension:
      (0.412 * height * (effective + 0.3) * (width / height + 0.264)) / ((effective - 0.258) * (width / height + 0.8)),
    slot: undefined,
    mutual: undefined,
    groundLength: length + 6 * height,
    groundWidth: width + 6 * height,
    thickness: (height * frequency) / speedOfLight,
  }),
  stepwise: [
    'G₁ = I/(120π²) with I = ∫₀^π [sin(½k₀W cos θ)/cos θ]² sin³θ dθ and k₀ = 2π/λ₀.',
    'G₁₂ is the same integral with J₀(k₀L sin θ) in it.',
  ],
  explanation: ({ inset }) =>
    `For {frequency} on a substrate of {permittivity}, {height} high, the patch is {width} wide and {length} long; without losses it has about {edge} at the middle of its edge. ${
      inset === undefined
        ? 'That does not exceed the {line} of the line, which no inset matches: narrow the patch, or take a transformer.'
        : 'A line of {line} is matched {inset} from that edge toward the middle.'
    }`,
  requires: [
    {
      that: ({ frequency, height }) => isAtMost(height * frequency, 0.1 * speedOfLight),
      field: 'height',
      says: 'The substrate is thicker than a tenth of the wavelength, where the transmission-line model does not hold: check the units of height and frequency.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ thickness }) => roundTo(100 * thickness, 2) > 5,
      says: 'The substrate is thicker than 0.05 wavelengths: surface waves, the feed and the thickness shift frequency and resistance, so that a full-wave model is needed.',
    },
    {
      level: 'note',
      when: ({ thickness }) => roundTo(100 * thickness, 2) < 0.3,
      says: 'The substrate is thinner than 0.003 wavelengths: the patch will be very narrow-banded and lose most of its power in copper and dielectric, and its resistance, told here without losses, is far lower.',
    },
    {
      level: 'note',
      when: ({ permittivity }) => permittivity > 3.8 && permittivity < 5,
      says: 'If this is FR-4: its permittivity varies from about 4.2 to 4.7, which alone shifts the frequency by some 5%, and its losses take 2 dB and more of the gain and with it more than a third of the edge resistance, so that the feed lies nearer to the edge than told. Measure a trial patch, or take a laminate with a tolerance.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Patch with its feed, from above',
    draw: ({ width, length, inset }) => [
      { shape: 'rectangle', corner: [0, 0], width, height: length },
      { shape: 'dimension', from: [0, length], to: [width, length], of: 'width' },
      { shape: 'dimension', from: [width, 0], to: [width, length], of: 'length' },
      ...(inset === undefined
        ? []
        : [{ shape: 'point' as const, at: [width / 2, inset] as [number, number], label: 'Feed' }]),
    ],
  },
  examples: [
    {
      inputs: { frequency: 10, permittivity: 2.2, height: 1.588 },
      results: {
        width: 11.8503374078,
        length: 9.05342931758,
        inset: 3.12357252944,
        edge: 228.395707363,
        effective: 1.97152910176,
        extension: 0.811046234892,
        slot: 1.57243099961,
        mutual: 0.616752001135,
        groundLength: 18.5814293176,
        groundWidth: 21.3783374078,
        thickness: 5.29699783175,
      },
      cautions: ['thicker than 0.05'],
      source:
        'Balanis, 4th ed., examples 14.1 and 14.2 with c = 3 × 10⁸ m/s: 1.186 cm, 0.906 cm, 228.35 Ω, 0.3126 cm; more digits: Python with scipy',
    },
    {
      inputs: { frequency: 2.45, permittivity: 4.4, height: 1.6 },
      results: {
        width: 37.2342611829,
        length: 28.8092902619,
        inset: 10.6869141173,
        edge: 321.443331871,
        effective: 4.08085752155,
      },
      cautions: ['If this is FR-4'],
      source: 'Python with scipy (sici, jv, quad), from the equations of Balanis',
    },
    {
      inputs: { frequency: 2.45, permittivity: 4.4, height: 1.6, line: 400 },
      results: { edge: 321.443331871 },
      cautions: ['If this is FR-4'],
      source: 'Python with scipy: 321 Ω is below 400 Ω',
    },
    {
      inputs: { frequency: 2.45, permittivity: 1.1, height: 3.2 },
      results: { length: 54.3426471628, mutual: -0.117058352116, edge: 230.969319983, inset: 18.8001733549 },
      source: 'Python with scipy (sici, jv, quad), from the equations of Balanis',
    },
    {
      inputs: { frequency: 0.9, permittivity: 10.2, height: 0.9 },
      results: { width: 70.3807976151 },
      cautions: ['thinner than 0.003'],
      source: 'By hand: c/(2 × 0.9 GHz) × √(2/11.2)',
    },
    {
      inputs: { frequency: 10, permittivity: 4.4, height: 4 },
      refused: 'thicker than a tenth',
      source: 'By hand: 4 mm of 30 mm',
    },
  ],
  notes: [
    'The feed position follows R cos²(πy/L), for a probe or an inset line: the notch of an inset line shifts the resonance by about 1%, and losses lower the resistance. Check by a simulation or a trial patch.',
    'The width is the one of good efficiency; a wider patch has a lower edge resistance. The bandwidth of thin patches is mostly 1% to 5%.',
  ],
  references: [
    { title: 'Balanis: Antenna Theory, 4th ed., §14.2, equations (14-1) to (14-20a)', isbn: '978-1-118-64206-1' },
    { title: 'The equations and both examples were read in public programs after Balanis, three of them alike' },
  ],
});
