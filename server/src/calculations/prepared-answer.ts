/** A calculation's answer as JSON: made once, then only its timestamp changes. */
import { type MonotonicTime, timestampOf } from '../clock.js';

/** What stands around results and inputs. */
const FRAME_LENGTH = 256;
const TIMESTAMP_LENGTH = '2026-01-31T12:00:00.000Z'.length;

/** The parts of an answer that are the same for everyone who asks the same. */
export interface AnswerParts {
  readonly slug: string;
  /** JSON of `{ results, explanation, … }`. */
  readonly resultJson: string;
  /** JSON of the understood inputs. */
  readonly inputsJson: string;
  /** The units in which its sentences are told: see `Work`. */
  readonly spokenUnits: string;
  readonly calculatorUrl: string;
  /** How many calculations of the quota it is charged as. */
  readonly charge: number;
  /** Only where the request asked for it. */
  readonly resultId?: string;
}

function head(parts: AnswerParts, cached: boolean): string {
  return `{"success":true,"calculator":${JSON.stringify(parts.slug)},"result":${parts.resultJson},"cached":${cached},"timestamp":"`;
}

function tail(parts: AnswerParts): string {
  const id = parts.resultId === undefined ? '' : `,"resultId":"${parts.resultId}"`;
  return `","inputs":${parts.inputsJson},"calculatorUrl":${JSON.stringify(parts.calculatorUrl)}${id}}`;
}

/** The answer to the request that caused the computation. */
export function freshAnswer(parts: AnswerParts, now: number): string {
  return `${head(parts, false)}${timestampOf(now)}${tail(parts)}`;
}

/** The answer to all further requests until it expires. Its bytes are made for the first of them: most never come. */
export class PreparedAnswer {
  readonly #parts: AnswerParts;
  /** About so many bytes: what is written for it is only written when it is sent again. */
  readonly size: number;
  #bytes: Buffer | undefined;
  #timestampAt = 0;
  #timestamp = 0;

  constructor(
    parts: AnswerParts,
    readonly expiresAt: MonotonicTime,
  ) {
    this.#parts = parts;
    this.size = FRAME_LENGTH + parts.resultJson.length + parts.inputsJson.length;
  }

  get spokenUnits(): string {
    return this.#parts.spokenUnits;
  }

  get slug(): string {
    return this.#parts.slug;
  }

  get charge(): number {
    return this.#parts.charge;
  }

  /** JSON of `{ results, explanation, … }`. */
  get resultJson(): string {
    return this.#parts.resultJson;
  }

  /** The same answer with the id under which it can be read again. */
  withId(resultId: string): PreparedAnswer {
    return new PreparedAnswer({ ...this.#parts, resultId }, this.expiresAt);
  }

  /** The answer's bytes as of now. They change with the next call: send them at once. */
  at(now: number): Buffer {
    this.#bytes ??= this.#make();
    const bytes = this.#bytes;
    if (now !== this.#timestamp) {
      this.#timestamp = now;
      bytes.write(timestampOf(now), this.#timestampAt, 'latin1');
    }
    return bytes;
  }

  #make(): Buffer {
    const start = head(this.#parts, true);
    this.#timestampAt = Buffer.byteLength(start);
    return Buffer.from(`${start}${'0'.repeat(TIMESTAMP_LENGTH)}${tail(this.#parts)}`);
  }
}
