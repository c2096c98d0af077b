/** What the folder is that a command works on. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { isPluginFolder } from '@reckoner/bundling/scan';

/** A plugin by itself, a project with plugins in `plugins/`, or a folder that installs those of others. */
export type RootKind = 'plugin' | 'project' | 'deployment';

export function kindOf(root: string): RootKind {
  if (isPluginFolder(root)) return 'plugin';
  return statSync(path.join(root, 'plugins'), { throwIfNoEntry: false })?.isDirectory() ? 'project' : 'deployment';
}
