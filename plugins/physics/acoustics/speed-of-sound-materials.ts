import { choice, constant, defineEquations, isAbove, isAtMost, isBelow, isNear, quantity } from '@reckoner/engine';

/** c = √(K/ρ) in a fluid and √(E/ρ) along a thin rod: Newton and Laplace. */
export default defineEquations({
  title: 'Speed of sound in liquids and solids',
  description:
    'Speed of sound in a liquid or gas from its bulk modulus, or along a thin rod from Young’s modulus, and the density; or the modulus or density from the speed.',
  keywords: [
    'newton-laplace equation',
    'speed of sound from bulk modulus',
    'speed of sound in water',
    'speed of sound in steel',
    'bulk modulus from sound speed',
    'acoustic impedance of a material',
    'compressibility and sound speed',
  ],
  related: ['elastic-wave-speeds-solid', 'speed-of-sound-air', 'speed-of-sound-mach-number'],
  variables: {
    medium: choice(
      {
        fluid: { label: 'Liquid or gas', also: ['fluid', 'liquid', 'gas', 'water'] },
        rod: { label: 'Thin rod of a solid', also: ['rod', 'bar', 'solid'] },
      },
      { label: 'Medium', default: 'fluid' },
    ),
    speed: quantity('m/s', { label: 'Speed of sound', symbol: 'c', above: 0, max: 1e5, usual: [50, 13000], places: 1 }),
    bulkModulus: quantity('Pa', {
      label: 'Bulk modulus, adiabatic',
      help: 'Water 2.2 GPa, sea water 2.35, kerosene 1.4, olive oil 1.9, mercury 28; of a gas γ times its pressure, air 0.000142 GPa.',
      unit: 'GPa',
      symbol: 'K',
      min: 1e-9,
      max: 1e4,
      usual: [0.00005, 200],
      when: { medium: 'fluid' },
      optional: true,
    }),
    compressibility: quantity('1/Pa', {
      label: 'Compressibility, adiabatic',
      unit: '1/GPa',
      symbol: '\\beta',
      min: 1e-4,
      max: 1e9,
      usual: [0.005, 20000],
      when: { medium: 'fluid' },
      optional: true,
    }),
    youngsModulus: quantity('Pa', {
      label: 'Young’s modulus',
      help: 'Steel about 210 GPa, aluminum and glass 70, brass 100, concrete 30, wood along the grain 10.',
      unit: 'GPa',
      symbol: 'E',
      min: 1e-9,
      max: 1e4,
      usual: [0.001, 1300],
      when: { medium: 'rod' },
      optional: true,
    }),
    density: quantity('kg/m^3', {
      label: 'Density',
      help: 'Water 998, steel 7,850, aluminum 2,700 kg/m³; air 1.2 kg/m³.',
      symbol: '\\rho',
      min: 0.01,
      max: 1e5,
      usual: [0.05, 25000],
    }),
    impedance: quantity('Pa*s/m', {
      label: 'Characteristic impedance ρc',
      help: 'Water 1.48 MPa·s/m.',
      unit: 'MPa*s/m',
      symbol: 'Z',
      above: 0,
      max: 1e4,
      usual: [0.00005, 150],
    }),
  },
  equations: ({ medium, speed, bulkModulus, compressibility, youngsModulus, density, impedance }) => [
    [speed, Math.sqrt((medium === 'fluid' ? bulkModulus : youngsModulus) / density)],
    [compressibility, 1 / bulkModulus],
    [impedance, density * speed],
  ],
  explanation: ({ medium }) =>
    medium === 'fluid'
      ? 'In a liquid or gas of {density} with a bulk modulus of {bulkModulus} sound runs at {speed}; its characteristic impedance is {impedance}.'
      : 'Along a thin rod of {density} with a Young’s modulus of {youngsModulus} sound runs at {speed}; the characteristic impedance ρc is {impedance}.',
  cautions: [
    {
      level: 'caution',
      when: ({ medium, speed }) => medium === 'rod' && isAbove(speed, constant(13000, 'm/s')),
      says: 'No metal is faster than beryllium with some 12,900 m/s, and few solids are, as boron, diamond and some fibers: check the modulus and that the density is in kg/m³.',
    },
    {
      level: 'caution',
      when: ({ medium, speed, density }) =>
        medium === 'fluid' &&
        isAbove(density, constant(200, 'kg/m^3')) &&
        (isAbove(speed, constant(2500, 'm/s')) || isBelow(speed, constant(600, 'm/s'))),
      says: 'Most liquids carry sound at 600 to 2,500 m/s; some melts and liquids at high pressure are faster, fluorinated coolants and the like slower. Check the modulus, the density and their units; for a solid choose the rod.',
    },
    {
      level: 'caution',
      when: ({ medium, speed, density }) =>
        medium === 'fluid' &&
        ((isAtMost(density, constant(200, 'kg/m^3')) && isAbove(speed, constant(1600, 'm/s'))) ||
          (isAbove(density, constant(0.5, 'kg/m^3')) &&
            isAtMost(density, constant(25, 'kg/m^3')) &&
            isAbove(speed, constant(900, 'm/s')))),
      says: 'Few gases carry sound this fast, and no liquid has so low a density: check that the density is in kg/m³, in which water has 998, and that the modulus is that of a gas.',
    },
    {
      level: 'caution',
      when: ({ medium, density }) => medium === 'rod' && isAtMost(density, constant(25, 'kg/m^3')),
      says: 'Of solids only foams and aerogels are this light: check that the density is in kg/m³, in which steel has 7,850 and wood some 500.',
    },
    {
      level: 'caution',
      when: ({ medium, bulkModulus, density }) =>
        medium === 'fluid' &&
        isAtMost(density, constant(20, 'kg/m^3')) &&
        isNear(bulkModulus ?? constant(0, 'Pa'), constant(1.005e5, 'Pa'), constant(1500, 'Pa')),
      says: 'This is a gas with a modulus of about 1 atm, as if that were its pressure: the adiabatic modulus is γ times the pressure, of air 1.4 times, with which sound is faster by √γ.',
    },
  ],
  examples: [
    {
      inputs: { bulkModulus: 2.18, density: 998 },
      results: { speed: 1477.9610068, impedance: 1.4750050847, compressibility: 0.45871559633 },
      source: 'Python, mpmath: √(2.18e9/998); water, tabulated at 1,481 m/s',
    },
    {
      inputs: { medium: 'rod', youngsModulus: 210, density: 7850 },
      results: { speed: 5172.194153, impedance: 40.601724101 },
      source: 'Python, mpmath: √(210e9/7850)',
    },
    {
      inputs: { speed: 1500, density: 1000 },
      results: { bulkModulus: 2.25, impedance: 1.5, compressibility: 0.444444444444 },
      source: 'By hand: 1000 × 1500²',
    },
    {
      inputs: { medium: 'rod', speed: 5000, impedance: 13.5 },
      results: { density: 2700, youngsModulus: 67.5 },
      source: 'By hand: 13.5e6/5000; 13.5e6 × 5000',
    },
    {
      inputs: { compressibility: 0.5, density: 800 },
      results: { bulkModulus: 2, speed: 1581.1388301 },
      source: 'Python, mpmath: √(2e9/800)',
    },
    {
      inputs: { bulkModulus: '0.14 MPa', density: 1.2 },
      results: { speed: 341.56502553 },
      source: 'Python, mpmath: √(1.4e5/1.2), a gas of γ = 1.4 at 100 kPa',
    },
    {
      inputs: { bulkModulus: '101325 Pa', density: 1.2 },
      results: { speed: 290.58131392 },
      cautions: ['γ times the pressure'],
      source: 'Python, mpmath: √(101325/1.2), Newton’s speed of sound in air, 16% too low',
    },
    {
      inputs: { medium: 'rod', youngsModulus: 1000, density: 3500 },
      results: { speed: 16903.0850946 },
      cautions: ['beryllium'],
      source: 'Python, mpmath: √(1000e9/3500), about diamond',
    },
    {
      inputs: { bulkModulus: 160, density: 1000 },
      results: { speed: 12649.110641 },
      cautions: ['600 to 2,500'],
      source: 'Python, mpmath: √(160e9/1000)',
    },
    {
      inputs: { bulkModulus: 2.2, density: 1 },
      results: { speed: 46904.157598 },
      cautions: ['no liquid has so low', 'far above the usual'],
      source: 'Python, mpmath: √(2.2e9/1), a density in g/cm³',
    },
    {
      inputs: { speed: 1482, density: 0.998 },
      results: { bulkModulus: 0.002191931352 },
      cautions: ['no liquid has so low'],
      source: 'By hand: 0.998 × 1482² Pa, water with a density in g/cm³',
    },
    {
      inputs: { speed: 1265, density: 0.0899 },
      results: { bulkModulus: 0.0001438602275 },
      source: 'Python: 0.0899 × 1265² Pa, hydrogen at 0 °C and 1 atm, γ = 1.41',
    },
    {
      inputs: { medium: 'rod', speed: 5000, density: 7.85 },
      results: { youngsModulus: 0.19625 },
      cautions: ['foams and aerogels'],
      source: 'By hand: 7.85 × 5000² Pa, steel with a density in g/cm³',
    },
    {
      inputs: { speed: 1440, bulkModulus: 1.9 },
      results: { density: 916.280864198 },
      source: 'By hand: 1.9e9/1440²; olive oil, of about 915 kg/m³, with the speed of Kaye and Laby',
    },
  ],
  notes: [
    'The adiabatic bulk modulus: the isothermal one of tables is a little lower for water (0.6% at 20 °C), some 10 to 20% for many oils, and by the factor γ for gases.',
    'Within a large solid compression waves are faster than along a rod, in steel 5,900 in place of 5,200 m/s. In a pipe with elastic walls pressure waves of a liquid are slower; gas bubbles slow them far more.',
  ],
  references: [
    { title: 'Kinsler, Frey, Coppens, Sanders: Fundamentals of Acoustics, 4th ed., §3.2, 5.6 and appendix A10' },
    { title: 'CRC Handbook of Chemistry and Physics: Speed of Sound in Various Media (rods of beryllium 12,870 m/s)' },
    {
      title: 'Speeds of sound of the elements (boron 16,200 m/s)',
      url: 'http://en.m.wiki.x.io/wiki/Speeds_of_sound_of_the_elements',
    },
    {
      title: 'Emerson: 7951 Operating Manual, appendix E, after Kaye and Laby (kerosene 1,315, olive oil 1,440 m/s)',
    },
    { title: 'Bar-Meir: Fundamentals of Compressible Fluid Mechanics, ch. 3 (speed of sound in liquids and solids)' },
  ],
});
