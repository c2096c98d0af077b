/** GET /docs: the API reference, made from the OpenAPI document. GET /docs/errors: every problem and its remedy. */
import { issueCodes } from '@reckoner/engine/calculate/index';
import type { Plan } from '../../accounts/plans.js';
import { batchIssueCodes } from '../../calculations/issue-codes.js';
import { Contact } from '../../dashboard/components/contact.js';
import { firstCall } from '../../dashboard/first-call.js';
import type { PreparedBytes } from '../../http/prepared.js';
import { problems } from '../../http/problems.js';
import type { Route } from '../../http/routes.js';
import { describeApi } from '../../openapi/document.js';
import type { Services } from '../../services.js';
import { docsPage } from '../docs/docs-page.js';
import { BASE_URL_IN_GUIDES, type Guide } from '../docs/guides.js';
import { Inline } from '../docs/inline.js';
import { type Operation, OperationSection } from '../docs/operation.js';
import { type JsonSchema, SchemaFields, typeId } from '../docs/schema-fields.js';
import type { Page } from '../pages.js';

const INTERACTIVE = '/docs/reference';

/** The part of the OpenAPI document that is shown. */
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export function docsRoutes(services: Services): readonly Route[] {
  const { pages } = services;
  const guides = guidesOf(services);
  let reference: PreparedBytes | undefined;
  const errors = pages.prepare(errorsPage(guides));
  const interactive = pages.prepare(interactivePage());
  return [
    {
      path: '/docs',
      page: true,
      cors: false,
      async get(exchange) {
        reference ??= pages.prepare(await referencePage(services, guides));
        pages.sendPrepared(exchange, reference);
      },
    },
    { path: INTERACTIVE, page: true, cors: false, get: (exchange) => pages.sendStyled(exchange, interactive) },
    { path: '/docs/errors', page: true, cors: false, get: (exchange) => pages.sendPrepared(exchange, errors) },
    ...guides.map((guide): Route => {
      const bytes = pages.prepare(guidePage(guide, guides));
      return {
        path: `/docs/${guide.slug}`,
        page: true,
        cors: false,
        get: (exchange) => pages.sendPrepared(exchange, bytes),
      };
    }),
  ];
}

/** Scalar's reference of the document in a window of its own, for our styles and its would change each other; without scripts a way to the one that needs none. */
function interactivePage(): Page {
  return {
    title: 'Interactive API reference',
    description: 'Every operation of the API with its fields and examples, to be tried in the browser.',
    canonical: INTERACTIVE,
    alone: true,
    scripts: ['scalar.js', 'reference.js'],
    stylesheets: ['reference.css'],
    content: (
      <>
        <a class="back" href="/docs">
          Documentation
        </a>
        <div id="reference">
          <h1>Interactive API reference</h1>
          <p>
            It needs scripts, and some seconds to be loaded. <a href="/docs">The reference that needs none</a> says the
            same.
          </p>
        </div>
      </>
    ),
  };
}

/** The guides, with the address of this service in their samples. */
function guidesOf({ assets, config }: Services): readonly Guide[] {
  const address = JSON.stringify(config.baseUrl).slice(1, -1).replaceAll('&', '&amp;');
  return JSON.parse(assets.text('guides.json').replaceAll(BASE_URL_IN_GUIDES, () => address));
}

function guidePage(guide: Guide, guides: readonly Guide[]): Page {
  const { slug, title, lead, html } = guide;
  return docsPage({
    path: `/docs/${slug}`,
    title,
    description: lead,
    guides,
    children: (
      <>
        <p class="lead">{lead}</p>
        <article dangerouslySetInnerHTML={{ __html: html }} />
      </>
    ),
  });
}

