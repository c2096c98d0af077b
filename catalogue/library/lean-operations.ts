/** The operations that the equations of a program's calculators may have, once they are rearranged. */
import type { BinaryOperation } from '@reckoner/engine/equations/binary-operations';
import type { UnaryOperation } from '@reckoner/engine/equations/unary-operations';

export const unaryOperations: Record<string, UnaryOperation> = {};
export const binaryOperations: Record<string, BinaryOperation> = {};

export function knowOperations(
  unary: Readonly<Record<string, UnaryOperation>>,
  binary: Readonly<Record<string, BinaryOperation>>,
): void {
  Object.assign(unaryOperations, unary);
  Object.assign(binaryOperations, binary);
}
