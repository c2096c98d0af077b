import { choice, defineCalculator, modNear, number, percent, text } from '@reckoner/engine';
import { HEX_PATTERN, linear, parseHex, type Triple } from '../shared/color.js';

/** Rounded, with -0 written 0. */
const round = (value: number, places: number) => Number(value.toFixed(places)) + 0;
const degrees = (a: number, b: number) => modNear((Math.atan2(b, a) * 180) / Math.PI, 360);
const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;

/** Red, green and blue from 0 to 1 of a hue in degrees; the chroma comes on top of the lowest component. */
function fromHue(hue: number, chroma: number, lowest: number): Triple {
  const component = (shift: number) => {
    const place = (shift + hue / 60) % 6;
    return lowest + chroma * (1 - Math.max(0, Math.min(place, 4 - place, 1)));
  };
  return [component(5), component(3), component(1)];
}

/** Hue in degrees, 0 for grays. */
function hueOf([r, g, b]: Triple) {
  const high = Math.max(r, g, b);
  const chroma = high - Math.min(r, g, b);
  if (chroma < 1e-12) return 0;
  if (high === r) return (((g - b) / chroma + 6) % 6) * 60;
  return (high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4) * 60;
}

/** White D65 of chromaticity 0.3127, 0.3290. */
const WHITE: Triple = [0.3127 / 0.329, 1, 0.3583 / 0.329];

/** XYZ of linear sRGB, as CSS Color 4 states the matrix of IEC 61966-2-1. */
function xyzOf(light: Triple): Triple {
  return [
    dot([0.41239079926595934, 0.357584339383878, 0.1804807884018343], light),
    dot([0.21263900587151027, 0.715168678767756, 0.07219231536073371], light),
    dot([0.01933081871559182, 0.11919477979462598, 0.9505321522496607], light),
  ];
}

/** CIE L*a*b* (ISO/CIE 11664-4). */
function labOf(xyz: Triple): Triple {
  const [x, y, z] = xyz.map((value, i) => {
    const t = value / WHITE[i]!;
    return t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Ottosson's perceptual space of linear sRGB. */
function oklabOf(light: Triple): Triple {
  const cones: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], light)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], light)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], light)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** sRGB with D65 white; CMYK is the plain complement without a color profile. */
