import { monitorEventLoopDelay } from 'node:perf_hooks';

// Imported into the site by the bench. On SIGUSR2 it prints for how long one piece of work held the process since the last signal.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stderr.write(`longest block: ${delay.max / 1e6} ms\n`);
  delay.reset();
});
