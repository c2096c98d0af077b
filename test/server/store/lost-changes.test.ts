/** What a process is told was committed no other one undoes, also not by opening the store. The long form is in `test/torture`. */
import { expect, it } from 'vitest';
import { lostChanges } from './counters.js';

it('of 6,000 changes by four processes, while another one opens the store 30 times, none is lost', async () => {
  expect(await lostChanges(30)).toBe(0);
});
