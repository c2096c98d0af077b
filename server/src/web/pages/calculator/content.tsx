/** The page of a calculator: the form beside its results, then everything there is to know about it. */
import type { Locale } from '@reckoner/engine/calculate/present/locale';
import type { VNode } from 'preact';
import type { Detail, Summary } from '../../../catalogue/catalogue.js';
import { ApiCalls } from '../../calculator/api-calls.js';
import { FigureSection } from '../../calculator/figure.js';
import { FigureFiles, FigureRange, figureHref, hasView } from '../../calculator/figure-tools.js';
import { CalculatorForm } from '../../calculator/form.js';
import { FoundResult, purposeOf } from '../../calculator/found.js';
import { OtherSolutions } from '../../calculator/other-solutions.js';
import { PlotSection } from '../../calculator/plot.js';
import { OtherTables, Results } from '../../calculator/results.js';
import { isTabular } from '../../calculator/table.js';
import type { ColorScheme } from '../../document.js';
import { ownTexts } from '../../form/as-written.js';
import { queryFromState, stateFromRequest } from '../../form/fields.js';
import { inReadersUnits } from '../../region/regional-state.js';
import { Breadcrumb, type Step } from '../breadcrumb.js';
import { BrowserDataScript } from './browser-data.js';
import { type Calculation, shownState } from './calculation.js';
import { FormulaSection } from './formula.js';
import { exampleOf } from './initial-state.js';
import { professionalLimit } from './limits.js';
import { ExamplesSection, NotesSection, Origin, ReferencesSection, RelatedSection } from './reading.js';
import { ShareSection } from './share.js';
import { SHOW_STEPS, StepsSection, type StepsSectionProps } from './steps.js';
import { type Propagated, UncertaintySection } from './uncertainty.js';

export interface CalculatorContentProps {
  readonly detail: Detail;
  readonly calculation: Calculation;
  readonly steps: readonly Step[];
  readonly related: readonly Summary[];
  readonly baseUrl: string;
  /** The path of the calculator's browser module, where it is built. */
  readonly module: string | undefined;
  readonly blankRows: number;
  readonly locale: Locale;
  /** Absent while nobody has asked for them. */
  readonly worked?: Pick<StepsSectionProps, 'steps'> | undefined;
  readonly propagated?: Propagated;
  /** Of a page in a frame: the colors that its site wants. */
  readonly scheme?: ColorScheme | undefined;
  /** Calculations that this one is to stand beside. */
  readonly compared?: readonly string[];
}

/** The path of a table as CSV, for what stands in the form. */
export function csvHref(detail: Detail, { state }: Calculation, output: string): string {
  const query = queryFromState(detail, state);
  return `/calculators/${detail.slug}/table.csv?${query}${query === '' ? '' : '&'}table.output=${output}`;
}

export function CalculatorContent(props: CalculatorContentProps): VNode {
  const { detail, calculation, baseUrl } = props;
  const path = `/calculators/${detail.slug}`;
  const limit = professionalLimit(detail);
  const query = queryFromState(detail, calculation.state);
  return (
    <article class="calculator">
      <Breadcrumb steps={props.steps} />
      <h1>{detail.title}</h1>
      <p class="lead">{detail.description}</p>
      <Workbench {...props} action={path} />
      {limit === undefined ? null : (
        <aside class="limit" aria-label="Limits">
          <p>{limit}</p>
        </aside>
      )}
      {detail.figure === undefined ? null : (
        <section id="figure" hidden={calculation.figure === undefined}>
          <div id="figure-drawn">
            {calculation.figure === undefined ? null : <FigureSection {...calculation.figure} />}
          </div>
          {hasView(detail.figure.kind) ? (
            <FigureRange view={calculation.view ?? {}} data={calculation.figure?.data} />
          ) : null}
          <FigureFiles
            slug={detail.slug}
            href={calculation.figure && figureHref(detail.slug, detail, calculation, calculation.view ?? {})}
          />
        </section>
      )}
      <TablesSection {...props} />
      <section id="plot" hidden={calculation.plot === undefined}>
        {calculation.plot === undefined ? null : <PlotSection {...calculation.plot} />}
      </section>
      {detail.formula === null ? null : (
        <StepsSection
          steps={props.worked?.steps}
          isShown={props.worked !== undefined}
          showHref={`${path}?${query}${query === '' ? '' : '&'}${SHOW_STEPS}=1#steps`}
          hideHref={query === '' ? path : `${path}?${query}`}
        />
      )}
      <FormulaSection detail={detail} />
      <UncertaintySection detail={detail} state={shownState(calculation)} propagated={props.propagated} />
      <NotesSection notes={detail.notes} limit={undefined} />
      <ExamplesSection detail={detail} path={path} />
      <ReferencesSection references={detail.references} />
      <Origin {...detail.package} />
      <RelatedSection related={props.related} />
      <ShareSection
        slug={detail.slug}
        compared={props.compared ?? []}
        title={detail.title}
        link={`${baseUrl}${path}${query === '' ? '' : `?${query}`}`}
        baseUrl={baseUrl}
        query={query}
      />
      <section id="api" class="no-print">
        <ApiCalls baseUrl={baseUrl} slug={detail.slug} definition={detail} request={calculation.request} />
      </section>
    </article>
  );
}

/** Tables that follow the result, where the calculator has such. */
export function TablesSection({ detail, calculation }: Pick<CalculatorContentProps, 'detail' | 'calculation'>) {
  const { state, outcome } = calculation;
  if (!detail.outputs.some(isTabular)) return null;
  return (
    <section id="tables" aria-label="Tables">
      <OtherTables
        definition={detail}
        state={state}
        outcome={outcome}
        csvHref={(output) => csvHref(detail, calculation, output)}
      />
    </section>
  );
}

/** The form and its results, which also make up the page for frames. */
export function Workbench(props: CalculatorContentProps & { readonly action: string }): VNode {
  const { detail, calculation, baseUrl, module, action, blankRows } = props;
  const { state, outcome, problems, found } = calculation;
  const shown = shownState(calculation);
  const answer = found && outcome?.ok ? { found, definition: detail, state, outcome, action } : undefined;
  return (
    <>
      <div class="workbench">
        <CalculatorForm
          slug={detail.slug}
          category={detail.category}
          definition={detail}
          state={shown}
          readings={calculation.readings}
          own={ownTexts(state, calculation.written)}
          example={queryFromState(
            detail,
            inReadersUnits(detail, stateFromRequest(detail, { inputs: exampleOf(detail) }), {
              rough: true,
              keepsTexts: true,
            }),
          )}
          problems={problems}
          found={answer && { name: answer.found.field.name, purpose: purposeOf(answer) }}
          action={action}
          blankRows={blankRows}
        />
        <section id="results" aria-live="polite" aria-label="Results">
          <Results
            definition={detail}
            state={state}
            outcome={outcome}
            csvHref={(output) => csvHref(detail, calculation, output)}
            found={answer && <FoundResult {...answer} />}
            others={
              outcome?.ok ? (
                <OtherSolutions definition={detail} state={state} outcome={outcome} action={action} />
              ) : undefined
            }
          />
        </section>
      </div>
      <BrowserDataScript
        detail={detail}
        module={module}
        state={state}
        written={calculation.written}
        baseUrl={baseUrl}
        action={action}
        locale={props.locale}
      />
    </>
  );
}
