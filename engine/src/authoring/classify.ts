/**
 * The class of a value: the name beside the first limit that it lies below, else the last name. Limits are in the
 * value's own unit.
 * @example classify(bmi, [[18.5, 'Underweight'], [25, 'Normal weight']], 'Overweight')
 */
export function classify<const Name extends string>(
  value: number,
  steps: readonly (readonly [below: number, name: Name])[],
  last: Name,
): Name {
  return steps.find(([below]) => value < below)?.[1] ?? last;
}
