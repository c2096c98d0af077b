/** The threshold of a caution is a figure that is shown: a result on one side of it does not look like one on the other. */
import { findProperty, propertyName } from '@reckoner/bundling/definition-source';
import type { FieldSpec, NumericSpec } from '@reckoner/engine/authoring/kinds';
import { formatPlaces } from '@reckoner/engine/calculate/present/number-format';
import { ts } from 'ts-morph';
import { isNumeric } from '../../generate/emit/detail.js';
import { sidesOf } from './compared.js';
import type { DefinitionCheck } from './subject.js';

/** `x` and `Math.abs(x)`. */
function fieldName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  const [inner] = ts.isCallExpression(node) && node.expression.getText() === 'Math.abs' ? node.arguments : [];
  return inner && ts.isIdentifier(inner) ? inner.text : undefined;
}

/** The name in `roundTo(100 * share, 1)`. */
function roundedPercent(node: ts.Expression): string | undefined {
  const [inner] = ts.isCallExpression(node) && node.expression.getText() === 'roundTo' ? node.arguments : [];
  return inner && /^100 \* (\w+)$/.exec(inner.getText())?.[1];
}

/** `0.25` and `constant(0.25, 'kg')`, as the formula has it. */
function thresholdOf(node: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  const [inner] = ts.isCallExpression(node) && node.expression.getText() === 'constant' ? node.arguments : [];
  return inner && ts.isNumericLiteral(inner) ? Number(inner.text) : undefined;
}

/** Results that are shown to a number of places in the unit of the formula, or in percent of it. */
function places(spec: FieldSpec | undefined): (NumericSpec & { readonly places: number }) | undefined {
  if (spec === undefined || !isNumeric(spec) || spec.kind === 'integer' || spec.places === undefined) return undefined;
  const isConverted =
    (spec.kind === 'quantity' || spec.kind === 'measure') && spec.unit !== undefined && spec.unit !== spec.formulaUnit;
  return isConverted ? undefined : { ...spec, places: spec.places };
}

/** Whether a number near the limit is shown to the places, and not to more digits or as nearly all. */
function isRounded({ kind, places, digits = 2 }: NumericSpec & { readonly places: number }, limit: number): boolean {
  return Math.abs(limit) >= 10 ** (digits - 1 - places) && !(kind === 'percent' && limit === 100);
}

export const cautionFigure: DefinitionCheck = {
  name: 'caution-figure',
  definition({ calculator, source }, report) {
    const outputs = calculator.definition.outputs as Readonly<Record<string, FieldSpec>>;
    // What was sent is shown with all its digits.
    const isGiven = (name: string) => Object.hasOwn(calculator.definition.inputs, name);
    const compare = (side: ts.Expression, other: ts.Expression): void => {
      const name = fieldName(side);
      const spec = name === undefined ? undefined : places(outputs[name]);
      const threshold = thresholdOf(other);
      if (spec === undefined || threshold === undefined) return;
      const value = spec.kind === 'percent' ? threshold * 100 : threshold;
      const figure = formatPlaces(value, spec.places, spec.digits);
      const shown = Number(figure.replaceAll(',', ''));
      // Very large and very small ones are written as powers of ten.
      if (!Number.isFinite(shown)) return;
      if (Math.abs(shown - value) <= 1e-12 * Math.abs(value)) {
        if (isGiven(name!) || !isRounded(spec, value)) return;
        const size = spec.kind === 'percent' ? `100 * ${side.getText()}` : side.getText();
        report(
          side,
          `"${name}" is compared with ${figure} as computed: what is shown as ${figure} may be on either side of it.`,
          `Compare the figure that is shown: \`roundTo(${size}, ${spec.places})\` with ${figure}.`,
        );
        return;
      }
      report(
        other,
        `"${name}" is compared with ${Number(value.toPrecision(12))}, which is shown as ${figure}: on both sides of it one figure is read.`,
        `Compare with a figure that can be shown, compare inputs, or give "${name}" more \`places\`.`,
      );
    };
    const compareRounded = (side: ts.Expression, other: ts.Expression): void => {
      const name = roundedPercent(side);
      const spec = name === undefined ? undefined : outputs[name];
      if (spec?.kind !== 'percent' || thresholdOf(other) !== 100) return;
      report(
        side,
        `"${name}" is compared with 100 as rounded, and near 100% it is shown with the digits that tell: 100.004%.`,
        `Compare \`isAbove(${name}, 1)\` or \`isBelow(${name}, 1)\`.`,
      );
    };
    const visit = (node: ts.Node): void => {
      const [left, right] = sidesOf(node) ?? [];
      if (left && right) {
        for (const [side, other] of [
          [left, right],
          [right, left],
        ] as const) {
          compare(side, other);
          compareRounded(side, other);
        }
      }
      ts.forEachChild(node, visit);
    };
    const search = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && propertyName(node) === 'when') visit(node.initializer);
      else ts.forEachChild(node, search);
    };
    const property = findProperty(source.object, 'cautions');
    if (property) search(property);
  },
};
