import { defineEquations, type FigurePoint, isAbove, isAtLeast, isBelow } from '@reckoner/engine';
import { oblique } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A right pyramid on a rectangle: two pairs of faces, each with its own slant height. */
export default defineEquations({
  title: 'Rectangular pyramid',
  description:
    'Volume, both slant heights, lateral edge and surfaces of a pyramid on a rectangle from its base and height, or any three that fix it.',
  keywords: [
    'rectangular pyramid volume',
    'rectangular pyramid surface area',
    'hipped roof pyramid',
    'two slant heights',
    'rectangle base pyramid',
  ],
  variables: {
    length: { ...length, label: 'Length of the base', symbol: 'a' },
    width: { ...length, label: 'Width of the base', symbol: 'b' },
    height: { ...length, label: 'Height', symbol: 'h' },
    slantLength: { ...length, label: 'Slant height of the faces on the length', symbol: 's_a' },
    slantWidth: { ...length, label: 'Slant height of the faces on the width', symbol: 's_b' },
    edge: { ...length, label: 'Lateral edge', symbol: 'e' },
    base: { ...area, label: 'Base area', symbol: 'B' },
    volume,
    lateral: { ...area, label: 'Lateral surface', symbol: 'M' },
    surface: { ...area, label: 'Total surface' },
  },
  equations: ({ length, width, height, slantLength, slantWidth, edge, base, volume, lateral, surface }) => [
    [slantLength ** 2, height ** 2 + (width / 2) ** 2],
    [slantWidth ** 2, height ** 2 + (length / 2) ** 2],
    [edge ** 2, slantLength ** 2 + (length / 2) ** 2],
    [base, length * width],
    [volume, (length * width * height) / 3],
    [lateral, length * slantLength + width * slantWidth],
    [surface, base + lateral],
  ],
  requires: [
    {
      that: (_, given) =>
        !given.width ||
        !given.slantWidth ||
        !given.edge ||
        given.length ||
        given.height ||
        given.slantLength ||
        given.base ||
        given.volume ||
        given.lateral ||
        given.surface,
      field: 'edge',
      says: 'Width, slant height on the width and edge are measures of one face, and any two give the third: give the length, the height or an area besides.',
    },
    {
      that: (_, given) =>
        given.length ||
        given.width ||
        given.height ||
        !(given.slantLength || given.slantWidth || given.edge) ||
        !(given.volume || given.lateral || given.surface),
      field: 'height',
      says: 'Volume or surface with slant heights or the edge may fit more than one pyramid: give a side of the base or the height in place of one of them.',
    },
    {
      that: (_, given) =>
        given.height || (given.length && given.width) || !given.edge || !(given.lateral || given.surface),
      field: 'height',
      says: 'The lateral edge with a surface may fit more than one pyramid: give both with the height, or the edge with both sides of the base.',
    },
    {
      that: ({ slantLength, height }) => isAtLeast(slantLength, height),
      field: 'slantLength',
      says: 'The slant height of the faces on the length, {slantLength}, must be longer than the height, {height}.',
    },
    {
      that: ({ slantWidth, height }) => isAtLeast(slantWidth, height),
      field: 'slantWidth',
      says: 'The slant height of the faces on the width, {slantWidth}, must be longer than the height, {height}.',
    },
    {
      that: ({ slantLength, width }) => isAtLeast(2 * slantLength, width),
      field: 'slantLength',
      says: 'Faces of {slantLength} on the length do not meet over a base {width} wide.',
    },
    {
      that: ({ slantWidth, length }) => isAtLeast(2 * slantWidth, length),
      field: 'slantWidth',
      says: 'Faces of {slantWidth} on the width do not meet over a base {length} long.',
    },
    {
      that: ({ edge, height }) => isAtLeast(edge, height),
      field: 'edge',
      says: 'The lateral edge, {edge}, must be longer than the height, {height}.',
    },
    {
      that: ({ edge, length, width }) => isAtLeast(2 * edge, Math.hypot(length, width)),
      field: 'edge',
      says: 'Edges of {edge} do not meet over a base of {length} by {width}.',
    },
    {
      that: ({ lateral, length, width }) => isAtLeast(lateral, length * width),
      field: 'lateral',
      says: 'The lateral surface, {lateral}, must be larger than the base of {length} by {width}.',
    },
    {
      that: ({ surface, length, width }) => isAtLeast(surface, 2 * length * width),
      field: 'surface',
      says: 'The total surface, {surface}, must be more than twice the base of {length} by {width}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ length, width }) => isAbove(length, 50 * width) || isAbove(width, 50 * length),
      says: 'One side of the base is more than 50 times the other, {length} and {width}: check that both are in the same unit.',
    },
    {
      level: 'note',
      when: ({ length, width, height }) => isAbove(height, 50 * Math.max(length, width)),
      says: 'The pyramid is very slender, {height} high on {length} by {width}: check that all are in the same unit.',
    },
    {
      level: 'note',
      when: ({ length, width, height }) => isBelow(50 * height, Math.max(length, width)),
      says: 'The pyramid is very flat, {height} high on {length} by {width}: check that all are in the same unit.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Rectangular pyramid',
    draw: ({ length, width, height }) => {
      const at = (x: number, z: number) => oblique([x * length, 0, z * width]);
      const [middleX, middleY] = at(0.5, 0.5);
      const top: FigurePoint = [middleX, middleY + height];
      return [
        { shape: 'polygon', points: [at(0, 0), at(1, 0), at(1, 1), top] },
        { shape: 'line', dashed: true, points: [at(0, 0), at(0, 1), at(1, 1)] },
        { shape: 'line', dashed: true, points: [at(0, 1), top] },
        { shape: 'line', points: [at(1, 0), top] },
        { shape: 'line', points: [at(0, 0), at(1, 0)], label: 'a', of: 'length' },
        { shape: 'line', points: [at(1, 0), at(1, 1)], label: 'b', of: 'width' },
        { shape: 'line', color: 2, dashed: true, points: [[middleX, middleY], top], label: 'h', of: 'height' },
        { shape: 'line', color: 3, points: [at(0.5, 0), top], label: 'sa', of: 'slantLength' },
        { shape: 'line', color: 4, points: [at(1, 0.5), top], label: 'sb', of: 'slantWidth' },
      ];
    },
  },
  explanation:
    'The pyramid on {length} by {width}, {height} high, has the volume {volume} and the surface {surface}; its faces on the length have the slant height {slantLength}, those on the width {slantWidth}.',
  examples: [
    {
      inputs: { length: 18, width: 10, height: 12 },
      results: {
        slantLength: 13,
        slantWidth: 15,
        edge: 15.811388300841896,
        base: 180,
        volume: 720,
        lateral: 384,
        surface: 564,
      },
      source: 'By hand: 5-12-13 and 9-12-15, √(169 + 81), 180 × 12/3, 18 × 13 + 10 × 15',
    },
    {
      inputs: { length: 32, width: 18, height: 12 },
      results: { slantLength: 15, slantWidth: 20, edge: 21.93171219946131, volume: 2304, surface: 1416 },
      source: 'By hand: 9-12-15 and 12-16-20, √481, 576 + 480 + 360',
    },
    { inputs: { length: 18, width: 10, slantLength: 13 }, results: { height: 12 }, source: 'By hand: √(169 - 25)' },
    { inputs: { length: 18, height: 12, slantLength: 13 }, results: { width: 10 }, source: 'By hand: 2√(169 - 144)' },
    { inputs: { volume: 720, length: 18, width: 10 }, results: { height: 12 }, source: 'By hand: 2160/180' },
    { inputs: { surface: 564, length: 18, width: 10 }, results: { height: 12 }, source: 'By hand: as the first one' },
    {
      inputs: { length: 18, width: 0.1, height: 12 },
      results: { volume: 7.2, base: 1.8 },
      cautions: ['50 times the other'],
      source: 'By hand: 1.8 × 12/3',
    },
    {
      inputs: { length: 18, width: 10, height: 1200 },
      results: { volume: 72000 },
      cautions: ['very slender'],
      source: 'By hand: 180 × 1200/3',
    },
    {
      inputs: { length: 18, width: 10, height: 0.12 },
      results: { volume: 7.2 },
      cautions: ['very flat'],
      source: 'By hand: 180 × 0.12/3',
    },
    {
      inputs: { edge: 15.811388300841896, volume: 720, lateral: 384 },
      refused: 'more than one pyramid',
      source: 'By hand: of the first one; others have the same three',
    },
    {
      inputs: { width: 2.357, edge: 17.92273188579241, surface: 220.9510417371963 },
      refused: 'The lateral edge with a surface',
      source: 'Python: two pyramids have these three',
    },
    { inputs: { slantLength: 4, height: 5, length: 3 }, refused: 'longer than the height', source: 'By hand: 4 < 5' },
    { inputs: { slantWidth: 4, height: 5, width: 3 }, refused: 'longer than the height', source: 'By hand: 4 < 5' },
    { inputs: { slantLength: 3, width: 8, length: 3 }, refused: '8 cm wide', source: 'By hand: 6 < 8' },
    { inputs: { slantWidth: 4, width: 3, length: 9 }, refused: '9 cm long', source: 'By hand: 8 < 9' },
    { inputs: { width: 6, slantWidth: 4, edge: 5 }, refused: 'of one face', source: 'By hand: 3-4-5, for any height' },
    { inputs: { edge: 4, height: 5, length: 3 }, refused: 'longer than the height', source: 'By hand: 4 < 5' },
    { inputs: { edge: 4, length: 8, width: 6 }, refused: 'do not meet', source: 'By hand: half the diagonal is 5' },
    { inputs: { lateral: 40, length: 8, width: 6 }, refused: 'larger than the base', source: 'By hand: 40 < 48' },
    { inputs: { surface: 90, length: 8, width: 6 }, refused: 'more than twice', source: 'By hand: 2 × 48 = 96' },
  ],
  notes: [
    'The apex is above the middle of the base. The volume alone is the same wherever it is at that height.',
    'The slant height of a face is measured down its middle, not along an edge.',
    'More than one pyramid fits some sets of three (an area or the volume without both sides of the base): the others are among the other solutions.',
  ],
  references: [
    {
      title: "BYJU'S: Surface area and volume of a rectangular pyramid",
      url: 'https://byjus.com/questions/find-the-surface-area-and-volume-of-a-rectangular-pyramid/',
    },
    {
      title: 'LearnAlberta: Rectangular Pyramid',
      url: 'https://www.learnalberta.ca/content/memg/Division03/Rectangular%20Pyramid/index.html',
    },
  ],
});
