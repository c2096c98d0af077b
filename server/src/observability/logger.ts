/** The log: JSON lines on standard output, with everything secret struck out. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** Names under which a secret could reach the log, at the top and one level down. */
const SECRET = ['x-api-key', 'authorization', 'cookie', 'set-cookie', 'key', 'apiKey', 'password', 'email', 'hash'];
const paths = SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);
const KEY_TEXT = /rk_[0-9A-Za-z]{6,}/g;

/** Strikes out API keys inside a text, wherever they come from. */
function withoutKeys(text: string): string {
  return text.replace(KEY_TEXT, 'rk_[redacted]');
}

/** Written at once: of a process that is killed, the last lines are those that matter. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true });
}

export function createLogger(level: string, destination = standardOutput()): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths, censor: '[redacted]' },
    serializers: {
      err: (error: unknown) => ({
        type: error instanceof Error ? error.name : typeof error,
        message: withoutKeys(error instanceof Error ? error.message : String(error)),
        stack: error instanceof Error ? withoutKeys(error.stack ?? '') : undefined,
        cause: error instanceof Error && error.cause ? withoutKeys(String(error.cause)) : undefined,
      }),
    },
    hooks: {
      // An API key may also be part of a path or message that a client chose.
      streamWrite: withoutKeys,
    },
  };
  return pino(options, destination);
}
