/** GET /calculators/:slug/report: a calculation to print and to file, with all that it takes to check it. */
import { withLocale } from '@reckoner/engine/calculate/present/locale';
import type { TableValue } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import { checkBurst } from '../../api/access.js';
import { dateOf, dayOf } from '../../clock.js';
import type { Exchange } from '../../http/exchange.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { FigureSection } from '../calculator/figure.js';
import { isTabular, Rows } from '../calculator/table.js';
import { queryFromState } from '../form/fields.js';
import { readerOf } from '../region/reader.js';
import { type AskedCalculation, askedCalculation } from './calculator/asked-calculation.js';
import { professionalLimit } from './calculator/limits.js';
import { NotesSection, Origin, ReferencesSection } from './calculator/reading.js';
import { type StepsShown, stepsOf, WorkedSteps } from './calculator/steps.js';
import { CautionList, currencyIn, ToldList, toldInputs, toldResults, whyNone } from './calculator/told.js';
import { slugOf } from './calculator.js';

/** As a page with inputs, with its steps. */
const COST = 20;

export function reportRoutes(services: Services): readonly Route[] {
  return [{ path: '/calculators/:slug/report', page: true, cors: false, get: (exchange) => send(services, exchange) }];
}

async function send(services: Services, exchange: Exchange): Promise<void> {
  checkBurst(services, exchange, COST);
  const slug = slugOf(services, exchange);
  const asked = await askedCalculation(services, exchange, slug, new URLSearchParams(exchange.request.query));
  const { locale } = readerOf(exchange);
  const reason = whyNone(asked);
  withLocale(locale, () => {
    const page = {
      title: `${asked.detail.title}: report`,
      content: (
        <Report
          asked={asked}
          baseUrl={services.config.baseUrl}
          day={dateOf(dayOf(services.clock.now()))}
          steps={reason === undefined ? stepsOf(asked.calculator, asked.detail, asked.calculation) : undefined}
          reason={reason}
        />
      ),
    };
    if (reason === undefined) services.pages.sendPrepared(exchange, services.pages.prepare(page), { byReader: true });
    else services.pages.send(exchange, page, { status: 422 });
  });
}

interface ReportProps {
  readonly asked: AskedCalculation;
  readonly baseUrl: string;
  /** In UTC: `2026-11-24`. */
  readonly day: string;
  readonly steps: StepsShown;
  /** Why there is no result. */
  readonly reason: string | undefined;
}

function Report({ asked, baseUrl, day, steps, reason }: ReportProps): VNode {
  const { detail, calculation } = asked;
  const { outcome, state, figure } = calculation;
  const query = queryFromState(detail, state);
  const path = `/calculators/${detail.slug}${query === '' ? '' : `?${query}`}`;
  const limit = professionalLimit(detail);
  return (
    <article class="calculator report">
      <p class="no-print">
        <a href={path}>Back to the calculation</a>
      </p>
      <h1>{detail.title}</h1>
      <p class="lead">{detail.description}</p>
      <p class="no-print quiet">Print it, or save it as PDF, with your browser’s print command (Ctrl+P, ⌘P).</p>
      <section id="inputs">
        <h2>Inputs</h2>
        <ToldList told={toldInputs(asked)} />
      </section>
      <section id="result">
        <h2>Result</h2>
        {reason === undefined ? <ToldList told={toldResults(asked)} /> : <p class="no-result">{reason}</p>}
        <CautionList outcome={outcome} />
        {outcome?.ok ? <p class="explanation">{outcome.explanation}</p> : null}
        {limit === undefined ? null : <p>{limit}</p>}
      </section>
      {figure === undefined ? null : (
        <section id="figure">
          <FigureSection {...figure} />
        </section>
      )}
      <Tables asked={asked} />
      {steps === undefined ? null : (
        <section id="steps">
          <h2>Step by step</h2>
          <WorkedSteps steps={steps} />
        </section>
      )}
      <NotesSection notes={detail.notes} limit={undefined} />
      <ReferencesSection references={detail.references} />
      <section id="provenance">
        <h2>How to check it</h2>
        <ToldList
          told={[
            { name: 'day', label: 'Made on', text: `${day} (UTC)` },
            { name: 'version', label: 'Formula version', text: detail.version },
          ]}
        />
        <p>
          The same calculation, with its formula: <a href={baseUrl + path}>{baseUrl + path}</a>
        </p>
        <Origin {...detail.package} />
      </section>
    </article>
  );
}

function Tables({ asked: { detail, calculation } }: Pick<ReportProps, 'asked'>): VNode | null {
  const { outcome, state } = calculation;
  const tables = detail.outputs.flatMap((field) => {
    const result = outcome?.ok && isTabular(field) ? outcome.results[field.name] : undefined;
    return result ? [{ field, table: result.value as TableValue }] : [];
  });
  if (tables.length === 0) return null;
  return (
    <section id="tables">
      {tables.map(({ field, table }) => (
        <div key={field.name}>
          <h2>{field.label}</h2>
          <Rows
            label={field.label}
            table={table}
            columns={field.columns ?? []}
            currency={currencyIn(state)}
            rows={table.rows}
          />
        </div>
      ))}
    </section>
  );
}
