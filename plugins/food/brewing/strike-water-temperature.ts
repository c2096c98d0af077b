import { choice, defineCalculator, isAbove, isBelow, measure, roundTo } from '@reckoner/engine';

/** Kilograms of grain hold as much heat as 0.41 L of water. */
const HEAT_OF_GRAIN = 0.41;
/** 0.08 US gal/lb: the room that grain takes in the mash, in L/kg. */
const ROOM_OF_GRAIN = 0.6676;

/** Heat that the water gives is heat that the grain, or the mash, takes. */
export default defineCalculator({
  title: 'Strike water temperature',
  description:
    'Temperature of the strike water for a mash, or the hot water that brings a mash to its next rest, from grain, water and temperatures.',
  keywords: ['mash infusion', 'step mash', 'mash temperature', 'mash-in temperature', 'homebrew'],
  related: ['mash-sparge-water-volume'],
  inputs: {
    step: choice(
      {
        strike: { label: 'First infusion: how hot the water', also: ['strike', 'mash in'] },
        infusion: { label: 'Later rest: how much hot water', also: ['infusion', 'step'] },
      },
      { label: 'Step', default: 'strike' },
    ),
    grain: measure('kg', { label: 'Grain', symbol: 'm', min: 0.01, max: 100000, usual: [0.3, 20000] }),
    water: measure('L', {
      label: 'Water of the mash',
      help: 'First infusion: the strike water. Later rest: all that is in the mash already.',
      symbol: 'W',
      min: 0.01,
      max: 1e6,
      usual: [1, 60000],
    }),
    grainTemperature: measure('°C', {
      label: 'Temperature of the grain',
      symbol: 'T_g',
      min: -20,
      max: 60,
      usual: [0, 35],
      when: { step: 'strike' },
    }),
    mashTemperature: measure('°C', {
      label: 'Temperature of the mash now',
      symbol: 'T_1',
      min: 0,
      max: 95,
      usual: [30, 75],
      when: { step: 'infusion' },
    }),
    target: measure('°C', { label: 'Target temperature of the mash', symbol: 'T_2', min: 0, max: 95, usual: [34, 78] }),
    addedTemperature: measure('°C', {
      label: 'Temperature of the added water',
      help: 'Water boils at 100 °C at sea level, 1 °C lower every 300 m up.',
      symbol: 'T_w',
      min: 1,
      max: 100,
      default: 100,
      usual: [70, 100],
      when: { step: 'infusion' },
    }),
  },
  outputs: {
    strike: measure('°C', { label: 'Strike water temperature', symbol: 'T_s', places: 1, optional: true }),
    added: measure('L', { label: 'Hot water to add', symbol: 'W_a', places: 2, optional: true }),
    total: measure('L', { label: 'Water in the mash then', symbol: 'W_t', places: 2, optional: true }),
    thickness: measure('L/kg', {
      label: 'Water per grain',
      symbol: 'r',
      places: 2,
      regional: false,
    }),
    room: measure('L', { label: 'Room that the mash takes', symbol: 'V', places: 1 }),
  },
  formula: ({ step, grain, water, grainTemperature, mashTemperature, target, addedTemperature }) => {
    if (step === 'infusion') {
      const added = ((target - mashTemperature) * (HEAT_OF_GRAIN * grain + water)) / (addedTemperature - target);
      const total = water + added;
      return { added, total, thickness: total / grain, room: total + ROOM_OF_GRAIN * grain };
    }
    const thickness = water / grain;
    const strike = (HEAT_OF_GRAIN / thickness) * (target - grainTemperature) + target;
    return { strike, thickness, room: water + ROOM_OF_GRAIN * grain };
  },
  explanation: ({ step }) =>
    step === 'strike'
      ? 'Water of {strike} on grain of {grainTemperature} makes a mash of {target}, at {thickness} and {room} in all; what the vessel takes up comes on top.'
      : '{added|Less than nothing|The mash is at {target} already and needs no hot water|{added} of water at {addedTemperature} bring the mash from {mashTemperature} to {target}}; it then has {total} of water and takes {room} of room.',
  requires: [
    {
      that: ({ mashTemperature, target }) => target >= mashTemperature,
      field: 'target',
      says: 'Hot water does not cool the mash: the target, {target}, must not lie below the temperature now, {mashTemperature}.',
    },
    {
      that: ({ addedTemperature, target }) => addedTemperature > target,
      field: 'addedTemperature',
      says: 'The added water, at {addedTemperature}, must be hotter than the target of {target}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ strike }) => strike !== undefined && roundTo(strike, 1) > 100,
      says: 'Water boils before it is that hot: take more water for the grain, or heat the mash itself.',
    },
    {
      level: 'caution',
      when: ({ strike }) => strike !== undefined && isBelow(strike, 0),
      says: 'Water freezes before it is that cold: cool the grain first, or take more water.',
    },
    {
      level: 'caution',
      when: ({ step, target }) => step === 'strike' && target > 72,
      says: 'Above about 72 °C the enzymes that make fermentable sugar are soon destroyed: first rests lie at 35 to 72 °C. Check the target.',
    },
    {
      level: 'caution',
      when: ({ grain, water }) => isBelow(water, 1.8 * grain),
      says: ({ step }) =>
        step === 'strike'
          ? 'Less than 1.8 L of water per kilogram (0.86 qt/lb) hardly wets the grain and cannot be stirred: check both, and their units.'
          : 'Before this infusion the mash has less than 1.8 L of water per kilogram (0.86 qt/lb), which hardly wets the grain and cannot be stirred: check both, and that the water is all that is in the mash already.',
    },
    {
      level: 'caution',
      when: ({ thickness }) => isAbove(roundTo(thickness, 2), 10),
      says: 'More than 10 L of water per kilogram (4.8 qt/lb) is thinner than even full-volume mashes are: check the amounts and their units.',
    },
  ],
  examples: [
    {
      inputs: { grain: 1, water: 6, grainTemperature: 30, target: 65 },
      results: { strike: 67.391667, thickness: 6, room: 6.6676 },
      source: 'indianbrewer.com: 0.41/6 × 35 + 65 = 67.4; digits by hand',
    },
    {
      inputs: { grain: '10 lb', water: '12.5 qt', grainTemperature: '65 °F', target: '152 °F' },
      results: { strike: 74.26526, thickness: 2.6079389, room: 14.857594 },
      source: 'Python (mpmath): 165.7 °F; allcalculators.io has 166 °F by 0.2 qt/lb',
    },
    {
      inputs: { step: 'infusion', grain: 4, water: 6, mashTemperature: 40, target: 60 },
      results: { added: 3.82, total: 9.82, thickness: 2.455, room: 12.4904 },
      cautions: ['Before this infusion'],
      source: 'gravitheque, infusion_volume, at its own figures; by hand 20 × (1.64 + 6)/40',
    },
    {
      inputs: { step: 'infusion', grain: 5, water: 15, mashTemperature: 52, target: 66, addedTemperature: 95 },
      results: { added: 8.2310345, total: 23.231034, thickness: 4.6462069 },
      source: 'Python (mpmath)',
    },
    {
      inputs: { step: 'infusion', grain: 5, water: 15, mashTemperature: 66, target: 66 },
      results: { added: 0, total: 15, thickness: 3, room: 18.338 },
      source: 'By hand: nothing to heat',
    },
    {
      inputs: { grain: 20, water: 20, grainTemperature: 5, target: 75 },
      results: { strike: '103.700', thickness: 1 },
      cautions: ['Water boils before', 'soon destroyed', 'hardly wets'],
      source: 'By hand: 0.41 × 70 + 75',
    },
    {
      inputs: { grain: 5, water: 60, grainTemperature: 20, target: 66 },
      results: { strike: 67.571667, thickness: 12 },
      cautions: ['thinner than even'],
      source: 'By hand: 0.41/12 × 46 + 66',
    },
    {
      inputs: { grain: 1, water: 2.5, grainTemperature: 25, target: 3 },
      results: { strike: -0.608 },
      cautions: ['Water freezes'],
      source: 'By hand: 0.41/2.5 × -22 + 3',
    },
    {
      inputs: { grain: 1, water: 4.1, grainTemperature: 25, target: '2.23 °C' },
      results: { strike: -0.047 },
      cautions: ['Water freezes'],
      source: 'By hand: 0.1 × -22.77 + 2.23',
    },
    {
      inputs: { step: 'infusion', grain: 5, water: 15, mashTemperature: 66, target: 60 },
      refused: 'does not cool',
      source: 'By definition',
    },
    {
      inputs: { step: 'infusion', grain: 5, water: 15, mashTemperature: 50, target: 66, addedTemperature: 66 },
      refused: 'must be hotter',
      source: 'By definition',
    },
  ],
  notes: [
    'The vessel is not counted: warm it up with hot water first, or take the strike water 1 to 2 °C hotter, as your system has shown. Stir, wait some minutes, and measure before you correct.',
    'For dry malt, a kilogram of which holds as much heat as 0.41 L of water.',
  ],
  references: [
    {
      title:
        'Palmer: How to Brew, chapter 16, Calculations for Infusions (in qt/lb and °F with 0.2, which is 0.417 L/kg; its metric form has 0.41). Read in four later copies',
    },
    {
      title: 'Room of the grain: 0.08 gal/lb, as in the water tables of brewersfriend.com (three recipes)',
      url: 'https://brewersfriend.com/homebrew/recipe/print/1442071',
    },
  ],
});
