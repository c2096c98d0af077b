/** All that is wrong with a form, at its head, each message leading to its field. */
import type { VNode } from 'preact';
import { controlId, type FormDefinition, type FormState, rowCount } from '../form/fields.js';
import type { FormProblem } from './problems.js';

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
