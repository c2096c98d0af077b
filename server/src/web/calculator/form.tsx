/** The form of a calculator, made from its inputs. It works by itself: it asks the server for the same page. */
import type { VNode } from 'preact';
import { WRITTEN } from '../form/as-written.js';
import { solvesForTheRest } from '../form/definition.js';
import {
  CURRENCY_NAME,
  conditions,
  controlId,
  DEFAULT_CURRENCY,
  type FormDefinition,
  type FormState,
  hasMoney,
} from '../form/fields.js';
import { currencies } from './currencies.js';
import { Field } from './field.js';
import { GoalFields } from './goal-fields.js';
import { ProblemSummary } from './problem-summary.js';
import { errorsByControl, type FormProblem } from './problems.js';

/** Of an address: nothing is filled in but defaults. */
export const CLEAR = 'form.clear';

export interface CalculatorFormProps {
  readonly slug: string;
  readonly category: string;
  readonly definition: FormDefinition;
  /** As it was written. */
  readonly state: FormState;
  /** How numbers were read, by the field. */
  readonly readings: Readonly<Record<string, string>>;
  /** What the page itself wrote that is twofold to some. */
  readonly own: string;
  /** What a worked example asks for, as the query of an address. */
  readonly example: string;
  readonly problems: readonly FormProblem[];
  /** The input that was found for the form's goal, and what for. */
  readonly found?: { readonly name: string; readonly purpose: string } | undefined;
  /** The path that answers the form. */
  readonly action: string;
  readonly blankRows: number;
}

export function CalculatorForm(props: CalculatorFormProps): VNode {
  const { slug, category, definition, state, problems, action, blankRows, found } = props;
  const { inputs } = definition;
  const applies = conditions(inputs, (name) => state[name]);
  const errors = errorsByControl(problems);
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  const allOptional = solvesForTheRest(definition);
  return (
    <form
      id="calculator"
      class="calculator-form"
      method="get"
      action={action}
      data-slug={slug}
      data-category={category}
      noValidate
    >
      <input type="hidden" name={WRITTEN} value={props.own} />
      <ProblemSummary problems={problems} definition={definition} state={state} />
      {inputs.some(({ type }) => type === 'rows') ? (
        // The first button answers the key Enter, and that must not be the one that adds rows.
        <button type="submit" hidden>
          Calculate
        </button>
      ) : null}
      {allOptional ? <p class="lead">Fill in what you know; the rest is worked out.</p> : null}
      {inputs.map((field) => (
        <Field
          key={field.name}
          field={field}
          definition={definition}
          state={state}
          currency={currency}
          applies={applies(field)}
          allOptional={allOptional}
          errors={errors}
          reading={props.readings[field.name]}
          foundFor={found?.name === field.name ? found.purpose : undefined}
          blankRows={blankRows}
        />
      ))}
      {hasMoney(definition) ? <CurrencyField selected={currency} errors={errors.get(CURRENCY_NAME) ?? []} /> : null}
      <p class="form-actions">
        <button type="submit" class="primary">
          Calculate
        </button>
        <a href={`${action}?${CLEAR}=1`} rel="nofollow">
          Clear
        </a>
        <a href={props.example === '' ? action : `${action}?${props.example}`}>Example</a>
      </p>
      <GoalFields definition={definition} state={state} problems={problems} action={action} />
    </form>
  );
}

function CurrencyField({ selected, errors }: { readonly selected: string; readonly errors: readonly string[] }): VNode {
  const offered = currencies();
  const isOffered = offered.some(({ code }) => code === selected);
  const id = controlId(CURRENCY_NAME);
  return (
    <div class="field currency-field" data-field={CURRENCY_NAME}>
      <label for={id}>Currency</label>
      <select
        id={id}
        name={CURRENCY_NAME}
        autocomplete="off"
        aria-describedby="error-currency-code"
        aria-invalid={errors.length > 0 ? 'true' : undefined}
      >
        {isOffered ? null : (
          <option value={selected} selected>
            {selected}
          </option>
        )}
        {offered.map(({ code, name }) => (
          <option key={code} value={code} selected={code === selected}>
            {`${code} – ${name}`}
          </option>
        ))}
      </select>
      <p class="field-error" id="error-currency-code" hidden={errors.length === 0}>
        {errors.join(' ')}
      </p>
    </div>
  );
}
