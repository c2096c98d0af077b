/** What a calculator consists of, as one number: by it a catalogue knows the text that somebody has looked at. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CalculatorFile } from './scan.js';

/** Path from the plugin's folder, with forward slashes. */
export function pathInPlugin({ path: file, plugin }: Pick<CalculatorFile, 'path' | 'plugin'>): string {
  return path.relative(plugin.folder, file).split(path.sep).join('/');
}

/** SHA-256, in hexadecimal digits, of the calculator's file and of the shared modules that it uses, with their paths. */
export function contentHash(calculator: CalculatorFile): string {
  const digest = createHash('sha256');
  for (const file of [calculator, ...calculator.shared])
    digest.update(`${pathInPlugin(file)}\n${Buffer.byteLength(file.text)}\n${file.text}\n`);
  return digest.digest('hex');
}
