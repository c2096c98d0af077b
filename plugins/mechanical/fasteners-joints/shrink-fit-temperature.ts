import { choice, constant, defineCalculator, isAbove, isAtMost, isBelow, quantity, roundTo } from '@reckoner/engine';

/** Mean coefficients in 1/K: on heating from room temperature by some 200 K, and on cooling to 80 K. */
const WARM = {
  steel: 11.7e-6,
  stainless: 16e-6,
  castIron: 10.6e-6,
  aluminum: 23e-6,
  brass: 19e-6,
  bronze: 18e-6,
  titanium: 8.6e-6,
};
const COLD = { steel: 8.8e-6, stainless: 13.2e-6, aluminum: 18.4e-6, brass: 17.9e-6 };
const PER_KELVIN = constant(1, '1/K');
const ZERO_CELSIUS = constant(273.15, 'K');

/** Degrees Celsius of a temperature, as it is shown. */
const celsius = (temperature: number) => roundTo((temperature - ZERO_CELSIUS) / constant(1, 'K'), 1);

function warmOf(material: 'custom' | keyof typeof WARM, given: number | undefined) {
  return material === 'custom' ? given! : WARM[material] * PER_KELVIN;
}

function coldOf(material: 'custom' | keyof typeof COLD, given: number | undefined) {
  return material === 'custom' ? given! : COLD[material] * PER_KELVIN;
}

