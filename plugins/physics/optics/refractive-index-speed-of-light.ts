import { defineEquations, number, quantity, speedOfLight } from '@reckoner/engine';

/** n = c/v; the frequency stays, so that the wavelength shrinks. */
export default defineEquations({
  title: 'Refractive index and speed of light in a medium',
  description:
    'Speed of light, wavelength, optical path and travel time in a medium from its refractive index, or the index from them.',
  keywords: [
    'index of refraction',
    'n = c/v',
    'speed of light in glass',
    'wavelength in a medium',
    'optical path length',
  ],
  variables: {
    index: number({
      label: 'Refractive index',
      help: 'Water 1.333, glass 1.5, diamond 2.42.',
      symbol: 'n',
      min: 1,
      max: 1000,
      usual: [1, 4.5],
    }),
    speed: quantity('m/s', {
      label: 'Speed of light in the medium',
      unit: 'km/s',
      symbol: 'v',
      above: 0,
      max: 299792.458,
    }),
    wavelength: quantity('m', {
      label: 'Wavelength in vacuum',
      usual: [0.01, 1e15],
      unit: 'nm',
      symbol: '\\lambda_0',
      above: 0,
      max: 1e18,
      optional: true,
    }),
    inside: quantity('m', {
      label: 'Wavelength in the medium',
      usual: [0.01, 1e15],
      unit: 'nm',
      symbol: '\\lambda',
      above: 0,
      max: 1e18,
      optional: true,
    }),
    length: quantity('m', {
      label: 'Length of the way in the medium',
      symbol: 'L',
      above: 0,
      max: 1e20,
      optional: true,
    }),
    path: quantity('m', { label: 'Optical path', symbol: '\\mathrm{OPL}', above: 0, max: 1e23, optional: true }),
    time: quantity('s', { label: 'Travel time', unit: 'ns', symbol: 't', above: 0, max: 1e24, optional: true }),
  },
  equations: ({ index, speed, wavelength, inside, length, path, time }) => [
    [index, speedOfLight / speed],
    [inside, wavelength / index],
    [path, index * length],
    [time, length / speed],
  ],
  explanation:
    'With a refractive index of {index} light goes at {speed}{inside?, with a wavelength of {inside} in place of {wavelength}|}{path?; the way of {length} is an optical path of {path} and takes {time}|}.',
  examples: [
    {
      inputs: { index: 1.5 },
      results: { speed: 199861.6386667 },
      source: 'By hand: 299,792.458/1.5',
    },
    {
      inputs: { index: 1.33, wavelength: 500, length: 0.01 },
      results: { inside: 375.9398496, path: 0.0133, time: 0.04436402466 },
      source: 'Python: 500/1.33; 1.33 × 0.01; 0.0133/c',
    },
    { inputs: { speed: 200000 }, results: { index: 1.49896229 }, source: 'By hand: 299,792.458/200,000' },
    { inputs: { wavelength: 600, inside: 400 }, results: { index: 1.5 }, source: 'By hand: 600/400' },
    { inputs: { length: 2, path: 3 }, results: { index: 1.5 }, source: 'By hand: 3/2' },
  ],
  notes: ['The phase velocity: pulses go by the group index, which is some percent higher in glass.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §33-5 and §35-1' }],
});
