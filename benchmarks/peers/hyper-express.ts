/** Peer: bare hyper-express. Parses the request's JSON and sends an answer of the same size as Reckoner's. */
import { Server } from 'hyper-express';

/** Calculator to what Reckoner answers for it. */
const answers = JSON.parse(process.env.ANSWERS!) as Readonly<Record<string, unknown>>;
const server = new Server();

server.post('/api/v1/calculate', async (request, response) => {
  const { calculator } = (await request.json(null)) as { calculator: string };
  response.json(answers[calculator]);
});
server.get('/health/ready', (_request, response) => {
  response.send('ready');
});

await server.listen(Number(process.env.PORT), '127.0.0.1');
