/** GET /: search, and all categories. */
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';

export function homeRoutes({ catalogue, pages }: Services): readonly Route[] {
  const prepared = pages.prepare({
    title: 'Calculators',
    description: `${catalogue.size} calculators, each with its equation, units and sources.`,
    canonical: '/',
    content: (
      <>
        <h1>Calculators</h1>
        <ul id="categories">
          {catalogue.categories.map(({ category, title, count }) => (
            <li key={category}>
              <a href={`/categories/${category}`}>{title}</a> {count}
            </li>
          ))}
        </ul>
      </>
    ),
  });
  return [{ path: '/', page: true, cors: false, get: (exchange) => pages.sendPrepared(exchange, prepared) }];
}
