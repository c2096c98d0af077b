import { choice, defineCalculator, isAbove, isAtMost, isBelow, measure, percent } from '@reckoner/engine';

/** What goes into the fermenter and all that is lost on the way, at room temperature. */
export default defineCalculator({
  title: 'Mash and sparge water',
  description:
    'Water for mash and sparge from the batch, the grain and what is lost to grain, boil, vessels and trub, with the volumes in the kettle.',
  keywords: [
    'sparge water',
    'mash water',
    'brewing water volume',
    'brew in a bag',
    'BIAB',
    'pre-boil volume',
    'homebrew',
  ],
  related: ['strike-water-temperature', 'brewhouse-efficiency'],
  inputs: {
    batch: measure('L', {
      label: 'Wort into the fermenter',
      symbol: 'V',
      min: 0.01,
      max: 100000,
      usual: [1, 50000],
    }),
    grain: measure('kg', { label: 'Grain', symbol: 'm', min: 0.01, max: 100000, usual: [0.3, 20000] }),
    method: choice(
      {
        sparge: { label: 'Mash and sparge', also: ['sparge', 'batch sparge', 'fly sparge'] },
        full: { label: 'All water in the mash (no sparge)', also: ['BIAB', 'no sparge', 'full volume'] },
      },
      { label: 'Method', default: 'sparge' },
    ),
    thickness: measure('L/kg', {
      label: 'Mash water per grain',
      help: 'Mostly 2.5 to 4 L/kg (1.2 to 2 qt/lb).',
      symbol: 'r',
      min: 0.1,
      max: 30,
      usual: [1.8, 6],
      regional: false,
      when: { method: 'sparge' },
    }),
    absorption: measure('L/kg', {
      label: 'Water that the grain keeps',
      help: 'About 1.04 L/kg (0.5 qt/lb) where it drains freely, 0.6 to 0.8 from a bag that is squeezed. Measure yours.',
      symbol: 'a',
      min: 0,
      max: 3,
      default: 1.04,
      usual: [0.4, 1.7],
      regional: false,
    }),
    rate: measure('L/h', {
      label: 'Boil-off per hour',
      help: 'Of your kettle, measured cold: often 2 to 6 L/h for batches of 20 L.',
      symbol: 'e',
      min: 0,
      max: 10000,
      usual: [0.3, 4000],
      regional: { us: 'gal/h' },
    }),
    time: measure('h', { label: 'Boil', unit: 'min', symbol: 't', min: 0, max: 300, default: 60, usual: [15, 180] }),
    deadSpace: measure('L', {
      label: 'Left behind in the mash tun',
      symbol: 'D',
      min: 0,
      max: 10000,
      default: 0,
      usual: 'all',
    }),
    trub: measure('L', {
      label: 'Left behind in the kettle',
      help: 'Trub, hops and what hoses and chiller hold.',
      symbol: 'K',
      min: 0,
      max: 10000,
      default: 0,
      usual: 'all',
    }),
    shrinkage: percent({
      label: 'Shrinkage from boiling to cool',
      help: '4% between 100 °C and 20 °C. Only for the mark in the kettle.',
      symbol: 's',
      min: 0,
      max: 6,
      default: 4,
      usual: [1, 5],
    }),
  },
  outputs: {
    total: measure('L', { label: 'Water in all', symbol: 'W', places: 2 }),
    mash: measure('L', { label: 'Mash water', symbol: 'W_m', places: 2 }),
    sparge: measure('L', { label: 'Sparge water', symbol: 'W_s', places: 2, optional: true }),
    preBoil: measure('L', { label: 'Wort in the kettle before the boil', symbol: 'V_1', places: 2 }),
    mark: measure('L', { label: 'The same as read in the kettle near boiling', symbol: 'V_h', places: 2 }),
    postBoil: measure('L', { label: 'Wort in the kettle after the boil, cooled', symbol: 'V_2', places: 2 }),
    room: measure('L', { label: 'Room that the mash takes', symbol: 'V_m', places: 1 }),
  },
  formula: ({ batch, grain, method, thickness, absorption, rate, time, deadSpace, trub, shrinkage }) => {
    const postBoil = batch + trub;
    const preBoil = postBoil + rate * time;
    const total = preBoil + absorption * grain + deadSpace;
    const mash = method === 'full' ? total : thickness * grain;
    const found = {
      total,
      mash,
      preBoil,
      mark: preBoil / (1 - shrinkage),
      postBoil,
      room: mash + 0.6676 * grain,
    };
    return method === 'full' ? found : { ...found, sparge: isAbove(total, mash) ? total - mash : 0 };
  },
  explanation: ({ method }) =>
    method === 'full'
      ? 'Mash in {total} of water. With {absorption} kept by the grain, {deadSpace} left in the mash tun, {rate} boiled off for {time} and {trub} left in the kettle, {preBoil} come into the kettle ({mark} near boiling, at {shrinkage} of shrinkage) and {batch} into the fermenter.'
      : 'Mash with {mash} and sparge with {sparge}, {total} in all. With {absorption} kept by the grain, {deadSpace} left in the mash tun, {rate} boiled off for {time} and {trub} left in the kettle, {preBoil} come into the kettle ({mark} near boiling, at {shrinkage} of shrinkage) and {batch} into the fermenter.',
  requires: [
    {
      that: ({ batch, grain, thickness, absorption, rate, time, deadSpace, trub }) =>
        isAtMost(thickness * grain, batch + trub + rate * time + absorption * grain + deadSpace),
      field: 'thickness',
      says: 'At {thickness} the mash would take more water than the whole batch needs: take less, or mash in all of it without a sparge.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, grain, thickness, absorption, deadSpace }) =>
        method === 'sparge' && thickness !== undefined && isAtMost(thickness * grain, absorption * grain + deadSpace),
      says: 'Grain and mash tun keep all of the mash water: nothing runs off before the sparge. Take a thinner mash.',
    },
    {
      level: 'caution',
      when: ({ method, absorption }) => method === 'sparge' && absorption < 0.75,
      says: 'Grain that drains freely keeps about 1 L/kg, which is 0.5 qt/lb or 0.125 gal/lb: check the unit, unless the grain is squeezed or pressed.',
    },
    {
      level: 'caution',
      when: ({ batch, grain }) => isAbove(grain, 0.84 * batch),
      says: 'This is more than 840 g of grain for each liter, more than the strongest beers have: check the units of both.',
    },
    {
      level: 'caution',
      when: ({ batch, grain }) => isBelow(grain, 0.06 * batch),
      says: 'This is less than 60 g of grain for each liter, hardly a beer unless extract or sugar is added: check the units of both.',
    },
    {
      level: 'caution',
      when: ({ batch, deadSpace, trub }) => isAbove(deadSpace + trub, batch / 2),
      says: 'More than half as much as reaches the fermenter is left behind in mash tun and kettle: check both, and their units, as mL for L.',
    },
    {
      level: 'caution',
      when: ({ rate, time, preBoil }) => isAbove(rate * time, 0.3 * preBoil),
      says: 'Over 30% of the wort boils off, which is much: check the time, and that the rate is liters an hour and not percent.',
    },
  ],
  examples: [
    {
      inputs: {
        batch: '5.3 gal',
        grain: '12 lb',
        thickness: '1.25 qt/lb',
        absorption: '0.125 gal/lb',
        rate: '1.5 gal/h',
        deadSpace: '0.25 gal',
        trub: '0.08 gal',
      },
      results: { total: 32.668104, mash: 14.195294, sparge: 18.47281, preBoil: 26.043633, mark: 27.128784 },
      source:
        'brewersfriend.com, recipe 713160: 3.75 gal and 4.88 gal, 8.63 gal in all, 6.88 gal into the kettle; in liters by Python',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 3, rate: 4 },
      results: { total: '29.2000', mash: 15, sparge: '14.2000', preBoil: 24, mark: 25, postBoil: 20, room: 18.338 },
      source: 'By hand: 20 + 4 + 5 × 1.04; 24/0.96; 15 + 5 × 0.6676',
    },
    {
      inputs: { batch: 20, grain: 5, method: 'full', absorption: 0.7, rate: 4, time: 90, trub: 2, shrinkage: 3.5 },
      results: { total: 31.5, mash: 31.5, preBoil: 28, mark: 29.015544, postBoil: 22, room: 34.838 },
      source: 'By hand: 22 + 6 + 3.5; 28/0.965',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 1, rate: 4 },
      results: { mash: 5, sparge: '24.2000' },
      cautions: ['nothing runs off'],
      source: 'By hand: 29.2 - 5',
    },
    {
      inputs: { batch: 20, grain: 20, thickness: 1.3, rate: 4 },
      results: { total: '44.8000', mash: 26 },
      cautions: ['more than 840 g'],
      source: 'By hand: 24 + 20.8',
    },
    {
      inputs: { batch: 100, grain: 5, thickness: 3, rate: 4 },
      results: { total: '109.2000', sparge: '94.2000' },
      cautions: ['less than 60 g'],
      source: 'By hand: 104 + 5.2',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 3, rate: 15 },
      results: { total: '40.2000', preBoil: 35 },
      cautions: ['and not percent'],
      source: 'By hand: 15% sent as 15 L/h',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 5.84, rate: 4 },
      results: { mash: 29.2, sparge: 0 },
      source: 'By hand: 5 × 5.84 is all of the water',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 3, rate: 4, absorption: 0.5 },
      results: { total: 26.5, sparge: 11.5 },
      cautions: ['check the unit'],
      source: 'By hand: 24 + 2.5, where 0.5 qt/lb was meant',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 3, rate: 4, trub: 500 },
      results: { total: '529.2000', sparge: '514.2000', postBoil: 520 },
      cautions: ['mL for L'],
      source: 'By hand: 500 + 29.2, where 500 mL were meant',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 3, rate: 4, deadSpace: 6, trub: 4 },
      results: { total: '39.2000', sparge: '24.2000', postBoil: 24 },
      source: 'By hand: 29.2 + 10, half of the batch',
    },
    {
      inputs: { batch: 20, grain: 5, thickness: 7, rate: 4 },
      refused: 'more water than the whole batch',
      source: 'By hand: 35 L of 29.2 L',
    },
  ],
  notes: [
    'All volumes but the mark are at room temperature. Hot water takes more room too: 3% at 80 °C.',
    'Extract, sugar and hops are not counted; take the wort that hops keep into what is left behind in the kettle.',
  ],
  references: [
    {
      title: 'Brew365: Calculating Mash Water Volume (losses, shrinkage; absorption by Daniels and Conn)',
      url: 'http://www.brew365.com/technique_calculating_mash_water_volume.php',
    },
    {
      title: 'brewersfriend.com, water table of recipe 713160 (0.125 gal/lb kept, without shrinkage)',
      url: 'https://www.brewersfriend.com/homebrew/recipe/print/713160',
    },
  ],
});
