/** What hyper-express does that is the reason why its middleware is not used. */
import { Server } from 'hyper-express';
import { expect, it } from 'vitest';
import { ask, freePort } from '../harness.js';

it('middleware runs the handler even when it returned an error', async () => {
  const server = new Server({ auto_close: false });
  let handled = 0;
  server.use(async () => new Error('refused') as never);
  server.get('/', (_request, response) => {
    handled++;
    response.send('secret');
  });
  const port = await freePort();
  await server.listen(port, '127.0.0.1');
  const answer = await ask(`http://127.0.0.1:${port}/`);
  server.close();
  expect([handled, answer.text]).toEqual([1, 'secret']);
});
