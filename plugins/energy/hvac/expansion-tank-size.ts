import { choice, defineCalculator, isAbove, isBelow, measure, noResult, percent, roundTo } from '@reckoner/engine';
import { saturationPressure } from '../shared/moist-air.js';

/** Vt = Vs[(v₂/v₁ - 1) - 3αΔt]/(1 - P₁/P₂) of a diaphragm tank, over (Pa/P₁ - Pa/P₂) of a closed one. */
export default defineCalculator({
  title: 'Expansion tank size',
  description:
    'Volume of a diaphragm or closed expansion tank for a heating or chilled-water system from its water, temperatures and pressures, and the pressure that a chosen tank reaches.',
  keywords: [
    'expansion vessel size',
    'diaphragm tank',
    'bladder tank',
    'acceptance volume',
    'hydronic expansion',
    'heating expansion vessel',
    'precharge pressure',
  ],
  related: ['chilled-hot-water-flow', 'steam-properties-iapws97'],
  inputs: {
    systemVolume: measure('L', { label: 'Liquid in the system', symbol: 'V_s', above: 0, max: 1e8, usual: [10, 1e6] }),
    tank: choice(
      {
        diaphragm: {
          label: 'Diaphragm or bladder tank, precharged to the fill pressure',
          also: ['diaphragm', 'bladder'],
        },
        closed: {
          label: 'Closed tank with a cushion of air, filled from atmospheric pressure',
          also: ['closed', 'plain steel', 'compression'],
        },
      },
      { label: 'Tank', default: 'diaphragm' },
    ),
    liquid: choice(
      { water: 'Water', other: { label: 'Other, by its expansion', also: ['glycol'] } },
      { label: 'Liquid', default: 'water' },
    ),
    givenExpansion: percent({
      label: 'Expansion of the liquid by volume',
      help: 'From the lowest to the highest temperature, by the table of its maker.',
      symbol: 'e_0',
      above: 0,
      max: 30,
      usual: [0.5, 12],
      when: { liquid: 'other' },
    }),
    cold: measure('°C', { label: 'Lowest temperature', symbol: 't_1', min: -60, max: 150, usual: [-40, 40] }),
    hot: measure('°C', { label: 'Highest temperature', symbol: 't_2', min: -60, max: 150, usual: [20, 120] }),
    pipe: choice(
      { none: 'Not counted', steel: { label: 'Steel', also: ['iron'] }, copper: 'Copper' },
      { label: 'Expansion of the pipes', default: 'none' },
    ),
    fillPressure: measure('kPa', {
      label: 'Fill pressure at the tank, gauge',
      help: 'Cold, and at the height of the tank. It counts as gauge already: 12 psig is written 12 psi, without the atmosphere.',
      unit: 'bar',
      symbol: 'p_1',
      min: 0,
      max: 50,
      usual: [0.3, 10],
    }),
    maxPressure: measure('kPa', {
      label: 'Highest pressure at the tank, gauge',
      help: 'Gauge, too. The relief valve’s, less a margin so that it does not weep, and less the height between valve and tank.',
      unit: 'bar',
      symbol: 'p_2',
      above: 0,
      max: 50,
      usual: [0.8, 16],
    }),
    atmospheric: measure('kPa', {
      label: 'Atmospheric pressure',
      unit: 'bar',
      symbol: 'p_a',
      min: 0.5,
      max: 1.1,
      usual: [0.6, 1.06],
      default: 1.01325,
    }),
    chosen: measure('L', { label: 'Volume of a tank to check', symbol: 'V_c', above: 0, max: 1e8, optional: true }),
  },
  outputs: {
    volume: measure('L', { label: 'Least tank volume', symbol: 'V_t', places: 1 }),
    accepted: measure('L', { label: 'Liquid that the tank takes up', symbol: 'V_e', places: 2 }),
    expansion: percent({ label: 'Expansion of the liquid', symbol: 'e', places: 3 }),
    acceptance: percent({ label: 'Acceptance factor', symbol: 'f', places: 1 }),
    reached: measure('kPa', {
      label: 'Pressure that the chosen tank reaches, gauge',
      unit: 'bar',
      symbol: 'p_c',
      places: 2,
      optional: true,
    }),
  },
  formula: (inputs) => {
    const {
      systemVolume,
      tank,
      liquid,
      givenExpansion,
      cold,
      hot,
      pipe,
      fillPressure,
      maxPressure,
      atmospheric,
      chosen,
    } = inputs;
    const expansion = liquid === 'water' ? waterDensity(cold) / waterDensity(hot) - 1 : givenExpansion;
    const linear = pipe === 'steel' ? 1.17e-5 : pipe === 'copper' ? 1.71e-5 : 0;
    const net = expansion - 3 * linear * (hot - cold);
    if (net <= 1e-6)
      throw noResult(
        'Between these temperatures the liquid hardly expands, or no more than the pipes: no tank is needed for it.',
      );
    const first = fillPressure + atmospheric;
    const second = maxPressure + atmospheric;
    // For each liter of tank, what it takes up between both pressures.
    const scale = tank === 'diaphragm' ? first : atmospheric;
    const acceptance = (scale / first) * ((maxPressure - fillPressure) / second);
    const accepted = systemVolume * net;
    const rest = chosen === undefined ? undefined : scale / first - accepted / chosen;
    return {
      volume: accepted / acceptance,
      accepted,
      expansion,
      acceptance,
      reached: rest === undefined || rest <= 0.001 ? undefined : scale / rest - atmospheric,
    };
  },
  shown: ({
    systemVolume,
    tank,
    liquid,
    givenExpansion,
    cold,
    hot,
    pipe,
    fillPressure,
    maxPressure,
    atmospheric,
    expansion,
    accepted,
    acceptance,
  }) => ({
    volume: accepted / acceptance,
    accepted:
      pipe === 'none'
        ? systemVolume * expansion
        : pipe === 'steel'
          ? systemVolume * (expansion - 3 * 1.17e-5 * (hot - cold))
          : systemVolume * (expansion - 3 * 1.71e-5 * (hot - cold)),
    expansion: liquid === 'water' ? waterDensity(cold) / waterDensity(hot) - 1 : givenExpansion,
    acceptance:
      tank === 'diaphragm'
        ? 1 - (fillPressure + atmospheric) / (maxPressure + atmospheric)
        : atmospheric / (fillPressure + atmospheric) - atmospheric / (maxPressure + atmospheric),
    reached: undefined,
  }),
  stepwise: [
    'The density ρ of water at each temperature is by Kell (1975).',
    'Pressures are absolute in the factor: gauge and atmospheric together.',
    'A chosen diaphragm tank reaches P₁ / (1 − V_e / V_c), a closed one pₐ / (pₐ / P₁ − V_e / V_c), less the atmospheric pressure.',
  ],
  explanation: ({ tank, pipe }) => {
    const beyond =
      pipe === 'none' ? '' : pipe === 'steel' ? ' more than its steel pipes' : ' more than its copper pipes';
    return `${
      tank === 'diaphragm'
        ? 'A diaphragm tank of at least {volume}, precharged to {fillPressure},'
        : 'A closed tank of at least {volume}, its air at atmospheric pressure before it is filled,'
    } takes up the {accepted} by which {systemVolume} expands${beyond} from {cold} to {hot} while the pressure rises from {fillPressure} to {maxPressure}{reached?; one of {chosen} reaches {reached}|}.`;
  },
  requires: [
    {
      that: ({ cold, hot }) => cold < hot,
      field: 'hot',
      says: 'The highest temperature, {hot}, must be above the lowest, {cold}.',
    },
    {
      that: ({ fillPressure, maxPressure }) => fillPressure < maxPressure,
      field: 'maxPressure',
      says: 'The highest pressure, {maxPressure}, must be above the fill pressure, {fillPressure}.',
    },
    {
      that: ({ liquid, cold }) => liquid === 'other' || cold >= 4,
      field: 'cold',
      says: 'Water is densest at 4 °C: send 4 °C as the lowest temperature of water, and choose the other liquid where it is protected from frost.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ liquid, hot, fillPressure, atmospheric }) =>
        liquid === 'water' && hot > 50 && !isAbove(fillPressure + atmospheric, saturationPressure(hot)),
      says: 'Water of this temperature boils at the fill pressure: steam would fill the system. Raise the pressure well above that of boiling at the hottest and highest place.',
    },
    {
      level: 'danger',
      when: ({ chosen, reached, maxPressure }) =>
        chosen !== undefined && (reached === undefined || isAbove(roundTo(reached, 0), maxPressure)),
      says: 'The chosen tank is too small: the pressure would go beyond the highest one that is allowed, and the relief valve opens. Take a larger tank.',
    },
    {
      level: 'caution',
      when: ({ chosen, reached, volume, maxPressure }) =>
        chosen !== undefined &&
        reached !== undefined &&
        !isAbove(roundTo(reached, 0), maxPressure) &&
        roundTo(chosen, 1) < roundTo(volume, 1),
      says: 'The chosen tank is a little smaller than the least one, and the highest pressure is reached before the highest temperature: take the next larger size.',
    },
    {
      level: 'caution',
      when: ({ tank, acceptance }) => tank === 'diaphragm' && isAbove(roundTo(100 * acceptance, 1), 50),
      says: 'So much liquid may be more than the diaphragm of the tank can take up: look for its acceptance volume in the maker’s table, too.',
    },
    {
      level: 'caution',
      when: ({ fillPressure }) => fillPressure < 20,
      says: 'With so little fill pressure air comes in at high places: the pressure at the tank is the height of the system above it, about 0.1 bar for each meter, and some 0.2 to 0.3 bar more.',
    },
    {
      level: 'caution',
      when: ({ liquid, expansion, cold, hot }) => {
        const each = roundTo(100 * expansion, 3) / (hot - cold);
        return liquid === 'other' && (isBelow(each, 0.02) || isAbove(each, 0.1));
      },
      says: 'Water and glycol mixtures expand by some 0.02 to 0.1% for each °C over such a range: check the expansion, which is that of the whole range in percent, and both temperatures.',
    },
    {
      level: 'caution',
      when: ({ chosen, volume }) => chosen !== undefined && isAbove(chosen, 5 * roundTo(volume, 1)),
      says: 'The chosen tank is more than five times as large as needed: check its unit and that of the system volume.',
    },
    {
      level: 'caution',
      when: ({ hot }) => hot < 25,
      says: 'The highest temperature of a chilled system is that of its surroundings when it stands idle in summer: with a colder one the tank comes out too small.',
    },
    {
      level: 'caution',
      when: ({ cold }) => cold > 20,
      says: 'The lowest temperature is that at which the system is filled or stands idle, often 4 to 15 °C, not its return temperature: with a warmer one the tank comes out too small.',
    },
    {
      level: 'note',
      when: ({ tank, liquid, hot }) => tank === 'diaphragm' && (liquid === 'other' || hot > 100),
      says: 'Beside the size, tank and diaphragm must stand the liquid and its temperature: diaphragms mostly take 70 °C at the tank.',
    },
  ],
  examples: [
    {
      inputs: { systemVolume: 300, cold: 10, hot: 80, fillPressure: 1.5, maxPressure: 2.5 },
      results: { volume: 30.26128959, accepted: 8.613474586, expansion: 2.871158195, acceptance: 28.46367324 },
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: { systemVolume: 300, cold: 10, hot: 80, fillPressure: 1.5, maxPressure: 2.5, chosen: 30.2 },
      results: {
        volume: 30.26128959,
        accepted: 8.613474586,
        expansion: 2.871158195,
        acceptance: 28.46367324,
        reached: 2.502839252,
      },
      cautions: ['a little smaller than the least one'],
      source: 'Python: Kell (1975), eq. 16; P₁/(1 − V_e/V_c)',
    },
    {
      inputs: {
        systemVolume: 3785,
        cold: 4.5,
        hot: 93,
        fillPressure: 0.83,
        maxPressure: 2.07,
        pipe: 'steel',
        chosen: 500,
      },
      results: {
        volume: 329.2047266,
        accepted: 132.3972629,
        expansion: 3.808581181,
        acceptance: 40.21730317,
        reached: 1.493872247,
      },
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: {
        systemVolume: 2000,
        tank: 'closed',
        cold: 10,
        hot: 85,
        fillPressure: 1,
        maxPressure: 2.5,
        pipe: 'copper',
        atmospheric: 0.95,
        chosen: 250,
      },
      results: {
        volume: 266.6326862,
        accepted: 56.47738058,
        expansion: 3.208619029,
        acceptance: 21.18171683,
        reached: 2.686085765,
      },
      cautions: ['chosen tank is too small'],
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂); closed: over pₐ/P₁ − pₐ/P₂',
    },
    {
      inputs: {
        systemVolume: 500,
        liquid: 'other',
        givenExpansion: 5.2,
        cold: -20,
        hot: 80,
        fillPressure: 1.5,
        maxPressure: 2.7,
        chosen: 25,
      },
      results: { volume: 80.45375, accepted: 26, expansion: 5.2, acceptance: 32.3167037 },
      cautions: ['chosen tank is too small', 'must stand the liquid'],
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: { systemVolume: 800, cold: 10, hot: 120, fillPressure: 0.5, maxPressure: 3 },
      results: { volume: 77.09821678, accepted: 48.02729507, expansion: 6.003411884, acceptance: 62.29365228 },
      cautions: ['boils at the fill pressure', 'must stand the liquid', 'more than the diaphragm'],
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: { systemVolume: 100, cold: 40, hot: 60, fillPressure: 0.1, maxPressure: 1 },
      results: { volume: 2.051494321, accepted: 0.9170966792, expansion: 0.9170966792, acceptance: 44.70383708 },
      cautions: ['With so little fill pressure', 'not its return temperature'],
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: {
        systemVolume: 500,
        liquid: 'other',
        givenExpansion: 0.52,
        cold: -20,
        hot: 40,
        fillPressure: 1.5,
        maxPressure: 2.7,
        chosen: 60,
      },
      results: { volume: 8.045375, accepted: 2.6, expansion: 0.52, acceptance: 32.3167037, reached: 1.613840592 },
      cautions: ['more than five times', 'check the expansion', 'must stand the liquid'],
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: { systemVolume: 900, cold: 5, hot: 15, fillPressure: 1.5, maxPressure: 2.5 },
      results: { volume: 2.735037582, accepted: 0.7784921603, expansion: 0.08649912892, acceptance: 28.46367324 },
      cautions: ['chilled system'],
      source: 'Python with mpmath: Kell (1975), eq. 16; (v₂/v₁ − 1 − 3αΔt)/(1 − P₁/P₂)',
    },
    {
      inputs: { systemVolume: 1000, cold: 5, hot: 8, fillPressure: 1, maxPressure: 2, pipe: 'copper' },
      noResult: 'hardly expands',
      source: 'Kell (1975): 0.0089% of the water, 0.0154% of the pipes',
    },
    {
      inputs: { systemVolume: 100, cold: 60, hot: 60, fillPressure: 1, maxPressure: 2 },
      refused: 'must be above the lowest',
      source: 'By definition',
    },
    {
      inputs: { systemVolume: 100, cold: 10, hot: 60, fillPressure: 2, maxPressure: 2 },
      refused: 'must be above the fill pressure',
      source: 'By definition',
    },
    {
      inputs: { systemVolume: 100, cold: 0, hot: 60, fillPressure: 1, maxPressure: 2 },
      refused: 'densest at 4 °C',
      source: 'By definition',
    },
  ],
  notes: [
    'No reserve for leaks is in it: EN 12828 (not opened) adds half a percent of the system volume, at least 3 liters.',
    'Between heat source and tank there must be no valve that can be shut by accident, and the heat source has its own relief valve.',
    'A tank is taken of the next larger size.',
  ],
  references: [
    {
      title:
        'ASHRAE Handbook, HVAC Systems and Equipment, chapter 13, equations 12 to 14, as quoted by: Expansion tank design',
      url: 'https://it.scribd.com/document/382340791/Expansion-Tank-Design',
    },
    {
      title:
        'Kell: Density, thermal expansivity, and compressibility of liquid water from 0° to 150 °C. J. Chem. Eng. Data 20 (1975) 97–105; eq. 16 is identical in four public programs',
      doi: '10.1021/je60064a005',
    },
  ],
});

/** Water at atmospheric pressure, 0 to 150 °C, kg/m³: Kell (1975), equation 16. */
function waterDensity(celsius: number) {
  return (
    (999.83952 +
      16.945176 * celsius -
      7.9870401e-3 * celsius ** 2 -
      46.170461e-6 * celsius ** 3 +
      105.56302e-9 * celsius ** 4 -
      280.54253e-12 * celsius ** 5) /
    (1 + 16.87985e-3 * celsius)
  );
}
