import { defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Square pixels; a sharp eye tells points apart at one minute of arc. */
export default defineCalculator({
  title: 'Pixel density (PPI)',
  description:
    'Pixels per inch, dot pitch and viewing distance beyond which pixels merge, from resolution and diagonal of a screen.',
  keywords: ['ppi', 'dpi', 'pixels per inch', 'retina display', 'dot pitch'],
  inputs: {
    width: integer({ label: 'Horizontal pixels', symbol: 'w', min: 1, max: 100000 }),
    height: integer({ label: 'Vertical pixels', symbol: 'h', min: 1, max: 100000 }),
    diagonal: quantity('in', { label: 'Diagonal', symbol: 'd', above: 0.1, max: 10000, usual: [0.5, 250] }),
  },
  outputs: {
    density: quantity('1/in', { label: 'Pixel density (pixels per inch)', symbol: '\\mathrm{PPI}', places: 2 }),
    pitch: quantity('in', { label: 'Dot pitch', unit: 'mm', symbol: 'p', places: 4 }),
    distance: quantity('in', { label: 'Pixels merge beyond', unit: 'cm', symbol: 'D', places: 1 }),
    pixels: number({ label: 'Pixels in all', symbol: 'N' }),
  },
  formula: ({ width, height, diagonal }) => {
    const density = Math.hypot(width, height) / diagonal;
    const pitch = 1 / density;
    return {
      density,
      pitch,
      distance: pitch / Math.tan(Math.PI / 10800),
      pixels: width * height,
    };
  },
  explanation: 'The pixels have a density of {density} and a pitch of {pitch}; beyond {distance} they merge.',
  examples: [
    {
      inputs: { width: 3840, height: 2160, diagonal: 27 },
      results: { density: 163.178309, pitch: 0.1556579, distance: 53.5113, pixels: 8294400 },
      source: 'Python: math.hypot(3840, 2160)/27, 25.4/ppi, 2.54/ppi/tan(pi/10800)',
    },
    {
      inputs: { width: 1179, height: 2556, diagonal: 6.12 },
      results: { density: 459.936903, pitch: 0.055225, distance: 18.9849, pixels: 3013524 },
      source: 'Python: math.hypot(1179, 2556)/6.12, 25.4/ppi, 2.54/ppi/tan(pi/10800)',
    },
  ],
  references: [{ title: 'Snellen acuity: ISO 8596:2017, Visual acuity testing, one minute of arc' }],
});
