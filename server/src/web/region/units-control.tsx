/** The choice of units for the whole site. It works by itself: the server remembers it in a cookie and comes back. */
import type { UnitSystem } from '@reckoner/engine/units/unit-systems';
import type { VNode } from 'preact';

export const UNITS_PATH = '/units';
/** The names of the form's fields. */
export const SYSTEM_FIELD = 'system';
export const BACK_FIELD = 'back';

const NAMES: readonly (readonly [UnitSystem, name: string, meaning: string])[] = [
  ['metric', 'Metric', 'Metric units'],
  ['us', 'US', 'US customary units'],
  ['uk', 'UK', 'Metric units with miles, heights in feet'],
];

export interface UnitsControlProps {
  readonly system: UnitSystem;
  /** The path of the page, for browsers that do not say from where they come. */
  readonly back: string;
}

export function UnitsControl({ system, back }: UnitsControlProps): VNode {
  return (
    <form class="units-choice no-print" method="post" action={UNITS_PATH}>
      <input type="hidden" name={BACK_FIELD} value={back} />
      <fieldset>
        <legend>Units</legend>
        {NAMES.map(([value, name, meaning]) => (
          <button
            key={value}
            type="submit"
            name={SYSTEM_FIELD}
            value={value}
            title={meaning}
            aria-pressed={value === system ? 'true' : 'false'}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
