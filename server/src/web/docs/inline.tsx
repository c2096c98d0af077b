/** Short texts that name code in backticks. */
import type { VNode } from 'preact';

/** The text with what stands in backticks as code. */
export function Inline({ text }: { readonly text: string }): VNode {
  const parts = text.split('`');
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}</>;
}
