/**
 * What lifting a file costs beside parsing it: prints the processor time of both for 40 files, as JSON. A process of its
 * own, since a test runner reads every imported name through a getter, which slows lifting to several times its cost.
 */
import { liftModule, parse } from '../../../codegen/src/lift/index.js';
import { leastProcessorTime } from '../../processor.js';
import { options } from './run.js';

const source = `
  import { defineCalculator } from '@reckoner/engine';
  export default defineCalculator({ formula: ({ amount, rate, n }) => {
    const payment = (amount * rate) / (1 - (1 + rate) ** -n);
    const rows = [];
    let left = amount;
    for (let i = 1; i <= n; i++) { const interest = left * rate; left -= payment - interest; rows.push({ i, interest, left }); }
    return { payment, rows, total: payment * n };
  } });`;

let files: ReturnType<typeof parse>[] = [];
const parsing = await leastProcessorTime(30, () => {
  files = Array.from({ length: 40 }, () => parse(source, 'calculator.ts'));
});
const lifting = await leastProcessorTime(30, () => files.forEach((file) => void liftModule(file, options)));
process.stdout.write(JSON.stringify({ parsing, lifting }));
