/** Schemas of lists: calculators, categories, changes. */
import * as v from 'valibot';
import { count, counted, described, meant, text } from './words.js';

export const Summary = meant(
  v.object({
    slug: text('Names the calculator in addresses and requests; it never changes its meaning.'),
    title: text('What it is called.'),
    description: text('What it calculates from what, in a sentence.'),
    category: text('The slug of its category.'),
    subcategory: text('The slug of its subcategory.'),
    hasFormula: meant(v.boolean(), 'Whether it is a formula that can be shown; an algorithm else.'),
  }),
  'A calculator in a list.',
);

export const CalculatorList = meant(
  v.object({
    total: described(count, 'How many calculators this list has.'),
    matching: described(count, 'How many there are without limit and offset.'),
    calculators: meant(v.array(Summary), 'The best first with `q`; else by category, then title.'),
  }),
  'Calculators that were looked for.',
);

export const CategoryList = meant(
  v.object({
    total: counted('How many categories there are.'),
    categories: meant(
      v.array(
        v.object({
          category: text('The slug, as the query of the list takes it.'),
          title: text('What it is called.'),
          count: counted('How many calculators it has.'),
          subcategories: meant(
            v.array(
              v.object({
                subcategory: text('The slug.'),
                title: text('What it is called.'),
                count: counted('How many calculators it has.'),
              }),
            ),
            'What it is divided into.',
          ),
        }),
      ),
      'By slug.',
    ),
  }),
  'All categories.',
);

export const ChangeList = meant(
  v.object({
    total: described(count, 'How many changes this list has.'),
    changes: described(
      v.array(
        v.object({
          date: described(v.pipe(v.string(), v.isoDate()), 'The UTC day.'),
          calculator: described(v.string(), 'The slug.'),
          kind: meant(v.picklist(['added', 'changed']), 'Whether the calculator is new, or its formula another.'),
          version: described(v.string(), 'The `formulaVersion` of the calculator from then on.'),
          reason: text('Why, in a sentence.'),
        }),
      ),
      'The oldest first.',
    ),
  }),
  'Calculators that were added, and formulas that changed.',
);
