import { choice, constant, defineEquations, isAbove, isBelow, quantity, roundTo } from '@reckoner/engine';

/** T = μ(2Lf)²; of a plain string μ = ρπd²/4. */
export default defineEquations({
  title: 'String tension',
  description:
    'Tension of a string from its gauge or unit weight, scale length and pitch, or the gauge, pitch or length for a tension, for plain steel, nylon, fluorocarbon and gut and for wound strings of known unit weight.',
  keywords: [
    'guitar string tension',
    'string gauge calculator',
    'bass string tension',
    'unit weight of a string',
    'string gauge for drop tuning',
    'balanced tension strings',
    'Mersenne law',
  ],
  related: ['guitar-fret-spacing', 'musical-note-frequency', 'standing-wave-string-harmonics'],
  variables: {
    material: choice(
      {
        steel: { label: 'Plain steel', also: ['steel', 'plain', 'music wire', 'PL'] },
        nylon: { label: 'Nylon monofilament', also: ['nylon', 'classical'] },
        fluorocarbon: { label: 'Fluorocarbon', also: ['carbon'] },
        gut: { label: 'Gut', also: ['gut', 'catgut'] },
      },
      { label: 'Material of a plain string', default: 'steel' },
    ),
    tension: quantity('N', {
      label: 'Tension',
      symbol: 'T',
      above: 0,
      max: 1e5,
      usual: [25, 1200],
      digits: 4,
      places: 1,
    }),
    pounds: quantity('N', {
      label: 'Tension in pounds',
      unit: 'lbf',
      symbol: 'T_{lb}',
      above: 0,
      max: 22500,
      usual: [5, 270],
      digits: 3,
      places: 1,
    }),
    unitWeight: quantity('kg/m', {
      label: 'Unit weight (mass per length)',
      help: 'From the maker; of wound strings in place of the gauge. lb/in is read, too: 0.00002215 lb/in.',
      unit: 'g/m',
      symbol: '\\mu',
      above: 0,
      max: 500,
      usual: [0.1, 50],
      digits: 4,
    }),
    length: quantity('m', {
      label: 'Vibrating length (scale length)',
      unit: 'mm',
      symbol: 'L',
      min: 5,
      max: 1e5,
      usual: [200, 2200],
      places: 1,
    }),
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', min: 1, max: 20000, usual: [20, 4500], places: 2 }),
    diameter: quantity('m', {
      label: 'Gauge (diameter) of a plain string',
      help: 'A “10” is 0.010 in, or 10 mil.',
      unit: 'in',
      symbol: 'd',
      above: 0,
      max: 1,
      usual: [0.006, 0.13],
      digits: 4,
      places: 4,
    }),
  },
  equations: ({ material, tension, pounds, unitWeight, length, frequency, diameter }) => {
    const density =
      material === 'steel'
        ? constant(7806, 'kg/m^3')
        : material === 'nylon'
          ? constant(1040, 'kg/m^3')
          : material === 'fluorocarbon'
            ? constant(1780, 'kg/m^3')
            : constant(1300, 'kg/m^3');
    return [
      [tension, unitWeight * (2 * length * frequency) ** 2],
      [pounds, tension],
      [unitWeight, (density * Math.PI * diameter ** 2) / 4],
    ];
  },
  explanation: ({ material }) =>
    `A string of {unitWeight}, as ${NAMES[material]} of {diameter} has at ${DENSITIES[material]} kg/m³, {length} long and tuned to {frequency}, pulls with {tension} ({pounds}).`,
  cautions: [
    {
      level: 'danger',
      when: ({ material, length, frequency }) => isAbove(2 * length * frequency, limitOf(material)),
      says: 'At this length and pitch a string of this kind is near its breaking stress or beyond it, whatever its gauge: it may snap, so guard your eyes. Tune lower, or check length and frequency (the octave).',
    },
    {
      level: 'caution',
      when: ({ pounds }) => isAbove(roundTo(pounds / constant(4.4482216152605, 'N'), 1), 50),
      says: '{pounds} is more than strings of guitars and basses pull with: instruments that are not built for it warp or crack. Check gauge, length and the octave of the pitch.',
    },
    {
      level: 'caution',
      when: ({ pounds }) => isBelow(roundTo(pounds / constant(4.4482216152605, 'N'), 1), 5),
      says: 'With only {pounds} a string is slack, rattles and goes sharp when it is fretted. Check gauge, length and the octave of the pitch.',
    },
    {
      level: 'caution',
      when: ({ material, diameter }, given) =>
        material === 'steel' && given.diameter && isAbove(diameter, 0.0262 * constant(0.0254, 'm')),
      says: 'Steel guitar strings thicker than some 0.026 in are wound, and lighter than plain wire of their gauge: for them send the unit weight of the maker in place of the gauge.',
    },
    {
      level: 'note',
      when: ({ material }, given) =>
        given.diameter && (material === 'nylon' || material === 'fluorocarbon' || material === 'gut'),
      says: 'Densities of nylon, fluorocarbon and gut differ by up to 10% between makers, and the tension with them: the unit weight of the maker is better.',
    },
  ],
  examples: [
    {
      inputs: { unitWeight: '0.00002215 lb/in', length: '25.5 in', frequency: 329.63 },
      results: { tension: 72.12187367, pounds: 16.21364219 },
      source: 'D’Addario: PL010 at E4 has 16.2 lb; more digits with mpmath',
    },
    {
      inputs: { diameter: 0.01, length: 648, frequency: 329.63 },
      results: { unitWeight: 0.3955358582, tension: 72.18539305, pounds: 16.2279219 },
      source: 'mpmath: mass of a meter of wire, times (2Lf)²',
    },
    {
      inputs: { material: 'nylon', diameter: 0.028, length: 650, frequency: 329.63 },
      results: { unitWeight: 0.4131490102, tension: 75.86594679 },
      cautions: ['differ by up to 10%'],
      source: 'mpmath: mass of a meter, times (2Lf)²',
    },
    {
      inputs: { material: 'fluorocarbon', diameter: 0.023, length: 650, frequency: 329.63 },
      results: { tension: 87.6139286, pounds: 19.69639469 },
      cautions: ['differ by up to 10%'],
      source: 'mpmath: mass of a meter, times (2Lf)²',
    },
    {
      inputs: { material: 'gut', diameter: '0.6 mm', length: 330, frequency: 659.26 },
      results: { unitWeight: 0.3675663405, tension: 69.5884331 },
      cautions: ['differ by up to 10%'],
      source: 'mpmath: mass of a meter, times (2Lf)²',
    },
    {
      inputs: { tension: 70, length: 648, frequency: 293.66 },
      results: { unitWeight: 0.48327958, diameter: 0.01105366487, pounds: 15.73662602 },
      source: 'mpmath: μ = T/(2Lf)², d = √(4μ/(πρ))',
    },
    {
      inputs: { tension: 70, diameter: 0.01, length: 648 },
      results: { frequency: 324.6019225 },
      source: 'mpmath: √(T/μ)/(2L)',
    },
    {
      inputs: { pounds: '70 N', diameter: 0.01, frequency: 300 },
      results: { length: 701.14015265, tension: 70 },
      source: 'mpmath: √(T/μ)/(2f)',
    },
    {
      inputs: { diameter: 0.008, length: 648, frequency: 440 },
      results: { tension: 82.3154186992, pounds: 18.50524228 },
      cautions: ['it may snap'],
      source: 'mpmath: mass of a meter, times (2Lf)²; 2Lf is 570 m/s',
    },
    {
      inputs: { diameter: 0.046, length: 648, frequency: 164.81 },
      results: { tension: 381.8375605 },
      cautions: ['more than strings', 'thicker than'],
      source: 'mpmath: mass of a meter, times (2Lf)²; an octave too high',
    },
    {
      inputs: { diameter: 0.01, length: 648, frequency: 164.81 },
      results: { tension: 18.04525333 },
      cautions: ['is slack'],
      source: 'mpmath: mass of a meter, times (2Lf)²',
    },
  ],
  notes: [
    'For plain steel 0.282 lb/in³ (7,806 kg/m³), which the unit weights of the plain strings of D’Addario are made with. Stiffness is left out: it raises overtones, hardly the tension.',
    'Frequencies in equal temperament: E2 82.41, A2 110, D3 146.83, G3 196, B3 246.94, E4 329.63 Hz (guitar); E1 41.20, A1 55, D2 73.42, G2 98 Hz (bass).',
  ],
  references: [
    {
      title: 'D’Addario: String Tension 101, T = UW (2LF)²/386.4 in pounds and inches',
      url: 'https://studylib.net/doc/8374611/string-tension-101',
    },
    {
      title: 'D’Addario: A complete technical reference for fretted instrument string tensions (unit weights)',
      url: 'http://www.docstoc.com/docs/36065643/A-complete-technical-reference-for-fretted-instrument-string',
    },
    { title: 'Fletcher, Rossing: The Physics of Musical Instruments, 2nd ed., §2.2', isbn: '978-0-387-98374-5' },
  ],
});

const NAMES = { steel: 'plain steel', nylon: 'nylon', fluorocarbon: 'fluorocarbon', gut: 'gut' } as const;
const DENSITIES = { steel: '7,806', nylon: '1,040', fluorocarbon: '1,780', gut: '1,300' } as const;

/** 2Lf = √(σ/ρ) at some 2,100 MPa of music wire, 240 to 410 MPa of the others. */
function limitOf(material: 'steel' | 'nylon' | 'fluorocarbon' | 'gut') {
  return material === 'steel' ? constant(520, 'm/s') : constant(480, 'm/s');
}
