/** What a program may do with the client, compiled with the types of all calculators. */
import { isProblem, Reckoner } from '@reckoner/client';

declare const process: { readonly argv: readonly string[] };
declare const console: { log(text: string): void };

const [, , baseUrl = '', key = ''] = process.argv;
const reckoner = new Reckoner({ baseUrl, key });

const { results, cautions = [] } = await reckoner.calculate('compound-interest', {
  principal: 1000,
  rate: '5 %',
  years: { value: 10, unit: 'yr' },
  frequency: 'monthly',
});
const amount: number = results.amount.value;
console.log(`${amount} ${results.amount.unit} ${cautions.length}`);

const ohm = await reckoner.calculate('ohms-law', { voltage: '12 V', current: '500 mA' }, { units: { power: 'kW' } });
console.log(`${ohm.results.power?.value.toFixed(3)} ${ohm.results.power?.unit}`);

const { entries } = await reckoner.batch([
  { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '36 km/h' }, units: { energy: 'kJ' } },
  { calculator: 'kinetic-energy', inputs: { mass: 8, energy: { from: 0, output: 'energy' } } },
  { calculator: 'compound-interest', inputs: { principal: 1000, rate: 'x', years: 10 } },
]);
const [first, second, third] = entries;
console.log(`${first.success && first.results.energy?.value} ${second.success && second.results.speed?.value}`);
console.log(third.success ? third.results.amount.exact! : `${third.code} ${third.issues[0]?.pointer}`);

const { entries: kinds } = await reckoner.batch([
  { calculator: 'compound-interest', inputs: { years: 10, rate: 5 }, solveFor: 'principal', target: { amount: 2000 } },
  {
    calculator: 'compound-interest',
    inputs: { principal: { from: 0, output: 'principal' }, years: 10 },
    sweep: { input: 'rate', values: [4, 5] },
    currency: 'USD',
  },
  {
    calculator: 'ohms-law',
    inputs: {},
    sweep: [
      { input: 'voltage', values: [1, 2] },
      { input: 'current', from: 1, to: 3, steps: 3 },
    ],
    units: { power: 'kW' },
  },
  { calculator: 'kinetic-energy', inputs: { mass: 2, speed: 10 }, steps: true, sensitivities: true, resultId: true },
  { calculator: 'mean-median-mode', inputs: { values: '1, 2, 3' } },
  { calculator: 'mean-median-mode', inputs: { values: [1, { from: 4, output: 'mean' }] } },
]);
const [found, swept, grid, stepped, , listed] = kinds;
console.log(`${found.success && found.solved?.name} ${swept.success && swept.columns.amount?.values.join()}`);
console.log(
  `${grid.success && grid.points} ${stepped.success && stepped.steps!.length > 0} ${listed.success && listed.results.mean.value}`,
);
// Entries that a program makes one by one.
const masses = [1, 2].map((mass) => ({ calculator: 'kinetic-energy', inputs: { mass, speed: '10 m/s' } }) as const);
const many = await reckoner.batch(masses);
console.log(many.entries.map((one) => one.success && one.results.energy?.value).join());

const points = { input: 'rate', from: '1 %', to: '5 %', steps: 5 } as const;
const sweep = await reckoner.sweep('compound-interest', { principal: 1000, years: 10 }, points);
console.log(`${sweep.columns.amount?.values.map((value) => value.toFixed(0)).join()}`);

const goal = { solveFor: 'rate', target: { amount: 2000 } } as const;
const { solved } = await reckoner.solve('compound-interest', { principal: 1000, years: 10 }, goal);
console.log(`${solved?.label}`);

try {
  await reckoner.calculate('compound-interest', { principal: 1000, rate: '5 kg', years: 10 });
} catch (error) {
  if (!isProblem(error, 'invalid-inputs', 'no-result')) throw error;
  const code: 'invalid-inputs' | 'no-result' = error.code;
  console.log(`${code} ${error.issues.map(({ pointer }) => pointer).join()}`);
}
