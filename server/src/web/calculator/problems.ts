/** What is wrong with a form, in the words of a form. */
import type { Issue } from '@reckoner/engine/calculate/types';
import type { FieldDetail } from '../../catalogue/detail.js';
import { controlAt, type FormDefinition, type ReadForm } from '../form/fields.js';
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
