import { defineCalculator, number, quantity, roundTo } from '@reckoner/engine';

/** The width of a 16:9 screen under a viewing angle, and the distance at which a pixel subtends one arcminute. */
export default defineCalculator({
  title: 'TV size and viewing distance',
  description:
    'Viewing distance for a TV size by the 40° and 30° recommendations, and the distance below which pixels show.',
  keywords: ['television', 'THX', 'SMPTE', '4K distance', 'screen size'],
  inputs: {
    diagonal: quantity('m', { label: 'Screen diagonal', unit: 'in', symbol: 'D', min: 5, max: 500, usual: [13, 130] }),
    pixels: number({ label: 'Pixels across', symbol: 'n', min: 100, max: 20000, default: 3840, usual: [640, 8192] }),
  },
  outputs: {
    cinema: quantity('m', { label: 'Distance for 40° (cinema)', symbol: 'd_{40}', places: 2 }),
    mixed: quantity('m', { label: 'Distance for 30° (mixed use)', symbol: 'd_{30}', places: 2 }),
    acuity: quantity('m', { label: 'Pixels blend beyond', symbol: 'd_a', places: 2 }),
    width: quantity('m', { label: 'Width of the screen', unit: 'cm', symbol: 'w', places: 1 }),
  },
  formula: ({ diagonal, pixels }) => {
    const width = (diagonal * 16) / Math.hypot(16, 9);
    return {
      cinema: width / (2 * Math.tan(Math.PI / 9)),
      mixed: width / (2 * Math.tan(Math.PI / 12)),
      acuity: width / pixels / Math.tan(Math.PI / 10800),
      width,
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ acuity, cinema }) => roundTo(acuity, 2) > roundTo(cinema, 2),
      says: 'With so few pixels they show at {cinema}: sit {acuity} away or farther.',
    },
  ],
  explanation: 'A screen of {diagonal} suits {cinema} (40°) to {mixed} (30°); pixels blend beyond {acuity}.',
  examples: [
    {
      inputs: { diagonal: 55 },
      results: { cinema: 1.672652, mixed: 2.272056, acuity: 1.090044, width: 121.759103 },
      source: 'Python 3.11: 55 × 0.0254 × 16/√337 over 2 tan 20°, 2 tan 15°, and pixels of 1 arcminute',
    },
    {
      inputs: { diagonal: 40, pixels: 1920 },
      results: { cinema: 1.216474, width: 88.552075 },
      cautions: ['With so few pixels'],
      source: 'Python 3.11: 40/55 of the case above',
    },
    {
      inputs: { diagonal: 55, pixels: 2500 },
      results: { cinema: 1.672652, acuity: 1.674308 },
      source: 'Python 3.11: as the first case; both distances are shown as 1.67 m',
    },
  ],
  references: [{ title: 'SMPTE EG 18-1994: Design of Effective Cine Theaters; ITU-R BT.2022 (2012)' }],
});
