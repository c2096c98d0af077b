/** The fields of forms that say who somebody is, and what is wrong with them. */
import type { VNode } from 'preact';

export type FieldName = 'email' | 'password' | 'current' | 'confirmation';
/** What is wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

interface FieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: 'username' | 'new-password' | 'current-password' | 'off';
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly errors: FieldErrors;
  readonly focused?: boolean | undefined;
}

function Field({ name, label, type, autoComplete, value, hint, errors, focused }: FieldProps): VNode {
  const error = errors[name];
  const [hintId, errorId] = [`hint-${name}`, `error-${name}`];
  const described = [hint === undefined ? [] : hintId, error === undefined ? [] : errorId].flat().join(' ');
  const isFirstError = error !== undefined && Object.keys(errors)[0] === name;
  return (
    <div class="field" data-field={name}>
      <label for={`field-${name}`}>{label}</label>
      {hint === undefined ? null : (
        <p class="help" id={hintId}>
          {hint}
        </p>
      )}
      <input
        id={`field-${name}`}
        name={name}
        // Preact tells its input types apart by a literal.
        type={type as 'text'}
        value={value}
        required
        autoComplete={autoComplete}
        autoCapitalize={type === 'text' ? 'none' : undefined}
        spellcheck={false}
        // biome-ignore lint/a11y/noAutofocus: the page is this form, or this field is what is wrong in it
        autoFocus={isFirstError || (focused && Object.keys(errors).length === 0)}
        aria-describedby={described === '' ? undefined : described}
        aria-invalid={error === undefined ? undefined : true}
      />
      <p class="field-error" id={errorId} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}

interface OneFieldProps {
  readonly errors: FieldErrors;
  readonly focused?: boolean;
}

export function EmailField({ errors, focused, value }: OneFieldProps & { readonly value?: string | undefined }): VNode {
  return (
    <Field
      name="email"
      label="E-mail address"
      type="email"
      autoComplete="username"
      value={value}
      errors={errors}
      focused={focused}
    />
  );
}

export function NewPasswordField({ errors, focused, label = 'Password' }: OneFieldProps & { readonly label?: string }) {
  return (
    <Field
      name="password"
      label={label}
      type="password"
      autoComplete="new-password"
      hint="At least 8 characters. Four random words are good."
      errors={errors}
      focused={focused}
    />
  );
}

/** The password that an account has. */
export function PasswordField({ name, label, errors, focused }: OneFieldProps & Pick<FieldProps, 'name' | 'label'>) {
  return (
    <Field
      name={name}
      label={label}
      type="password"
      autoComplete="current-password"
      errors={errors}
      focused={focused}
    />
  );
}

/** A text to type as it stands there, so that nobody does it by accident. */
export function ConfirmationField({ errors, text }: OneFieldProps & { readonly text: string }): VNode {
  return <Field name="confirmation" label={`Type ${text} to confirm`} type="text" autoComplete="off" errors={errors} />;
}