export default defineCalculator({
  title: 'Color code converter',
  description: 'A color as HEX, RGB, HSL, HSV, HWB, CMYK, CIE XYZ, Lab, LCH and OKLCH from one of the usual codes.',
  keywords: ['hex to rgb', 'rgb to hex', 'hsl', 'cmyk', 'oklch', 'color picker'],
  inputs: {
    from: choice({ hex: 'HEX', rgb: 'RGB', hsl: 'HSL', hsv: 'HSV', cmyk: 'CMYK' }, { label: 'From', default: 'hex' }),
    code: text({ label: 'HEX code', maxLength: 7, pattern: HEX_PATTERN, default: '#3399FF', when: { from: 'hex' } }),
    red: number({ label: 'Red', min: 0, max: 255, default: 0, when: { from: 'rgb' } }),
    green: number({ label: 'Green', min: 0, max: 255, default: 0, when: { from: 'rgb' } }),
    blue: number({ label: 'Blue', min: 0, max: 255, default: 0, when: { from: 'rgb' } }),
    hue: number({ label: 'Hue in degrees', min: 0, max: 360, default: 0, when: { from: ['hsl', 'hsv'] } }),
    saturation: percent({
      label: 'Saturation',
      min: 0,
      max: 100,
      usual: [1, 100],
      default: 100,
      when: { from: ['hsl', 'hsv'] },
    }),
    lightness: percent({ label: 'Lightness', min: 0, max: 100, usual: [1, 100], default: 50, when: { from: 'hsl' } }),
    brightness: percent({ label: 'Value', min: 0, max: 100, usual: [1, 100], default: 100, when: { from: 'hsv' } }),
    cyan: percent({ label: 'Cyan', min: 0, max: 100, usual: [1, 100], default: 0, when: { from: 'cmyk' } }),
    magenta: percent({ label: 'Magenta', min: 0, max: 100, usual: [1, 100], default: 0, when: { from: 'cmyk' } }),
    yellow: percent({ label: 'Yellow', min: 0, max: 100, usual: [1, 100], default: 0, when: { from: 'cmyk' } }),
    black: percent({ label: 'Black', min: 0, max: 100, usual: [1, 100], default: 0, when: { from: 'cmyk' } }),
  },
  outputs: {
    hex: text({ label: 'HEX' }),
    rgb: text({ label: 'RGB' }),
    hsl: text({ label: 'HSL' }),
    hsv: text({ label: 'HSV' }),
    hwb: text({ label: 'HWB' }),
    cmyk: text({ label: 'CMYK' }),
    xyz: text({ label: 'CIE XYZ (D65, white has Y = 100)' }),
    lab: text({ label: 'CIE Lab (D65)' }),
    lch: text({ label: 'CIE LCH (D65)' }),
    oklch: text({ label: 'OKLCH' }),
  },
  algorithm: ({
    from,
    code,
    red,
    green,
    blue,
    hue,
    saturation,
    lightness,
    brightness,
    cyan,
    magenta,
    yellow,
    black,
  }) => {
    const chromaHsl = () => (1 - Math.abs(2 * lightness - 1)) * saturation;
    const sources: Record<typeof from, () => Triple> = {
      hex: () => parseHex(code).map((component) => component / 255) as unknown as Triple,
      rgb: () => [red / 255, green / 255, blue / 255],
      hsl: () => fromHue(hue, chromaHsl(), lightness - chromaHsl() / 2),
      hsv: () => fromHue(hue, brightness * saturation, brightness * (1 - saturation)),
      cmyk: () => [(1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)],
    };
    const color = sources[from]();
    const [high, low] = [Math.max(...color), Math.min(...color)];
    const middle = (high + low) / 2;
    const spread = 1 - Math.abs(2 * middle - 1);
    const bytes = color.map((component) => Math.round(component * 255));
    const light = color.map((component) => linear(component * 255)) as unknown as Triple;
    const xyz = xyzOf(light);
    const lab = labOf(xyz);
    const oklab = oklabOf(light);
    const turn = round(hueOf(color), 1);
    const share = (value: number) => `${round(100 * value, 1)}%`;
    const ink = (component: number) => (high > 0 ? share((high - component) / high) : '0%');
    const angle = (a: number, b: number, least: number) => (Math.hypot(a, b) < least ? 0 : round(degrees(a, b), 2));
    return {
      hex: `#${bytes
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
        .toUpperCase()}`,
      rgb: `rgb(${bytes.join(', ')})`,
      hsl: `hsl(${turn}, ${share(spread > 1e-12 ? (high - low) / spread : 0)}, ${share(middle)})`,
      hsv: `hsv(${turn}, ${share(high > 0 ? (high - low) / high : 0)}, ${share(high)})`,
      hwb: `hwb(${turn} ${share(low)} ${share(1 - high)})`,
      cmyk: `cmyk(${[...color.map(ink), share(1 - high)].join(', ')})`,
      xyz: xyz.map((value) => round(100 * value, 3)).join(', '),
      lab: lab.map((value) => round(value, 2)).join(', '),
      lch: [round(lab[0], 2), round(Math.hypot(lab[1], lab[2]), 2), angle(lab[1], lab[2], 0.005)].join(', '),
      oklch: `oklch(${round(oklab[0], 4)} ${round(Math.hypot(oklab[1], oklab[2]), 4)} ${angle(oklab[1], oklab[2], 0.00005)})`,
    };
  },
  explanation: 'The color is {hex}, {rgb} or {hsl}.',
  examples: [
    {
      inputs: { code: '#3399FF' },
      results: {
        hex: '#3399FF',
        rgb: 'rgb(51, 153, 255)',
        hsl: 'hsl(210, 100%, 60%)',
        hsv: 'hsv(210, 80%, 100%)',
        hwb: 'hwb(210 20% 0%)',
        cmyk: 'cmyk(80%, 40%, 0%, 0%)',
        xyz: '30.804, 30.705, 98.914',
        lab: '62.26, 6.13, -58.76',
        lch: '62.26, 59.08, 275.96',
      },
      source: 'Python: colorsys; XYZ and Lab with numpy from the primaries of IEC 61966-2-1; CMYK by hand',
    },
    {
      inputs: { code: '#F00' },
      results: {
        hex: '#FF0000',
        hsl: 'hsl(0, 100%, 50%)',
        xyz: '41.239, 21.264, 1.933',
        lab: '53.24, 80.09, 67.2',
        lch: '53.24, 104.55, 40',
        oklch: 'oklch(0.628 0.2577 29.23)',
      },
      source: 'numpy from the primaries of IEC 61966-2-1; OKLCH of red: CSS Color 4, 0.62796 0.25768 29.234',
    },
    {
      inputs: { from: 'rgb', red: 188, green: 143, blue: 143 },
      results: {
        hex: '#BC8F8F',
        hsl: 'hsl(0, 25.1%, 64.9%)',
        hsv: 'hsv(0, 23.9%, 73.7%)',
        hwb: 'hwb(0 56.1% 26.3%)',
        cmyk: 'cmyk(0%, 23.9%, 23.9%, 26.3%)',
      },
      source: 'Python: colorsys (rosybrown); CMYK by hand: 45/188, 67/255',
    },
    {
      inputs: { from: 'hsl', hue: 120, saturation: 50, lightness: 25 },
      results: { rgb: 'rgb(32, 96, 32)', hex: '#206020' },
      source: 'Python: colorsys.hls_to_rgb(1/3, 0.25, 0.5)',
    },
    {
      inputs: { from: 'hsv', hue: 300, saturation: 50, brightness: 80 },
      results: { rgb: 'rgb(204, 102, 204)' },
      source: 'Python: colorsys.hsv_to_rgb(5/6, 0.5, 0.8)',
    },
    {
      inputs: { from: 'cmyk', cyan: 50, black: 20 },
      results: { rgb: 'rgb(102, 204, 204)' },
      source: 'By hand: 255 × 0.5 × 0.8, 255 × 0.8',
    },
    {
      inputs: { code: 'FFFFFF' },
      results: {
        hsl: 'hsl(0, 0%, 100%)',
        lab: '100, 0, 0',
        oklch: 'oklch(1 0 0)',
        xyz: '95.046, 100, 108.906',
        cmyk: 'cmyk(0%, 0%, 0%, 0%)',
      },
      source: 'By hand: the white 0.3127/0.329, 1, 0.3583/0.329',
    },
    {
      inputs: { code: '#000000' },
      results: { cmyk: 'cmyk(0%, 0%, 0%, 100%)', hsv: 'hsv(0, 0%, 0%)', lab: '0, 0, 0' },
      source: 'By definition',
    },
    {
      inputs: { from: 'cmyk', cyan: 10, magenta: 40, yellow: 70, black: 20 },
      results: { rgb: 'rgb(184, 122, 61)', hex: '#B87A3D' },
      source: 'By hand: 255 × 0.8 × 0.9 = 183.6, × 0.6 = 122.4, × 0.3 = 61.2',
    },
  ],
  notes: [
    'CMYK of a printer depends on its profile. CSS functions lab() and lch() use D50 white: their numbers differ.',
  ],
  references: [
    { title: 'IEC 61966-2-1:1999: Default RGB colour space, sRGB' },
    { title: 'W3C: CSS Color Module Level 4, §10 and §18', url: 'https://www.w3.org/TR/css-color-4/' },
    {
      title: 'Ottosson: A perceptual color space for image processing (2020)',
      url: 'https://bottosson.github.io/posts/oklab/',
    },
  ],
});
