/** What leads programs that read to what there is: /llms.txt (llmstxt.org), and the twin of each category's page. */
import type { CategorySummary, Summary } from '../catalogue/catalogue.js';
import { code, document, link, list, plain, section } from './text.js';

export function llmsText(baseUrl: string, categories: readonly CategorySummary[], calculators: number): string {
  const at = (title: string, path: string, words: string) => `${link(title, baseUrl + path)}: ${words}`;
  return document(
    '# Reckoner',
    `> ${calculators} calculators for finance, science, engineering, health and everyday life, each with units, its formula, worked examples and sources: as pages, over a REST API, and as tools of the Model Context Protocol.`,
    `Finding and reading calculators needs no key; calculating needs one, from ${link('the dashboard', `${baseUrl}/dashboard`)}. The page of every calculator, ${code('/calculators/<slug>')}, is Markdown at ${code('/calculators/<slug>.md')}.`,
    section(
      'Calculating',
      list([
        at(
          'Tools for agents',
          '/mcp',
          `Model Context Protocol over Streamable HTTP; POST, with the key as ${code('Authorization: Bearer')} or ${code('X-API-Key')}`,
        ),
        at('REST API', '/docs', 'how to find and run calculators over HTTP'),
        at('OpenAPI 3.1', '/api/v1/openapi.json', 'every operation with its schemas'),
        at('Errors', '/docs/errors', 'every problem and its remedy'),
        at('Search', '/api/v1/calculators?q=loan', 'calculators by words, as JSON'),
      ]),
    ),
    section(
      'Calculators',
      list(
        categories.map(({ category, title, count, subcategories }) =>
          at(
            title,
            `/categories/${category}.md`,
            `${count} calculators: ${plain(subcategories.map((one) => one.title.toLowerCase()).join(', '))}`,
          ),
        ),
      ),
    ),
    section('Optional', list([at('All calculators', '/api/v1/calculators', 'the whole list, as JSON')])),
  );
}

/** The calculators of a category, by subcategory. */
export function categoryMarkdown(baseUrl: string, category: CategorySummary, calculators: readonly Summary[]): string {
  return document(
    `# ${plain(category.title)} calculators`,
    `> ${category.count} calculators, each with its formula, its units and its sources.`,
    ...category.subcategories.map(({ subcategory, title }) =>
      section(
        plain(title),
        list(
          calculators
            .filter((one) => one.subcategory === subcategory)
            .map((one) => `${link(one.title, `${baseUrl}/calculators/${one.slug}.md`)}: ${plain(one.description)}`),
        ),
      ),
    ),
  );
}
