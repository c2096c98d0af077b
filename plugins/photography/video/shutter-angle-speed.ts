import { defineEquations, quantity } from '@reckoner/engine';

/** The share of a turn of the shutter in which it is open. */
export default defineEquations({
  title: 'Shutter angle and shutter speed',
  description: 'Shutter time, shutter angle or frame rate of a film camera from the other two.',
  keywords: ['180 degree rule', 'motion blur', 'cinema camera', 'flicker'],
  variables: {
    time: quantity('s', { label: 'Shutter time', symbol: 't', above: 0, max: 100, usual: [0.00001, 2] }),
    angle: quantity('rad', {
      label: 'Shutter angle',
      unit: 'deg',
      symbol: '\\alpha',
      above: 0,
      max: 360,
      usual: [1, 360],
    }),
    frameRate: quantity('1/s', { label: 'Frames a second', symbol: 'f', above: 0, max: 1e6, usual: [1, 10000] }),
  },
  equations: ({ time, angle, frameRate }) => [[time * frameRate, angle / (2 * Math.PI)]],
  explanation: 'An angle of {angle} at {frameRate} exposes for {time}.',
  examples: [
    {
      inputs: { angle: 180, frameRate: 24 },
      results: { time: 0.02083333333 },
      source: 'American Cinematographer Manual: 180° at 24 frames a second is 1/48 s',
    },
    {
      inputs: { time: 0.02, frameRate: 24 },
      results: { angle: 172.8 },
      source: 'American Cinematographer Manual: 172.8° avoids flicker at 50 Hz',
    },
    { inputs: { time: 0.005, angle: 90 }, results: { frameRate: 50 }, source: 'By hand: 0.25/0.005' },
  ],
  references: [{ title: 'American Society of Cinematographers: American Cinematographer Manual, 11th ed. (2022)' }],
});
