import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  measure,
  number,
  quantity,
  roundTo,
  speedOfLight,
} from '@reckoner/engine';

/** Kraus: D = 15NC²S/λ³, HPBW = 52°/(C√(NS)), R = 140C, with C and S in wavelengths; King and Wong fitted measured gains. */
export default defineCalculator({
  title: 'Helical antenna',
  description:
    'Dimensions, gain, beamwidth, impedance and bandwidth of a helical antenna in axial mode, designed from frequency, turns, circumference and pitch angle or analyzed from diameter and spacing.',
  keywords: [
    'helix antenna',
    'axial mode helix',
    'kraus helix',
    'circularly polarized antenna',
    'helix antenna gain',
    'helix turn spacing',
    'king and wong helix gain',
  ],
  related: ['antenna-gain-from-beamwidth', 'quarter-wave-transformer', 'parabolic-dish-gain'],
  inputs: {
    task: choice(
      {
        design: { label: 'Design for a frequency', also: ['design'] },
        built: { label: 'From diameter and spacing', also: ['analysis', 'existing'] },
      },
      { label: 'Task', default: 'design' },
    ),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 1,
      max: 1e6,
      usual: [50, 30000],
    }),
    turns: number({ label: 'Turns', symbol: 'N', min: 3, max: 200, usual: [3, 50] }),
    circumference: number({
      label: 'Circumference in wavelengths',
      symbol: 'C_\\lambda',
      min: 0.75,
      max: 1.334,
      usual: 'all',
      default: 1,
      when: { task: 'design' },
    }),
    pitch: quantity('rad', {
      label: 'Pitch angle',
      unit: 'deg',
      symbol: '\\alpha',
      min: 2,
      max: 30,
      usual: [5, 20],
      default: 13,
      when: { task: 'design' },
    }),
    diameter: quantity('m', {
      label: 'Diameter of the helix',
      help: 'From middle to middle of the wire.',
      unit: 'mm',
      symbol: 'D',
      above: 0,
      max: 1e5,
      usual: [2, 3000],
      when: { task: 'built' },
    }),
    spacing: quantity('m', {
      label: 'Spacing of the turns',
      help: 'From middle to middle of the wire, along the axis.',
      unit: 'mm',
      symbol: 'S',
      above: 0,
      max: 1e5,
      usual: [1, 2000],
      when: { task: 'built' },
    }),
  },
  outputs: {
    directivity: measure('dB', { label: 'Directivity by Kraus (dBic)', symbol: 'D_0', places: 1, digits: 3 }),
    likely: measure('dB', {
      label: 'Gain by King and Wong, from measurements (dBic)',
      symbol: 'G',
      places: 1,
      digits: 3,
      optional: true,
    }),
    beamwidth: quantity('deg', { label: 'Half-power beamwidth by Kraus', symbol: '\\theta', places: 1 }),
    nullWidth: quantity('deg', {
      label: 'Beamwidth between first nulls by Kraus',
      symbol: '\\theta_0',
      places: 1,
      optional: true,
    }),
    resistance: quantity('ohm', { label: 'Input resistance, about', symbol: 'R', places: 0 }),
    axialRatio: measure('dB', { label: 'Axial ratio on axis', symbol: 'AR', places: 2 }),
    helixDiameter: quantity('m', { label: 'Diameter', unit: 'mm', symbol: 'D', places: 2, digits: 4 }),
    turnSpacing: quantity('m', { label: 'Spacing', unit: 'mm', symbol: 'S', places: 2, digits: 4 }),
    pitchAngle: quantity('rad', { label: 'Pitch angle', unit: 'deg', symbol: '\\alpha', places: 2 }),
    wavelengths: number({ label: 'Circumference in wavelengths', symbol: 'C_\\lambda', places: 3 }),
    length: quantity('m', { label: 'Length along the axis', symbol: 'L', digits: 4 }),
    turnLength: quantity('m', { label: 'Wire of one turn', unit: 'mm', symbol: 'L_0', places: 2, digits: 4 }),
    wire: quantity('m', { label: 'Wire of all turns', symbol: 'L_n', digits: 4 }),
    ground: quantity('m', {
      label: 'Ground plane, at least across',
      unit: 'mm',
      symbol: 'D_g',
      digits: 3,
    }),
    low: quantity('Hz', { label: 'Axial mode from', unit: 'MHz', symbol: 'f_1', digits: 4 }),
    high: quantity('Hz', { label: 'Axial mode to', unit: 'MHz', symbol: 'f_2', digits: 4 }),
  },
  formula: ({ task, frequency, turns, circumference, pitch, diameter, spacing }) => {
    const wavelength = speedOfLight / frequency;
    const helixDiameter = task === 'design' ? (circumference * wavelength) / Math.PI : diameter;
    const around = Math.PI * helixDiameter;
    const turnSpacing = task === 'design' ? around * Math.tan(pitch) : spacing;
    const C = around / wavelength;
    const S = turnSpacing / wavelength;
    const slope = turnSpacing / around;
    const pitchAngle = Math.atan(slope);
    const turnLength = Math.sqrt(around ** 2 + turnSpacing ** 2);
    const nullWidth = constant(115, 'deg') / (C * Math.sqrt(turns * S));
    const isMeasured =
      turns >= 5 &&
      turns <= 35 &&
      isAtLeast(C, 0.8) &&
      isAtMost(C, 1.1) &&
      isAtLeast(pitchAngle, constant(0.2, 'rad')) &&
      isAtMost(pitchAngle, constant(0.2531, 'rad'));
    return {
      directivity: 10 * Math.log10(15 * turns * C ** 2 * S),
      likely: isMeasured
        ? 10 *
          Math.log10(
            8.3 *
              C ** (Math.sqrt(turns + 2) - 1) *
              (turns * S) ** 0.8 *
              (Math.tan((12.5 * Math.PI) / 180) / slope) ** (Math.sqrt(turns) / 2),
          )
        : undefined,
      beamwidth: constant(52, 'deg') / (C * Math.sqrt(turns * S)),
      nullWidth: isAbove(nullWidth, constant(180, 'deg')) ? undefined : nullWidth,
      resistance: constant(140, 'ohm') * C,
      axialRatio: 20 * Math.log10((2 * turns + 1) / (2 * turns)),
      helixDiameter,
      turnSpacing,
      pitchAngle,
      wavelengths: C,
      length: turns * turnSpacing,
      turnLength,
      wire: turns * turnLength,
      ground: 0.75 * wavelength,
      low: (0.75 * speedOfLight) / around,
      high: ((4 / 3) * speedOfLight) / around,
    };
  },
  explanation: ({ likely }) =>
    `At {frequency} {turns} turns of {helixDiameter} across and {turnSpacing} apart, a circumference of {wavelengths} wavelengths at a pitch of {pitchAngle}, have by the formulas of Kraus a directivity of {directivity} over a circularly polarized isotropic antenna, a beam of {beamwidth} and about {resistance}. ${
      likely === undefined
        ? 'Measured gains are mostly 1 to 5 dB lower.'
        : 'The fit of King and Wong to measured peak gains has {likely}.'
    }`,
  requires: [
    {
      that: ({ frequency, diameter }) => isAtLeast(Math.PI * diameter * frequency, 0.7499 * speedOfLight),
      field: 'diameter',
      says: 'The circumference is below 3/4 of a wavelength: the helix does not radiate along its axis. Check the units of diameter and frequency (the diameter, not the radius).',
    },
    {
      that: ({ frequency, diameter }) => isAtMost(Math.PI * diameter * frequency, 1.3334 * speedOfLight),
      field: 'diameter',
      says: 'The circumference is above 4/3 of a wavelength: the beam along the axis breaks up. Check the units of diameter and frequency (the diameter, not the circumference).',
    },
    {
      that: ({ diameter, spacing }) => isAtLeast(spacing, 0.03 * diameter) && isAtMost(spacing, 2 * diameter),
      field: 'spacing',
      says: 'The spacing does not go with the diameter: about 0.7 of the diameter is a pitch of 13°. Is it the spacing of one turn, in the same unit?',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pitchAngle }) =>
        roundTo((180 * pitchAngle) / Math.PI, 2) < 12 || roundTo((180 * pitchAngle) / Math.PI, 2) > 14,
      says: 'The formulas of Kraus are for pitch angles of 12° to 14°: outside of them they are rough, and steeper helices gain less than they tell.',
    },
    {
      level: 'caution',
      when: ({ turns }) => turns <= 3,
      says: 'The formulas are for more than three turns: with three the beam is wider and the polarization less circular than told.',
    },
    {
      level: 'caution',
      when: ({ wavelengths }) => roundTo(wavelengths, 3) > 1.1,
      says: 'Beyond a circumference of about 1.1 wavelengths the gain of a helix with many turns falls steeply, while the formula of Kraus goes on rising: do not count on it near the upper end.',
    },
    {
      level: 'note',
      when: ({ likely, wavelengths }) => likely !== undefined && roundTo(wavelengths, 3) < 1,
      says: 'King and Wong fitted the gain at the best frequency of each helix, where its circumference is somewhat more than one wavelength: below it their equation is rough.',
    },
    {
      level: 'note',
      when: ({ turns }) => turns > 15,
      says: 'The directivity of Kraus doubles with twice the turns, that of real helices does not: it is 3 dB and more too high here, and the beam wider than told.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Helix over its ground plane, from the side',
    draw: ({ helixDiameter, turnSpacing, turns, length, ground }) =>
      turns > 30
        ? undefined
        : [
            {
              shape: 'line',
              points: [
                [0, -ground / 2],
                [0, ground / 2],
              ],
              color: 2,
            },
            ...Array.from({ length: Math.floor(turns) }, (_, turn) => ({
              shape: 'line' as const,
              points: [
                [turn * turnSpacing, -helixDiameter / 2],
                [(turn + 0.5) * turnSpacing, helixDiameter / 2],
                [(turn + 1) * turnSpacing, -helixDiameter / 2],
              ] as [number, number][],
            })),
            { shape: 'dimension', from: [0, -ground / 2], to: [length, -ground / 2], of: 'length' },
          ],
  },
  examples: [
    {
      inputs: { frequency: 2400, turns: 10 },
      results: {
        directivity: 15.3945535927,
        likely: 11.8192731593,
        beamwidth: 34.2232534457,
        nullWidth: 75.6860412741,
        resistance: 140,
        axialRatio: 0.423785981399,
        helixDiameter: 39.7612096603,
        turnSpacing: 28.8385593715,
        length: 0.288385593715,
        turnLength: 128.199262971,
        wire: 1.28199262971,
        ground: 93.685143125,
        low: 1800,
        high: 3200,
      },
      source: 'Balanis, 4th ed., example 10.1: 34.2°, 15.397 dB; more digits: Python',
    },
    {
      inputs: { frequency: 437, turns: 5, circumference: 1.05, pitch: 12.5 },
      results: {
        directivity: 12.843843981,
        likely: 10.0668204182,
        helixDiameter: 229.286609483,
        turnSpacing: 159.692236227,
        resistance: 147,
      },
      source: 'Python with scipy.constants.c, from the equations of Kraus and of King and Wong',
    },
    {
      inputs: { task: 'built', frequency: 1200, turns: 8, diameter: 80, spacing: 55 },
      results: {
        directivity: 14.2710528427,
        likely: 11.2931688828,
        beamwidth: 38.949001723,
        pitchAngle: 12.3439015237,
        wavelengths: 1.00600561054,
        wire: 2.05820066142,
        low: 894.627217357,
      },
      source: 'Python with scipy.constants.c, from the equations of Kraus and of King and Wong',
    },
    {
      inputs: { frequency: 2400, turns: 10, circumference: 0.9 },
      results: { likely: 10.3257021709, resistance: 126 },
      cautions: ['best frequency of each helix'],
      source: 'Python, from the equation of King and Wong',
    },
    {
      inputs: { frequency: 1600, turns: 3, circumference: 1.2, pitch: 14.5 },
      results: { helixDiameter: 71.5701773886, resistance: 168, axialRatio: 1.33893579261 },
      cautions: ['12° to 14°', 'more than three turns', '1.1 wavelengths'],
      source: 'Python with scipy.constants.c',
    },
    {
      inputs: { frequency: 435, turns: 40 },
      results: { directivity: 21.415153506, beamwidth: 17.1116267228, wire: 28.2922511385 },
      cautions: ['real helices does not'],
      source: 'Python with scipy.constants.c',
    },
    {
      inputs: { frequency: 435, turns: 3, circumference: 0.75, pitch: 12 },
      results: { resistance: 105, axialRatio: 1.33893579261 },
      cautions: ['more than three turns'],
      source: 'By hand: 140 × 0.75; 20 log10(7/6)',
    },
    {
      inputs: { task: 'built', frequency: 1200, turns: 8, diameter: 40, spacing: 55 },
      refused: 'below 3/4 of a wavelength',
      source: 'By hand: π × 40 mm is 0.5 of 250 mm',
    },
    {
      inputs: { task: 'built', frequency: 1200, turns: 8, diameter: 250, spacing: 55 },
      refused: 'above 4/3 of a wavelength',
      source: 'By hand: π × 250 mm is 3.1 times 250 mm',
    },
    {
      inputs: { task: 'built', frequency: 1200, turns: 8, diameter: 80, spacing: 440 },
      refused: 'spacing of one turn',
      source: 'By hand: 8 turns of 55 mm are 440 mm long',
    },
  ],
  notes: [
    'The input resistance is good to about 20%, for a feed at the end of the helix over a ground plane: a quarter-wave section or a strip along the first quarter turn brings it to 50 Ω.',
    'The helix wound as a right-handed screw is right-hand circularly polarized. A linearly polarized antenna at the other end takes 3 dB less.',
    'Supports with a dielectric constant and thick wire shift the best frequency by some percent.',
  ],
  references: [
    { title: 'Kraus: Antennas, 2nd ed., ch. 7 (the helical antenna)' },
    { title: 'Balanis: Antenna Theory, 4th ed., §10.3.1, equations (10-30) to (10-34)', isbn: '978-1-118-64206-1' },
    {
      title:
        'King, Wong: Characteristics of 1 to 8 wavelength uniform helical antennas, IEEE Trans. AP-28 (1980) 291–296 (the fit of measured gains; for their best frequency)',
    },
    {
      title: 'RAC: Helix antenna calculator (Emerson’s simulated gains 4 to 5 dB below Kraus)',
      url: 'http://www.rac.ca/en/amateur-radio/operating-technical/calculators/helix-antenna.php',
    },
  ],
});
