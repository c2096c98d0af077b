/**
 * What lies in a folder. Whoever looks for folders or sources asks here, for what else lies there is not theirs: hidden
 * names (`.DS_Store`, `.git`, the dangling links `.#name.ts` by which an editor locks a file), links that lead nowhere,
 * and what is no file (sockets, pipes).
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Undefined for what is not there, or leads nowhere. */
function kindOf(file) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** Files and folders by name, in order, links as what they lead to; none where the folder is missing. */
export function listFolder(folder) {
  if (!kindOf(folder)?.isDirectory()) return [];
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const isLink = entry.isSymbolicLink();
    const kind = isLink ? kindOf(path.join(folder, entry.name)) : entry;
    const isFolder = kind?.isDirectory() ?? false;
    return isFolder || kind?.isFile() ? [{ name: entry.name, isFolder, isLink }] : [];
  });
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The files below a folder, from it, with forward slashes. What was installed is left out, and so are folders that are
 * links: they may lead round in a circle.
 */
export function filesBelow(folder, prefix = '') {
  return listFolder(path.join(folder, prefix)).flatMap(({ name, isFolder, isLink }) => {
    if (!isFolder) return [`${prefix}${name}`];
    return isLink || name === 'node_modules' ? [] : filesBelow(folder, `${prefix}${name}/`);
  });
}
