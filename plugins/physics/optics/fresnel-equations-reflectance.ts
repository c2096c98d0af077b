import { defineCalculator, isAtLeast, isNear, number, percent, quantity } from '@reckoner/engine';

/** Reflected power of both polarizations; the second medium may absorb, with the index n + ik. */
export default defineCalculator({
  title: 'Fresnel equations',
  description:
    'Reflectance and transmittance of s, p and unpolarized light at a surface from refractive indices and angle of incidence.',
  keywords: [
    'fresnel reflectance',
    'reflection coefficient of glass',
    'complex refractive index',
    'reflectivity of metal',
    's and p polarization',
  ],
  inputs: {
    index1: number({
      label: 'Refractive index of the first medium',
      symbol: 'n_1',
      min: 0.1,
      max: 10,
      default: 1,
      usual: [1, 4.5],
    }),
    index2: number({
      label: 'Refractive index of the second medium',
      help: 'Glass 1.5, silicon 3.5, gold 0.27 in red light.',
      symbol: 'n_2',
      min: 0.01,
      max: 100,
      usual: [0.03, 10],
    }),
    extinction: number({
      label: 'Extinction coefficient of the second medium',
      help: '0 where it is transparent; gold 3.3 in red light.',
      symbol: 'k',
      min: 0,
      max: 100,
      default: 0,
      usual: [0, 20],
    }),
    incidence: quantity('rad', {
      label: 'Angle of incidence',
      unit: 'deg',
      symbol: '\\theta',
      min: 0,
      max: 89.99,
      default: 0,
    }),
  },
  outputs: {
    reflectance: percent({ label: 'Reflectance of unpolarized light', symbol: 'R', places: 3 }),
    reflectanceS: percent({ label: 'Reflectance of s-polarized light', symbol: 'R_s', places: 3 }),
    reflectanceP: percent({ label: 'Reflectance of p-polarized light', symbol: 'R_p', places: 3 }),
    transmittance: percent({ label: 'Transmittance of unpolarized light', symbol: 'T', places: 3 }),
    transmittanceS: percent({ label: 'Transmittance of s-polarized light', symbol: 'T_s', places: 3 }),
    transmittanceP: percent({ label: 'Transmittance of p-polarized light', symbol: 'T_p', places: 3 }),
  },
  formula: ({ index1, index2, extinction, incidence }) => {
    const along = index1 * Math.sin(incidence);
    const across = index1 * Math.cos(incidence);
    // u + iv is the root of (n₂ + ik)² − n₁² sin² θ.
    const real = index2 ** 2 - extinction ** 2 - along ** 2;
    const size = Math.sqrt(real ** 2 + (2 * index2 * extinction) ** 2);
    const u = Math.sqrt(Math.max(0, size + real) / 2);
    const v = Math.sqrt(Math.max(0, size - real) / 2);
    const turned = along * Math.tan(incidence);
    const reflectanceS = ((across - u) ** 2 + v ** 2) / ((across + u) ** 2 + v ** 2);
    // At Brewster's angle both are alike but for their last digits.
    const apart = isNear(u, turned, 1e-12 * turned) ? 0 : u - turned;
    const reflectanceP = (reflectanceS * (apart ** 2 + v ** 2)) / ((u + turned) ** 2 + v ** 2);
    const reflectance = (reflectanceS + reflectanceP) / 2;
    return {
      reflectance,
      reflectanceS,
      reflectanceP,
      transmittance: 1 - reflectance,
      transmittanceS: 1 - reflectanceS,
      transmittanceP: 1 - reflectanceP,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Reflectance by angle',
    x: { of: 'incidence' },
    y: { of: 'reflectance', label: 'Reflectance' },
    curve: ({ index1, index2, extinction, incidence, reflectanceS, reflectanceP }) => {
      const at = (angle: number, isP: boolean) => {
        const along = index1 * Math.sin(angle);
        const across = index1 * Math.cos(angle);
        const real = index2 ** 2 - extinction ** 2 - along ** 2;
        const size = Math.hypot(real, 2 * index2 * extinction);
        const u = Math.sqrt(Math.max(0, size + real) / 2);
        const v = Math.sqrt(Math.max(0, size - real) / 2);
        const s = ((across - u) ** 2 + v ** 2) / ((across + u) ** 2 + v ** 2);
        const turned = along * Math.tan(angle);
        return isP ? (s * ((u - turned) ** 2 + v ** 2)) / ((u + turned) ** 2 + v ** 2) : s;
      };
      return {
        from: 0,
        to: (89.9 / 180) * Math.PI,
        lines: [
          { label: 's', y: (angle) => at(angle, false) },
          { label: 'p', y: (angle) => at(angle, true) },
        ],
        marks: [
          { x: incidence, y: reflectanceS, label: 's' },
          { x: incidence, y: reflectanceP, label: 'p' },
        ],
      };
    },
  },
  explanation:
    'Of unpolarized light {reflectance} is reflected: {reflectanceS} of s-polarized and {reflectanceP} of p-polarized light.',
  cautions: [
    {
      level: 'note',
      when: ({ index1, index2, incidence, extinction }) =>
        extinction === 0 && isAtLeast(index1 * Math.sin(incidence), index2),
      says: 'The light is totally reflected: the angle is beyond the critical angle.',
    },
    {
      level: 'note',
      when: ({ extinction }) => extinction > 0,
      says: 'What is not reflected is absorbed in the second medium: the transmittance is that of its surface.',
    },
  ],
  examples: [
    {
      inputs: { index2: '1.7320508075688772', incidence: 60 },
      results: { reflectanceS: 25, reflectanceP: 0, transmittanceP: 100 },
      source: "By hand: 60° is Brewster's angle of √3",
    },
    {
      inputs: { index2: 1.5 },
      results: { reflectance: 4, reflectanceS: 4, reflectanceP: 4, transmittanceS: 96, transmittanceP: 96 },
      source: 'By hand: (0.5/2.5)²',
    },
    {
      inputs: { index2: 1.5, incidence: 45 },
      results: {
        reflectance: 5.023991101,
        reflectanceS: 9.201336305,
        reflectanceP: 0.8466458979,
        transmittance: 94.9760089,
        transmittanceS: 90.7986637,
        transmittanceP: 99.1533541,
      },
      source: 'Python: amplitudes with complex numbers',
    },
    {
      inputs: { index1: 1.5, index2: 1, incidence: 30 },
      results: { reflectance: 5.51901673, reflectanceS: 10.57727911, reflectanceP: 0.4607543446 },
      source: 'Python: amplitudes with complex numbers',
    },
    {
      inputs: { index1: 1.5, index2: 1, incidence: 60 },
      results: { reflectance: 100, reflectanceS: 100, transmittanceP: 0 },
      cautions: ['totally reflected'],
      source: 'By hand: beyond asin(1/1.5)',
    },
    {
      inputs: { index2: 0.27, extinction: 3.32, incidence: 60 },
      results: { reflectance: 90.71863814, reflectanceS: 95.76737371, reflectanceP: 85.66990258 },
      cautions: ['absorbed in the second medium'],
      source: 'Python: amplitudes with complex numbers',
    },
  ],
  notes: ['Media that are not magnetic, a smooth surface, one surface only: a pane of glass has two.'],
  references: [
    { title: 'Hecht: Optics, 5th ed., §4.6 and §4.8' },
    { title: 'Born, Wolf: Principles of Optics, 7th ed., §1.5 and §14.2' },
  ],
});
