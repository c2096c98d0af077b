import { category, defineCalculator, isAtLeast, isBelow, number, quantity, speedOfLight } from '@reckoner/engine';

/** Half a wavelength: antennas below it have no radiating near field that can be told apart. */
const isSmall = (size: number, wavelength: number) => isBelow(size, wavelength / 2);

/** The ends are shown by six digits, and sent back they are the ends. */
const AS_SHOWN = 0.999995;

/** r₁ = 0.62√(D³/λ) or λ/2π, r₂ = 2D²/λ; the far field begins at the largest of 2D²/λ, 5D and 1.6λ. */
export default defineCalculator({
  title: 'Near field and far field distance',
  description:
    'Ends of the reactive and radiating near field of an antenna and the distance at which its far field begins, from its largest dimension and the frequency, and the region and phase error at a distance.',
  keywords: [
    'fraunhofer distance',
    'far field distance',
    'near field boundary',
    'fresnel region of an antenna',
    'reactive near field',
    '2D^2/lambda',
    'antenna test range length',
    'rayleigh distance of an antenna',
  ],
  related: ['field-strength-power-density', 'parabolic-dish-gain', 'rf-exposure-safe-distance'],
  inputs: {
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 1e-3,
      max: 1e7,
      usual: [0.1, 300000],
    }),
    size: quantity('m', {
      label: 'Largest dimension of the antenna',
      help: 'The diameter of a dish, the diagonal of a panel, the boom of a Yagi, the whole of an array, with what radiates beside it: the case of a device, the image in a ground plane.',
      symbol: 'D',
      min: 1e-6,
      max: 1e5,
      usual: [0.001, 100],
    }),
    distance: quantity('m', {
      label: 'Distance from the antenna',
      symbol: 'r',
      min: 1e-6,
      max: 1e12,
      usual: [0.001, 100000],
      optional: true,
    }),
  },
  outputs: {
    farField: quantity('m', { label: 'Far field begins at', symbol: 'r_{ff}', digits: 4 }),
    reactive: quantity('m', { label: 'Reactive near field ends at', symbol: 'r_1', digits: 4 }),
    fraunhofer: quantity('m', { label: 'Fraunhofer distance 2D²/λ', symbol: 'r_2', digits: 4 }),
    wavelength: quantity('m', { label: 'Wavelength', symbol: '\\lambda', digits: 4 }),
    electrical: number({ label: 'Largest dimension in wavelengths', symbol: 'D_\\lambda', digits: 4 }),
    region: category(['Reactive near field', 'Transition', 'Radiating near field', 'Far field'], {
      label: 'Region at the distance',
      optional: true,
    }),
    phase: quantity('rad', {
      label: 'Phase error at the edge of the antenna there',
      unit: 'deg',
      symbol: '\\Delta\\varphi',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ frequency, size, distance }) => {
    const wavelength = speedOfLight / frequency;
    const fraunhofer = (2 * size ** 2) / wavelength;
    const farField = Math.max(fraunhofer, 5 * size, 1.6 * wavelength);
    const reactive = Math.max(0.62 * Math.sqrt(size ** 3 / wavelength), wavelength / (2 * Math.PI));
    const found = { farField, reactive, fraunhofer, wavelength, electrical: size / wavelength };
    if (distance === undefined) return found;
    return {
      ...found,
      region: isBelow(distance, AS_SHOWN * reactive)
        ? ('Reactive near field' as const)
        : isBelow(distance, AS_SHOWN * farField)
          ? isSmall(size, wavelength)
            ? ('Transition' as const)
            : ('Radiating near field' as const)
          : ('Far field' as const),
      phase: ((2 * Math.PI) / wavelength) * ((size / 2) ** 2 / (distance + Math.sqrt(distance ** 2 + (size / 2) ** 2))),
    };
  },
  explanation: ({ frequency, size, distance, region }) => {
    const small = isSmall(size, speedOfLight / frequency);
    return `At {frequency} an antenna of {size}, {electrical} {electrical|wavelength|wavelengths}, has its far field from {farField} on, ${
      small
        ? 'and its reactive near field within {reactive}; between the two fields change over.'
        : 'its reactive near field within {reactive} and its radiating near field between the two.'
    } 2D²/λ is {fraunhofer}.${
      distance === undefined
        ? ''
        : ` A point {distance} away lies in the ${
            region === 'Far field'
              ? 'far field'
              : region === 'Transition'
                ? 'transition'
                : region === 'Radiating near field'
                  ? 'radiating near field'
                  : 'reactive near field'
          }: a spherical wave from there arrives at the edge of the antenna {phase} later than at its middle.`
    }`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ farField, fraunhofer }) => farField > fraunhofer,
      says: '2D²/λ alone is too short for an antenna below 2.5 wavelengths: 5D or 1.6λ decides here.',
    },
    {
      level: 'note',
      when: ({ size, frequency }) => isAtLeast(size * frequency, 2.5 * speedOfLight),
      says: 'At 2D²/λ the phase error is 22.5°: gain is told about right, but nulls fill and side lobes below about -25 dB come out wrong. For those measure farther away, or by a near-field scan.',
    },
    {
      level: 'caution',
      when: ({ region }) => region === 'Reactive near field',
      says: 'Here electric and magnetic field do not go together as in a plane wave, whatever the phase error: gain, free-space power density and path loss do not hold, and people may be exposed to more than these say. Measure both fields.',
    },
    {
      level: 'caution',
      when: ({ region }) => region === 'Radiating near field' || region === 'Transition',
      says: 'Short of the far field the pattern still changes with distance: gain and path loss hold only roughly.',
    },
  ],
  examples: [
    {
      inputs: { frequency: '10 GHz', size: 1 },
      results: {
        farField: 66.7128190396,
        reactive: 3.58081049756,
        fraunhofer: 66.7128190396,
        wavelength: 0.0299792458,
        electrical: 33.3564095198,
      },
      cautions: ['phase error is 22.5°'],
      source: 'Python with scipy.constants.c: 2 × 1²/λ, 0.62√(1³/λ)',
    },
    {
      inputs: { frequency: '10 GHz', size: 1, distance: 66.7128 },
      results: { region: 'Far field', phase: 22.4996904614 },
      cautions: ['phase error is 22.5°'],
      source: 'mpmath: (√(66.7128² + 0.5²) - 66.7128) × 360°/λ; shown, 66.7128 m is the end',
    },
    {
      inputs: { frequency: 100, size: 1.5, distance: 3 },
      results: {
        farField: 7.5,
        reactive: 0.657836893846,
        fraunhofer: 1.50103842839,
        region: 'Radiating near field',
        phase: 11.0871764882,
      },
      cautions: ['too short', 'Short of the far field'],
      source: 'Python with scipy.constants.c: 5D is the largest',
    },
    {
      inputs: { frequency: 100, size: 1.5, distance: 0.3 },
      results: { region: 'Reactive near field', phase: 60.9751495434 },
      cautions: ['too short', 'do not go together'],
      source: 'mpmath: (√(0.3² + 0.75²) - 0.3) × 360°/λ',
    },
    {
      inputs: { frequency: 900, size: 0.1, distance: 0.2 },
      results: { farField: 0.532964369778, reactive: 0.0530149462137, region: 'Transition', phase: 6.6523058929 },
      cautions: ['too short', 'Short of the far field'],
      source: 'Python with scipy.constants.c: 1.6λ and λ/2π are the largest',
    },
    {
      inputs: { frequency: 2400, size: 0.06, distance: 0.5 },
      results: { farField: 0.3, reactive: 0.0257818355824, region: 'Far field', phase: 2.59146418181 },
      cautions: ['too short'],
      source: 'Python with scipy.constants.c: 0.62√(D³/λ) exceeds λ/2π',
    },
  ],
  notes: [
    'The regions have no sharp ends: other conventions, as 3λ or 10λ for small antennas, 50D²/λ for very low side lobes or 2(D₁ + D₂)²/λ for two large antennas, are about other accuracies.',
  ],
  references: [
    { title: 'Balanis: Antenna Theory, 4th ed., §2.2.4 (field regions)', isbn: '978-1-118-64206-1' },
    { title: 'Stutzman, Thiele: Antenna Theory and Design, 3rd ed. (2D²/λ, 5D and 1.6λ)' },
    {
      title: 'A.H. Systems: Antenna far field calculator (small below λ/2: two regions alone)',
      url: 'https://www.ahsystems.com/EMC-formulas-equations/antenna-far-field-calculator.php',
    },
  ],
});
