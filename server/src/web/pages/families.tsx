/** All categories, in a few families with a sign each. Categories that no family names stand in one of their own. */
import type { VNode } from 'preact';
import type { CategorySummary } from '../../catalogue/catalogue.js';

interface Family {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  /** What is drawn in 24 by 24, as paths. */
  readonly sign: string;
}

const FAMILIES: readonly Family[] = [
  {
    id: 'money',
    title: 'Money',
    categories: ['finance', 'investing', 'business', 'economics'],
    sign: 'M12 3v18M16.5 7.2C15.6 5.9 14 5.2 12 5.2c-2.7 0-4.6 1.3-4.6 3.3 0 4.5 9.4 2.2 9.4 6.9 0 2.1-2 3.4-4.8 3.4-2.3 0-4.1-.8-5-2.3',
  },
  {
    id: 'life',
    title: 'Everyday life',
    categories: ['everyday', 'time', 'units', 'food', 'transport', 'education', 'games', 'photography'],
    sign: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6',
  },
  {
    id: 'health',
    title: 'Health and medicine',
    categories: ['health', 'medicine', 'sports'],
    sign: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20ZM6 12h3l1.5-3 2.5 5 1.5-2H18',
  },
  {
    id: 'mathematics',
    title: 'Mathematics and data',
    categories: ['math', 'geometry', 'statistics', 'computing'],
    sign: 'M18 5H6l6 7-6 7h12',
  },
  {
    id: 'science',
    title: 'Science and nature',
    categories: ['physics', 'chemistry', 'biology', 'astronomy', 'earth-science', 'agriculture'],
    sign: 'M9 3h6M10 3v6L5 19a1.5 1.5 0 0 0 1.4 2h11.2A1.5 1.5 0 0 0 19 19L14 9V3M7.5 15h9',
  },
  {
    id: 'engineering',
    title: 'Engineering and building',
    categories: ['electronics', 'mechanical', 'civil', 'construction', 'energy', 'chemical-engineering', 'signals'],
    sign: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  },
];

const OTHERS = { id: 'more', title: 'More', sign: 'M5 12h.01M12 12h.01M19 12h.01' };

export function Families({ categories }: { readonly categories: readonly CategorySummary[] }): VNode {
  const byName = new Map(categories.map((one) => [one.category, one]));
  const named = new Set(FAMILIES.flatMap((family) => family.categories));
  const families = [
    ...FAMILIES.map((family) => ({ ...family, has: family.categories.flatMap((name) => byName.get(name) ?? []) })),
    { ...OTHERS, has: categories.filter(({ category }) => !named.has(category)) },
  ].filter(({ has }) => has.length > 0);
  return (
    <section class="home-section" id="categories">
      <h2>All categories</h2>
      <div class="families">
        {families.map(({ id, title, sign, has }) => (
          <section key={id} class="family" aria-labelledby={`family-${id}`}>
            <h3 id={`family-${id}`}>
              <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                <path d={sign} />
              </svg>
              {title}
            </h3>
            <ul>
              {has.map((one) => (
                <li key={one.category}>
                  <a href={`/categories/${one.category}`}>{one.title}</a> <span class="count">{one.count}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
