/** GET /sitemap.xml, /robots.txt, /opensearch.xml: what search engines and browsers ask for. */
import { headers } from '../../http/headers.js';
import { PreparedBytes } from '../../http/prepared.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { GUIDES } from '../docs/guides.js';

const KEPT = headers(['cache-control', 'public, max-age=3600']);
/** Pages without an account; everything else is found by links. */
const PRIVATE_PATHS = ['/api/', '/dashboard', '/admin', '/login', '/signup', '/forgot', '/reset', '/verify', '/embed/'];

export function robotRoutes({ catalogue, config }: Services): readonly Route[] {
  const { baseUrl } = config;
  const paths = [
    '/',
    '/docs',
    '/docs/errors',
    '/docs/reference',
    ...GUIDES.map((slug) => `/docs/${slug}`),
    ...catalogue.categories.map(({ category }) => `/categories/${category}`),
    ...catalogue.summaries.map(({ slug }) => `/calculators/${slug}`),
  ];
  const files: readonly (readonly [path: string, bytes: PreparedBytes])[] = [
    ['/sitemap.xml', new PreparedBytes('application/xml; charset=utf-8', sitemap(baseUrl, paths))],
    ['/robots.txt', new PreparedBytes('text/plain; charset=utf-8', robots(baseUrl))],
    ['/opensearch.xml', new PreparedBytes('application/opensearchdescription+xml; charset=utf-8', openSearch(baseUrl))],
  ];
  return files.map(([path, bytes]) => ({ path, cors: false, get: (exchange) => bytes.send(exchange, KEPT) }));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function sitemap(baseUrl: string, paths: readonly string[]): string {
  const addresses = paths.map((path) => `<url><loc>${escaped(baseUrl + encodeURI(path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

function robots(baseUrl: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

function openSearch(baseUrl: string): string {
  const address = escaped(baseUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Reckoner</ShortName>
<Description>Calculators with units, formulas and sources</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="${address}/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
