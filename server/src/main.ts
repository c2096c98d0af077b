/** `npm start`: the supervisor, or one of the workers that it starts. */
import cluster from 'node:cluster';

// Neither loads what the other works with.
if (cluster.isPrimary) await (await import('./processes/supervisor.js')).runSupervisor();
else await (await import('./processes/worker.js')).runWorker();
