/** Tells the bundler which calls do nothing but return data, so that fields and constants go that a calculator does not use. */
import * as constant from '@reckoner/engine/authoring/constant';
import * as kinds from '@reckoner/engine/authoring/kinds';
import { ts } from 'ts-morph';

const PURE: ReadonlySet<string> = new Set([kinds, constant].flatMap((module) => Object.keys(module)));

const PURE_MARK = '/* @__PURE__ */ ';

/** The text with a mark before each call of what makes fields and constants. */
export function withPureCalls(source: ts.SourceFile): string {
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && PURE.has(node.expression.text))
      places.push(node.getStart(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places
    .sort((one, other) => other - one)
    .reduce((text, place) => text.slice(0, place) + PURE_MARK + text.slice(place), source.text);
}
