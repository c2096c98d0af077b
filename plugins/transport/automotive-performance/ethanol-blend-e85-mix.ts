import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  percent,
  quantity,
  roundTo,
  sumOfProducts,
} from '@reckoner/engine';

/** Volumes are added and so is their ethanol: two equations for the two fuels that are filled in. */
export default defineCalculator({
  title: 'Ethanol fuel mix (E85)',
  description:
    'Volumes of E85 and pump gasoline to fill in for a target ethanol content, with what is in the tank already.',
  keywords: ['E30 mix', 'E85 blend', 'flex fuel mix', 'ethanol content', 'E50', 'E85 to gasoline ratio'],
  related: ['air-fuel-lambda-conversion', 'fuel-injector-size'],
  inputs: {
    target: percent({
      label: 'Ethanol content wanted',
      help: 'By volume: 30 for E30.',
      symbol: 'E_t',
      min: 0,
      max: 100,
      usual: [5, 85],
    }),
    total: quantity('L', {
      label: 'Fuel in the tank afterwards',
      help: 'All of it, with what is in the tank now.',
      symbol: 'V_t',
      min: 0.1,
      max: 100000,
      usual: [1, 500],
    }),
    present: quantity('L', {
      label: 'Fuel in the tank now',
      symbol: 'V_0',
      min: 0,
      max: 100000,
      usual: [0, 400],
      default: 0,
    }),
    presentEthanol: percent({
      label: 'Ethanol content of the fuel in the tank',
      help: 'Needed where there is some. Of an ethanol sensor, or 10 for E10.',
      symbol: 'E_0',
      min: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
    e85Ethanol: percent({
      label: 'Ethanol content of the E85',
      help: 'Tested: in the USA 51 to 83% are sold as E85 (ASTM D5798), least in winter.',
      symbol: 'E_e',
      above: 0,
      max: 100,
      usual: [50, 100],
    }),
    pumpEthanol: percent({
      label: 'Ethanol content of the pump gasoline',
      help: '10 for E10, 0 for gasoline without ethanol.',
      symbol: 'E_p',
      min: 0,
      max: 99,
      usual: [1, 30],
      default: 10,
    }),
  },
  outputs: {
    e85: quantity('L', { label: 'E85 to fill in', symbol: 'V_e', places: 2, digits: 3 }),
    pump: quantity('L', { label: 'Pump gasoline to fill in', symbol: 'V_p', places: 2, digits: 3 }),
    filled: quantity('L', { label: 'Filled in together', symbol: 'V', places: 2, digits: 3 }),
    least: percent({ label: 'Least content that this fill allows', symbol: 'E_{min}', places: 1 }),
    most: percent({ label: 'Highest content that this fill allows', symbol: 'E_{max}', places: 1 }),
    low: percent({
      label: 'Content if the E85 has only 51%',
      symbol: 'E_{51}',
      places: 1,
      optional: true,
    }),
    high: percent({
      label: 'Content if the E85 has 83%',
      symbol: 'E_{83}',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ target, total, present, presentEthanol, e85Ethanol, pumpEthanol }) => {
    const old = presentEthanol === undefined ? 0 : presentEthanol;
    const filled = total - present;
    const between = e85Ethanol - pumpEthanol;
    const e85 = Math.max(
      constant(0, 'L'),
      sumOfProducts([target, total], [-1, old, present], [-1, pumpEthanol, total], [pumpEthanol, present]) / between,
    );
    const pump = Math.max(
      constant(0, 'L'),
      sumOfProducts([e85Ethanol, total], [-1, e85Ethanol, present], [-1, target, total], [old, present]) / between,
    );
    const results = {
      e85,
      pump,
      filled,
      least: (old * present + pumpEthanol * filled) / total,
      most: (old * present + e85Ethanol * filled) / total,
    };
    const low = (old * present + 0.51 * e85 + pumpEthanol * pump) / total;
    const high = (old * present + 0.83 * e85 + pumpEthanol * pump) / total;
    if (!isAbove(e85Ethanol, 0.51)) return { ...results, high };
    return isBelow(e85Ethanol, 0.83) ? { ...results, low, high } : { ...results, low };
  },
  shown: ({ target, total, present, presentEthanol, e85Ethanol, pumpEthanol, e85, pump, filled, low, high }) => ({
    e85:
      presentEthanol === undefined
        ? ((target - pumpEthanol) * total) / (e85Ethanol - pumpEthanol)
        : (target * total - presentEthanol * present - pumpEthanol * (total - present)) / (e85Ethanol - pumpEthanol),
    pump: total - present - e85,
    filled: total - present,
    least: presentEthanol === undefined ? pumpEthanol : (presentEthanol * present + pumpEthanol * filled) / total,
    most: presentEthanol === undefined ? e85Ethanol : (presentEthanol * present + e85Ethanol * filled) / total,
    low:
      low === undefined
        ? undefined
        : presentEthanol === undefined
          ? (0.51 * e85 + pumpEthanol * pump) / total
          : (presentEthanol * present + 0.51 * e85 + pumpEthanol * pump) / total,
    high:
      high === undefined
        ? undefined
        : presentEthanol === undefined
          ? (0.83 * e85 + pumpEthanol * pump) / total
          : (presentEthanol * present + 0.83 * e85 + pumpEthanol * pump) / total,
  }),
  explanation: ({ present, low, high, e85 }) =>
    `For {total} with {target} ethanol fill in {e85} of E85 that has {e85Ethanol} and {pump} of gasoline that has {pumpEthanol}${
      present > 0 ? ', on top of {present} with {presentEthanol}' : ', into an empty tank'
    }. This fill can give {least} to {most}.${
      e85 === 0
        ? ''
        : low === undefined
          ? ' If the E85 had 83%, the most of ASTM D5798, the tank would have {high}.'
          : high === undefined
            ? ' If the E85 had only 51%, the least of ASTM D5798, the tank would have {low}.'
            : ' If the E85 had only 51%, the least of ASTM D5798, the tank would have {low}, and with 83%, the most, {high}.'
    }`,
  requires: [
    {
      that: ({ present, total }) => present < total,
      field: 'present',
      says: 'The fuel in the tank now, {present}, must be less than afterwards, {total}: the latter is all of it.',
    },
    {
      that: ({ present }, given) => present === 0 || given.presentEthanol === true,
      field: 'presentEthanol',
      says: 'With {present} in the tank its ethanol content is needed: an ethanol sensor tells it, or 10 for E10.',
    },
    {
      that: (inputs, given) => !given.presentEthanol || inputs.present > 0,
      field: 'presentEthanol',
      says: 'An ethanol content of the fuel in the tank needs its volume: give the fuel in the tank now, or leave the content out where the tank is empty.',
    },
    {
      that: ({ pumpEthanol, e85Ethanol }) => isAtMost(pumpEthanol + 0.05, e85Ethanol),
      field: 'e85Ethanol',
      says: 'The E85, with {e85Ethanol}, must have at least 5 percentage points more ethanol than the gasoline, with {pumpEthanol}.',
    },
    {
      that: ({ target, present, e85Ethanol }) => present > 0 || target <= e85Ethanol,
      field: 'target',
      says: 'The mix cannot have {target} ethanol, more than the E85 with {e85Ethanol}.',
    },
    {
      that: ({ target, present, pumpEthanol }) => present > 0 || target >= pumpEthanol,
      field: 'target',
      says: 'The mix cannot have {target} ethanol, less than the pump gasoline with {pumpEthanol}.',
    },
    {
      that: ({ target, total, present, presentEthanol, e85Ethanol }) =>
        present >= total ||
        present === 0 ||
        isAtMost(target * total, presentEthanol * present + e85Ethanol * (total - present)),
      field: 'target',
      says: 'So much ethanol cannot be reached: even with E85 alone the tank stays below {target}. Fill in more, or drive the tank emptier first.',
    },
    {
      that: ({ target, total, present, presentEthanol, pumpEthanol }) =>
        present >= total ||
        present === 0 ||
        isAtMost(presentEthanol * present + pumpEthanol * (total - present), target * total),
      field: 'target',
      says: 'So little ethanol cannot be reached: even with pump gasoline of {pumpEthanol} alone the tank stays above {target}. Fill in gasoline with less ethanol, or drive the tank emptier first.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ target }) => isAbove(target, 0.15),
      says: 'More than 15% ethanol is for flexible-fuel vehicles and engines that were built and tuned for it: others run lean, and seals, pumps and hoses can fail and leak. US law (EPA) allows no more than E15 in others.',
    },
    {
      level: 'caution',
      when: ({ target }) => isAbove(target, 0.1) && isAtMost(target, 0.15),
      says: 'In the USA more than 10% ethanol, up to E15, is allowed in cars and light trucks of model year 2001 and later (EPA), not in motorcycles, boats, heavy-duty and small engines. Elsewhere look in the manual of the vehicle.',
    },
    {
      level: 'caution',
      when: ({ target, high }) => isAtMost(target, 0.15) && high !== undefined && roundTo(100 * high, 1) > 15,
      says: 'E85 with 83% would make it {high}, more than the 15% that are the most for vehicles that are not made for more: test the E85, or fill in less of it.',
    },
    {
      level: 'caution',
      when: ({ e85Ethanol }) => isAbove(e85Ethanol, 0.83),
      says: 'E85 of the USA has 51 to 83% ethanol (ASTM D5798), so that {e85Ethanol} is rather its name than its content: test it, or the mix has less ethanol than wanted.',
    },
    {
      level: 'caution',
      when: ({ e85Ethanol }) => isBelow(e85Ethanol, 0.51),
      says: 'With less than 51% ethanol it is not what is sold as E85 in the USA (ASTM D5798): test it again, and look for water in it.',
    },
    {
      level: 'caution',
      when: ({ pumpEthanol }) => pumpEthanol > 0 && isBelow(pumpEthanol, 0.01),
      says: 'Less than 1% in the gasoline: give percent, 10 for E10, not a share.',
    },
  ],
  figure: { kind: 'parts', of: 'filled', parts: ['e85', 'pump'] },
  examples: [
    {
      inputs: { target: 30, total: '10 gal', e85Ethanol: 85 },
      results: { e85: 10.09443142, pump: 27.75968642, filled: 37.85411784, least: 10, most: 85, low: 20.93333333 },
      cautions: ['flexible-fuel', 'rather its name'],
      source: 'numpy.linalg.solve: 10 gal × 0.2/0.75 of E85',
    },
    {
      inputs: { target: 30, total: 60, present: 20, presentEthanol: 10, e85Ethanol: 74, pumpEthanol: 10 },
      results: { e85: 18.75, pump: 21.25, filled: 40, least: 10, most: 52.66666667, low: 22.8125, high: 32.8125 },
      cautions: ['flexible-fuel'],
      source: 'numpy.linalg.solve of both balances; by hand 60 × 0.2/0.64',
    },
    {
      inputs: { target: 15, total: 50, present: 10, presentEthanol: 40, e85Ethanol: 83, pumpEthanol: 0 },
      results: { e85: 4.21686747, pump: 35.78313253, filled: 40, least: 8, most: 74.4, low: 12.30120482 },
      cautions: ['not in motorcycles'],
      source: 'numpy.linalg.solve; by hand (7.5 - 4)/0.83',
    },
    {
      inputs: { target: 10, total: 50, present: 5, presentEthanol: 10, e85Ethanol: 45 },
      results: { e85: 0, pump: 45, filled: 45, least: 10, most: 41.5 },
      cautions: ['not what is sold as E85'],
      source: 'By hand: all is E10 already',
    },
    {
      inputs: { target: 70, total: 40, e85Ethanol: 70 },
      results: { e85: 40, pump: 0, filled: 40, least: 10, most: 70, low: 51, high: 83 },
      cautions: ['flexible-fuel'],
      source: 'By hand: E85 alone',
    },
    {
      inputs: { target: 8, total: 40, e85Ethanol: 70, pumpEthanol: 0.1 },
      results: { e85: 4.52074392, pump: 35.47925608, filled: 40, least: 0.1, most: 70, low: 5.852646638 },
      cautions: ['not a share'],
      source: 'numpy.linalg.solve',
    },
    {
      inputs: { target: 15, total: 60, e85Ethanol: 60, pumpEthanol: 0 },
      results: { e85: 15, pump: 45, low: 12.75, high: 20.75 },
      cautions: ['not in motorcycles', 'would make it'],
      source: 'By hand: 60 × 15/60 L; 15 × 0.83/60',
    },
    {
      inputs: { target: 30, total: 40, e85Ethanol: 50 },
      results: { e85: 20, pump: 20, high: 46.5 },
      cautions: ['flexible-fuel', 'not what is sold as E85'],
      source: 'By hand: 40 × 20/40 L; (20 × 0.83 + 2)/40',
    },
    {
      inputs: { target: 30, total: 40, present: 40, presentEthanol: 10, e85Ethanol: 80 },
      refused: 'less than afterwards',
      source: 'By definition',
    },
    {
      inputs: { target: 30, total: 40, present: 10, e85Ethanol: 80 },
      refused: 'content is needed',
      source: 'By definition',
    },
    {
      inputs: { target: 30, total: 40, presentEthanol: 10, e85Ethanol: 80 },
      refused: 'needs its volume',
      source: 'By definition',
    },
    {
      inputs: { target: 30, total: 40, e85Ethanol: 20, pumpEthanol: 18 },
      refused: 'percentage points more',
      source: 'By definition',
    },
    {
      inputs: { target: 60, total: 50, present: 30, presentEthanol: 10, e85Ethanol: 80 },
      refused: 'So much ethanol',
      source: 'By hand: (3 + 16)/50 is 38%',
    },
    {
      inputs: { target: 10, total: 50, present: 30, presentEthanol: 70, e85Ethanol: 80 },
      refused: 'So little ethanol',
      source: 'By hand: (21 + 2)/50 is 46%',
    },
    { inputs: { target: 80, total: 40, e85Ethanol: 70 }, refused: 'more than the E85', source: 'By definition' },
    {
      inputs: { target: 5, total: 40, e85Ethanol: 70 },
      refused: 'less than the pump gasoline',
      source: 'By definition',
    },
  ],
  notes: [
    'Volumes are added as they are; mixing ethanol and gasoline swells them by less than half a percent. Octane of the mix is not told: it does not follow from the volumes, and the gain by ethanol depends on the gasoline.',
    'Fuel mixes while driving: an ethanol sensor shows the new content some minutes later.',
  ],
  references: [
    {
      title: 'Calculating E30 and other ethanol mixes: math and derivation',
      url: 'https://fiestastforum.com/threads/calculating-e30-and-other-ethanol-mixes-math-and-derivation.17341',
    },
    {
      title: 'US Department of Energy, AFDC: E85 flex fuel specification (ASTM D5798-15, 51 to 83%)',
      url: 'https://www.afdc.energy.gov/fuels/ethanol_e85_specs.html',
    },
    { title: 'US Department of Energy, AFDC: E15', url: 'https://afdc.energy.gov/fuels/ethanol-e15' },
  ],
});
