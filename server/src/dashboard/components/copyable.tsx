/** Text to take along: selected whole by one press, and with a copy button where there is JavaScript. */
import type { VNode } from 'preact';

export interface CopyableProps {
  readonly id: string;
  readonly text: string;
  /** What it is, for the button. */
  readonly what: string;
  /** Lines may scroll instead of being broken. */
  readonly block?: boolean;
}

export function Copyable({ id, text, what, block = false }: CopyableProps): VNode {
  return (
    <div class={block ? 'copyable copyable-block' : 'copyable'}>
      {block ? (
        <section class="scroll" tabIndex={0} aria-label={what}>
          <pre>
            <code id={id}>{text}</code>
          </pre>
        </section>
      ) : (
        <code id={id}>{text}</code>
      )}
      <button type="button" class="button" data-copy={id} aria-live="polite" hidden>
        Copy {what}
      </button>
    </div>
  );
}
