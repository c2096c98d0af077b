/** Text to take along: selected whole by one press, and with a copy button where there is JavaScript. */
import type { VNode } from 'preact';

export interface CopyableProps {
  readonly id: string;
  readonly text: string;
  /** What it is, for the button. */
  readonly what: string;
  /** Has lines of its own. */
  readonly block?: boolean;
}

export function Copyable({ id, text, what, block = false }: CopyableProps): VNode {
  return (
    <div class={block ? 'copyable copyable-block' : 'copyable'}>
      {block ? (
        <pre>
          <code id={id}>{text}</code>
        </pre>
      ) : (
        <code id={id}>{text}</code>
      )}
      <button type="button" class="button" data-copy={id} aria-live="polite" hidden>
        Copy {what}
      </button>
    </div>
  );
}
