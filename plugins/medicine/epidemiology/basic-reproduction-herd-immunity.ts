import { defineCalculator, isAtMost, noResult, number, percent, roundTo } from '@reckoner/engine';

/** Threshold of an infection that spreads by even mixing, and the coverage that a vaccine of some efficacy needs. */
export default defineCalculator({
  title: 'Herd immunity threshold',
  description:
    'Share of a population that must be immune so that an infection no longer spreads, the vaccination coverage that this takes, and the reproduction number at a given coverage.',
  keywords: [
    'basic reproduction number',
    'R0',
    'critical vaccination coverage',
    'effective reproduction number',
    'population immunity',
  ],
  related: ['sir-seir-epidemic-model', 'vaccine-efficacy-attack-rate'],
  inputs: {
    reproduction: number({
      label: 'Basic reproduction number',
      help: 'Infections that one case brings about where nobody is immune.',
      symbol: 'R_0',
      above: 0,
      max: 50,
      usual: [0.5, 20],
    }),
    immune: percent({
      label: 'Immune without this vaccination',
      help: 'Share of the whole population, from infection or earlier vaccination.',
      symbol: 's',
      min: 0,
      below: 100,
      usual: [1, 99],
      default: 0,
    }),
    efficacy: percent({
      label: 'Vaccine efficacy against infection',
      help: 'Share of those vaccinated who can neither be infected nor infect others. Efficacy against disease is often higher.',
      symbol: 'E',
      above: 0,
      max: 100,
      usual: [10, 100],
      optional: true,
    }),
    coverage: percent({
      label: 'Vaccination coverage',
      help: 'Share that has been vaccinated, of those who were immune before as of all others.',
      symbol: 'V',
      min: 0,
      max: 100,
      usual: [1, 100],
      optional: true,
    }),
  },
  outputs: {
    threshold: percent({ label: 'Herd immunity threshold', symbol: 'H', places: 1, digits: 3 }),
    needed: percent({
      label: 'Coverage that reaches the threshold',
      symbol: 'V_c',
      places: 1,
      digits: 3,
      optional: true,
    }),
    immunity: percent({ label: 'Immune in all', symbol: 'p', places: 1, digits: 3 }),
    effective: number({ label: 'Effective reproduction number', symbol: 'R', places: 3 }),
  },
  formula: ({ reproduction, immune, efficacy, coverage }) => {
    if (coverage !== undefined && efficacy === undefined)
      throw noResult('A coverage says nothing without the efficacy of the vaccine: give it too.');
    const threshold = Math.max(0, 1 - 1 / reproduction);
    const immunity =
      efficacy === undefined || coverage === undefined ? immune : immune + (1 - immune) * efficacy * coverage;
    const results = { threshold, immunity, effective: reproduction * (1 - immunity) };
    if (efficacy === undefined) return results;
    const needed = Math.max(0, threshold - immune) / ((1 - immune) * efficacy);
    return isAtMost(needed, 1) ? { ...results, needed: Math.min(1, needed) } : results;
  },
  shown: ({ reproduction, immune, efficacy, coverage, threshold, immunity, needed }) => ({
    threshold: reproduction > 1 ? 1 - 1 / reproduction : 0,
    immunity: efficacy === undefined || coverage === undefined ? immune : immune + (1 - immune) * efficacy * coverage,
    effective: reproduction * (1 - immunity),
    needed:
      efficacy === undefined || needed === undefined
        ? undefined
        : threshold > immune
          ? (threshold - immune) / ((1 - immune) * efficacy)
          : 0,
  }),
  figure: {
    kind: 'curve',
    title: 'Threshold over the reproduction number',
    x: { of: 'reproduction', label: 'Basic reproduction number' },
    y: { of: 'threshold', label: 'Immune' },
    curve: ({ reproduction, threshold }) => ({
      from: 1,
      to: Math.max(10, 1.25 * reproduction),
      lines: [{ y: (r) => 1 - 1 / r }],
      marks: reproduction < 1 ? [] : [{ x: reproduction, y: threshold, label: 'Threshold' }],
    }),
  },
  explanation: ({ reproduction, needed, coverage, immune }) => {
    const now =
      coverage !== undefined
        ? ' At a coverage of {coverage} a case infects {effective} others on average.'
        : immune > 0
          ? ' With {immune} immune a case infects {effective} others on average.'
          : '';
    if (reproduction <= 1)
      return `With a basic reproduction number of {reproduction} the infection cannot keep spreading even where nobody is immune: there is no threshold to reach.${now}`;
    if (needed === 0)
      return `With a basic reproduction number of {reproduction} the number of cases no longer grows where {threshold} of the population are immune, as they are already.${now}`;
    return needed === undefined
      ? `With a basic reproduction number of {reproduction} the number of cases no longer grows where {threshold} of the population are immune.${now}`
      : `With a basic reproduction number of {reproduction} the number of cases no longer grows where {threshold} of the population are immune, which a vaccine with an efficacy of {efficacy} reaches at a coverage of {needed}.${now}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ reproduction, efficacy, needed }) => reproduction > 1 && efficacy !== undefined && needed === undefined,
      says: 'A vaccine with this efficacy cannot reach the threshold even where everybody gets it: the infection goes on spreading unless contacts or their risk are reduced as well.',
    },
    {
      level: 'caution',
      when: ({ needed }) => needed !== undefined && roundTo(100 * needed, 1) > 95,
      says: 'More than 95% would have to be vaccinated, which few programs reach in every group.',
    },
    {
      level: 'note',
      when: ({ threshold, immune }) => threshold > 0 && isAtMost(threshold, immune),
      says: 'The threshold is reached without this vaccination, as long as immunity lasts.',
    },
    {
      level: 'caution',
      when: ({ reproduction, effective }) => reproduction > 1 && roundTo(effective, 3) <= 1,
      says: 'This holds where immunity is spread evenly: where those who are not immune live together, outbreaks go on among them, and those who are not immune are still at risk when a case is brought in.',
    },
    {
      level: 'caution',
      when: ({ immunity, coverage, effective }) =>
        (immunity > 0 || coverage !== undefined) && roundTo(effective, 3) > 1,
      says: 'Each case infects more than one other: the infection still spreads at this immunity.',
    },
  ],
  examples: [
    {
      inputs: { reproduction: 15, efficacy: 97, coverage: 90 },
      results: { threshold: 93.33333, needed: 96.21993, immunity: 87.3, effective: 1.905 },
      cautions: ['More than 95%', 'infects more than one other'],
      source: 'By hand: 14/15; 0.933333/0.97; 15 × 0.127',
    },
    {
      inputs: { reproduction: 5, efficacy: 90 },
      results: { threshold: 80, needed: 88.88889, immunity: 0, effective: 5 },
      source: 'By hand: 0.8/0.9, by (R - 1)/(R E) as in herd_immunity.R of adamkucharski/adams-prize',
    },
    {
      inputs: { reproduction: 3, immune: 40, efficacy: 80, coverage: 60 },
      results: { threshold: 66.66667, needed: 55.55556, immunity: 68.8, effective: 0.936 },
      cautions: ['spread evenly'],
      source: 'By hand: (2/3 - 0.4)/(0.6 × 0.8) = 5/9; 1 - 0.6 × (1 - 0.48) = 0.688; 3 × 0.312',
    },
    {
      inputs: { reproduction: 2.5, immune: 60, efficacy: 80 },
      results: { threshold: 60, needed: 0, immunity: 60, effective: 1 },
      cautions: ['reached without this vaccination', 'spread evenly'],
      source: 'By hand: 1 - 1/2.5, and nothing is left to reach; 2.5 × 0.4',
    },
    {
      inputs: { reproduction: 2.5, immune: 20 },
      results: { threshold: 60, immunity: 20, effective: 2 },
      cautions: ['infects more than one other'],
      source: 'By hand: 1 - 1/2.5; 2.5 × 0.8',
    },
    {
      inputs: { reproduction: 10, efficacy: 60, coverage: 100 },
      results: { threshold: 90, immunity: 60, effective: 4 },
      cautions: ['cannot reach the threshold', 'infects more than one other'],
      source: 'By hand: 0.9/0.6 is over 1; 10 × 0.4',
    },
    {
      inputs: { reproduction: 10, efficacy: 90 },
      results: { threshold: 90, needed: 100, effective: 10 },
      cautions: ['More than 95%'],
      source: 'By hand: 0.9/0.9',
    },
    {
      inputs: { reproduction: 0.8, efficacy: 50, coverage: 50 },
      results: { threshold: 0, needed: 0, immunity: 25, effective: 0.6 },
      source: 'By hand: below 1; 0.8 × 0.75',
    },
    { inputs: { reproduction: 3, coverage: 60 }, noResult: 'without the efficacy', source: 'By definition' },
  ],
  notes: [
    'Holds for immunity that lasts and for people who meet evenly. Uneven contacts lower the threshold or raise it, and immunity that wanes raises the coverage that is needed.',
    'R₀ depends on how people live: it is not one number of a disease. Take one of the place and time in question.',
  ],
  references: [
    {
      title: 'Fine, Eames, Heymann: “Herd Immunity”: A Rough Guide, Clin Infect Dis 52 (2011) 911',
      doi: '10.1093/cid/cir007',
    },
    { title: 'Fine: Herd Immunity: History, Theory, Practice, Epidemiol Rev 15 (1993) 265' },
    {
      title:
        'Kucharski: adams-prize, R/herd_immunity.R: threshold (R - 1)/(R E) by vaccine effectiveness against infection',
      url: 'https://github.com/adamkucharski/adams-prize/blob/main/R/herd_immunity.R',
    },
    { title: 'Anderson, May: Infectious Diseases of Humans: Dynamics and Control (1991)' },
  ],
});
