/**
 * Compiles scripts and keeps what V8 made of them in a folder, so that the next start has it at once. What is kept is taken
 * for the very same text only, and by the version of Node that kept it; where nothing can be written, each start compiles
 * anew.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, Script } from 'node:vm';

function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing could be written there is nothing to be removed.
  }
}

export class KeptCode {
  #folder;
  /** Compiled anew: where it is to be kept, and the text. */
  #fresh = [];

  constructor(folder) {
    this.#folder = folder;
  }

  /** @param name What the script is kept as: a later one of the same name takes its place. */
  compile(text, filename, name) {
    const kept = path.join(this.#folder, `${name}.${process.version}-${process.arch}`);
    const source = Buffer.from(text);
    const known = bytesOf(kept);
    // V8 itself compares no more than the lengths of texts.
    const isSame = known?.subarray(0, source.length).equals(source);
    const script = new Script(text, {
      filename,
      ...(isSame && { cachedData: known.subarray(source.length) }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!isSame || script.cachedDataRejected) this.#fresh.push({ script, kept, source });
    return script;
  }

  /** Keeps what was compiled anew, with the functions that have run since. */
  keep() {
    for (const { script, kept, source } of this.#fresh) {
      const draft = `${kept}.${process.pid}`;
      try {
        mkdirSync(this.#folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([source, script.createCachedData()]));
        renameSync(draft, kept);
      } catch {
        remove(draft);
        return;
      }
    }
  }
}
