import {
  chiSquaredSurvival,
  defineCalculator,
  integer,
  noResult,
  number,
  ranks,
  roundTo,
  sum,
  table,
} from '@reckoner/engine';
import { groupFields } from '../shared/groups.js';
import { pValue } from '../shared/inference.js';
import { tieSizes } from '../shared/ranking.js';

/** Ranks of all values together, compared between groups; H corrected for ties against chi-square. */
export default defineCalculator({
  title: 'Kruskal-Wallis test',
  description:
    'Rank test of two to twelve independent groups: H corrected for ties, p-value, effect sizes and mean ranks.',
  keywords: [
    'kruskal wallis H test',
    'nonparametric anova',
    'rank anova',
    'epsilon squared',
    'compare groups by ranks',
  ],
  inputs: {
    group1: groupFields.group1,
    group2: groupFields.group2,
    group3: groupFields.group3,
    group4: groupFields.group4,
    group5: groupFields.group5,
    group6: groupFields.group6,
    group7: groupFields.group7,
    group8: groupFields.group8,
    group9: groupFields.group9,
    group10: groupFields.group10,
    group11: groupFields.group11,
    group12: groupFields.group12,
  },
  outputs: {
    p: pValue,
    h: number({ label: 'H, corrected for ties', symbol: 'H', places: 4 }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
    epsilonSquared: number({ label: 'Epsilon squared', help: 'H/(N - 1).', symbol: '\\varepsilon^2', places: 4 }),
    etaSquared: number({ label: 'Eta squared of the ranks', symbol: '\\eta_H^2', places: 4, optional: true }),
    groups: table(
      {
        group: integer({ label: 'Group' }),
        size: integer({ label: 'Values' }),
        meanRank: number({ label: 'Mean rank', places: 3 }),
      },
      { label: 'Groups' },
    ),
  },
  algorithm: ({
    group1,
    group2,
    group3,
    group4,
    group5,
    group6,
    group7,
    group8,
    group9,
    group10,
    group11,
    group12,
  }) => {
    const given = [group1, group2, group3, group4, group5, group6, group7, group8, group9, group10, group11, group12];
    const lists = given.flatMap((values, index) =>
      values === undefined || values.length === 0 ? [] : [{ group: index + 1, values }],
    );
    const all = lists.flatMap(({ values }) => [...values]);
    if (all.every((value) => value === all[0])) throw noResult('All values are equal: there is nothing to rank.');
    const count = all.length;
    const ranked = ranks(all);
    let start = 0;
    const groups = lists.map(({ group, values }) => {
      const meanRank = sum(ranked.slice(start, start + values.length)) / values.length;
      start += values.length;
      return { group, size: values.length, meanRank };
    });
    const spread = sum(groups.map(({ size, meanRank }) => size * (meanRank - (count + 1) / 2) ** 2));
    const ties = sum(tieSizes(all).map((size) => size ** 3 - size));
    const h = (12 * spread) / (count * (count + 1)) / (1 - ties / (count ** 3 - count));
    const degreesOfFreedom = groups.length - 1;
    return {
      p: chiSquaredSurvival(h, degreesOfFreedom),
      h,
      degreesOfFreedom,
      epsilonSquared: h / (count - 1),
      etaSquared: count > groups.length ? (h - degreesOfFreedom) / (count - groups.length) : undefined,
      groups,
    };
  },
  stepwise: [
    'All values together are ranked from 1 to N; equal values share their mean rank.',
    'H = 12/(N(N + 1)) × Σ nⱼ (R̄ⱼ − (N + 1)/2)², divided by 1 − Σ(t³ − t)/(N³ − N) with t the sizes of ties.',
    'p is the upper tail of chi-square with one degree of freedom less than groups.',
    'ε² = H/(N − 1); η² = (H − k + 1)/(N − k) for k groups.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ groups }) => groups.some(({ size }) => size < 5),
      says: 'With fewer than five values in a group chi-square is rough: p near your limit should be looked up in exact tables.',
    },
    {
      level: 'note',
      when: ({ p, degreesOfFreedom }) => roundTo(p, 5) < 0.05 && degreesOfFreedom > 1,
      says: 'Some group differs; which ones, the test does not say: follow it by Dunn’s test or by pairwise rank tests with a correction for their number.',
    },
  ],
  figure: { kind: 'bars', table: 'groups', label: 'group', value: 'meanRank' },
  explanation:
    'H is {h} on {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom, so p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  examples: [
    {
      inputs: { group1: [2.9, 3.0, 2.5, 2.6, 3.2], group2: [3.8, 2.7, 4.0, 2.4], group3: [2.8, 3.4, 3.7, 2.2, 2.0] },
      results: {
        p: 0.679964773579,
        h: 0.771428571429,
        degreesOfFreedom: 2,
        epsilonSquared: 0.0593406593407,
        etaSquared: -0.111688311688,
        groups: {
          length: 3,
          rows: { 0: { group: 1, size: 5, meanRank: 7.2 }, 1: { meanRank: 9 }, 2: { meanRank: 6.6 } },
        },
      },
      cautions: ['fewer than five'],
      source: 'R documentation of kruskal.test, mucociliary efficiency: 0.77143, p = 0.68; scipy.stats.kruskal',
    },
    {
      inputs: { group1: [1, 2, 2, 3], group2: [2, 4, 4, 5], group3: [6, 7, 8, 8, 9] },
      results: { p: 0.00700666209449, h: 9.9217877095, epsilonSquared: 0.826815642458, etaSquared: 0.79217877095 },
      cautions: ['fewer than five', 'Some group differs'],
      source: 'scipy.stats.kruskal, with ties',
    },
    {
      inputs: { group1: [1, 2, 3, 4, 5, 6], group2: [4, 5, 6, 7, 8, 9] },
      results: { p: 0.0297684423921, h: 4.72261484099, degreesOfFreedom: 1 },
      source: 'scipy.stats.kruskal',
    },
    {
      inputs: { group1: [1], group2: [2] },
      results: { p: 0.3173105079, h: 1, epsilonSquared: 1 },
      cautions: ['fewer than five'],
      source: 'By hand: 12/6 × 2 × 0.25 = 1; scipy.stats.chi2.sf(1, 1)',
    },
    { inputs: { group1: [1, 1], group2: [1, 1] }, noResult: 'All values are equal', source: 'By definition' },
  ],
  notes: ['Independent values. Only where the groups have distributions of one shape does it compare their medians.'],
  references: [
    {
      title: 'Kruskal, Wallis: Use of ranks in one-criterion variance analysis',
      doi: '10.1080/01621459.1952.10483441',
    },
    {
      title: 'Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3rd ed., §6.1',
      isbn: '978-0-470-38737-5',
    },
    { title: 'Tomczak, Tomczak: The need to report effect size estimates revisited, Trends Sport Sci. 1 (2014) 19' },
  ],
});
