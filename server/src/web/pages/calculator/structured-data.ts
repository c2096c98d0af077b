/** What a calculator's page tells search engines (schema.org). */
import type { Detail } from '../../../catalogue/catalogue.js';
import { breadcrumbList, type Step } from '../breadcrumb.js';

export function calculatorData(detail: Detail, baseUrl: string, steps: readonly Step[]): object {
  const path = `/calculators/${detail.slug}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebApplication',
        name: `${detail.title} calculator`,
        description: detail.description,
        url: baseUrl + path,
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'Any',
        browserRequirements: 'Works without JavaScript',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        softwareVersion: detail.version,
        encoding: { '@type': 'MediaObject', encodingFormat: 'text/markdown', contentUrl: `${baseUrl}${path}.md` },
        citation: detail.references.map(({ title }) => title),
      },
      breadcrumbList(baseUrl, [...steps, { title: detail.title, path }]),
    ],
  };
}
