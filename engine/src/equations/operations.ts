/** Every operation that trees may have. Their modules are imported here alone: they build trees themselves. */
import type { BinaryOperation } from './binary-operations.js';
import * as binary from './binary-operations.js';
import type { UnaryOperation } from './unary-operations.js';
import * as unary from './unary-operations.js';

export type Unary = keyof typeof unary;
export type Binary = keyof typeof binary;

/** Plain objects, which are quicker to look into than modules. */
export const unaryOperations: Readonly<Record<Unary, UnaryOperation>> = { ...unary };
export const binaryOperations: Readonly<Record<Binary, BinaryOperation>> = { ...binary };