async function referencePage({ catalogue, config }: Services, guides: readonly Guide[]): Promise<Page> {
  const curl = await firstCall(catalogue);
  // Written by this server as OpenAPI, which is wider than what is read here.
  const document = describeApi(config.baseUrl) as unknown as ApiDocument;
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').pop()!] ?? schema);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    paintedWith: 'plans',
    structuredData: apiData(config.baseUrl),
    ...docsPage({
      path: '/docs',
      title: 'API reference',
      description: 'How to find and run calculators over REST: requests, answers, keys, quotas and errors.',
      guides,
      children: (
        <>
          <p class="lead">
            JSON over HTTP. Finding and reading calculators needs no key; calculating does. The same as{' '}
            <a href="/api/v1/openapi.json">OpenAPI 3.1</a>, and <a href="/docs/errors">every error with its remedy</a>.
            Agents have the same as <a href="#mcp">tools</a>, and <a href="/llms.txt">a guide to read</a>.
          </p>
          <section aria-labelledby="start">
            <h2 id="start">First calculation</h2>
            <ol>
              <li>
                {config.signUp ? (
                  <a href="/signup">Sign up</a>
                ) : (
                  <>
                    Accounts are opened by the operator: ask <Contact contact={config.contact} /> for one,{' '}
                    <a href="/login">log in</a>
                  </>
                )}{' '}
                and create a key on <a href="/dashboard/keys">your dashboard</a>.
              </li>
              <li>
                Send it in the header <code>X-API-Key</code>:
              </li>
            </ol>
            {curl === '' ? null : (
              <pre tabIndex={0}>
                <code>{curl}</code>
              </pre>
            )}
            <p>
              A quantity is a bare number in the input's unit, a text such as <code>"154 lb"</code>, or{' '}
              <code>{'{ "value": 154, "unit": "lb" }'}</code>. Each calculator's page shows the request for the inputs
              that are on it.
            </p>
          </section>
          <section aria-labelledby="quotas">
            <h2 id="quotas">Plans and quotas</h2>
            <p>
              Calculations that are answered count, by account and UTC day; refused ones do not. Every answer says what
              is left in <code>RateLimit</code> and <code>X-RateLimit-Remaining</code>.
            </p>
            <Plans plans={config.plans.plans} />
          </section>
          <section aria-labelledby="operations">
            <h2 id="operations">Operations</h2>
            {operations.map((one) => (
              <OperationSection key={one.operation.operationId} {...one} resolve={resolve} />
            ))}
          </section>
          <section aria-labelledby="types">
            <h2 id="types">Types</h2>
            {referred(document).map(([name, schema]) => (
              <section key={name} id={typeId(name)} aria-labelledby={`${typeId(name)}-title`}>
                <h3 id={`${typeId(name)}-title`}>{name}</h3>
                <p>
                  <Inline text={schema.description ?? ''} />
                </p>
                <SchemaFields schema={schema} caption={`Fields of ${name}`} />
              </section>
            ))}
          </section>
        </>
      ),
    }),
  };
}

/** The schemas with names that fields of others are made of. */
function referred({ components }: ApiDocument): readonly (readonly [string, JsonSchema])[] {
  const text = JSON.stringify(components.schemas);
  return Object.entries(components.schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
}

/** The API, for search engines (schema.org). */
function apiData(baseUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebAPI',
    name: 'Reckoner API',
    description: 'Calculators over REST and, for agents, over the Model Context Protocol.',
    url: `${baseUrl}/docs`,
    documentation: `${baseUrl}/api/v1/openapi.json`,
  };
}

function Plans({ plans }: { readonly plans: readonly Plan[] }) {
  const hasPrices = plans.some(({ price }) => price !== undefined);
  return (
    <table id="plans">
      <caption>Plans</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Calculations a day</th>
          <th scope="col">Keys</th>
          {hasPrices ? <th scope="col">Price</th> : null}
        </tr>
      </thead>
      <tbody>
        {plans.map(({ id, name, requestsPerDay, keys, price }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{requestsPerDay?.toLocaleString('en') ?? 'unlimited'}</td>
            <td>{keys}</td>
            {hasPrices ? <td>{price ?? '–'}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function errorsPage(guides: readonly Guide[]): Page {
  return docsPage({
    path: '/docs/errors',
    title: 'API errors',
    description: 'Every error of the API: its code, its status, when it comes and what to do.',
    guides,
    children: (
      <>
        <p class="lead">
          Every refusal is <code>application/problem+json</code> (RFC 9457) with a stable <code>code</code> and{' '}
          <code>errors</code>, all issues at once. Checks are made in this order: key, burst, body, calculator, inputs,
          quota. Only answers with status 200 are charged.
        </p>
        <section class="scroll" aria-label="Errors" tabIndex={0}>
          <table>
            <caption>Errors</caption>
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">Status</th>
                <th scope="col">When</th>
                <th scope="col">What to do</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(problems).map(([code, { status, when, remedy }]) => (
                <tr key={code} id={code}>
                  <th scope="row">
                    <code>{code}</code>
                  </th>
                  <td>{status}</td>
                  <td>
                    <Inline text={when} />
                  </td>
                  <td>
                    <Inline text={remedy} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <h2 id="issues">Codes of single issues</h2>
        <p>
          An entry of <code>errors</code> has a <code>pointer</code> to the field, a <code>message</code>, and one of
          these as <code>code</code>, or <code>invalid-field</code> and <code>invalid-parameter</code> for the request
          around the inputs.
        </p>
        <ul class="columns">
          {[...issueCodes, ...batchIssueCodes].map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}
