/** What the calculators of distributions ask and answer in common. */
import { choice, number, percent } from '@reckoner/engine';

export const find = choice(
  { probability: 'Probabilities of a value', value: 'Value of a left-tail probability' },
  { label: 'Find', default: 'probability' },
);
export const leftTail = percent({
  label: 'Probability of a smaller value',
  symbol: 'p',
  min: 1e-6,
  max: 99.999999,
  usual: [1, 99.99],
  when: { find: 'value' },
});
/** The optional end of an interval that starts at the value. */
export const upper = number({
  label: 'Upper value, for the probability between',
  symbol: 'x_2',
  min: -1e9,
  max: 1e9,
  optional: true,
  when: { find: 'probability' },
});

/** The interval runs upward. */
export const upperIsAbove = {
  that: ({ x, upper }: { readonly x: number; readonly upper: number }) => upper >= x,
  field: 'upper',
  says: 'The upper value, {upper}, must not be below the value, {x}.',
} as const;
export const areaAround =
  'Below {value} lie {below} of the distribution, above it {above}{between?; up to the upper value lie {between}|}.';

export const results = {
  value: number({ label: 'Value', symbol: 'x', places: 4 }),
  below: percent({ label: 'Below the value', symbol: 'P(X<x)', places: 4 }),
  above: percent({ label: 'Above the value', symbol: 'P(X>x)', places: 4 }),
  between: percent({ label: 'Between the values', symbol: 'P(x<X<x_2)', places: 4, optional: true }),
  density: number({ label: 'Density at the value', symbol: 'f(x)', places: 6, optional: true }),
  mean: number({ label: 'Mean', symbol: '\\mathrm{E}[X]', places: 4, optional: true }),
  variance: number({ label: 'Variance', symbol: '\\mathrm{Var}(X)', places: 4, optional: true }),
} as const;

/** The probability from the value to the upper one, on the side of the distribution where it does not cancel. */
export function probabilityBetween(
  value: number,
  upper: number | undefined,
  cdf: (x: number) => number,
  survival: (x: number) => number,
): number | undefined {
  if (upper === undefined) return undefined;
  return survival(value) < 0.5 ? survival(value) - survival(upper) : cdf(upper) - cdf(value);
}

/** What the calculators of counts answer in common. */
export const counts = {
  exactly: percent({ label: 'Exactly k', symbol: 'P(X=k)', places: 4 }),
  atMost: percent({ label: 'k or fewer', symbol: 'P(X\\le k)', places: 4 }),
  atLeast: percent({ label: 'k or more', symbol: 'P(X\\ge k)', places: 4 }),
  mean: number({ label: 'Mean', symbol: '\\mu', places: 4 }),
  deviation: number({ label: 'Standard deviation', symbol: '\\sigma', places: 4 }),
} as const;
