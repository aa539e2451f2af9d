// Imported into the site by the bench. On SIGUSR2 it prints the longest processor time of the main thread in one turn of its event loop since the
// last signal; from the first one, because it costs something. Not the time that passes, in which other processes may have had the processor.
let longest = 0;
let before = spent();

function spent() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function note() {
  const now = spent();
  longest = Math.max(longest, now - before);
  before = now;
}

/** @type {NodeJS.Timeout | undefined} */
let noting;
process.on('SIGUSR2', () => {
  noting ??= setInterval(note, 1).unref();
  note();
  process.stderr.write(`longest block: ${longest} ms\n`);
  longest = 0;
});
