/** All nodes of a syntax tree, found in one walk for everything that looks at each of them. */
import { ts } from 'ts-morph';

const known = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/** Gives every node below its parent, which the parser leaves out when it is told so. */
export function noteNodes(sourceFile: ts.SourceFile): void {
  const nodes: ts.Node[] = [sourceFile];
  let parent: ts.Node = sourceFile;
  const note = (node: ts.Node): void => {
    const outer = parent;
    (node as { parent: ts.Node }).parent = outer;
    nodes.push(node);
    parent = node;
    ts.forEachChild(node, note);
    parent = outer;
  };
  ts.forEachChild(sourceFile, note);
  known.set(sourceFile, nodes);
}

/** In the order of the text, each before what is inside of it; the file itself is the first. */
export function nodesOf(sourceFile: ts.SourceFile): readonly ts.Node[] {
  if (!known.has(sourceFile)) noteNodes(sourceFile);
  return known.get(sourceFile)!;
}
