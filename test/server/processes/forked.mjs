/** Stands for a worker: says that it listens, unless it is one that takes for ever to start, and obeys. */
if (process.env.RECKONER_WORKER !== process.env.NEVER_UP) process.send({ type: 'reckoner:up', calculators: 1 });
process.on('message', (order) => {
  if (order === 'reckoner:close') process.send({ type: 'reckoner:closed' });
  // What is under way takes a while to answer.
  if (order === 'reckoner:stop') setTimeout(() => process.exit(0), 500);
});
