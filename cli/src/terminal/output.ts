/** Where a command writes: how wide, in which colors. */
import { hasColor, type Style, styleFor, widthOf } from './style.js';

export interface Output {
  readonly width: number;
  readonly style: Style;
  /** Writes a text and an end of line. */
  print(text: string): void;
}

export interface ColorOptions {
  readonly color?: unknown;
  readonly 'no-color'?: unknown;
}

function outputTo(stream: NodeJS.WriteStream, options: ColorOptions): Output {
  const asked = options['no-color'] ? false : options.color ? true : undefined;
  return {
    width: widthOf(stream, process.env),
    style: styleFor(hasColor(stream, process.env, asked)),
    print: (text) => void stream.write(`${text}\n`),
  };
}

/** What was asked for. */
export function standardOutput(options: ColorOptions = {}): Output {
  return outputTo(process.stdout, options);
}

/** What is to be told beside it. */
export function errorOutput(options: ColorOptions = {}): Output {
  return outputTo(process.stderr, options);
}
