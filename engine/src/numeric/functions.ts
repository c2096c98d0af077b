/** The numeric functions that formulas may call, each with its version for every arithmetic. */
import { classify } from '../authoring/classify.js';
import type { EngineFunction } from '../functions.js';
import { findRoot, newton } from './find-root.js';
import { classifyOn } from './generic/classify.js';
import { findRootOn, newtonOn } from './generic/find-root.js';
import { cumulativeSumOn, meanOn, productOn, sumOn } from './generic/sum.js';
import { cumulativeSum, mean, product, sum } from './sum.js';

export const numericFunctions: Readonly<Record<string, EngineFunction>> = {
  classify: { float64: classify, generic: classifyOn },
  sum: { float64: sum, generic: sumOn },
  mean: { float64: mean, generic: meanOn },
  product: { float64: product, generic: productOn },
  cumulativeSum: { float64: cumulativeSum, generic: cumulativeSumOn },
  findRoot: { float64: findRoot, generic: findRootOn },
  newton: { float64: newton, generic: newtonOn },
};
