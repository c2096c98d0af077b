/** Names of folders and files. */
import path from 'node:path';

export const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Path from the root, with forward slashes. */
export function displayPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** The nearest kebab-case name. */
export function toKebab(name: string): string {
  return (
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'name'
  );
}
