/** GET /categories/:category: its calculators by subcategory. */
import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import type { CategorySummary, Summary } from '../../catalogue/catalogue.js';
import type { PreparedBytes } from '../../http/prepared.js';
import { Problem } from '../../http/problem.js';
import { pathText } from '../../http/query.js';
import type { Route } from '../../http/routes.js';
import { orCategoryTwin } from '../../markdown/routes.js';
import type { Services } from '../../services.js';
import type { Page } from '../pages.js';
import { readerOf } from '../region/reader.js';
import { Breadcrumb, breadcrumbList, type Step } from './breadcrumb.js';
import { CalculatorCards } from './calculator-list.js';

const STEPS: readonly Step[] = [{ title: 'Calculators', path: '/' }];
/** So few parts are seen at a glance. */
const FEW = 3;
const MOST_KEPT = 200;

export function categoryPageRoutes(services: Services): readonly Route[] {
  const { catalogue, pages } = services;
  const prepared = new LRUCache<string, PreparedBytes>({ max: MOST_KEPT });
  return [
    {
      path: '/categories/:category',
      page: true,
      cors: false,
      get: orCategoryTwin(services, (exchange) => {
        const name = pathText(exchange, 'category');
        const category = catalogue.categories.find((one) => one.category === name);
        if (!category)
          throw new Problem('unknown-path', 'There is no such category. The front page lists all of them.');
        const { system } = readerOf(exchange);
        const key = `${system} ${category.category}`;
        let bytes = prepared.get(key);
        if (!bytes) {
          bytes = pages.prepare({ ...categoryPage(services, category), units: system });
          prepared.set(key, bytes);
        }
        pages.sendPrepared(exchange, bytes, { byReader: true });
      }),
    },
  ];
}

function categoryPage({ catalogue, config }: Services, category: CategorySummary): Page {
  const { title, count } = category;
  const path = `/categories/${category.category}`;
  const inside = catalogue.summaries.filter((one) => one.category === category.category);
  const parts = category.subcategories.map((one) => one.title);
  const description = `${count} ${title.toLowerCase()} calculators with formulas, units and sources: ${parts.join(', ').toLowerCase()}.`;
  return {
    title: `${title} calculators`,
    description,
    canonical: path,
    markdown: `${path}.md`,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'CollectionPage',
          name: `${title} calculators`,
          description,
          url: config.baseUrl + path,
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: count,
            itemListElement: inside.map((one, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: one.title,
              url: `${config.baseUrl}/calculators/${one.slug}`,
            })),
          },
        },
        breadcrumbList(config.baseUrl, [...STEPS, { title, path }]),
      ],
    },
    content: <CategoryContent category={category} calculators={inside} />,
  };
}

interface CategoryContentProps {
  readonly category: CategorySummary;
  readonly calculators: readonly Summary[];
}

function CategoryContent({ category, calculators }: CategoryContentProps): VNode {
  const { title, count, subcategories } = category;
  return (
    <>
      <Breadcrumb steps={STEPS} />
      <h1>{title} calculators</h1>
      <p class="lead">{count} calculators, each with its formula, its units and its sources.</p>
      {subcategories.length <= FEW ? null : (
        <nav aria-label="On this page">
          <ul class="in-page">
            {subcategories.map((one) => (
              <li key={one.subcategory}>
                <a href={`#${one.subcategory}`}>{one.title}</a> <span class="count">{one.count}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {subcategories.map((one) => (
        <section key={one.subcategory} class="subcategory" id={one.subcategory}>
          <h2>
            {one.title} <span class="count">{one.count}</span>
          </h2>
          <CalculatorCards calculators={calculators.filter(({ subcategory }) => subcategory === one.subcategory)} />
        </section>
      ))}
    </>
  );
}
