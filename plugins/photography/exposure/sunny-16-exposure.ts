import { choice, constant, defineCalculator, flag, number, quantity } from '@reckoner/engine';
import { fNumber, isoBounds } from '../shared/lens.js';

/** In the sun f/16 and one over the ISO; each step toward shade is a stop. */
export default defineCalculator({
  title: 'Sunny 16 exposure',
  description: 'Shutter time in daylight without a meter by the sunny 16 rule, from ISO, aperture and weather.',
  keywords: ['sunny 16 rule', 'sunny 16', 'sunny f/16', 'exposure without light meter', 'daylight exposure'],
  related: ['exposure-value-ev', 'equivalent-exposure'],
  inputs: {
    light: choice(
      {
        snow: { label: 'Sun on snow or sand', value: -1, also: ['sand', 'beach'] },
        sunny: { label: 'Sunny, distinct shadows', value: 0, also: ['sun', 'full sun'] },
        hazy: { label: 'Slightly overcast, soft shadows', value: 1, also: ['slightly overcast', 'hazy sun'] },
        overcast: { label: 'Overcast, shadows barely visible', value: 2, also: ['cloudy'] },
        heavy: { label: 'Heavily overcast, no shadows', value: 3, also: ['heavily overcast', 'heavy overcast'] },
        shade: { label: 'Open shade or sunset', value: 4, also: ['sunset', 'open shade'] },
      },
      { label: 'Light', symbol: 'n', default: 'sunny' },
    ),
    iso: number({ label: 'ISO', symbol: 'S', ...isoBounds }),
    fNumber: { ...fNumber, default: 16 },
    backlit: flag({ label: 'Lit from behind', help: 'One stop more.' }),
  },
  outputs: {
    time: quantity('s', { label: 'Shutter time', symbol: 't', places: 2, digits: 3 }),
    reciprocal: number({ label: 'That is 1/x of a second, x being', symbol: 'x', places: 0, optional: true }),
    aperture: number({ label: 'Aperture (f-number) at one over the ISO', symbol: 'N_0', places: 1 }),
    value: number({ label: 'Exposure value at ISO 100', symbol: '\\mathrm{EV}', places: 1 }),
  },
  formula: ({ light, iso, fNumber, backlit }) => {
    const stops = light + (backlit ? 1 : 0);
    const time = (constant(1, 's') / iso) * (fNumber / 16) ** 2 * 2 ** stops;
    return {
      time,
      reciprocal: time < constant(1, 's') ? constant(1, 's') / time : undefined,
      aperture: 16 / 2 ** (stops / 2),
      value: Math.log2((256 * 100) / 2 ** stops),
    };
  },
  explanation:
    'At f/{fNumber} and ISO {iso} expose for {time}{reciprocal?, 1/{reciprocal} of a second|}; for one over the ISO, in seconds, take f/{aperture}.',
  cautions: [
    {
      level: 'note',
      when: ({ time }) => time < constant(0.000125, 's'),
      says: 'Few shutters are faster than 1/8000 s: close the aperture, lower the ISO or take a gray filter.',
    },
    {
      level: 'caution',
      when: ({ light, backlit }) => light === 4 || backlit,
      says: 'In shade, at sunset and against the light the rule is rough: take a frame a stop over and one under.',
    },
    {
      level: 'caution',
      when: ({ light, backlit }) => light >= 3 && backlit,
      says: 'Without sun little is lit from behind: the stop for it often is too much in shade and under a heavy overcast.',
    },
  ],
  examples: [
    {
      inputs: { light: 'heavy', iso: 100, fNumber: 4, backlit: true },
      results: { time: 0.01, aperture: 4 },
      cautions: ['the rule is rough', 'Without sun'],
      source: 'By hand: four stops of light less, four stops of aperture more',
    },
    {
      inputs: { iso: 100 },
      results: { time: 0.01, reciprocal: 100, aperture: 16, value: '14.64386' },
      source: 'The rule itself; log2(25600), in Python',
    },
    {
      inputs: { iso: 200, fNumber: 8 },
      results: { time: 0.00125, reciprocal: 800 },
      source: 'By hand: 1/200, two stops shorter: 1/800',
    },
    {
      inputs: { light: 'overcast', iso: 400, fNumber: 5.6 },
      results: { time: 0.001225, aperture: 8, value: '12.64386' },
      source: 'By hand: 1/400 × (5.6/16)² × 4; Wikipedia, Sunny 16 rule: f/8 overcast',
    },
    {
      inputs: { light: 'shade', iso: 100, fNumber: 4 },
      results: { time: 0.01, aperture: 4 },
      cautions: ['the rule is rough'],
      source: 'Wikipedia, Sunny 16 rule: f/4 in open shade',
    },
    {
      inputs: { light: 'heavy', iso: 12.5, fNumber: 64 },
      results: { time: 10.24, aperture: '5.656854', value: '11.64386' },
      source: 'By hand: 1/12.5 × 16 × 8; 16/√8',
    },
    {
      inputs: { light: 'snow', iso: 800, fNumber: 2.8 },
      results: { time: '0.0000191406', aperture: '22.62742', value: '15.64386' },
      cautions: ['Few shutters are faster'],
      source: 'By hand: 1/800 × (2.8/16)²/2; 16 × √2',
    },
    {
      inputs: { light: 'hazy', iso: 100, fNumber: 8, backlit: true },
      results: { time: 0.01, aperture: 8 },
      cautions: ['the rule is rough'],
      source: 'By hand: two stops of light less, two stops of aperture more',
    },
  ],
  notes: [
    'From two hours after sunrise to two before sunset, for subjects in the same light as the camera. Marked on lenses, f/22.6 is 22, f/11.3 is 11 and f/5.7 is 5.6.',
  ],
  references: [{ title: 'Ray: Applied Photographic Optics, 3rd ed. (2002), ch. 30', isbn: '978-0-240-51540-3' }],
});