/** Temperature at which a heated hub clears the shaft, or a cooled shaft the hub. */
export default defineCalculator({
  title: 'Shrink fit temperature',
  description:
    'Temperature to which a hub is heated, or a shaft is cooled, so that they slide together in spite of their interference, from diameter, clearance and material.',
  keywords: [
    'shrink fitting',
    'hub heating temperature',
    'liquid nitrogen fit',
    'bearing heater temperature',
    'thermal expansion fit',
    'expansion fit',
    'assembly temperature',
  ],
  related: ['press-fit-interference-pressure', 'iso-limits-fits'],
  inputs: {
    way: choice(
      {
        heat: { label: 'Heat the hub', also: ['heat'] },
        both: { label: 'Heat the hub, with a cooled shaft', also: ['both'] },
        cool: { label: 'Cool the shaft', also: ['cool'] },
      },
      { label: 'Assembly by', default: 'heat' },
    ),
    diameter: quantity('m', {
      label: 'Diameter of the joint',
      unit: 'mm',
      symbol: 'd',
      min: 0.5,
      max: 10000,
      usual: [3, 3000],
    }),
    interference: quantity('m', {
      label: 'Largest interference on the diameter',
      help: 'Largest shaft minus smallest bore, as diameters: twice the radial one.',
      unit: 'µm',
      symbol: '\\delta',
      above: 0,
      max: 1e5,
      usual: [2, 3000],
    }),
    clearance: quantity('m', {
      label: 'Clearance on the diameter to slide them together',
      help: 'Often a thousandth of the diameter: with less the parts may seize halfway.',
      unit: 'µm',
      symbol: 'c',
      min: 0,
      max: 1e5,
      usual: [5, 5000],
      default: ({ diameter }) => 0.001 * diameter,
    }),
    roomTemperature: quantity('K', {
      label: 'Room temperature',
      help: 'Of both parts, when their diameters were measured.',
      unit: '°C',
      symbol: 'T_0',
      min: -60,
      max: 80,
      usual: [0, 45],
      default: 20,
    }),
    hubIs: choice(
      {
        part: { label: 'Gear, ring, coupling or housing', also: ['hub', 'gear', 'ring'] },
        bearing: { label: 'Open rolling bearing', also: ['bearing'] },
        sealed: { label: 'Sealed or greased rolling bearing', also: ['sealed bearing'] },
      },
      { label: 'Heated part', default: 'part', when: { way: ['heat', 'both'] } },
    ),
    hubMaterial: choice(
      {
        steel: { label: 'Steel (11.7 × 10⁻⁶/K)', also: ['steel'] },
        stainless: { label: 'Austenitic stainless steel (16 × 10⁻⁶/K)', also: ['stainless'] },
        castIron: { label: 'Cast iron (10.6 × 10⁻⁶/K)', also: ['cast iron'] },
        aluminum: { label: 'Aluminum (23 × 10⁻⁶/K)', also: ['aluminium', 'Al'] },
        brass: { label: 'Brass (19 × 10⁻⁶/K)', also: ['brass'] },
        bronze: { label: 'Bronze (18 × 10⁻⁶/K)', also: ['bronze'] },
        titanium: { label: 'Titanium (8.6 × 10⁻⁶/K)', also: ['Ti'] },
        custom: 'By its expansion coefficient',
      },
      { label: 'Hub of', default: 'steel', when: { way: ['heat', 'both'] } },
    ),
    hubExpansion: quantity('1/K', {
      label: 'Expansion coefficient of the hub',
      unit: 'µm/(m*K)',
      symbol: '\\alpha_h',
      min: 0.1,
      max: 300,
      usual: [4, 150],
      when: { way: ['heat', 'both'], hubMaterial: 'custom' },
    }),
    shaftMaterial: choice(
      {
        steel: { label: 'Steel (8.8 × 10⁻⁶/K when cooled)', also: ['steel'] },
        stainless: { label: 'Austenitic stainless steel (13.2 × 10⁻⁶/K when cooled)', also: ['stainless'] },
        aluminum: { label: 'Aluminum (18.4 × 10⁻⁶/K when cooled)', also: ['aluminium', 'Al'] },
        brass: { label: 'Brass (17.9 × 10⁻⁶/K when cooled)', also: ['brass'] },
        custom: 'By its mean coefficient down to that temperature',
      },
      { label: 'Shaft of', default: 'steel', when: { way: ['both', 'cool'] } },
    ),
    shaftExpansion: quantity('1/K', {
      label: 'Mean expansion coefficient of the shaft in the cold',
      help: 'Some 15 to 25% below that of heating.',
      unit: 'µm/(m*K)',
      symbol: '\\alpha_s',
      min: 0.1,
      max: 300,
      usual: [4, 150],
      when: { way: ['both', 'cool'], shaftMaterial: 'custom' },
    }),
    shaftTemperature: quantity('K', {
      label: 'Temperature of the cooled shaft',
      help: 'Dry ice −78 °C, liquid nitrogen −196 °C; a little warmer by the time it is in place.',
      unit: '°C',
      symbol: 'T_s',
      min: -200,
      max: 80,
      usual: [-197, 20],
      when: { way: 'both' },
    }),
  },
  outputs: {
    temperature: quantity('K', { label: 'Temperature needed', unit: '°C', symbol: 'T', places: 1 }),
    temperatureChange: quantity('K', {
      label: 'Change from room temperature',
      unit: 'Δ°C',
      symbol: '\\Delta T',
      places: 1,
    }),
    gap: quantity('m', { label: 'Change of diameter that is needed', unit: 'µm', symbol: '\\Delta d', digits: 4 }),
    shrinkage: quantity('m', {
      label: 'Of it by the cooled shaft',
      unit: 'µm',
      symbol: 'u_s',
      digits: 4,
      optional: true,
    }),
    barely: quantity('K', {
      label: 'Where the clearance is just zero',
      unit: '°C',
      symbol: 'T_{min}',
      places: 1,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { way, diameter, interference, clearance, roomTemperature, shaftTemperature } = inputs;
    const gap = interference + clearance;
    if (way === 'cool') {
      const shaft = coldOf(inputs.shaftMaterial!, inputs.shaftExpansion) * diameter;
      return {
        temperature: roomTemperature - gap / shaft,
        temperatureChange: -gap / shaft,
        gap,
        shrinkage: gap,
        barely: roomTemperature - interference / shaft,
      };
    }
    const hub = warmOf(inputs.hubMaterial!, inputs.hubExpansion) * diameter;
    const shrinkage =
      way === 'both'
        ? coldOf(inputs.shaftMaterial!, inputs.shaftExpansion) * diameter * (roomTemperature - shaftTemperature!)
        : undefined;
    const left = shrinkage === undefined ? gap : isAtMost(gap, shrinkage) ? constant(0, 'm') : gap - shrinkage;
    return {
      temperature: roomTemperature + left / hub,
      temperatureChange: left / hub,
      gap,
      shrinkage,
      barely:
        shrinkage !== undefined && isAtMost(interference, shrinkage)
          ? undefined
          : roomTemperature + (shrinkage === undefined ? interference : interference - shrinkage) / hub,
    };
  },
  shown: () => ({
    temperature: undefined,
    temperatureChange: undefined,
    gap: undefined,
    shrinkage: undefined,
    barely: undefined,
  }),
  stepwise: [
    'Heated hub: T = T_0 + (δ + c − u_s)/(α_h d), where a shaft cooled to T_s shrinks by u_s = α_s d (T_0 − T_s).',
    'Cooled shaft: T = T_0 − (δ + c)/(α_s d).',
    'The clearance is just zero with c = 0 in these.',
  ],
  requires: [
    {
      that: ({ hubIs, hubMaterial }) => hubIs === 'part' || hubMaterial === 'steel' || hubMaterial === 'custom',
      field: 'hubMaterial',
      says: 'Rings of rolling bearings are of hardened steel, stainless ones of martensitic of about 10 × 10⁻⁶/K: choose steel or send their coefficient. A housing around a bearing is a heated part of its own.',
    },
    {
      that: ({ shaftTemperature, roomTemperature }) => shaftTemperature < roomTemperature,
      field: 'shaftTemperature',
      says: 'The cooled shaft, at {shaftTemperature}, must be colder than the room, {roomTemperature}.',
    },
    {
      that: ({ interference, diameter }) => isBelow(interference, diameter / 20),
      field: 'interference',
      says: 'An interference of {interference} is more than a twentieth of the diameter, {diameter}: check both units.',
    },
    {
      that: ({ clearance, diameter }) => isBelow(clearance, diameter / 20),
      field: 'clearance',
      says: 'A clearance of {clearance} is more than a twentieth of the diameter, {diameter}: check both units.',
    },
    {
      that: (inputs) =>
        inputs.way !== 'cool' ||
        isAbove(
          inputs.roomTemperature,
          (inputs.interference + inputs.clearance) /
            ((inputs.shaftMaterial === 'custom' ? inputs.shaftExpansion! : COLD[inputs.shaftMaterial!] * PER_KELVIN) *
              inputs.diameter),
        ),
      field: 'way',
      says: 'Not even at absolute zero would the shaft be small enough: heat the hub, too.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ hubIs, temperature }) => hubIs === 'bearing' && celsius(temperature) > 120,
      says: 'Do not heat an open bearing above 120 °C: its rings change their size and hardness. Take a lighter fit or less clearance, cool the shaft, or cool it further, or mount it by oil injection.',
    },
    {
      level: 'danger',
      when: ({ hubIs, temperature }) => hubIs === 'sealed' && celsius(temperature) > 80,
      says: 'Do not heat a sealed or greased bearing above 80 °C: grease and seals are spoiled. Take less clearance, cool the shaft, or cool it further, or press it on.',
    },
    {
      level: 'danger',
      when: ({ hubIs, hubMaterial, temperature }) =>
        hubIs === 'part' && celsius(temperature) > (hubMaterial === 'aluminum' ? 250 : 400),
      says: 'So hot a part softens or scales, and its expansion coefficient is another: do not heat it so far. Take less interference or cool the shaft, or cool it further.',
    },
    {
      level: 'caution',
      when: ({ hubIs, hubMaterial, temperature }) =>
        hubIs === 'part' &&
        celsius(temperature) > (hubMaterial === 'aluminum' ? 150 : 200) &&
        celsius(temperature) <= (hubMaterial === 'aluminum' ? 250 : 400),
      says: 'At such a temperature hardened steel is tempered anew, and aged or cold-worked metal loses strength: stay below the temperature of the last heat treatment.',
    },
    {
      level: 'danger',
      when: ({ way, temperature }) => way === 'cool' && celsius(temperature) < -196,
      says: 'Liquid nitrogen, at −196 °C, is not cold enough: heat the hub as well.',
    },
    {
      level: 'caution',
      when: ({ way, temperature }) => way === 'cool' && celsius(temperature) < -170 && celsius(temperature) >= -196,
      says: 'This leaves next to nothing above liquid nitrogen, at −196 °C, while the shaft warms on its way: heat the hub a little as well.',
    },
    {
      level: 'danger',
      when: ({ way, temperature, shaftTemperature }) =>
        (way === 'cool' && celsius(temperature) < -30) ||
        (shaftTemperature !== undefined && celsius(shaftTemperature) < -30),
      says: 'Dry ice and liquid nitrogen burn skin and eyes and displace the air to breathe: only with gloves, face shield and open ventilation. Steel may be brittle in such a cold.',
    },
    {
      level: 'caution',
      when: ({ way, temperature }) => way !== 'cool' && celsius(temperature) > 60,
      says: 'The hot part burns the skin: handle it with gloves and tongs, set it in place at once, and keep it there until it grips.',
    },
    {
      level: 'caution',
      when: ({ clearance, diameter }) => isBelow(clearance, 0.0005 * diameter),
      says: 'The clearance is less than half a thousandth of the diameter: the parts may seize halfway, from where they can hardly be parted.',
    },
    {
      level: 'caution',
      when: ({ interference, diameter }) => isAbove(interference, 0.0025 * diameter),
      says: 'The interference is more than 0.25% of the diameter, where fits of metal have 0.05 to 0.2%: check that both are in the right units.',
    },
    {
      level: 'note',
      when: ({ hubMaterial, shaftMaterial }) => hubMaterial === 'custom' || shaftMaterial === 'custom',
      says: 'The coefficient sent must be the mean between room temperature and that of assembly: it grows with heat and falls in the cold, for steel to about 9 × 10⁻⁶/K down to liquid nitrogen.',
    },
  ],
  explanation: ({ way, temperatureChange, hubMaterial, shaftMaterial }) => {
    const shaft =
      shaftMaterial === 'custom' ? 'shaft, of a mean coefficient of {shaftExpansion},' : 'shaft of {shaftMaterial}';
    const hub = hubMaterial === 'custom' ? 'hub, of a coefficient of {hubExpansion},' : 'hub of {hubMaterial}';
    const change = 'the interference of {interference} and a clearance of {clearance}';
    if (way === 'cool')
      return `Cool the ${shaft} to {temperature}, {|temperatureChange|} below the room temperature of {roomTemperature}: it then shrinks by {gap}, ${change}. Dry ice reaches −78 °C, liquid nitrogen −196 °C.`;
    if (way === 'heat')
      return `Heat the ${hub} to {temperature}, {temperatureChange} above the room temperature of {roomTemperature}: its bore then grows by {gap}, ${change}.`;
    return isAbove(temperatureChange, constant(0, 'K'))
      ? `With the ${shaft} cooled to {shaftTemperature}, which takes {shrinkage}, heat the ${hub} to {temperature}, {|temperatureChange|} above the room temperature of {roomTemperature}, for a change of {gap} together: ${change}.`
      : `The ${shaft} cooled to {shaftTemperature} shrinks by {shrinkage}, which is enough for ${change}: the hub need not be heated.`;
  },
  examples: [
    {
      inputs: {
        diameter: '1 in',
        interference: '0.001 in',
        clearance: '0.002 in',
        roomTemperature: '70 °F',
        hubMaterial: 'custom',
        hubExpansion: 23.04,
      },
      results: { temperature: 151.31944, temperatureChange: 130.20833, gap: 76.2, barely: 64.513889 },
      cautions: ['burns the skin', 'must be the mean'],
      source:
        'RivCut, shrink fit: 234 °F of rise, 304 °F, by 12.8 × 10⁻⁶/°F; by hand: 0.003/(23.04 × 10⁻⁶) = 130.2083 K',
    },
    {
      inputs: { diameter: 60, interference: 40 },
      results: { temperature: 162.45014, temperatureChange: 142.45014, gap: 100, barely: 76.980057 },
      cautions: ['burns the skin'],
      source: 'By hand: 100/(11.7 × 10⁻⁶ × 60 000), of which 40 without the clearance of 60',
    },
    {
      inputs: { diameter: 60, interference: 40, hubIs: 'bearing' },
      results: { temperature: 162.45014 },
      cautions: ['Do not heat an open bearing', 'burns the skin'],
      source: 'As before; SKF: not above 120 °C',
    },
    {
      inputs: { diameter: 60, interference: 10, clearance: 40, hubIs: 'sealed' },
      results: { temperature: 91.225071 },
      cautions: ['Do not heat a sealed', 'burns the skin'],
      source: 'By hand: 50/(11.7 × 10⁻⁶ × 60 000); SKF: not above 80 °C',
    },
    {
      inputs: { diameter: 50, interference: 150, clearance: 50 },
      results: { temperature: 361.88034 },
      cautions: ['tempered anew', 'burns the skin', 'more than 0.25%'],
      source: 'By hand: 200/0.585',
    },
    {
      inputs: { diameter: 50, interference: 200, clearance: 100 },
      results: { temperature: 532.82051 },
      cautions: ['softens or scales', 'burns the skin', 'more than 0.25%'],
      source: 'By hand: 300/0.585',
    },
    {
      inputs: { diameter: 50, interference: 100, hubMaterial: 'aluminum', clearance: 20 },
      results: { temperature: 124.34783 },
      cautions: ['burns the skin', 'seize halfway'],
      source: 'By hand: 120/1.15',
    },
    {
      inputs: { way: 'cool', diameter: 40, interference: 20 },
      results: { temperature: -150.45455, temperatureChange: -170.45455, gap: 60, shrinkage: 60, barely: -36.818182 },
      cautions: ['burn skin and eyes'],
      source: 'By hand: 60/(8.8 × 10⁻⁶ × 40 000), with the contraction of 1075 steel by NOAO, 8.78 × 10⁻⁶/K',
    },
    {
      inputs: { way: 'cool', diameter: 40, interference: 25, shaftMaterial: 'custom', shaftExpansion: 8.5 },
      results: { temperature: -171.17647 },
      cautions: ['next to nothing', 'burn skin and eyes', 'must be the mean'],
      source: 'By hand: 65/0.34',
    },
    {
      inputs: { way: 'cool', diameter: 40, interference: 40 },
      results: { temperature: -207.27273 },
      cautions: ['is not cold enough', 'burn skin and eyes'],
      source: 'By hand: 80/0.352',
    },
    {
      inputs: { way: 'cool', diameter: 40, interference: 80 },
      refused: 'absolute zero',
      source: 'By hand: 120/0.352 is 341 K',
    },
    {
      inputs: { way: 'both', diameter: 80, interference: 90, shaftTemperature: -78.5, hubMaterial: 'castIron' },
      results: { temperature: 138.69811, shrinkage: 69.344, gap: 170, barely: 44.358491 },
      cautions: ['burns the skin', 'burn skin and eyes'],
      source: 'By hand: 8.8 × 10⁻⁶ × 80 000 × 98.5 = 69.344; (170 − 69.344)/0.848',
    },
    {
      inputs: { way: 'both', diameter: 80, interference: 50, shaftTemperature: -190, shaftMaterial: 'stainless' },
      results: { temperature: 20, temperatureChange: 0, shrinkage: 221.76, gap: 130 },
      cautions: ['burn skin and eyes'],
      source: 'By hand: 13.2 × 10⁻⁶ × 80 000 × 210 = 221.76',
    },
    {
      inputs: { way: 'both', diameter: 80, interference: 50, shaftTemperature: 30 },
      refused: 'must be colder',
      source: 'By definition',
    },
    {
      inputs: { way: 'cool', diameter: 60, interference: 12, shaftMaterial: 'aluminum' },
      results: { temperature: -45.217391 },
      cautions: ['burn skin and eyes'],
      source: 'By hand: 72/(18.4 × 10⁻⁶ × 60 000); colder than freezers are',
    },
    {
      inputs: { diameter: 20, interference: 10, hubIs: 'bearing', hubMaterial: 'stainless' },
      refused: 'are of hardened steel',
      source:
        'By definition: by 16 × 10⁻⁶/K 114 °C, by the 10.2 × 10⁻⁶/K of AISI 440C 167 °C, above the limit of 120 °C',
    },
    { inputs: { diameter: 40, interference: 2000 }, refused: 'more than a twentieth', source: 'By definition' },
    { inputs: { diameter: 40, interference: 20, clearance: 3000 }, refused: 'A clearance of', source: 'By definition' },
  ],
  notes: [
    'Heat evenly, so that the whole bore has the temperature, never with an open flame on a bearing; the joint slides on within seconds, before shaft and hub exchange their heat.',
    'Coefficients are typical means, on heating by some 200 K and on cooling to 80 K; alloys differ by 5 to 10%.',
  ],
  references: [
    {
      title: 'Shrink fit: ΔT = (interference + clearance)/(d α), worked example',
      url: 'https://www.rivcut.com/resources/shrink-fit-calculator',
    },
    {
      title: 'NOAO SDN013.02: coefficients of thermal expansion, mean from 293 to 80 K',
      url: 'http://www.noao.edu/ets/gnirs/SDN0013-02.htm',
    },
    {
      title: 'SKF bearing maintenance handbook: hot mounting, 120 °C for open and 80 °C for sealed bearings',
      url: 'https://www.scribd.com/document/412740178/Bearing-Mounting-Hot-Mounting',
    },
    { title: 'DIN 7190-1 (2017): Interference fits, assembly temperatures and clearance of a thousandth' },
  ],
});
