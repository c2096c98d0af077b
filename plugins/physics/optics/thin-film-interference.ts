import { category, defineCalculator, isAtMost, number, percent, quantity, roundTo } from '@reckoner/engine';

const index = { min: 1, max: 10, usual: [1, 4.5] } as const;

/** Both reflections of a film with all that go to and fro in it; half a wave is lost where the light meets a denser medium. */
export default defineCalculator({
  title: 'Thin film interference',
  description:
    'Reflectance of a thin film or antireflection coating from indices, thickness, wavelength and angle, with its quarter-wave thickness.',
  keywords: [
    'antireflection coating',
    'quarter-wave coating',
    'soap film',
    'oil film colors',
    'reflectance of a coating',
    'bright and dark films',
  ],
  inputs: {
    outside: number({ label: 'Refractive index before the film', symbol: 'n_0', default: 1, ...index }),
    film: number({
      label: 'Refractive index of the film',
      help: 'Water 1.33, magnesium fluoride 1.38, oil 1.45.',
      symbol: 'n_1',
      ...index,
    }),
    behind: number({
      label: 'Refractive index behind the film',
      help: 'Glass 1.52; air, as of a soap film, 1.',
      symbol: 'n_2',
      ...index,
    }),
    wavelength: quantity('m', {
      label: 'Wavelength in vacuum',
      usual: [50, 1e6],
      unit: 'nm',
      symbol: '\\lambda',
      min: 1,
      max: 1e9,
    }),
    thickness: quantity('m', {
      label: 'Thickness',
      help: 'A quarter of a wave in the film if left out.',
      unit: 'nm',
      symbol: 't',
      min: 0,
      max: 1e9,
      usual: [0, 100000],
      optional: true,
    }),
    incidence: quantity('rad', {
      label: 'Angle of incidence',
      unit: 'deg',
      symbol: '\\theta_0',
      min: 0,
      max: 89.9,
      default: 0,
    }),
  },
  outputs: {
    reflectance: percent({ label: 'Reflectance of unpolarized light', symbol: 'R', places: 3 }),
    bare: percent({ label: 'Reflectance without the film', symbol: 'R_0', places: 3 }),
    quarterWave: quantity('m', { label: 'Quarter-wave thickness', unit: 'nm', symbol: 't_{1/4}', places: 2 }),
    bestIndex: number({
      label: 'Index that reflects least at the perpendicular as a quarter-wave film',
      symbol: 'n_{AR}',
      places: 4,
    }),
    path: quantity('m', { label: 'Optical path difference', unit: 'nm', symbol: '\\Lambda', places: 2 }),
    order: number({ label: 'Path difference in wavelengths', symbol: 'm', places: 4 }),
    shift: category(['Half a wave', 'None'], { label: 'Shift between both reflections' }),
  },
  formula: ({ outside, film, behind, wavelength, thickness, incidence }) => {
    const along = outside * Math.sin(incidence);
    const cos0 = Math.cos(incidence);
    const cos1 = Math.sqrt(1 - (along / film) ** 2);
    const cos2 = Math.sqrt(1 - (along / behind) ** 2);
    const quarterWave = wavelength / (4 * film * cos1);
    const path = 2 * film * (thickness ?? quarterWave) * cos1;
    const order = path / wavelength;
    const phase = Math.cos(2 * Math.PI * order);
    const s01 = (outside * cos0 - film * cos1) / (outside * cos0 + film * cos1);
    const s12 = (film * cos1 - behind * cos2) / (film * cos1 + behind * cos2);
    const p01 = (film * cos0 - outside * cos1) / (film * cos0 + outside * cos1);
    const p12 = (behind * cos1 - film * cos2) / (behind * cos1 + film * cos2);
    const s02 = (outside * cos0 - behind * cos2) / (outside * cos0 + behind * cos2);
    const p02 = (behind * cos0 - outside * cos2) / (behind * cos0 + outside * cos2);
    const s = (s01 ** 2 + s12 ** 2 + 2 * s01 * s12 * phase) / (1 + (s01 * s12) ** 2 + 2 * s01 * s12 * phase);
    const p = (p01 ** 2 + p12 ** 2 + 2 * p01 * p12 * phase) / (1 + (p01 * p12) ** 2 + 2 * p01 * p12 * phase);
    const shift = film > outside === behind > film ? 'None' : 'Half a wave';
    return {
      reflectance: (s + p) / 2,
      bare: (s02 ** 2 + p02 ** 2) / 2,
      quarterWave,
      bestIndex: Math.sqrt(outside * behind),
      path,
      order,
      shift,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Reflectance by wavelength, at the perpendicular',
    x: { of: 'wavelength' },
    y: { of: 'reflectance', label: 'Reflectance' },
    curve: ({ outside, film, behind, wavelength, path, incidence }) => {
      if (incidence !== 0 || path > 20 * wavelength) return undefined;
      const first = (outside - film) / (outside + film);
      const second = (film - behind) / (film + behind);
      return {
        from: wavelength / 2,
        to: 2 * wavelength,
        lines: [
          {
            y: (at) => {
              const both = 2 * first * second * Math.cos((2 * Math.PI * path) / at);
              return (first ** 2 + second ** 2 + both) / (1 + (first * second) ** 2 + both);
            },
          },
        ],
      };
    },
  },
  requires: [
    {
      that: ({ outside, film, behind, incidence }) =>
        isAtMost(outside * Math.sin(incidence), 0.9999999 * Math.min(film, behind)),
      field: 'incidence',
      says: 'At {incidence} the light is totally reflected: it does not reach through the film.',
    },
  ],
  explanation:
    'The film reflects {reflectance}, without it {bare} would be reflected; a quarter-wave film is {quarterWave} thick.',
  cautions: [
    {
      level: 'note',
      when: ({ outside, film, behind }) => film === outside || film === behind,
      says: 'The film has the index of what is beside it: there is one reflection only, and nothing interferes.',
    },
    {
      level: 'note',
      when: ({ order }) => order > 0 && roundTo(order, 4) < 0.005,
      says: 'So thin a film changes hardly anything: check the unit of its thickness.',
    },
    {
      level: 'note',
      when: ({ order }) => roundTo(order, 4) > 20,
      says: 'In so thick a film the fringes lie so close that white light and most lamps show their mean only.',
    },
  ],
  examples: [
    {
      inputs: { film: 1.38, behind: 1.52, wavelength: 550 },
      results: {
        reflectance: 1.260079021,
        bare: 4.257999496,
        quarterWave: 99.63768116,
        bestIndex: 1.232882801,
        path: 275,
        order: 0.5,
        shift: 'None',
      },
      source: 'Python: amplitudes with complex numbers; magnesium fluoride on crown glass, 1.3% in Hecht',
    },
    {
      inputs: { film: 1.38, behind: 1.52, wavelength: 450, thickness: 100, incidence: 30 },
      results: {
        reflectance: 1.504715187,
        bare: 4.414350115,
        quarterWave: 87.46458941,
        path: 257.2469631,
        order: 0.5716599179,
      },
      source: 'Python: amplitudes with complex numbers',
    },
    {
      inputs: { film: 1.33, behind: 1, wavelength: 600, thickness: 300 },
      results: { reflectance: 5.82957629, bare: 0, path: 798, order: 1.33, shift: 'Half a wave' },
      source: 'Python: amplitudes with complex numbers; a soap film',
    },
    {
      inputs: { outside: 1.33, film: 1.45, behind: 1.8, wavelength: 600, thickness: 200, incidence: 45 },
      results: { reflectance: 1.671259466, bare: 3.04883411, path: 441.4612101 },
      source: 'Python: amplitudes with complex numbers',
    },
    {
      inputs: { film: 1.5, behind: 1.5, wavelength: 500, thickness: 10000 },
      results: { reflectance: 4, bare: 4, order: 60 },
      cautions: ['nothing interferes', 'so thick a film'],
      source: 'By hand: (0.5/2.5)²; 2 × 1.5 × 10,000/500',
    },
    {
      inputs: { film: 1.38, behind: 1.52, wavelength: 550, thickness: 0.1 },
      results: { path: 0.276, order: 0.000501818182 },
      cautions: ['changes hardly anything'],
      source: 'By hand: 2 × 1.38 × 0.1, over 550',
    },
    {
      inputs: { outside: 1.5, film: 1.33, behind: 1, wavelength: 500, incidence: 60 },
      refused: 'totally reflected',
      source: 'By hand: 1.5 × sin 60° is over 1',
    },
  ],
  notes: ['Media that do not absorb, a film of even thickness.'],
  references: [{ title: 'Hecht: Optics, 5th ed., §9.4 and §9.7' }],
});
