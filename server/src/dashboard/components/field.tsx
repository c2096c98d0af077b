/** A labeled text field of a form, with its hint and what is wrong with it. */
import type { VNode } from 'preact';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly required?: boolean;
}

export function TextField(props: TextFieldProps): VNode {
  const { name, label, value = '', hint, error } = props;
  const id = `field-${name}`;
  const described = [hint === undefined ? '' : `hint-${name}`, error === undefined ? '' : `error-${name}`]
    .filter((one) => one !== '')
    .join(' ');
  return (
    <div class="field" data-field={name}>
      <label for={id}>{label}</label>
      {hint === undefined ? null : (
        <p class="help" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type="text"
        value={value}
        maxLength={props.maxLength}
        required={props.required}
        autoComplete="off"
        aria-describedby={described === '' ? undefined : described}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error === undefined ? null : (
        <p class="field-error" id={`error-${name}`}>
          {error}
        </p>
      )}
    </div>
  );
}
