import {
  choice,
  constant,
  defineCalculator,
  findRoot,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  quantity,
} from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** A uniform chain between two ends of one height: y = a cosh(x/a), solved for u = L/(2a). */
export default defineCalculator({
  title: 'Catenary',
  description:
    'Tension at the ends and in the middle, sag, length and shape of a chain or cable that hangs between two ends of the same height.',
  keywords: ['hanging chain', 'hanging cable', 'cosh', 'chain sag', 'cable tension', 'hyperbolic cosine curve'],
  inputs: {
    span: quantity('m', { label: 'Distance of the ends', symbol: 'L', min: 0.001, max: 1e5 }),
    lineMass: quantity('kg/m', {
      label: 'Mass per length',
      help: 'A chain that weighs 10 N/m has 1.02 kg/m.',
      symbol: '\\lambda',
      min: 1e-9,
      max: 1e5,
    }),
    known: choice(
      {
        sag: { label: 'Sag', also: ['dip'] },
        length: { label: 'Length of the chain', also: ['length', 'cable length', 'arc length'] },
        tension: { label: 'Tension in the middle', also: ['horizontal tension', 'tension'] },
        parameter: { label: 'Catenary parameter a', also: ['a', 'parameter'] },
      },
      { label: 'Known', default: 'sag' },
    ),
    knownSag: quantity('m', {
      label: 'Known sag',
      help: 'Of the middle below the ends.',
      symbol: 's',
      min: 1e-9,
      max: 1e7,
      when: { known: 'sag' },
    }),
    knownLength: quantity('m', {
      label: 'Known length',
      symbol: 'S',
      min: 0.001,
      max: 1e8,
      when: { known: 'length' },
    }),
    knownTension: quantity('N', {
      label: 'Known tension in the middle',
      symbol: 'H',
      min: 1e-15,
      max: 1e12,
      when: { known: 'tension' },
    }),
    knownParameter: quantity('m', {
      label: 'Known parameter a',
      symbol: 'a',
      min: 1e-6,
      max: 1e9,
      when: { known: 'parameter' },
    }),
    gravity,
  },
  outputs: {
    endTension: quantity('N', { label: 'Tension at the ends', symbol: 'T' }),
    middleTension: quantity('N', { label: 'Tension in the middle', symbol: 'H' }),
    sag: quantity('m', { label: 'Sag', symbol: 's' }),
    length: quantity('m', { label: 'Length of the chain', symbol: 'S' }),
    parameter: quantity('m', { label: 'Parameter a', symbol: 'a' }),
    endAngle: quantity('rad', { label: 'Slope at the ends', unit: 'deg', symbol: '\\varphi' }),
  },
  formula: ({ span, lineMass, known, knownSag, knownLength, knownTension, knownParameter, gravity }) => {
    let a = knownParameter;
    if (known === 'tension') a = knownTension / (lineMass * gravity);
    else if (known === 'sag') {
      const ratio = knownSag / span;
      // cosh u - 1 = 2 sinh²(u/2), which keeps its digits where the sag is small.
      const u = findRoot((x) => Math.sinh(x / 2) ** 2 / x - ratio, Math.min(ratio, 1), Math.min(4 * ratio, 10));
      a = span / (2 * u);
    } else if (known === 'length') {
      const ratio = knownLength / span;
      const u = findRoot((x) => Math.sinh(x) / x - ratio, 0.001, 10);
      a = span / (2 * u);
    }
    const half = span / (2 * a);
    const middleTension = lineMass * gravity * a;
    return {
      endTension: middleTension * Math.cosh(half),
      middleTension,
      sag: 2 * a * Math.sinh(half / 2) ** 2,
      length: 2 * a * Math.sinh(half),
      parameter: a,
      endAngle: Math.atan(Math.sinh(half)),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Chain',
    x: { of: 'span', label: 'Distance from the middle' },
    y: { of: 'sag', label: 'Height above the middle' },
    curve: ({ span, parameter, sag }) => ({
      from: -span / 2,
      to: span / 2,
      lines: [{ y: (x) => 2 * parameter * Math.sinh(x / (2 * parameter)) ** 2 }],
      marks: [
        { x: -span / 2, y: sag, label: 'End' },
        { x: span / 2, y: sag, label: 'End' },
      ],
    }),
  },
  explanation: ({ sag, span }) =>
    isBelow(sag, span / 100)
      ? 'Over {span} a chain that is hardly longer sags by {sag} and pulls with {endTension} at each end, at {endAngle} to the horizontal.'
      : 'Over {span} a chain of {length} sags by {sag} and pulls with {endTension} at each end, at {endAngle} to the horizontal, and with {middleTension} in the middle.',
  requires: [
    {
      that: ({ knownSag, span }) => isAtMost(knownSag, 100 * span),
      field: 'knownSag',
      says: 'The sag, {knownSag}, must be at most 100 times the distance of the ends, {span}: so deep a chain hangs nearly straight down.',
    },
    {
      that: ({ knownSag, span }) => isAtLeast(knownSag, span / 1e6),
      field: 'knownSag',
      says: 'The sag, {knownSag}, must be at least a millionth of the distance of the ends, {span}.',
    },
    {
      that: ({ knownLength, span }) => isAtLeast(knownLength, 1.000001 * span),
      field: 'knownLength',
      says: 'The chain, {knownLength}, must be longer than the distance of the ends, {span}, by a millionth of it at least.',
    },
    {
      that: ({ knownLength, span }) => isAtMost(knownLength, 200 * span),
      field: 'knownLength',
      says: 'The chain, {knownLength}, must be at most 200 times as long as the distance of its ends, {span}: so long a chain hangs nearly straight down.',
    },
    {
      that: ({ knownParameter, span }) => isAtLeast(20 * knownParameter, span),
      field: 'knownParameter',
      says: 'The parameter, {knownParameter}, must be at least a twentieth of the distance of the ends, {span}: else the chain hangs nearly straight down.',
    },
    {
      that: ({ knownTension, lineMass, gravity, span }) => isAtLeast((20 * knownTension) / (lineMass * gravity), span),
      field: 'knownTension',
      says: 'With {knownTension} in the middle so heavy a chain hangs nearly straight down over {span}.',
    },
    {
      // The sag of a flat chain is L²/(8 a): a millionth of the distance here, too.
      that: ({ knownParameter, span }) => isAtMost(knownParameter, 125_000 * span),
      field: 'knownParameter',
      says: 'The parameter, {knownParameter}, must be at most 125,000 times the distance of the ends, {span}: else the chain is as good as straight.',
    },
    {
      that: ({ knownTension, lineMass, gravity, span }) =>
        isAtMost(knownTension / (lineMass * gravity), 125_000 * span),
      field: 'knownTension',
      says: 'With {knownTension} in the middle so light a chain is as good as straight over {span}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      // High-strength carbon fibers bear 5.2 GPa at 1,800 kg/m³ (National Research Council, 1992, table 3-1): 2.9 MN·m/kg.
      when: ({ endTension, lineMass }) => isAbove(endTension / lineMass, constant(4e6, 'N*m/kg')),
      says: 'At this tension for its mass per length even the strongest fibers tear: check the inputs.',
    },
    {
      level: 'caution',
      when: ({ sag, span }) => isBelow(sag, span / 100),
      says: 'So flat a chain pulls hard on its ends, and a little stretch, warmth or error of the sag changes the tension much.',
    },
  ],
  examples: [
    {
      inputs: { span: 40, lineMass: 2, knownSag: 8 },
      results: {
        endTension: 671.4515869,
        middleTension: 514.5451869,
        sag: 8,
        length: 43.98872835,
        parameter: 26.23450347,
        endAngle: 39.97564317,
      },
      source:
        'Python: the curve y = a cosh(x/a) with scipy brentq, its length by quad, the tension from half the weight',
    },
    {
      inputs: { span: 30, lineMass: 0.5, known: 'length', knownLength: 50 },
      results: { endTension: 128.9453018, sag: 18.13910926, length: 50, parameter: 8.158413704, endAngle: 71.92660293 },
      source:
        'Python: the curve y = a cosh(x/a) with scipy brentq, its length by quad, the tension from half the weight',
    },
    {
      inputs: { span: 60, lineMass: 1.5, known: 'tension', knownTension: 500 },
      results: { endTension: 707.7197683, middleTension: 500, sag: 14.12101437, length: 68.09889474 },
      source:
        'Python: the curve y = a cosh(x/a) with scipy brentq, its length by quad, the tension from half the weight',
    },
    {
      inputs: { span: 10, lineMass: 1, known: 'parameter', knownParameter: 10 },
      results: { endTension: 110.5823317, sag: 1.276259652, length: 10.42190611, endAngle: 27.52380839 },
      source:
        'Python: the curve y = a cosh(x/a) with scipy brentq, its length by quad, the tension from half the weight',
    },
    {
      inputs: { span: 100, lineMass: 1, knownSag: 0.5 },
      results: { endTension: 24522.3455, middleTension: 24517.44218, length: 100.0066664 },
      cautions: ['So flat a chain'],
      source:
        'Python: the curve y = a cosh(x/a) with scipy brentq, its length by quad, the tension from half the weight',
    },
    {
      inputs: { span: 40, lineMass: 2, knownSag: 0.0001, gravity: 10 },
      results: { middleTension: 40000000, parameter: 2000000 },
      cautions: ['strongest fibers tear', 'So flat a chain'],
      source: 'By hand: 40²/(8 × 0.0001) = 2e6 m, 2 × 10 × 2e6 N',
    },
    { inputs: { span: 1, lineMass: 1, knownSag: 101 }, refused: 'at most 100 times', source: 'By definition' },
    { inputs: { span: 1000, lineMass: 1, knownSag: 0.0005 }, refused: 'at least a millionth', source: 'By definition' },
    {
      inputs: { span: 10, lineMass: 1, known: 'length', knownLength: 10 },
      refused: 'must be longer',
      source: 'By definition',
    },
    {
      inputs: { span: 1, lineMass: 1, known: 'length', knownLength: 201 },
      refused: 'at most 200 times',
      source: 'By definition',
    },
    {
      inputs: { span: 21, lineMass: 1, known: 'parameter', knownParameter: 1 },
      refused: 'at least a twentieth',
      source: 'By definition',
    },
    {
      inputs: { span: 21, lineMass: 1, known: 'tension', knownTension: 10, gravity: 10 },
      refused: 'straight down over',
      source: 'By hand: a = 1 m, a twenty-first of the distance',
    },
    {
      inputs: { span: 1, lineMass: 1, known: 'parameter', knownParameter: 125001 },
      refused: 'must be at most 125,000 times',
      source: 'By hand: the sag is 1/(8 × 125001) m, below a millionth of 1 m',
    },
    {
      inputs: { span: 40, lineMass: 1e-9, known: 'tension', knownTension: 1e12 },
      refused: 'as good as straight over',
      source: 'By hand: 1e12/1e-8 m is far above 125,000 × 40 m',
    },
  ],
  notes: [
    'Uniform, flexible chain that does not stretch, still air. Wind, ice and whatever else hangs on it add to the tension.',
    'Chain and anchors need a rating for the tension, with the safety factor of the rules that apply.',
  ],
  references: [
    {
      title: 'Tatum: Classical Mechanics, ch. 18, The Catenary',
      url: 'https://phys.libretexts.org/TextMaps/Map%3A_Classical_Mechanics_(Tatum)/18%3A_The_Catenary',
    },
    { title: 'Beer, Johnston: Vector Mechanics for Engineers: Statics, ch. 7, Catenary' },
  ],
});
