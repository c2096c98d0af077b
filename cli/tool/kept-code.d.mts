import type { Script } from 'node:vm';

export class KeptCode {
  constructor(folder: string);
  compile(text: string, filename: string, name: string): Script;
  keep(): void;
}
