import { category, defineCalculator, isAbove, isBelow, number, quantity } from '@reckoner/engine';
import { gravity, mass } from '../shared/fields.js';

/** Moments about the far lower edge against friction, of a push on level ground and of weight on a slope. */
export default defineCalculator({
  title: 'Block tipping or sliding',
  description:
    'Whether a block tips or slides first when it is pushed on a level floor or stands on a slope, with the push and the angles at which it does.',
  keywords: ['tip or slide', 'tipping angle', 'toppling', 'overturning', 'tipping force', 'slide before tip'],
  inputs: {
    mass,
    width: quantity('m', {
      label: 'Width of the block',
      help: 'Of its base, along the push or down the slope.',
      symbol: 'b',
      min: 1e-4,
      max: 1000,
    }),
    height: quantity('m', { label: 'Height of the block', symbol: 'H', min: 1e-4, max: 1000 }),
    pushHeight: quantity('m', {
      label: 'Height of the push above the floor',
      symbol: 'h',
      min: 1e-4,
      max: 1000,
    }),
    friction: number({
      label: 'Coefficient of static friction',
      symbol: '\\mu',
      min: 0.001,
      max: 10,
      usual: [0.03, 1.5],
    }),
    gravity,
  },
  outputs: {
    outcome: category(['Slides', 'Tips', 'Slides and tips'], { label: 'When pushed' }),
    push: quantity('N', { label: 'Push at which it starts', symbol: 'P' }),
    slidePush: quantity('N', { label: 'Push that makes it slide', help: 'If it does not tip before.', symbol: 'P_s' }),
    tipPush: quantity('N', {
      label: 'Push that makes it tip',
      help: 'If it does not slide before, as against an edge of the floor: while it slides, this push does not tip it.',
      symbol: 'P_t',
    }),
    slopeOutcome: category(['Slides', 'Tips', 'Slides and tips'], { label: 'On a slope' }),
    slideAngle: quantity('rad', { label: 'Slope at which it slides', unit: 'deg', symbol: '\\theta_s' }),
    tipAngle: quantity('rad', {
      label: 'Slope at which it tips',
      help: 'If it does not slide before: a block that slides down a slope does not tip.',
      unit: 'deg',
      symbol: '\\theta_t',
    }),
  },
  formula: ({ mass, width, height, pushHeight, friction, gravity }) => {
    const weight = mass * gravity;
    const slidePush = friction * weight;
    const tipPush = (weight * width) / (2 * pushHeight);
    // Pushes and slopes that differ by a few millionths, as the six shown digits do not tell, are said to be practically the same.
    const tips = isBelow(width * 1.000005, 2 * pushHeight * friction);
    const slides = isAbove(width, 2 * pushHeight * friction * 1.000005);
    const slopeTips = isBelow(width * 1.000005, height * friction);
    const slopeSlides = isAbove(width, height * friction * 1.000005);
    return {
      outcome: tips ? 'Tips' : slides ? 'Slides' : 'Slides and tips',
      push: Math.min(slidePush, tipPush),
      slidePush,
      tipPush,
      slopeOutcome: slopeTips ? 'Tips' : slopeSlides ? 'Slides' : 'Slides and tips',
      slideAngle: Math.atan(friction),
      tipAngle: Math.atan(width / height),
    };
  },
  shown: () => ({ outcome: undefined, slopeOutcome: undefined }),
  stepwise: ['What takes the smaller push, or the smaller slope, happens first.'],
  figure: {
    kind: 'drawing',
    title: 'Push on the level floor',
    draw: ({ width, height, pushHeight }) => {
      const size = Math.max(width, height);
      if (Math.min(width, height) < 0.02 * size) return undefined;
      return [
        {
          shape: 'line',
          points: [
            [-0.6 * size, 0],
            [width + 0.4 * size, 0],
          ],
        },
        { shape: 'rectangle', color: 5, corner: [0, 0], width, height },
        { shape: 'arrow', color: 2, from: [-0.4 * size, pushHeight], to: [0, pushHeight], label: 'P', of: 'push' },
        {
          shape: 'arrow',
          color: 3,
          from: [width / 2, height / 2],
          to: [width / 2, height / 2 - 0.3 * size],
          label: 'W',
        },
        { shape: 'point', color: 4, at: [width, 0], label: 'Tipping edge' },
        { shape: 'dimension', from: [0, -0.15 * size], to: [width, -0.15 * size], label: 'b', of: 'width' },
        {
          shape: 'dimension',
          from: [width + 0.2 * size, 0],
          to: [width + 0.2 * size, height],
          label: 'H',
          of: 'height',
        },
      ];
    },
  },
  explanation: ({ outcome, slopeOutcome }) => {
    const first =
      outcome === 'Slides'
        ? 'Pushed at {pushHeight}, the block slides at {push}; held from sliding it would tip at {tipPush}. '
        : outcome === 'Tips'
          ? 'Pushed at {pushHeight}, the block tips at {push}; it would take {slidePush} to slide it. '
          : 'Pushed at {pushHeight}, the block slides and tips at practically the same push, {push}. ';
    const second =
      slopeOutcome === 'Slides'
        ? 'On a slope it slides at {slideAngle}; held from sliding it would tip at {tipAngle}.'
        : slopeOutcome === 'Tips'
          ? 'On a slope it tips at {tipAngle}, before it would slide at {slideAngle}.'
          : 'On a slope it slides and tips at practically the same angle, {tipAngle}.';
    return first + second;
  },
  requires: [
    {
      that: ({ height, pushHeight }) => pushHeight <= height,
      field: 'pushHeight',
      says: 'The push, at {pushHeight}, must not be above the top of the block, at {height}.',
    },
  ],
  examples: [
    {
      inputs: { mass: '250 lb', width: '32 in', height: '72 in', pushHeight: '66 in', friction: 0.4, gravity: 9.80665 },
      results: {
        outcome: 'Tips',
        push: 269.5891888,
        slidePush: 444.8221615,
        tipPush: 269.5891888,
        slopeOutcome: 'Slides',
        slideAngle: 21.80140949,
        tipAngle: 23.96248897,
      },
      source:
        'Mississippi State University, friction on a horizontal surface, example 3: it tips; by hand 250 × 16/66, 0.4 × 250; atan 0.4, atan 32/72',
    },
    {
      inputs: { mass: 10, width: 0.5, height: 1, pushHeight: 0.25, friction: 0.63, gravity: 10 },
      results: {
        outcome: 'Slides',
        push: 63,
        tipPush: 100,
        slopeOutcome: 'Tips',
        slideAngle: 32.21092772,
        tipAngle: 26.56505118,
      },
      source:
        'Textbook problem, solved at brainmass.com, 216967: a block twice as high as wide on a board, 32.21° and 26.56°, it tips; by hand 0.63 × 100',
    },
    {
      inputs: { mass: 10, width: 0.6, height: 2, pushHeight: 1, friction: 0.3, gravity: 10 },
      results: { outcome: 'Slides and tips', push: 30, slopeOutcome: 'Slides and tips', tipAngle: 16.69924423 },
      source: 'By hand: 0.3 × 100, 100 × 0.3/1; atan 0.3',
    },
    {
      inputs: { mass: 10, width: 0.6, height: 2, pushHeight: 2.1, friction: 0.3 },
      refused: 'above the top',
      source: 'By definition',
    },
  ],
  notes: [
    'Uniform, rigid block on firm ground; a slow, level push. A jerk, an edge that stops the sliding block, wheels, feet that give way or contents that move make it tip sooner.',
  ],
  references: [
    {
      title: 'Mississippi State University: Virtual Laboratory for Statics and Mechanics, friction, horizontal surface',
      url: 'http://www.ae.msstate.edu/vlsm/friction/horizontal_surface/examples/example3.htm',
    },
    {
      title: 'Baker, Haynes: Engineering Statics, Open and Interactive, §9.2, Slipping vs. Tipping',
      url: 'https://engineeringstatics.org/Chapter_09-slipping-vs--tipping.html',
    },
  ],
});
