/** The control for one value, by the kind of its field. */
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { fieldText } from '../form/converted.js';
import { controlId, type FormState, hasUnit } from '../form/fields.js';
import { moneyUnit } from './numbers.js';
import { UnitPicker } from './unit-picker.js';

export interface ControlProps {
  readonly field: FieldDetail;
  /** The control's name; in rows with the row's place. */
  readonly name: string;
  readonly state: FormState;
  readonly currency: string;
  /** Ids of what describes it. */
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly required?: boolean;
  /** It was found: what is typed would be found anew, until the goal is given up. */
  readonly readOnly?: boolean;
  /** What it is called, where no label element says so. */
  readonly label?: string;
}

const LONG_TEXT = 60;

function common({ name, describedBy, invalid, required, label }: ControlProps) {
  return {
    id: controlId(name),
    name,
    required: required || undefined,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? ('true' as const) : undefined,
    autocomplete: 'off' as const,
  };
}

export function Control(props: ControlProps): VNode {
  switch (props.field.type) {
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'flag':
      return <FlagControl {...props} />;
    case 'date':
    case 'time':
      return <CalendarControl {...props} />;
    case 'text':
      return <TextControl {...props} />;
    case 'list':
    case 'matrix':
      return <LinesControl {...props} />;
    default:
      return <NumberControl {...props} />;
  }
}

/** Phones show a keyboard of digits where no sign can be needed: it has none. */
function inputMode({ type, text, minimum, exclusiveMinimum }: FieldDetail): 'numeric' | 'decimal' | undefined {
  const lower = typeof minimum === 'number' ? minimum : exclusiveMinimum;
  // Ratios and times have signs that such keyboards lack.
  if (lower === undefined || lower < 0 || text !== undefined) return undefined;
  return type === 'integer' ? 'numeric' : 'decimal';
}

/** Beside an empty field the reader's unit; beside a number that has none the one that it means to everybody. */
export function pickedUnit(field: FieldDetail, name: string, state: FormState): string {
  return state[`${name}.unit`] || ((state[name] ?? '').trim() === '' && field.ownUnit) || field.unit;
}

function defaultText(field: FieldDetail, unit: string): string {
  const text = String(field.default);
  const isOffered = unit !== field.unit && field.acceptedUnits?.includes(unit);
  return (isOffered && fieldText(field, text, field.unit, unit)) || text;
}

function NumberControl(props: ControlProps): VNode {
  const { field, name, state, currency, label, readOnly } = props;
  const { acceptedUnits = [], type } = field;
  const isPicked = hasUnit(field) && acceptedUnits.length > 1;
  // In rows the head of the column says the unit.
  const isCell = name.includes('.');
  const unit = type === 'money' ? moneyUnit(field.unit, currency) : field.unit;
  const selected = pickedUnit(field, name, state);
  const placeholder = field.optional && field.default !== undefined ? defaultText(field, selected) : undefined;
  return (
    <div class="control">
      <input
        {...common(props)}
        type="text"
        inputmode={inputMode(field)}
        placeholder={placeholder}
        value={state[name] ?? ''}
        spellcheck={false}
        readOnly={readOnly || undefined}
      />
      {isPicked ? (
        <UnitPicker
          name={`${name}.unit`}
          label={`Unit of ${label ?? field.label}`}
          units={acceptedUnits}
          first={field.firstUnits}
          inFeet={field.inFeet}
          selected={selected}
        />
      ) : unit === '' || isCell ? null : (
        <span class="unit" data-money={type === 'money' ? field.unit : undefined}>
          {unit}
        </span>
      )}
    </div>
  );
}

function ChoiceControl(props: ControlProps): VNode {
  const { field, name, state } = props;
  const selected = state[name] ?? '';
  const options = field.options ?? [];
  // Rows begin with nothing chosen, so that a blank one can be told from one that is filled in.
  const mayBeEmpty = field.optional || name.includes('.') || (field.default === undefined && selected === '');
  return (
    <select {...common(props)}>
      {mayBeEmpty ? (
        <option value="" selected={selected === ''}>
          {field.required && !name.includes('.') ? 'Choose…' : '–'}
        </option>
      ) : null}
      {options.map(({ key, label }) => (
        <option key={key} value={key} selected={key === (selected || (mayBeEmpty ? '' : field.default))}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Off is sent too, by the hidden field before it: else it could not be told from nothing. */
function FlagControl(props: ControlProps): VNode {
  const { field, name, state } = props;
  const isOn = (state[name] ?? String(field.default ?? false)) === 'true';
  const { required: _, autocomplete: __, ...attributes } = common(props);
  return (
    <>
      <input type="hidden" name={name} value="false" />
      <input {...attributes} type="checkbox" value="true" checked={isOn} />
    </>
  );
}

function CalendarControl(props: ControlProps): VNode {
  const { field, name, state } = props;
  const limit = (bound: number | string | undefined) => (typeof bound === 'string' ? bound : undefined);
  const value = state[name] ?? '';
  // A picker shows nothing for what is no date: then the text stays as it was typed.
  const isFit = value === '' || (field.type === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}(:\d{2})?$/).test(value);
  if (!isFit) return <input {...common(props)} type="text" value={value} />;
  return field.type === 'date' ? (
    <input {...common(props)} type="date" min={limit(field.minimum)} max={limit(field.maximum)} value={value} />
  ) : (
    <input {...common(props)} type="time" value={value} />
  );
}

function TextControl(props: ControlProps): VNode {
  const { field, name, state } = props;
  const value = state[name] ?? '';
  const isLong = !name.includes('.') && ((field.maxLength ?? 0) > 200 || value.length > LONG_TEXT);
  if (isLong) {
    return (
      <textarea {...common(props)} rows={3} spellcheck={false}>
        {value}
      </textarea>
    );
  }
  return <input {...common(props)} type="text" value={value} spellcheck={false} autocapitalize="off" />;
}

function LinesControl(props: ControlProps): VNode {
  const value = props.state[props.name] ?? '';
  const lines = Math.max(value.split('\n').length, Math.ceil(value.length / 40));
  return (
    <textarea
      {...common(props)}
      class="lines"
      rows={Math.min(10, Math.max(props.field.type === 'matrix' ? 3 : 2, lines))}
      spellcheck={false}
    >
      {value}
    </textarea>
  );
}
