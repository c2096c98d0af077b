import {
  choice,
  defineEquations,
  type FigurePoint,
  isAbove,
  isBelow,
  isNear,
  quantity,
  type Shape,
} from '@reckoner/engine';
import { length } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** Half an arc, half the sum or half the difference of two, by where the corner of the angle is. */
export default defineEquations({
  title: 'Central and inscribed angles',
  description:
    'Angle from the arcs that it intercepts on a circle, or an arc from the angle: central, inscribed, tangent-chord, of crossing chords, of secants and of tangents.',
  keywords: [
    'inscribed angle theorem',
    'intercepted arc',
    'tangent-chord angle',
    'angle of two secants',
    'angle of two tangents',
    'intersecting chords angle',
    'circle theorems',
  ],
  related: ['intersecting-chords-secants', 'circle-sector', 'circle-segment'],
  variables: {
    kind: choice(
      {
        central: { label: 'Central angle (corner at the center)', also: ['central'] },
        inscribed: { label: 'Inscribed angle (corner on the circle)', also: ['inscribed'] },
        tangentChord: { label: 'Tangent and chord (corner on the circle)', also: ['tangent-chord', 'tangent chord'] },
        chords: { label: 'Two chords that cross inside', also: ['intersecting chords', 'chord-chord'] },
        secants: {
          label: 'Two secants, or secant and tangent, from outside',
          also: ['secant-secant', 'secant-tangent', 'two secants', 'tangent-secant'],
        },
        tangents: { label: 'Two tangents from outside', also: ['tangent-tangent', 'two tangents'] },
      },
      { label: 'The angle is', default: 'inscribed' },
    ),
    angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\alpha', min: 1e-6, below: 360 }),
    arc: quantity('rad', {
      label: 'Intercepted arc',
      help: 'The arc within the angle, in degrees of its central angle; of secants the far one, of two tangents the near one.',
      unit: 'deg',
      symbol: 'b',
      min: 1e-6,
      below: 360,
    }),
    near: quantity('rad', {
      label: 'Second arc',
      help: 'Of chords the one within the vertical angle, of secants the near one.',
      unit: 'deg',
      symbol: 'b_2',
      min: 1e-6,
      below: 360,
      optional: true,
      when: { kind: ['chords', 'secants'] },
    }),
    rest: quantity('rad', {
      label: 'Rest of the circle',
      help: 'What the arcs leave of 360°; of two tangents it is the far arc.',
      unit: 'deg',
      symbol: 'b_3',
      min: 0,
      max: 360,
    }),
    radius: { ...length, label: 'Radius', help: 'Only for the length of the arc.', symbol: 'r', optional: true },
    arcLength: { ...length, label: 'Length of the intercepted arc', symbol: 's', optional: true },
  },
  equations: ({ kind, angle, arc, near, rest, radius, arcLength }) => [
    [
      angle,
      kind === 'central'
        ? arc
        : kind === 'chords'
          ? (arc + near) / 2
          : kind === 'secants'
            ? (arc - near) / 2
            : kind === 'tangents'
              ? Math.PI - arc
              : arc / 2,
    ],
    [rest, kind === 'chords' || kind === 'secants' ? 2 * Math.PI - arc - near : 2 * Math.PI - arc],
    [arcLength, radius * arc],
  ],
  requires: [
    {
      that: ({ kind, angle }) => kind === 'central' || isBelow(angle, Math.PI),
      field: 'angle',
      says: 'Only a central angle can be 180° or more, not {angle}.',
    },
    {
      that: ({ kind }, given) =>
        kind !== 'chords' ||
        !given.angle ||
        !given.rest ||
        given.arc ||
        given.near ||
        (given.radius && given.arcLength),
      field: 'rest',
      says: 'Of crossing chords the angle and the rest of the circle tell the same, the sum of both arcs: send one of the arcs in place of one of them.',
    },
    {
      that: ({ kind, arc, near }) => kind !== 'chords' || isBelow(arc + near, 2 * Math.PI),
      field: 'near',
      says: 'The two arcs, {arc} and {near}, must be less than the whole circle together.',
    },
    {
      that: ({ kind, arc, near }) => kind !== 'secants' || isBelow(arc + near, 2 * Math.PI),
      field: 'near',
      says: 'The two arcs, {arc} and {near}, must be less than the whole circle together. If they are all of it, both lines are tangents.',
    },
    {
      that: ({ kind, arc, near }) => kind !== 'secants' || isBelow(near, arc),
      field: 'near',
      says: 'The near arc, {near}, must be smaller than the far one, {arc}.',
    },
    {
      that: ({ kind, arc, angle }) => kind !== 'chords' || isBelow(arc, 2 * angle),
      field: 'arc',
      says: 'The arc, {arc}, must be less than twice the angle, {angle}, of which the second arc is the rest.',
    },
    {
      that: ({ kind, near, angle }) => kind !== 'chords' || isBelow(near, 2 * angle),
      field: 'near',
      says: 'The second arc, {near}, must be less than twice the angle, {angle}, of which the first arc is the rest.',
    },
    {
      that: ({ kind, arc, angle }) => kind !== 'secants' || isAbove(arc, 2 * angle),
      field: 'arc',
      says: 'The far arc, {arc}, must be more than twice the angle, {angle}: the near arc is what it is more.',
    },
    {
      that: ({ kind, arc, angle }) => kind !== 'secants' || isBelow(2 * arc - 2 * angle, 2 * Math.PI),
      field: 'arc',
      says: 'With the angle {angle} the far arc, {arc}, is too large: together with the near one it would be the whole circle or more.',
    },
    {
      that: ({ kind, near, angle }) => kind !== 'secants' || isBelow(2 * near + 2 * angle, 2 * Math.PI),
      field: 'near',
      says: 'With the angle {angle} the near arc, {near}, is too large: together with the far one it would be the whole circle or more.',
    },
    {
      that: ({ kind, arc }) => kind !== 'tangents' || isBelow(arc, Math.PI),
      field: 'arc',
      says: 'The near arc of two tangents is less than a half circle, not {arc}: send the far one as the rest of the circle.',
    },
    {
      that: ({ kind, rest }) => kind !== 'tangents' || isAbove(rest, Math.PI),
      field: 'rest',
      says: 'The far arc of two tangents is more than a half circle, not {rest}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle, arc, near }) =>
        [angle, arc, near].some((one) => one !== undefined && (looksLikeRadians(one) || isWholeInRadians(one))),
      says: 'One of the angles looks like one in radians: {angle}, {arc}{near? and {near}|}. If it is, send it with the unit rad.',
    },
    {
      level: 'note',
      when: ({ kind }) => kind === 'chords',
      says: 'Crossing chords make two pairs of equal angles: the other pair has 180° less this one, and intercepts the other two arcs.',
    },
    {
      level: 'note',
      when: ({ kind }) => kind === 'tangentChord',
      says: 'The arc is the one on the side of the angle: on the other side of the chord the tangent makes the angle 180° less this one, with the other arc.',
    },
  ],
  explanation: ({ kind }) => {
    const length = '{arcLength?; with the radius {radius} this arc is {arcLength} long|}';
    if (kind === 'central') return `The central angle of {angle} intercepts an arc of {arc}${length}.`;
    if (kind === 'inscribed') return `The inscribed angle of {angle} is half of the intercepted arc of {arc}${length}.`;
    if (kind === 'tangentChord')
      return `Between tangent and chord the angle of {angle} is half of the intercepted arc of {arc}${length}.`;
    if (kind === 'chords')
      return `Where the chords cross the angle of {angle} is half the sum of the arcs of {arc} and {near}${length.replace('this arc', 'the first arc')}.`;
    const far = length.replace('this arc', 'the far arc');
    if (kind === 'secants')
      return `Outside of the circle the angle of {angle} is half the difference of the far arc of {arc} and the near arc of {near}${far}.`;
    return `Between the tangents the angle of {angle} is half the difference of the far arc of {rest} and the near arc of {arc}, which are the whole circle together${length.replace('this arc', 'the near arc')}.`;
  },
  figure: {
    kind: 'drawing',
    title: 'Angle and arc',
    draw: ({ kind, arc, near }) => {
      const at = (turn: number): FigurePoint => [Math.sin(turn), -Math.cos(turn)];
      const circle: Shape = { shape: 'circle', center: [0, 0], radius: 1, fill: false };
      // The intercepted arc is below, its middle at the bottom.
      const lit: Shape = {
        shape: 'arc',
        center: [0, 0],
        radius: 1,
        from: -Math.PI / 2 - arc / 2,
        to: -Math.PI / 2 + arc / 2,
        color: 3,
        of: 'arc',
      };
      if (kind === 'central' || kind === 'inscribed') {
        const corner: FigurePoint = kind === 'central' ? [0, 0] : [0, 1];
        return [
          circle,
          lit,
          { shape: 'line', points: [at(-arc / 2), corner, at(arc / 2)] },
          { shape: 'point', at: corner },
          { shape: 'label', at: corner, label: 'α', of: 'angle' },
        ];
      }
      if (kind === 'chords' && near !== undefined) {
        return [
          circle,
          lit,
          {
            shape: 'arc',
            center: [0, 0],
            radius: 1,
            from: Math.PI / 2 - near / 2,
            to: Math.PI / 2 + near / 2,
            color: 2,
            of: 'near',
          },
          { shape: 'line', points: [at(-arc / 2), at(Math.PI - near / 2)] },
          { shape: 'line', points: [at(arc / 2), at(Math.PI + near / 2)] },
        ];
      }
      return undefined;
    },
  },
  examples: [
    {
      inputs: { kind: 'central', arc: 80, radius: 9 },
      results: { angle: 80, arcLength: 12.566370614359 },
      source: 'By hand: 9 × 80π/180 = 4π',
    },
    { inputs: { kind: 'inscribed', arc: 80 }, results: { angle: 40 }, source: 'By hand: half' },
    { inputs: { angle: 90 }, results: { arc: 180 }, source: 'Thales: an angle in a half circle' },
    {
      inputs: { angle: 35, arcLength: 11 },
      results: { arc: 70, radius: 9.003622494913 },
      source: 'Python: 11 × 180/(70π)',
    },
    {
      inputs: { kind: 'tangentChord', arc: 110 },
      results: { angle: 55 },
      cautions: ['other side of the chord'],
      source: 'By hand: half',
    },
    {
      inputs: { kind: 'chords', arc: 70, near: 170 },
      results: { angle: 120, rest: 120 },
      cautions: ['two pairs'],
      source: 'By hand: 240/2',
    },
    {
      inputs: { kind: 'chords', angle: 60, arc: 70 },
      results: { near: 50 },
      cautions: ['two pairs'],
      source: 'By hand: 120 - 70',
    },
    {
      inputs: { kind: 'secants', near: 30, rest: 230 },
      results: { arc: 100, angle: 35 },
      source: 'By hand: 360 - 260',
    },
    { inputs: { kind: 'secants', arc: 100, near: 30 }, results: { angle: 35 }, source: 'By hand: 70/2' },
    { inputs: { kind: 'secants', arc: 100, angle: 35 }, results: { near: 30 }, source: 'By hand: 100 - 70' },
    { inputs: { kind: 'tangents', arc: 120 }, results: { angle: 60, rest: 240 }, source: 'By hand: 180 - 120' },
    { inputs: { kind: 'tangents', rest: 250 }, results: { angle: 70, arc: 110 }, source: 'By hand: 360 - 250; 140/2' },
    {
      inputs: { angle: 1.5708 },
      results: { arc: 3.1416 },
      cautions: ['in radians'],
      source: 'By hand: twice the angle',
    },
    {
      inputs: { kind: 'central', arc: 1.39626 },
      results: { angle: 1.39626 },
      cautions: ['in radians'],
      source: 'By definition; 80° are 1.39626 rad',
    },
    {
      inputs: { kind: 'chords', arc: 70, near: 2.96706 },
      results: { angle: 36.48353 },
      cautions: ['in radians', 'two pairs'],
      source: 'By hand: (70 + 2.96706)/2; 170° are 2.96706 rad',
    },
    { inputs: { kind: 'chords', angle: 120, rest: 120 }, refused: 'tell the same', source: 'By hand: 240/2' },
    { inputs: { kind: 'inscribed', angle: 180 }, refused: 'Only a central angle', source: 'By definition' },
    { inputs: { kind: 'chords', arc: 200, near: 160 }, refused: 'less than the whole', source: 'By hand: 360' },
    { inputs: { kind: 'chords', arc: 150, angle: 70 }, refused: 'twice the angle', source: 'By hand: 150 > 140' },
    { inputs: { kind: 'secants', arc: 300, near: 70 }, refused: 'both lines are tangents', source: 'By hand: 370' },
    { inputs: { kind: 'chords', near: 150, angle: 70 }, refused: 'second arc, 150', source: 'By hand: 150 > 140' },
    { inputs: { kind: 'secants', arc: 300, angle: 70 }, refused: 'is too large', source: 'By hand: 300 + 160' },
    { inputs: { kind: 'secants', near: 150, angle: 70 }, refused: 'is too large', source: 'By hand: 150 + 290' },
    { inputs: { kind: 'secants', arc: 60, angle: 30 }, refused: 'more than twice', source: 'By hand: 60 = 2 × 30' },
    { inputs: { kind: 'secants', arc: 30, near: 70 }, refused: 'smaller than the far', source: 'By hand: 30 < 70' },
    { inputs: { kind: 'tangents', arc: 200 }, refused: 'less than a half circle', source: 'By hand: 200 > 180' },
    { inputs: { kind: 'tangents', rest: 150 }, refused: 'more than a half circle', source: 'By hand: 150 < 180' },
  ],
  references: [
    {
      title: 'Math Warehouse: Far Arc Near Arc Theorem',
      url: 'https://mathwarehouse.com/geometry/circle/tangents-secants-arcs-angles.php',
    },
    {
      title: 'Wentworth: Plane and Solid Geometry (1899), book II',
      url: 'https://etc.usf.edu/clipart/38700/38709/circle27_38709.htm',
    },
  ],
});

/** Whether an angle has a number in degrees of four decimals or more that whole degrees have in radians: 1.39626 for 80. */
function isWholeInRadians(angle: number): boolean {
  const degrees = (angle * 180) / Math.PI;
  const whole = (degrees * 180) / Math.PI;
  return (
    isBelow(degrees, 2 * Math.PI) &&
    isAbove(whole, 0.5) &&
    isNear(whole, Math.round(whole), 3e-3) &&
    !isNear(1000 * degrees, Math.round(1000 * degrees), 1e-5)
  );
}
