/** The tools, in the order in which an agent needs them. Few: what there is to calculate is found by the first. */
import type { Tool } from './tool.js';
import { calculateTool } from './tools/calculate.js';
import { calculateBatchTool } from './tools/calculate-batch.js';
import { convertUnitsTool } from './tools/convert-units.js';
import { describeCalculatorTool } from './tools/describe-calculator.js';
import { searchCalculatorsTool } from './tools/search-calculators.js';

export const tools: readonly Tool[] = [
  searchCalculatorsTool,
  describeCalculatorTool,
  calculateTool,
  calculateBatchTool,
  convertUnitsTool,
];

/** What a client tells its model of all of them together. */
export const INSTRUCTIONS = `Calculators with units, formulas and sources, to be used in place of arithmetic in your head.
1. search_calculators finds one by words; 2. describe_calculator tells its inputs; 3. calculate gives the result.
Quantities are numbers in the input's unit, or texts with a unit of the same dimension: "154 lb". Percents are as spoken: 5 is 5 %.
Cautions come first in an answer: tell them with the result. A refusal names each argument by a JSON pointer and says what to write instead: mend it and call again.
calculate, calculate_batch and convert_units are charged to the API key for what they answer; refusals, searches and descriptions are free.`;
