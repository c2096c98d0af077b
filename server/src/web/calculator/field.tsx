/** One input of a form: its label, its control, what helps to fill it in, and what is wrong with it. */
import type { ComponentChildren, VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { controlId, type FormDefinition, type FormState } from '../form/fields.js';
import { Control, pickedUnit } from './controls.js';
import { foundId, foundText } from './found.js';
import { conditionOf, hintOf, inUnit } from './hints.js';
import { isNumeric } from './numbers.js';
import { readingId } from './readings.js';
import { RowsControl } from './rows-control.js';

export interface FieldProps {
  readonly field: FieldDetail;
  readonly definition: FormDefinition;
  readonly state: FormState;
  readonly currency: string;
  /** Whether its condition holds. */
  readonly applies: boolean;
  /** Any of the fields may be left empty: saying so at each would be noise. */
  readonly allOptional: boolean;
  /** What is wrong, by the name of the control. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
  readonly blankRows: number;
  /** It was found, and for this. */
  readonly foundFor?: string | undefined;
  /** How its numbers were read, where that is not plain. */
  readonly reading?: string | undefined;
}

export function errorId(name: string): string {
  return `error-${name.replaceAll('.', '-')}`;
}

/** Everything wrong with an input, its rows included. */
function messagesOf(name: string, errors: FieldProps['errors']): readonly string[] {
  return [...errors]
    .filter(([control]) => control === name || control.startsWith(`${name}.`))
    .flatMap(([, all]) => all);
}

export function Field(props: FieldProps): VNode {
  const { field, definition, state, currency, applies, errors, foundFor } = props;
  const { name, label, type, when } = field;
  const id = controlId(name);
  const messages = messagesOf(name, errors);
  const whole = definition.inputs.find((one) => one.name === field.shareOf);
  const hint = [
    hintOf(inUnit(field, pickedUnit(field, name, state))),
    whole && `An amount, or a percentage of “${whole.label}”.`,
  ]
    .filter(Boolean)
    .join(' ');
  const condition = conditionOf(field, definition.inputs);
  const isRead = isNumeric(type) || (field.columns ?? []).some((column) => isNumeric(column.type));
  const describedBy = [
    isRead && readingId(name),
    foundFor && foundId(name),
    hint || condition ? `help-${name}` : '',
    errorId(name),
  ]
    .filter(Boolean)
    .join(' ');
  const isOptional = !props.allOptional && field.optional === true;
  const help =
    hint || condition ? (
      <p class="help" id={`help-${name}`}>
        {condition === '' ? null : <span class="only-when">{condition} </span>}
        {hint}
      </p>
    ) : null;
  const error = (
    <p class="field-error" id={errorId(name)} hidden={messages.length === 0}>
      {messages.join(' ')}
    </p>
  );
  // Before the label, at whose side it stands: nothing moves when there is something to say. Each key would be read out:
  // it is said when one has stopped typing.
  const reading = isRead ? (
    <output class="reading" aria-live="off" id={readingId(name)} for={type === 'rows' ? undefined : id}>
      {props.reading}
    </output>
  ) : null;
  const wrapper = {
    'data-field': name,
    'data-when': when === undefined ? undefined : JSON.stringify(when),
    // Where scripts run, what does not apply is not shown; the browser code keeps this in step.
    'data-inactive': applies ? undefined : '',
    'data-found': foundFor === undefined ? undefined : '',
  };
  if (type === 'rows') {
    return (
      <fieldset class="field rows-field" {...wrapper} aria-describedby={describedBy}>
        <legend>
          <LabelText isOptional={isOptional}>{label}</LabelText>
        </legend>
        {reading}
        {help}
        <RowsControl field={field} state={state} currency={currency} errors={errors} blankRows={props.blankRows} />
        {error}
      </fieldset>
    );
  }
  const control = (
    <Control
      field={field}
      name={name}
      state={state}
      currency={currency}
      describedBy={describedBy}
      invalid={messages.length > 0}
      required={field.required === true}
      readOnly={foundFor !== undefined}
    />
  );
  return (
    <div class={type === 'flag' ? 'field flag-field' : 'field'} {...wrapper}>
      {type === 'flag' ? control : null}
      {reading}
      <label for={type === 'rows' ? undefined : id}>
        <LabelText isOptional={isOptional}>{label}</LabelText>
      </label>
      {type === 'flag' ? null : control}
      {foundFor === undefined ? null : (
        <p class="found-for" id={foundId(name)}>
          {foundText(foundFor)}
        </p>
      )}
      {help}
      {error}
    </div>
  );
}

function LabelText({ children, isOptional }: { readonly children: ComponentChildren; readonly isOptional: boolean }) {
  return (
    <>
      {children}
      {isOptional ? <span class="optional"> (optional)</span> : null}
    </>
  );
}
