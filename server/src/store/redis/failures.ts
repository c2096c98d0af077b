/** What a failure of the client means: in a sentence for everybody, and whether the command may have been run all the same. */
import { StoreTrouble } from '../trouble.js';

/** By how the server's answer begins. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^OOM\b/, 'has used up its memory (maxmemory): nothing is written until it has some. Give it more'],
  [/^MISCONF\b/, 'cannot write to its disk: nothing is written until it can. See its log'],
  [/^READONLY\b/, 'is a replica, and takes no changes: STORE_URL must lead to the primary'],
  [/^NOREPLICAS\b/, 'has too few replicas (min-replicas-to-write): nothing is written until they are back'],
  [/^LOADING\b/, 'is still loading its records'],
  [/^(?:CLUSTERDOWN|MASTERDOWN|TRYAGAIN)\b/, 'has no working primary: nothing is written until it has one'],
  [
    /^(?:NOAUTH|WRONGPASS|NOPERM|ERR AUTH)\b/,
    'refuses the user, the password or a command of it: correct STORE_URL or its ACL',
  ],
];

const AWAY = 'does not answer: nothing is calculated until it does';

/** A failure of the server, without the client's own error: that has the command, and so what was written or a password. */
export class RedisTrouble extends StoreTrouble {
  /** Whether the server may have done what it was asked for. */
  readonly mayBeDone: boolean;

  constructor(error: unknown) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const isRefusal = name === 'ReplyError';
    const [, refusal] = (isRefusal && REFUSALS.find(([form]) => form.test(message))) || [];
    const what = refusal ?? (isRefusal ? `refused a command: ${firstLine(message)}` : AWAY);
    super(`The server of STORE_URL ${what}; the service goes on by itself.`, {
      cause: new Error(`${name}: ${firstLine(message)}`),
    });
    this.mayBeDone = !isRefusal && !NEVER_SENT.test(message);
  }
}

const NEVER_SENT = /enableOfflineQueue options is false/;

function firstLine(message: string): string {
  return message.split('\n', 1)[0]!.slice(0, 200);
}
