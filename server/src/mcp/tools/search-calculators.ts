/** search_calculators: from words to slugs. */
import * as v from 'valibot';
import { LONGEST_QUERY } from '../../api/list-calculators.js';
import type { Summary } from '../../catalogue/catalogue.js';
import { readArguments } from '../arguments.js';
import type { Desk } from '../desk.js';
import { described, objectSchema, type Tool } from '../tool.js';

const MOST = 20;
const USUAL = 8;
/** As over REST: with typos in many words a search takes milliseconds. */
const SEARCH_COST = 20;
const MOST_WORDS = 12;

const Input = v.strictObject({
  query: described(
    v.pipe(
      v.string('`query` must be a text.'),
      v.trim(),
      v.minLength(1, '`query` must not be empty.'),
      v.maxLength(LONGEST_QUERY, `\`query\` may have ${LONGEST_QUERY} characters at most.`),
      v.check((words) => words.split(/\s+/).length <= MOST_WORDS, `\`query\` may have ${MOST_WORDS} words at most.`),
    ),
    'What to calculate, in a few words: "monthly loan payment", "beam deflection". Fewer words find more.',
  ),
  category: v.optional(
    described(v.pipe(v.string('`category` must be a text.'), v.maxLength(100)), 'Only of this category: finance.'),
  ),
  limit: v.optional(
    described(
      v.pipe(
        v.number(`\`limit\` must be a whole number from 1 to ${MOST}.`),
        v.integer(`\`limit\` must be a whole number from 1 to ${MOST}.`),
        v.minValue(1, `\`limit\` must be at least 1.`),
        v.maxValue(MOST, `\`limit\` may be ${MOST} at most.`),
      ),
      `How many to list; ${USUAL} by default.`,
    ),
  ),
});

const Output = v.object({
  matching: described(v.number(), 'How many there are.'),
  calculators: described(
    v.array(
      v.object({
        slug: v.string(),
        title: v.string(),
        description: v.string(),
        category: v.string(),
        subcategory: v.string(),
      }),
    ),
    'The best first.',
  ),
});

export const searchCalculatorsTool: Tool = {
  name: 'search_calculators',
  title: 'Search calculators',
  description:
    'Finds calculators by words in their titles, keywords and descriptions, the best first. Use it before calculating anything that is more than a plain sum. Free.',
  inputSchema: objectSchema(Input),
  outputSchema: objectSchema(Output),
  run(desk, given) {
    const { query, category, limit = USUAL } = readArguments(Input, given);
    const words = query.replaceAll(/\s+/g, ' ').toLowerCase();
    const wanted = category?.trim().toLowerCase();
    const found = desk.look(SEARCH_COST, () => desk.catalogue.search(words));
    const matching = wanted === undefined ? found : found.filter((one) => one.category === wanted);
    const calculators = matching.slice(0, limit).map(told);
    const content = { matching: matching.length, calculators };
    return { sentence: sentenceOf(desk, content, wanted), content };
  },
};

type Found = v.InferOutput<typeof Output>;

/** Nothing else, whatever a summary has besides. */
function told({ slug, title, description, category, subcategory }: Summary): Found['calculators'][number] {
  return { slug, title, description, category, subcategory };
}

function sentenceOf({ catalogue }: Desk, { calculators }: Found, category: string | undefined): string {
  const [best] = calculators;
  if (best !== undefined) return `The best match is ${best.slug}: ${best.title}. describe_calculator tells its inputs.`;
  const categories = catalogue.categories.map((one) => one.category);
  if (category !== undefined && !categories.includes(category))
    return `There is no category “${category}”. There are: ${categories.join(', ')}.`;
  return `No calculator matches. Use fewer or more common words${category === undefined ? '' : ', or leave out the category'}.`;
}
