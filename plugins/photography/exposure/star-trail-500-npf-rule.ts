import { choice, defineCalculator, integer, isBelow, measure, number, quantity, roundTo } from '@reckoner/engine';
import { fNumber } from '../shared/lens.js';

/** Turn of the sky in radians a second: once in a sidereal day of 86,164.1 s. */
const SKY = (2 * Math.PI) / 86164.1;

/** NPF rule of Michaud, simplified or in full, with the declination, and the older rule by focal length alone. */
export default defineCalculator({
  title: 'Night sky shutter speed (500 and NPF rule)',
  description:
    'Longest shutter time for stars without trails by the NPF rule and the 500 rule, with the trail in pixels at each.',
  keywords: ['500 rule', 'NPF rule', 'astrophotography shutter speed', 'Milky Way exposure time', 'star trails'],
  related: ['hand-held-shutter-rule'],
  inputs: {
    focalLength: measure('mm', { label: 'Focal length', symbol: 'f', min: 1, max: 5000, usual: [3, 1200] }),
    fNumber,
    pixelPitch: measure('µm', {
      label: 'Pixel pitch',
      help: 'Sensor width over pixels across: 4.4 µm for 36 mm and 8,192 pixels.',
      symbol: 'p',
      min: 0.3,
      max: 50,
      usual: [0.5, 15],
    }),
    form: choice(
      { simple: 'Simplified', full: 'Full' },
      { label: 'Form of the NPF rule', help: 'The full form is stricter.', default: 'simple' },
    ),
    tolerance: integer({
      label: 'Factor of the full form',
      help: '1 for stars as points, 2 for trails that are hardly seen, 3 for short trails.',
      symbol: 'K',
      min: 1,
      max: 3,
      default: 1,
      when: { form: 'full' },
    }),
    crop: number({
      label: 'Crop factor',
      help: 'Full frame 1, APS-C 1.5 or 1.6, Four Thirds 2; for the 500 rule alone.',
      symbol: 'k',
      min: 0.1,
      max: 20,
      default: 1,
      usual: [0.4, 8],
    }),
    declination: quantity('rad', {
      label: 'Declination of the stars',
      help: '0° at the celestial equator, where they move fastest; the least in the picture counts.',
      unit: 'deg',
      symbol: '\\delta',
      min: -85,
      max: 85,
      default: 0,
      usual: 'all',
    }),
    dividend: number({
      label: 'Number of the focal-length rule',
      help: '500, or 400 and 300 for sharper stars.',
      symbol: 'R',
      min: 50,
      max: 1000,
      default: 500,
      usual: [150, 700],
    }),
  },
  outputs: {
    npf: measure('s', { label: 'Longest time by the NPF rule', symbol: 't_{NPF}', places: 1 }),
    byFocalLength: measure('s', { label: 'Longest time by focal length alone', symbol: 't_R', places: 1 }),
    npfTrail: number({ label: 'Trail by the NPF rule, in pixels', symbol: 'n_{NPF}', places: 1 }),
    trail: number({ label: 'Trail by focal length alone, in pixels', symbol: 'n_R', places: 1 }),
  },
  formula: ({ focalLength, fNumber, pixelPitch, form, tolerance, crop, declination, dividend }) => {
    const allowance =
      form === 'full'
        ? tolerance * (16.856 * fNumber + 0.0997 * focalLength + 13.713 * pixelPitch)
        : 35 * fNumber + 30 * pixelPitch;
    const npf = allowance / (focalLength * Math.cos(declination));
    const byFocalLength = dividend / (crop * focalLength);
    const pixelsASecond = (1000 * focalLength * SKY * Math.cos(declination)) / pixelPitch;
    return { npf, byFocalLength, npfTrail: pixelsASecond * npf, trail: pixelsASecond * byFocalLength };
  },
  explanation:
    'By the NPF rule expose for {npf} at most, with stars drawn out over {npfTrail} {npfTrail|pixel|pixels}; the {dividend} rule allows {byFocalLength}, and {trail} {trail|pixel|pixels}.',
  cautions: [
    {
      level: 'note',
      when: ({ byFocalLength, npf }) => byFocalLength > 2 * npf,
      says: 'The rule by focal length alone allows more than twice the time of the NPF rule: on this sensor it shows trails when looked at closely.',
    },
    {
      level: 'caution',
      when: ({ focalLength, crop }) => isBelow(focalLength * crop, 8),
      says: 'A lens this short sits before a small sensor, as in a phone: give its crop factor, often 3.5 to 8 (the 500 rule counts with it).',
    },
    {
      level: 'note',
      when: ({ pixelPitch, focalLength }) => pixelPitch < 2 && focalLength >= 13,
      says: 'Pixels this small are those of a phone or a compact camera: the focal length must be that of its lens, not the equivalent one.',
    },
    {
      level: 'caution',
      when: ({ npfTrail }) => roundTo(npfTrail, 1) > 6,
      says: 'The NPF rule counts on blur by diffraction, and so allows long trails, here of {npfTrail} pixels: for points of light open the aperture, or expose shorter.',
    },
    {
      level: 'caution',
      when: ({ focalLength, crop, declination }) => isBelow(focalLength * crop, 100) && Math.abs(declination) > 0.5,
      says: 'So wide a lens also shows stars nearer the equator, which move faster: enter the least declination in the picture.',
    },
  ],
  examples: [
    {
      inputs: { focalLength: 24, fNumber: 2.8, pixelPitch: 5.9 },
      results: { npf: '11.4583', byFocalLength: '20.8333', npfTrail: '3.39887', trail: '6.17976' },
      source: 'By hand: (98 + 177)/24, 500/24; trail in Python with 2π/86164.1 rad/s',
    },
    {
      inputs: { focalLength: 200, fNumber: 4, pixelPitch: 3.75, crop: 1.5, dividend: 400 },
      results: { npf: 1.2625, byFocalLength: '1.333333' },
      source: 'The Prime Calculator, exposure time of stars: (140 + 112.5)/200 = 1.26 s; 400/300',
    },
    {
      inputs: { focalLength: 14, fNumber: 2, pixelPitch: 2, declination: 60 },
      results: { npf: '18.5714', byFocalLength: '35.7143', trail: '9.11514' },
      cautions: ['the least declination'],
      source: 'By hand: 130/(14 × 0.5), 500/14; trail in Python',
    },
    {
      inputs: { focalLength: 14, fNumber: 2, pixelPitch: 2 },
      results: { npf: '9.28571' },
      cautions: ['more than twice'],
      source: 'By hand: 130/14',
    },
    {
      inputs: { focalLength: 24, fNumber: 2.8, pixelPitch: 5.9, form: 'full' },
      results: { npf: '5.437346', npfTrail: '1.612871' },
      cautions: ['more than twice'],
      source: 'In Python: (16.856 × 2.8 + 0.0997 × 24 + 13.713 × 5.9)/24',
    },
    {
      inputs: { focalLength: 200, fNumber: 4, pixelPitch: 4, form: 'full', tolerance: 2, declination: 60 },
      results: { npf: 2.84432, byFocalLength: 2.5 },
      source: 'In Python: 2 (16.856 × 4 + 0.0997 × 200 + 13.713 × 4)/(200 × 0.5)',
    },
    {
      inputs: { focalLength: 24, fNumber: 22, pixelPitch: 5.9 },
      results: { npf: '39.4583', npfTrail: '11.70446' },
      cautions: ['blur by diffraction'],
      source: 'By hand: (770 + 177)/24; trail in Python',
    },
    {
      inputs: { focalLength: 4, fNumber: 2, pixelPitch: 1.4 },
      results: { npf: 28, byFocalLength: 125 },
      cautions: ['more than twice', 'give its crop factor'],
      source: 'By hand: 112/4, 500/4',
    },
    {
      inputs: { focalLength: 25, fNumber: 2, pixelPitch: 1.5 },
      results: { npf: 4.6, byFocalLength: 20 },
      cautions: ['more than twice', 'not the equivalent one'],
      source: 'By hand: 115/25, 500/25',
    },
  ],
  notes: [
    'For a camera on a fixed tripod. The rules tell when trails begin to show, not whether the exposure is bright enough. The simplified form is published for the celestial equator; for other stars it is divided here by the cosine of their declination, as the full form is.',
  ],
  references: [
    { title: 'Michaud: Règle NPF, Société Astronomique du Havre', url: 'https://sahavre.fr/wp/regle-npf-rule/' },
  ],
});
