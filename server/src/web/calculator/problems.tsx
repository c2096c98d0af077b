/** What is wrong with a form: all of it at its head, each message leading to its field. */
import type { Issue } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { controlAt, controlId, type FormDefinition, type FormState, type ReadForm, rowCount } from '../form/fields.js';
import { GOAL } from '../form/goal.js';

/** An issue as people read it, and the control that it is about. */
export interface FormProblem {
  readonly control: string;
  readonly message: string;
}

/** Issues of the engine in the words of a form: people fill in, they do not send. */
export function problemsOf(
  definition: FormDefinition,
  issues: readonly Issue[],
  rows: ReadForm['rows'],
): FormProblem[] {
  return issues.map(({ pointer, code, message }) => {
    const control = controlAt(pointer, rows);
    const field = fieldOf(definition, control);
    if (code === 'missing' && field) return { control, message: `${field.label} is required.` };
    // The goal names its output by a choice of its own.
    if (code === 'unknown-output') return { control: GOAL.output, message };
    if (code === 'unknown-option' && field) return { control, message: `${field.label}: choose one of the options.` };
    return {
      control,
      message: message
        .replace(/^`target`, /, '')
        .replace(/; "[^"]*" was sent\./, '.')
        .replaceAll('was sent', 'was given'),
    };
  });
}

function fieldOf(definition: FormDefinition, control: string): FieldDetail | undefined {
  const [name, , column] = control.split('.');
  const field = definition.inputs.find((one) => one.name === name);
  return column === undefined ? field : field?.columns?.find((one) => one.name === column);
}

/** Messages by the name of the control. */
export function errorsByControl(problems: readonly FormProblem[]): ReadonlyMap<string, readonly string[]> {
  const errors = new Map<string, string[]>();
  for (const { control, message } of problems) errors.set(control, [...(errors.get(control) ?? []), message]);
  return errors;
}

/** The control that a message leads to: of rows the first cell concerned, of all inputs the first that is empty. */
function targetOf(control: string, definition: FormDefinition, state: FormState): string {
  const wanted = control || firstEmpty(definition, state);
  const [name = '', row, column] = wanted.split('.');
  const field = definition.inputs.find((one) => one.name === name);
  if (field?.type !== 'rows' || column !== undefined) return controlId(wanted);
  const place = Math.min(Number(row ?? 0), Math.max(0, rowCount(state, name) - 1));
  return controlId(`${name}.${place}.${field.columns?.[0]?.name ?? ''}`);
}

function firstEmpty({ inputs }: FormDefinition, state: FormState): string {
  return (inputs.find(({ name }) => !state[name]?.trim()) ?? inputs[0])?.name ?? '';
}

export interface ProblemSummaryProps {
  readonly problems: readonly FormProblem[];
  readonly definition: FormDefinition;
  readonly state: FormState;
}

export function ProblemSummary({ problems, definition, state }: ProblemSummaryProps): VNode | null {
  if (problems.length === 0) return null;
  return (
    <div class="problems" id="problems" role="alert" tabIndex={-1}>
      <h2>{problems.length === 1 ? 'One thing needs attention' : `${problems.length} things need attention`}</h2>
      <ul>
        {problems.map(({ control, message }) => (
          <li key={control + message}>
            <a href={`#${targetOf(control, definition, state)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
