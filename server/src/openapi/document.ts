/** The OpenAPI 3.1 document of the API, from the same schemas and tables that the server works with. */

import { problemExamples } from './paths/words.js';
import { answersElsewhere, paths } from './paths.js';
import { components } from './schemas.js';

/** @param baseUrl The public address, without a slash at the end. */
export function describeApi(baseUrl: string): Record<string, unknown> {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Reckoner',
      version: '1.0.0',
      summary: 'Named calculators over HTTP.',
      description:
        'Finance, math, science, engineering, health and everyday calculators on JSON inputs. Listing and reading need no ' +
        'key; calculating needs one, in the header X-API-Key, and is metered per account and UTC day.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'catalogue', description: 'What there is.' },
      { name: 'calculate', description: 'Calculating.' },
      { name: 'operations', description: 'For those who run the service.' },
    ],
    paths,
    components: { ...components, responses: answersElsewhere, examples: problemExamples },
  };
  // Examples name addresses of this service.
  return JSON.parse(JSON.stringify(document).replaceAll('{base_url}', () => JSON.stringify(baseUrl).slice(1, -1)));
}
