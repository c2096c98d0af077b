/** Peer: Express, with mathjs doing the job that Reckoner does. */
import express from 'express';
import { createJob } from './job.js';

const calculate = createJob(process.env.API_KEY!);
const server = express();

server.use(express.json());
server.post('/api/v1/calculate', (request, response) => {
  const { status, body } = calculate(request.headers['x-api-key'], request.body);
  response.status(status).json(body);
});
server.get('/health/ready', (_request, response) => {
  response.send('ready');
});

server.listen(Number(process.env.PORT), '127.0.0.1');
