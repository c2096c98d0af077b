/** Peer: Fastify, with mathjs doing the job that Reckoner does. */
import fastify from 'fastify';
import { createJob } from './job.js';

const calculate = createJob(process.env.API_KEY!);
const server = fastify();

server.post('/api/v1/calculate', (request, reply) => {
  const { status, body } = calculate(request.headers['x-api-key'], request.body);
  reply.code(status).send(body);
});
server.get('/health/ready', () => 'ready');

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
