/** Peer: bare uWebSockets.js. Parses the request's JSON and sends an answer of the same size as Reckoner's. */
import uWebSockets from 'uWebSockets.js';

/** Calculator to what Reckoner answers for it. */
const answers = JSON.parse(process.env.ANSWERS!) as Readonly<Record<string, unknown>>;

uWebSockets
  .App()
  .post('/api/v1/calculate', (response) => {
    const decoder = new TextDecoder();
    let body = '';
    let aborted = false;
    response.onAborted(() => {
      aborted = true;
    });
    response.onData((chunk, isLast) => {
      body += decoder.decode(chunk, { stream: !isLast });
      if (!isLast || aborted) return;
      const { calculator } = JSON.parse(body) as { calculator: string };
      response.cork(() => {
        response.writeHeader('Content-Type', 'application/json').end(JSON.stringify(answers[calculator]));
      });
    });
  })
  .get('/health/ready', (response) => {
    response.end('ready');
  })
  .listen('127.0.0.1', Number(process.env.PORT), (socket) => {
    if (!socket) throw new Error(`Port ${process.env.PORT} is taken.`);
  });
