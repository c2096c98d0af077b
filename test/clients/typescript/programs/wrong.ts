/** What the compiler refuses: each line that is marked has its error, and no other line has one. */
import { isProblem, Reckoner } from '@reckoner/client';
import type { Calculators as Finance } from '@reckoner/client/calculators/finance';
import { Reckoner as Core } from '@reckoner/client/core';

const reckoner = new Reckoner({ baseUrl: 'https://calc.example.com', key: 'rk_' });
const others = { principal: 1000, years: 10 };

// @ts-expect-error: there is no such calculator
reckoner.calculate('compound-intrest', { principal: 1000, rate: 5, years: 10 });
// @ts-expect-error: the years are missing
reckoner.calculate('compound-interest', { principal: 1000, rate: 5 });
// @ts-expect-error: there is no such option
reckoner.calculate('compound-interest', { ...others, rate: 5, frequency: 'fortnightly' });
// @ts-expect-error: there is no such input
reckoner.calculate('compound-interest', { ...others, rate: 5, rat: 5 });
// @ts-expect-error: a flag is no amount
reckoner.calculate('compound-interest', { ...others, rate: 5, principal: true });
// @ts-expect-error: there is no such unit of a result
reckoner.calculate('ohms-law', { voltage: 12, current: 2 }, { units: { speed: 'km/h' } });
// @ts-expect-error: there is no such setting
reckoner.calculate('compound-interest', { ...others, rate: 5 }, { curency: 'EUR' });

const { results } = await reckoner.calculate('compound-interest', { ...others, rate: 5 });
// @ts-expect-error: there is no such result
results.amounts;
// @ts-expect-error: an amount is a number
results.amount.value satisfies string;
const ohm = await reckoner.calculate('ohms-law', { voltage: 12, current: 2 });
// @ts-expect-error: what is given is not among the results
ohm.results.power.value;

// @ts-expect-error: what is swept is an input
reckoner.sweep('compound-interest', others, { input: 'rat', from: 1, to: 10, steps: 10 });
// @ts-expect-error: the years are missing
reckoner.sweep('compound-interest', { principal: 1000 }, { input: 'rate', values: [1, 2] });
const sweep = await reckoner.sweep('compound-interest', others, { input: 'rate', values: [1, 2] });
// @ts-expect-error: there is no such column
sweep.columns.amounts;
// @ts-expect-error: what is wanted is an output
reckoner.solve('compound-interest', others, { solveFor: 'rate', target: { amont: 2000 } });
// @ts-expect-error: the rate is missing, and not what is solved for
reckoner.solve('compound-interest', others, { solveFor: 'frequency', target: { amount: 2000 } });

const { entries } = await reckoner.batch([
  { calculator: 'kinetic-energy', inputs: { mass: 2, speed: 10 } },
  { calculator: 'compound-interest', inputs: { ...others, rate: { from: 0, output: 'energy' } } },
]);
// @ts-expect-error: an entry may be refused
entries[0].results;
// @ts-expect-error: it is a result of the other entry
if (entries[1].success) entries[1].results.energy;
reckoner.batch([
  // @ts-expect-error: the rate is missing
  { calculator: 'compound-interest', inputs: others },
]);
reckoner.batch([
  // @ts-expect-error: there is no such calculator
  { calculator: 'compound-intrest', inputs: {} },
]);
reckoner.batch([
  // @ts-expect-error: there is no such input
  { calculator: 'compound-interest', inputs: { ...others, rate: 5, rat: 5 } },
  // @ts-expect-error: there is no such setting
  { calculator: 'compound-interest', inputs: { ...others, rate: 5 }, curency: 'EUR' },
  // @ts-expect-error: there is no such unit of a result
  { calculator: 'ohms-law', inputs: { voltage: 12, current: 2 }, units: { speed: 'km/h' } },
  // @ts-expect-error: what is solved for is an input
  { calculator: 'compound-interest', inputs: others, solveFor: 'rat', target: { amount: 2000 } },
  // @ts-expect-error: what is wanted is an output
  { calculator: 'compound-interest', inputs: others, solveFor: 'rate', target: { amont: 2000 } },
  // @ts-expect-error: nothing is wanted
  { calculator: 'compound-interest', inputs: others, solveFor: 'rate' },
  // @ts-expect-error: what is swept is an input
  { calculator: 'compound-interest', inputs: others, sweep: { input: 'rat', values: [1, 2] } },
  // @ts-expect-error: what is swept is not given as well
  { calculator: 'compound-interest', inputs: { ...others, rate: 5 }, sweep: { input: 'rate', values: [1, 2] } },
  // @ts-expect-error: a sweep has no steps
  { calculator: 'compound-interest', inputs: others, sweep: { input: 'rate', values: [1, 2] }, steps: true },
]);
const swept = await reckoner.batch([
  { calculator: 'compound-interest', inputs: others, sweep: { input: 'rate', values: [1, 2] } },
]);
// @ts-expect-error: a sweep has columns
if (swept.entries[0].success) swept.entries[0].results;

try {
  await reckoner.me();
} catch (error) {
  // @ts-expect-error: there is no such code
  if (isProblem(error, 'unknown-calculators')) throw error;
  // @ts-expect-error: nobody knows yet what it is
  error.code;
}

// @ts-expect-error: a service has an address
new Reckoner({ key: 'rk_' });

// A program that names its categories knows these.
const lean = new Core<Finance>({ baseUrl: 'https://calc.example.com' });
lean.calculate('compound-interest', { ...others, rate: 5 });
// @ts-expect-error: it is of another category
lean.calculate('kinetic-energy', { mass: 2, speed: 10 });
// Of a service whose calculators no type names, everything may be sent.
new Core({ baseUrl: 'https://calc.example.com' }).calculate('anything', { at: 'all' });
