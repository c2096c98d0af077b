import {
  choice,
  constant,
  defineCalculator,
  faradayConstant,
  integer,
  isAbove,
  isAtMost,
  percent,
  quantity,
} from '@reckoner/engine';
import { METALS } from './shared/metals.js';

/** The metal of a bath and the electrons that an ion takes in it. */
const BATHS = {
  copper: ['copper', 2],
  copperI: ['copper', 1],
  nickel: ['nickel', 2],
  chromiumVI: ['chromium', 6],
  chromiumIII: ['chromium', 3],
  zinc: ['zinc', 2],
  tin: ['tin', 2],
  tinIV: ['tin', 4],
  silver: ['silver', 1],
  gold: ['gold', 1],
  goldIII: ['gold', 3],
  cadmium: ['cadmium', 2],
  cobalt: ['cobalt', 2],
  iron: ['iron', 2],
  lead: ['lead', 2],
  palladium: ['palladium', 2],
  platinum: ['platinum', 2],
  platinumIV: ['platinum', 4],
  rhodium: ['rhodium', 3],
} as const;

/** d = η j t M/(z F ρ). */
export default defineCalculator({
  title: 'Electroplating thickness',
  description:
    'Mean thickness of an electroplated layer from current density and time, or the time or the current density for a thickness, with the mass and charge of an area.',
  keywords: [
    'plating time',
    'plating thickness',
    'deposition rate',
    'plating current density',
    'ampere hours for plating',
  ],
  related: ['faraday-electrolysis-mass', 'corrosion-rate-from-current'],
  inputs: {
    find: choice(
      {
        thickness: 'Thickness from the time',
        time: 'Time for a thickness',
        density: { label: 'Current density for a thickness', also: ['current'] },
      },
      { label: 'Find', default: 'thickness' },
    ),
    bath: choice(
      {
        copper: { label: 'Copper, acid bath (Cu²⁺)', also: ['copper', 'acid copper', 'Cu'] },
        copperI: { label: 'Copper, cyanide bath (Cu⁺)', also: ['cyanide copper'] },
        nickel: { label: 'Nickel (Ni²⁺)', also: ['Ni'] },
        chromiumVI: {
          label: 'Chromium, hexavalent bath (6 electrons)',
          also: ['hard chrome', 'chromium', 'chrome', 'Cr(VI)'],
        },
        chromiumIII: { label: 'Chromium, trivalent bath (Cr³⁺)', also: ['trivalent chrome', 'Cr(III)'] },
        zinc: { label: 'Zinc (Zn²⁺)', also: ['Zn'] },
        tin: { label: 'Tin, acid bath (Sn²⁺)', also: ['tin', 'Sn'] },
        tinIV: { label: 'Tin, stannate bath (Sn⁴⁺)', also: ['stannate'] },
        silver: { label: 'Silver (Ag⁺)', also: ['Ag'] },
        gold: { label: 'Gold, cyanide bath (Au⁺)', also: ['gold', 'Au'] },
        goldIII: { label: 'Gold, acid or chloride bath (Au³⁺)', also: ['Au3+'] },
        cadmium: { label: 'Cadmium (Cd²⁺)', also: ['Cd'] },
        cobalt: { label: 'Cobalt (Co²⁺)', also: ['Co'] },
        iron: { label: 'Iron (Fe²⁺)', also: ['Fe'] },
        lead: { label: 'Lead (Pb²⁺)', also: ['Pb'] },
        palladium: { label: 'Palladium (Pd²⁺)', also: ['Pd'] },
        platinum: { label: 'Platinum (Pt²⁺)', also: ['platinum', 'Pt'] },
        platinumIV: { label: 'Platinum (Pt⁴⁺)', also: ['Pt4+'] },
        rhodium: { label: 'Rhodium (Rh³⁺)', also: ['Rh'] },
        custom: { label: 'Other metal', also: ['other'] },
      },
      { label: 'Metal and bath' },
    ),
    molarMass: quantity('kg/mol', {
      label: 'Molar mass',
      unit: 'g/mol',
      symbol: 'M_0',
      min: 1,
      max: 400,
      usual: [20, 250],
      when: { bath: 'custom' },
    }),
    electrons: integer({
      label: 'Electrons for each ion',
      symbol: 'z_0',
      min: 1,
      max: 8,
      when: { bath: 'custom' },
    }),
    metalDensity: quantity('kg/m^3', {
      label: 'Density of the layer',
      unit: 'g/cm^3',
      symbol: '\\rho_0',
      min: 0.5,
      max: 23,
      usual: [1.5, 23],
      when: { bath: 'custom' },
    }),
    efficiency: percent({
      label: 'Cathode current efficiency',
      help: 'The share of the current that deposits metal. Most acid and sulfamate baths 90 to 98%, cyanide baths less, hexavalent chromium 10 to 25%; the supplier of the bath tells it.',
      symbol: '\\eta',
      above: 0,
      max: 100,
      usual: [5, 100],
    }),
    currentDensity: quantity('A/m^2', {
      label: 'Cathode current density',
      help: 'Current over the plated area. 1 A/dm² is 9.29 A/ft².',
      unit: 'A/dm^2',
      symbol: 'j_0',
      above: 0,
      max: 10000,
      usual: [0.02, 150],
      when: { find: ['thickness', 'time'] },
    }),
    time: quantity('s', {
      label: 'Plating time',
      unit: 'min',
      symbol: 't_0',
      above: 0,
      max: 1e6,
      usual: [0.05, 6000],
      text: 'clock',
      when: { find: ['thickness', 'density'] },
    }),
    thickness: quantity('m', {
      label: 'Wanted thickness',
      help: 'Decorative gold 0.1 to 2 µm, nickel and zinc 5 to 30 µm, hard chromium 20 to 500 µm.',
      unit: 'µm',
      symbol: 'd_0',
      above: 0,
      max: 1e5,
      usual: [0.02, 1000],
      when: { find: ['time', 'density'] },
    }),
    area: quantity('m^2', {
      label: 'Plated area',
      help: 'All plated faces of all parts: gives the current, the mass and the charge.',
      unit: 'dm^2',
      symbol: 'A',
      above: 0,
      max: 1e6,
      usual: [0.001, 10000],
      optional: true,
    }),
  },
  outputs: {
    layer: quantity('m', { label: 'Mean thickness', unit: 'µm', symbol: 'd', places: 3, digits: 3 }),
    duration: quantity('s', { label: 'Time', unit: 'min', symbol: 't', places: 2, digits: 3 }),
    density: quantity('A/m^2', {
      label: 'Current density at the cathode',
      unit: 'A/dm^2',
      symbol: 'j',
      places: 3,
      digits: 3,
    }),
    rate: quantity('m/s', { label: 'Rate of growth', unit: 'µm/h', symbol: 'v', places: 2, digits: 3 }),
    arealMass: quantity('kg/m^2', { label: 'Mass of the layer', unit: 'g/m^2', symbol: 'm_A', places: 2, digits: 3 }),
    current: quantity('A', { label: 'Current for the area', symbol: 'I', places: 3, digits: 3, optional: true }),
    mass: quantity('kg', { label: 'Mass on the area', unit: 'g', symbol: 'm', places: 3, digits: 3, optional: true }),
    charge: quantity('C', { label: 'Charge', unit: 'A*h', symbol: 'Q', places: 3, digits: 3, optional: true }),
  },
  formula: (inputs) => {
    const { find, bath, efficiency, area } = inputs;
    const metal = bath === 'custom' ? undefined : METALS[BATHS[bath][0]];
    const charges = bath === 'custom' ? inputs.electrons : BATHS[bath][1];
    const molar = metal === undefined ? inputs.molarMass : metal[0] * constant(0.001, 'kg/mol');
    const solid = metal === undefined ? inputs.metalDensity : metal[1] * constant(1000, 'kg/m^3');
    // Thickness for each charge that an area gets.
    const perCharge = (efficiency * molar) / (charges * faradayConstant * solid);
    let density = inputs.currentDensity;
    let duration = inputs.time;
    let layer = inputs.thickness;
    if (find === 'thickness') layer = perCharge * density * duration;
    else if (find === 'time') duration = layer / (perCharge * density);
    else density = layer / (perCharge * duration);
    const results = { layer, duration, density, rate: perCharge * density, arealMass: layer * solid };
    if (area === undefined) return results;
    return { ...results, current: density * area, mass: layer * solid * area, charge: density * area * duration };
  },
  shown: () => ({
    layer: undefined,
    duration: undefined,
    density: undefined,
    rate: undefined,
    arealMass: undefined,
    current: undefined,
    mass: undefined,
    charge: undefined,
  }),
  stepwise: [
    'Rate of growth v = η × j × M / (z × F × ρ), with the molar mass M, the electrons z for each ion and the density ρ of the metal.',
    'Thickness d = v × t, and so t = d / v and j = d × z × F × ρ / (η × t × M).',
    'Mass of the layer m_A = d × ρ; of an area A: I = j × A, m = d × ρ × A, Q = I × t.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ bath, efficiency }) => bath === 'chromiumVI' && isAbove(efficiency, 0.3),
      says: ({ efficiency }) =>
        isAbove(efficiency, 0.6)
          ? 'Hexavalent chromium baths deposit with 10 to 25% of the current, most of the rest becomes hydrogen: with {efficiency} the layer would come out several times thinner than told.'
          : 'Hexavalent chromium baths deposit with 10 to 25% of the current, most of the rest becomes hydrogen: with {efficiency} the layer would come out thinner than told.',
    },
    {
      level: 'caution',
      when: ({ bath, density }) =>
        bath !== 'chromiumVI' &&
        bath !== 'custom' &&
        isAbove(density, constant(1500, 'A/m^2')) &&
        isAtMost(density, constant(15000, 'A/m^2')),
      says: 'In still or stirred baths this metal is mostly plated below 10 A/dm², and burns above; more takes a strong flow along the part. Where A/ft² was meant, send that unit: 1 A/dm² is 9.29 A/ft².',
    },
    {
      level: 'caution',
      when: ({ density }) => isAbove(density, constant(15000, 'A/m^2')),
      says: 'Above 150 A/dm² nearly every bath burns the deposit or boils: check the current density, or take more time.',
    },
  ],
  explanation: ({ find }) =>
    find === 'thickness'
      ? 'In {duration} at {density} the layer grows to a mean of {layer}, with {efficiency} of the current depositing metal{current?; an area of {area} takes {current}, {charge} in all, and {mass} of metal|}.'
      : find === 'time'
        ? 'A mean of {layer} at {density} takes {duration}, with {efficiency} of the current depositing metal{current?; an area of {area} takes {current}, {charge} in all, and {mass} of metal|}.'
        : 'A mean of {layer} in {duration} takes {density}, with {efficiency} of the current depositing metal{current?; an area of {area} takes {current}, {charge} in all, and {mass} of metal|}.',
  examples: [
    {
      inputs: { bath: 'nickel', efficiency: 95, currentDensity: 2, time: 30, area: 1 },
      results: {
        layer: 11.68775545,
        duration: 30,
        density: 2,
        rate: 23.3755109,
        arealMass: 104.0210235,
        current: 2,
        mass: 1.040210235,
        charge: 1,
      },
      source: 'Python, mpmath; MoldChem, electroplating bath: 1.04 g, 11.7 µm and 1 A·h',
    },
    {
      inputs: { find: 'time', bath: 'chromiumVI', efficiency: 18, currentDensity: 30, thickness: 25 },
      results: { duration: 61.42478594, layer: 25 },
      source: 'Python, mpmath: 6 electrons',
    },
    {
      inputs: { find: 'time', bath: 'chromiumVI', efficiency: 95, currentDensity: 30, thickness: 25 },
      results: { duration: 11.63838049 },
      cautions: ['most of the rest becomes hydrogen'],
      source: 'Python, mpmath: 61.42478594 × 18/95',
    },
    {
      inputs: { find: 'time', bath: 'chromiumVI', efficiency: 36, currentDensity: 30, thickness: 25 },
      results: { duration: 30.71239297 },
      cautions: ['come out thinner than told'],
      source: 'By hand: half of 61.42478594',
    },
    {
      inputs: { find: 'density', bath: 'gold', efficiency: 90, thickness: 1, time: '4 min' },
      results: { density: 0.4376881303 },
      source: 'Python, mpmath',
    },
    {
      inputs: { bath: 'copper', efficiency: 100, currentDensity: 20, time: 1 },
      results: { layer: 4.410320622 },
      cautions: ['A/ft² was meant'],
      source: 'By hand: 20 × 0.2205160311',
    },
    {
      inputs: { find: 'density', bath: 'copper', efficiency: 100, thickness: 50, time: 1 },
      results: { density: 226.7408848 },
      cautions: ['burns the deposit'],
      source: 'Python, mpmath: 50/0.2205160311',
    },
    {
      inputs: {
        bath: 'custom',
        molarMass: 114.82,
        electrons: 3,
        metalDensity: 7.31,
        efficiency: 50,
        currentDensity: 1,
        time: 60,
      },
      results: { layer: 9.767650686 },
      source: 'Python: indium, 0.5 × 360000 C/m² × 0.11482/(3 F × 7310)',
    },
    {
      inputs: { bath: 'zinc', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2849520396 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'cadmium', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.4022028373 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'gold', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.6346477288 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'goldIII', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2115492429 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'silver', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.6388535816 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'chromiumIII', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.1507414168 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'cobalt', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2068163105 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'tin', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.5065222112 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'tinIV', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2532611056 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'iron', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.220632518 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'copper', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2205160311 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'copperI', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.4410320622 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'lead', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.5701265503 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'platinum', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2821202406 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'platinumIV', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.1410601203 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'palladium', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.2757413942 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
    {
      inputs: { bath: 'rhodium', efficiency: 100, currentDensity: 1, time: 1 },
      results: { layer: 0.1720301597 },
      source: 'Python, mpmath; Misumi, theoretical precipitation amount of plating: the same to 1% for its densities',
    },
  ],
  notes: [
    'A mean: edges and tips get more, recesses less, often less than half. Where a least thickness is asked for, plate longer and measure.',
    'Densities are those of the solid metals; alloyed, bright and porous layers are some percent lighter, hard gold 10 to 15%.',
  ],
  references: [
    { title: 'Schlesinger, Paunovic (eds.): Modern Electroplating, 5th ed. (2010), ch. 1' },
    { title: 'Haynes (ed.): CRC Handbook of Chemistry and Physics, 97th ed. (2016), §4', isbn: '978-1-4987-5429-3' },
  ],
});
