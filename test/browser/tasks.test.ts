/**
 * What people come for, from the front page to the answer: what they type into the search, and into the form where the
 * answer does not stand in the search already. `.cache/tasks.md` has the keys and the seconds of each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { isLive, type Shown, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

interface Task {
  readonly wish: string;
  /** What is typed into the search. */
  readonly typed: string;
  /** What the search itself answers; or the fields of the first calculator that it finds, and what that answers. */
  readonly answer: string | readonly [fields: Readonly<Record<string, string>>, results: Shown];
}

const TASKS: readonly Task[] = [
  {
    wish: 'What will a 400,000 loan cost me a month?',
    typed: 'mortgage 400000 at 6.5% over 30 years',
    answer: '2,528.27',
  },
  { wish: 'What tip do I leave on 84.50?', typed: '15% of 84.50', answer: '12.675' },
  { wish: 'Am I too heavy?', typed: 'bmi 80 kg 1.80 m', answer: '24.7' },
  { wish: 'How far are 5 miles?', typed: '5 miles in km', answer: '8.04672' },
  { wish: 'How long until Christmas Eve?', typed: 'days from 3 May to 24 December', answer: '235' },
  { wish: 'What current flows?', typed: 'ohms law 12 V 4 ohm', answer: '3' },
  { wish: 'How warm are 72 °F?', typed: '72 F in C', answer: '22.2' },
  { wish: 'What does it cost at 30 % off?', typed: '30% off 80', answer: '56' },
  {
    wish: 'How does a deposit grow?',
    typed: 'compound interest',
    answer: [{ principal: '1000', rate: '5', years: '10' }, { amount: '1647.01' }],
  },
  {
    wish: 'Where is the parabola zero?',
    typed: 'quadratic',
    answer: [
      { a: '1', b: '-5', c: '6' },
      { x1: '2', x2: '3' },
    ],
  },
  { wish: 'How long is the third side?', typed: 'right triangle', answer: [{ a: '3', b: '4' }, { c: '5' }] },
  { wish: 'How large is the circle?', typed: 'circle area', answer: [{ radius: '5' }, { area: '78.53981633974483' }] },
  {
    wish: 'How much do the numbers spread?',
    typed: 'standard deviation',
    answer: [{ values: '2, 4, 4, 4, 5, 5, 7, 9' }, { population: '2' }],
  },
  { wish: 'When will the baby come?', typed: 'due date', answer: [{ date: '2026-01-01' }, { dueDate: '2026-10-08' }] },
  { wish: 'How old am I?', typed: 'age', answer: [{ birth: '1990-05-17' }, { years: '36' }] },
  {
    wish: 'What does the trip cost in fuel?',
    typed: 'fuel cost',
    answer: [{ distance: '500', consumption: '6', price: '1.80' }, { cost: '54' }],
  },
  { wish: 'What do I weigh in pounds?', typed: '80 kg in lb', answer: '176.37' },
  {
    wish: 'How much concrete for a slab?',
    typed: 'concrete slab',
    answer: [{ length: '4', width: '3', thickness: '10' }, { volume: '1.2600000000000002' }],
  },
  { wish: 'What share is 45 of 60?', typed: '45 is what percent of 60', answer: '75' },
  {
    wish: 'How much energy has a moving car?',
    typed: 'kinetic energy',
    answer: [{ mass: '1500', speed: '100' }, { energy: '578703.7037037037' }],
  },
];

inBrowser('twenty tasks', (world) => {
  const rows: string[] = [];
  afterAll(() => {
    mkdirSync('.cache', { recursive: true });
    const head = '| task | typed | keys | seconds |\n|---|---|---|---|\n';
    writeFileSync('.cache/tasks.md', `${head}${rows.join('\n')}\n`);
  });

  /** The first calculator that the search lists. */
  async function openFirst(page: Page): Promise<void> {
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/\?q=/);
    await page.locator('#search-results a').first().click();
    await page.waitForURL(/\/calculators\//);
    await isLive(page);
  }

  it.each(TASKS)('$wish', async ({ wish, typed, answer }) => {
    const page = await world.open('/');
    const began = performance.now();
    const texts = [typed];
    let keys = typed.length;
    await page.getByRole('searchbox').pressSequentially(typed);
    if (typeof answer === 'string') {
      const said = () => page.locator('.asked-answer').allTextContents();
      await expect.poll(said).toEqual([expect.stringContaining(answer)]);
    } else {
      const [fields, results] = answer;
      await openFirst(page);
      keys += 2;
      for (const [name, text] of Object.entries(fields)) {
        await page.locator(`#field-${name}`).fill(text);
        texts.push(text);
        // One key leads to the next field.
        keys += text.length + 1;
      }
      await expect.poll(() => shownResults(page)).toMatchObject(results);
    }
    const seconds = (performance.now() - began) / 1000;
    rows.push(`| ${wish} | ${texts.join('; ')} | ${keys} | ${seconds.toFixed(1)} |`);
  });
});
