/** Uncertainties of the inputs, and what they make of the results. The server propagates them: few ask for it. */
import type { Calculator, ResultValue } from '@reckoner/engine/calculate/types';
import type { ResultUncertainty } from '@reckoner/engine/calculate/uncertainty/uncertainty';
import type { VNode } from 'preact';
import { workOn } from '../../../calculations/extended.js';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { FieldDetail } from '../../../catalogue/detail.js';
import { Problem } from '../../../http/problem.js';
import { requestBody } from '../../calculator/api-calls.js';
import { pickedUnit } from '../../calculator/controls.js';
import { isNumeric, isTight, moneyUnit } from '../../calculator/numbers.js';
import type { Reckoning } from '../../calculator/reckon.js';
import { uncertainText } from '../../calculator/uncertain-number.js';
import { CURRENCY_NAME, controlId, DEFAULT_CURRENCY, type FormState, hasUnit } from '../../form/fields.js';
import { takesUncertainty, uncertaintyName } from '../../form/uncertainty.js';

/** The results with their uncertainties; the reasons why there are none; undefined while no input has one. */
export type Propagated =
  | { readonly results: Readonly<Record<string, ResultValue & ResultUncertainty>> }
  | { readonly reasons: readonly string[] }
  | undefined;

/** @param calculator With its lifted formula, where it has one. */
export function propagate(
  calculator: Calculator,
  detail: Detail,
  { request, calculated = request, outcome }: Pick<Reckoning, 'request' | 'calculated' | 'outcome'>,
  today: string,
): Propagated {
  const { uncertainties, units, currency } = request;
  if (uncertainties === undefined || !outcome?.ok) return undefined;
  const { slug } = calculator;
  // An input that was found counts as exact.
  const body = requestBody({ slug, definition: detail, request: { ...calculated, uncertainties } }) as Parameters<
    typeof workOn
  >[2];
  try {
    const { result } = workOn(calculator, undefined, body, { units, currency }, today).compute();
    return result as { readonly results: Readonly<Record<string, ResultValue & ResultUncertainty>> };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [] } = error.extras;
    return { reasons: errors.length > 0 ? errors.map(({ message }) => message) : [error.detail] };
  }
}

/** Whether some input stands with an uncertainty. */
export function hasUncertainty({ inputs }: Detail, state: FormState): boolean {
  return inputs.some((field) => takesUncertainty(field) && state[uncertaintyName(field.name)]?.trim());
}

export interface UncertaintySectionProps {
  readonly detail: Detail;
  readonly state: FormState;
  readonly propagated: Propagated;
}

/** Null where nothing that goes in or comes out is a measured number. */
export function UncertaintySection({ detail, state, propagated }: UncertaintySectionProps): VNode | null {
  const inputs = detail.inputs.filter(takesUncertainty);
  if (inputs.length === 0 || !detail.outputs.some(takesUncertainty)) return null;
  const isInUse = hasUncertainty(detail, state);
  return (
    <section id="uncertainty" class={isInUse ? undefined : 'no-print'}>
      <h2>Uncertainty</h2>
      <details open={isInUse}>
        <summary>Propagate the uncertainties of inputs</summary>
        <p>Standard uncertainties of what was measured, in the units of the inputs; what is exact stays empty.</p>
        <div class="uncertain-inputs">
          {inputs.map((field) => (
            <UncertainInput key={field.name} field={field} state={state} />
          ))}
        </div>
        <p class="without-scripts">
          <button type="submit" form="calculator" class="secondary">
            Propagate
          </button>
        </p>
        <div id="propagated">
          <PropagatedResults detail={detail} state={state} propagated={propagated} />
        </div>
      </details>
    </section>
  );
}

function UncertainInput({ field, state }: { readonly field: FieldDetail; readonly state: FormState }): VNode {
  const name = uncertaintyName(field.name);
  const unit = unitOf(field, state);
  return (
    <p>
      <label for={controlId(name)}>{field.label}</label>
      <span class="control">
        <span aria-hidden="true">±</span>
        <input
          id={controlId(name)}
          name={name}
          form="calculator"
          type="text"
          inputmode="decimal"
          autocomplete="off"
          spellcheck={false}
          value={state[name] ?? ''}
          aria-label={`Uncertainty of ${field.label}`}
        />
        <span class="unit" data-unit-of={field.name}>
          {unit}
        </span>
      </span>
    </p>
  );
}

function unitOf(field: FieldDetail, state: FormState): string {
  if (field.type === 'money') return moneyUnit(field.unit, state[CURRENCY_NAME] || DEFAULT_CURRENCY);
  return hasUnit(field) ? pickedUnit(field, field.name, state) : field.unit;
}

/** What stands within `<div id="propagated">`. */
export function PropagatedResults({ detail, state, propagated }: UncertaintySectionProps): VNode {
  if (propagated === undefined)
    return <p class="quiet">The results with their uncertainties appear here once an input has one.</p>;
  if ('reasons' in propagated) {
    return (
      <>
        {propagated.reasons.map((reason) => (
          <p key={reason} class="field-error">
            {reason}
          </p>
        ))}
      </>
    );
  }
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  const outputs = detail.outputs.filter(({ name, type }) => isNumeric(type) && Object.hasOwn(propagated.results, name));
  return (
    <>
      <dl class="results">
        {outputs.map((field) => (
          <div key={field.name} class="result">
            <dt>{field.label}</dt>
            <dd>
              <UncertainResult
                detail={detail}
                field={field}
                result={propagated.results[field.name]!}
                currency={currency}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        First order, for independent inputs, as in the Guide to the Expression of Uncertainty in Measurement (JCGM 100).
      </p>
    </>
  );
}

interface UncertainResultProps {
  readonly detail: Detail;
  readonly field: FieldDetail;
  readonly result: ResultValue & ResultUncertainty;
  readonly currency: string;
}

function UncertainResult({ detail, field, result, currency }: UncertainResultProps): VNode {
  const { value, uncertainty, contributions, uncertaintyNote } = result;
  const unit = field.type === 'money' ? moneyUnit(field.unit, currency) : result.unit;
  if (uncertainty === undefined) return <span class="quiet">{uncertaintyNote}</span>;
  const text = uncertainText(Number(value), uncertainty);
  // The unit is of both numbers.
  const whole = unit === '' ? text : `${text.startsWith('(') ? text : `(${text})`}${isTight(unit) ? '' : ' '}${unit}`;
  return (
    <>
      {whole}
      {contributions === undefined ? null : <p class="quiet">{sharesOf(detail, contributions)}</p>}
      {uncertaintyNote === undefined ? null : <p class="quiet">{uncertaintyNote}</p>}
    </>
  );
}

/** Largest first, those that round to nothing left out. */
function sharesOf({ inputs }: Detail, contributions: Readonly<Record<string, number>>): string {
  const shares = Object.entries(contributions)
    .map(([name, share]) => ({ name, percent: Math.round(100 * share) }))
    .filter(({ percent }) => percent > 0)
    .sort((one, other) => other.percent - one.percent)
    .map(({ name, percent }) => `${percent}% from “${inputs.find((one) => one.name === name)?.label ?? name}”`);
  return `Of the variance ${shares.join(', ')}.`;
}
