/** A new key, shown this once. */
import type { VNode } from 'preact';
import type { KeyRecord } from '../../store/store.js';
import { Copyable } from '../components/copyable.js';

export interface CreatedContentProps {
  readonly record: KeyRecord;
  readonly text: string;
  /** A calculation to paste, the key in it. */
  readonly curl: string;
}

export function CreatedContent({ record, text, curl }: CreatedContentProps): VNode {
  return (
    <>
      <h1>Your new API key</h1>
      <section class="panel" aria-labelledby="new-key-name">
        <h2 id="new-key-name" class="key-name">
          {record.name}
        </h2>
        <p class="notice notice-warning">
          <strong>Copy it now: it is not shown again.</strong> Only a hash of it is kept. Keep it where your program
          finds it but others do not, such as an environment variable or a secret manager.
        </p>
        <Copyable id="new-key" text={text} what="key" />
      </section>
      <section class="panel" aria-labelledby="try-it">
        <h2 id="try-it">Try it</h2>
        <p>Paste this into a terminal:</p>
        <Copyable id="first-call" text={curl} what="command" block />
      </section>
      <p>
        <a class="button" href="/dashboard/keys">
          I have kept the key
        </a>
      </p>
    </>
  );
}
