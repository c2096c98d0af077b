/** The end of a form that can be left: what it does, and the way back. */
import type { VNode } from 'preact';

export interface DecisionProps {
  /** What sending does. */
  readonly label: string;
  /** What cannot be undone, or hurts, is `danger`. */
  readonly kind: 'primary' | 'danger';
  /** The page to go back to. */
  readonly back: string;
}

export function Decision({ label, kind, back }: DecisionProps): VNode {
  return (
    <p class="buttons">
      <button type="submit" class={`button ${kind}`}>
        {label}
      </button>
      <a class="button" href={back}>
        Cancel
      </a>
    </p>
  );
}
