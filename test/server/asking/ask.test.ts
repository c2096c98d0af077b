/** Questions in words, over the real catalogue. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../../server/src/asking/ask.js';
import { Catalogue } from '../../../server/src/catalogue/catalogue.js';
import { answered } from './answered.js';
import { refused } from './refused.js';

const TODAY = '2026-11-23';
const catalogue = new Catalogue('generated', 'https://calc.example');
const asked = (question: string) => ask(question, catalogue, TODAY);

async function answerOf(question: string) {
  const answer = await asked(question);
  if (answer.kind !== 'answer') throw new Error(`“${question}” is not answered: ${answer.reason}`);
  return answer;
}

describe('questions that are answered', () => {
  it('are three hundred', () => {
    expect(new Set(answered.map(([question]) => question)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(answered)('%s', async (question, calculator, output, value) => {
    const answer = await answerOf(question);
    expect([answer.calculator, answer.output]).toEqual([calculator, output]);
    const found = answer.results[output]!.value;
    if (typeof value === 'string') expect(found).toBe(value);
    else expect(Math.abs((found as number) - value)).toBeLessThanOrEqual(1e-6 * Math.max(Math.abs(value), 1e-6));
  });
});

describe('questions that must not be answered', () => {
  const questions = refused.trim().split('\n');

  it('are more than a hundred', () => {
    expect(new Set(questions).size).toBeGreaterThan(100);
  });

  it.each(questions)('%s', async (question) => {
    const offer = await asked(question);
    expect(offer.kind).toBe('offer');
    expect((offer as { reason: string }).reason).toMatch(/\S.*\.$/);
  });
});

describe('what is understood', () => {
  it('is told with where it comes from, and what is assumed', async () => {
    const { understood, inputs } = await answerOf('compound interest 1000 at 5% for 10 years');
    expect(inputs).toEqual({ principal: 1000, rate: '5%', years: '10 years' });
    expect(understood.map(({ name, from }) => [name, from])).toEqual([
      ['principal', '1000'],
      ['rate', '5%'],
      ['years', '10 years'],
      ['frequency', undefined],
    ]);
  });

  it('is offered where something is missing', async () => {
    expect(await asked('mortgage 400000 at 6.5%')).toMatchObject({
      kind: 'offer',
      reason: 'It also needs “Term”.',
      reading: { calculator: 'loan-payment', inputs: { amount: 400000, rate: '6.5%' } },
      missing: ['Term'],
    });
  });

  it('has the currency and the unit that are asked for', async () => {
    expect(await answerOf('mortgage €400000 at 6.5% for 30 years')).toMatchObject({
      currency: 'EUR',
      results: { payment: { value: 2528.27, unit: '€' } },
    });
    const speed = await answerOf('speed of 100 m in 10 s in m/s');
    expect(speed.results.speed).toMatchObject({ value: 10, unit: 'm/s' });
  });

  it('is the same on each day but for what says today', async () => {
    const on = async (today: string) =>
      (await ask('days from 3 May to 24 December', catalogue, today)) as { results?: object };
    expect((await on('2027-06-01')).results).toMatchObject({ days: { value: 235 } });
  });
});

/** What a calculator's own title, labels and example say, in one line. */
function examplesOf(detail: Awaited<ReturnType<Catalogue['detail']>>): string | undefined {
  const [example] = detail.examples.filter(({ results }) => results !== undefined);
  const parts: string[] = [];
  for (const [name, value] of Object.entries(example?.inputs ?? {})) {
    const field = detail.inputs.find((one) => one.name === name)!;
    if (typeof value === 'object' || field.type === 'flag') return undefined;
    if (field.type === 'choice') parts.push(field.options!.find(({ key }) => key === value)?.label ?? String(value));
    else if (typeof value === 'string') parts.push(`${field.label} ${value}`);
    else if (field.type === 'percent') parts.push(`${field.label} ${value}%`);
    else if (field.type === 'money') parts.push(`${field.label} $${value}`);
    else parts.push(`${field.label} ${value} ${field.unit}`.trim());
  }
  const text = `${detail.title} ${parts.join(' ')}`;
  return parts.length === 0 || text.length > 200 ? undefined : text;
}

it('answers no calculator’s own example with other inputs', { timeout: 300_000 }, async () => {
  let right = 0;
  const wrong: string[] = [];
  for (const { slug } of catalogue.summaries) {
    const detail = await catalogue.detail(slug);
    const question = examplesOf(detail);
    if (question === undefined) continue;
    const answer = await asked(question);
    if (answer.kind !== 'answer') continue;
    const { inputs } = detail.examples.find(({ results }) => results !== undefined)!;
    const isValue = (name: string) => detail.inputs.find((one) => one.name === name)?.type !== 'choice';
    const valuesIn = (given: object) => Object.keys(given).filter(isValue).sort().join();
    if (answer.calculator === slug && valuesIn(answer.inputs) === valuesIn(inputs)) right++;
    else wrong.push(`${question}: ${answer.calculator} ${JSON.stringify(answer.inputs)}`);
  }
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(250);
});

describe('hostile texts', () => {
  it.each([
    ['digits', '1'.repeat(200)],
    ['numbers', '1 '.repeat(100)],
    ['units', '1 m '.repeat(50)],
    ['commas', '1,'.repeat(100)],
    ['words', 'bmi '.repeat(50)],
    ['in', `5 ${'in '.repeat(60)}`],
    ['percents', '%'.repeat(200)],
    ['dates', '3 May '.repeat(33)],
    ['letters', 'é'.repeat(200)],
    ['per', `5 m${' per m'.repeat(32)}`],
    ['one unit', `5 ${'m/s^2*'.repeat(30)}`],
    ['controls', '\u0000\u202e 5 miles in km'],
    ['too much', '20% of 50 '.repeat(50)],
    ['nothing', ''],
  ])('of %s are refused soon', async (_, text) => {
    await asked('bmi 80 kg 1.80 m');
    const before = process.cpuUsage();
    expect((await asked(text)).kind).toBe('offer');
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(400);
  });
});
