import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow, quantity } from '@reckoner/engine';
import { stadiumShapes } from '../shared/drawing.js';
import { area, length, volume } from '../shared/fields.js';

/** A cylinder between two hemispheres; with a straight part of 0 it is a sphere. */
export default defineEquations({
  title: 'Capsule (spherocylinder)',
  description:
    'Volume, surface, overall length and straight part of a cylinder with hemispherical ends, from any two that fix it.',
  keywords: [
    'spherocylinder volume',
    'stadium of revolution',
    'capsule volume',
    'tank with hemispherical ends',
    'pill volume',
    'cylinder with rounded ends',
  ],
  variables: {
    radius: { ...length, label: 'Radius', symbol: 'r' },
    straight: quantity('cm', {
      label: 'Straight part',
      help: 'Of the cylinder, without the round ends.',
      symbol: 'a',
      min: 0,
      max: 1e12,
    }),
    diameter: { ...length, label: 'Diameter', symbol: 'd' },
    length: { ...length, label: 'Overall length', help: 'With both round ends.', symbol: 'l' },
    volume,
    surface: { ...area, label: 'Surface area' },
  },
  equations: ({ radius, straight, diameter, length, volume, surface }) => [
    [diameter, 2 * radius],
    [length, straight + 2 * radius],
    [volume, Math.PI * radius ** 2 * (straight + (4 / 3) * radius)],
    [surface, 2 * Math.PI * radius * length],
  ],
  requires: [
    {
      that: ({ diameter, length }) => isAtMost(diameter, length),
      field: 'diameter',
      says: 'The diameter, {diameter}, must not exceed the overall length, {length}, which goes through both round ends.',
    },
    {
      that: ({ radius, length }) => isAtMost(2 * radius, length),
      field: 'radius',
      says: 'Twice the radius, {radius}, must not exceed the overall length, {length}.',
    },
    {
      that: ({ volume, radius }) => isAtLeast(volume, (4 / 3) * Math.PI * radius ** 3),
      field: 'volume',
      says: 'The volume, {volume}, must not be smaller than that of a sphere with the radius {radius}.',
    },
    {
      that: ({ volume, diameter }) => isAtLeast(volume, (Math.PI * diameter ** 3) / 6),
      field: 'volume',
      says: 'The volume, {volume}, must not be smaller than that of a sphere {diameter} wide.',
    },
    {
      that: ({ volume, length }) => isAtMost(volume, (Math.PI * length ** 3) / 6),
      field: 'volume',
      says: 'The volume, {volume}, must not be larger than that of a sphere as wide as the capsule is long, {length}.',
    },
    {
      that: ({ surface, radius }) => isAtLeast(surface, 4 * Math.PI * radius ** 2),
      field: 'surface',
      says: 'The surface, {surface}, must not be smaller than that of a sphere with the radius {radius}.',
    },
    {
      that: ({ surface, diameter }) => isAtLeast(surface, Math.PI * diameter ** 2),
      field: 'surface',
      says: 'The surface, {surface}, must not be smaller than that of a sphere {diameter} wide.',
    },
    {
      that: ({ surface, length }) => isAtMost(surface, Math.PI * length ** 2),
      field: 'surface',
      says: 'The surface, {surface}, must not be larger than that of a sphere as wide as the capsule is long, {length}.',
    },
    {
      that: ({ volume, surface }) => isAtMost(36 * Math.PI * volume ** 2, surface ** 3),
      field: 'volume',
      says: 'No body with a surface of {surface} encloses {volume}: a sphere encloses the most.',
    },
    {
      that: ({ straight, length }, given) => !given.straight || !given.length || isAbove(length, straight),
      field: 'straight',
      says: 'The straight part, {straight}, must be shorter than the overall length, {length}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ straight, diameter }) => isAbove(straight, 50 * diameter),
      says: 'The straight part, {straight}, is more than 50 times the diameter, {diameter}: check that both are in the same unit.',
    },
    {
      level: 'note',
      when: ({ straight, diameter }, given) => given.straight && straight > 0 && isBelow(straight, diameter / 50),
      says: 'The straight part, {straight}, is less than a fiftieth of the diameter, {diameter}: check that both are in the same unit.',
    },
    {
      level: 'caution',
      when: ({ straight, diameter }, given) => given.volume && given.surface && isBelow(straight, diameter / 20),
      says: 'So near a sphere the last digits of volume and surface decide the straight part, {straight}: give a length in place of one of them.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Capsule',
    draw: stadiumShapes,
  },
  explanation: ({ straight, length }) =>
    isAtMost(straight, 1e-12 * length)
      ? 'Without a straight part the capsule is a sphere {diameter} across; it has the volume {volume} and the surface {surface}.'
      : 'A capsule {length} long and {diameter} wide, {straight} of it straight, has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { radius: 2, straight: 3 },
      results: { volume: 71.2094334813686, surface: 87.96459430051421, length: 7, diameter: 4 },
      source: 'By hand: a sphere and a cylinder, 32π/3 + 12π; 16π + 12π',
    },
    {
      inputs: { length: 20, diameter: 8 },
      results: { radius: 4, straight: 12, volume: 871.268362595569, surface: 502.6548245743669 },
      source: 'By hand: 256π/3 + 192π; 64π + 96π',
    },
    {
      inputs: { volume: 1000, radius: 5 },
      results: { straight: 6.06572878068496, length: 16.06572878068496 },
      source: 'Python: (1000 - 500π/3)/25π',
    },
    {
      inputs: { surface: 87.96459430051421, volume: 71.2094334813686 },
      results: { radius: 2, straight: 3 },
      source: 'By hand: as the first one',
    },
    {
      inputs: { diameter: 6, straight: 0 },
      results: { volume: 113.09733552923255, surface: 113.09733552923255, length: 6 },
      source: 'By hand: a sphere, 36π and 36π',
    },
    {
      inputs: { radius: 1, straight: 300 },
      results: { length: 302, surface: 1897.521962768235 },
      cautions: ['more than 50 times'],
      source: 'By hand: 2π × 302',
    },
    {
      inputs: { radius: 2, straight: 0.03 },
      results: { length: 4.03, surface: 50.64247357586747 },
      cautions: ['less than a fiftieth'],
      source: 'By hand: 4π × 4.03',
    },
    {
      inputs: { volume: 117.80972450961724, surface: 116.23892818282235 },
      results: { radius: 3, straight: 0.16666666666666666 },
      cautions: ['last digits'],
      source: 'By hand: 9π × (1/6 + 4) = 37.5π, 6π × (6 + 1/6) = 37π',
    },
    { inputs: { length: 8, diameter: 20 }, refused: 'must not exceed the overall length', source: 'By hand: 20 > 8' },
    { inputs: { length: 8, radius: 5 }, refused: 'Twice the radius', source: 'By hand: 10 > 8' },
    { inputs: { volume: 500, radius: 5 }, refused: 'with the radius', source: 'By hand: 500π/3 = 523.6' },
    { inputs: { volume: 500, diameter: 10 }, refused: '10 cm wide', source: 'By hand: 500π/3 = 523.6' },
    { inputs: { volume: 530, length: 10 }, refused: 'must not be larger', source: 'By hand: 500π/3 = 523.6' },
    { inputs: { surface: 300, radius: 5 }, refused: 'with the radius', source: 'By hand: 100π = 314.2' },
    { inputs: { surface: 300, diameter: 10 }, refused: '10 cm wide', source: 'By hand: 100π = 314.2' },
    { inputs: { surface: 320, length: 10 }, refused: 'must not be larger', source: 'By hand: 100π = 314.2' },
    { inputs: { surface: 100, volume: 100 }, refused: 'encloses the most', source: 'By hand: (100³/36π)^½ = 94.0' },
    { inputs: { straight: 10, length: 10 }, refused: 'shorter than the overall', source: 'By hand: no radius is left' },
  ],
  notes: ['For what a container holds, take inside measures. Dished or flat tank ends are of another shape.'],
  references: [{ title: 'Wikipedia: Capsule (geometry)', url: 'https://en.wikipedia.org/wiki/Capsule_(geometry)' }],
});
