/** What stands in a form of which nobody has asked anything, in the units of the reader's region. */
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { Detail } from '../../catalogue/catalogue.js';
import { type FormState, withDefaults } from '../form/fields.js';
import { calculateUnplotted } from '../pages/calculator/calculation.js';
import { initialState } from '../pages/calculator/initial-state.js';
import { inReadersUnits } from './regional-state.js';

/**
 * @param detail Of the reader's region.
 * @param today `2026-01-31`.
 * @param isCleared Whether nothing but defaults is to stand there.
 */
export function regionalInitialState(
  calculator: Calculator,
  detail: Detail,
  today: string,
  isCleared = false,
): FormState {
  const state = isCleared ? {} : initialState(calculator, detail, today);
  if (!isRegional(detail)) return state;
  const filled = withDefaults(detail, state, today);
  const says = (one: FormState) => calculateUnplotted(calculator, detail, one, today).outcome?.ok === true;
  // Rounded, values that have to go together may not.
  const tried = [inReadersUnits(detail, filled, { rough: true }), inReadersUnits(detail, filled)];
  return isCleared ? tried[1]! : (tried.find(says) ?? state);
}

function isRegional({ inputs, outputs }: Detail): boolean {
  return [...inputs, ...outputs].some(
    ({ ownUnit, columns = [] }) => ownUnit !== undefined || columns.some((column) => column.ownUnit !== undefined),
  );
}
