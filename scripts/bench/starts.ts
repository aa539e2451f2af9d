import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../testing/app.ts';
import { memory, processorTime } from './process.ts';
import { median, type Row, type Scale } from './rows.ts';

const MICROSECONDS = 1e6;
const SETTLED_MS = 5_000;
/** A program of nine megabytes that everyone has who can measure. */
const CONTROL = "await import('typescript'); const { user, system } = process.cpuUsage(); console.log(user + system)";

/** Starts with an existing database, until the site is healthy, in turns with starts of the control. */
export async function startRows({ starts }: Scale): Promise<Row[]> {
  const app = await startApp({ databaseServer: '' });
  const costs: number[] = [];
  const controls: number[] = [];
  const memories: number[] = [];
  try {
    for (let start = 0; start < starts; start += 1) {
      controls.push(Number(execFileSync(process.execPath, ['--input-type=module', '--eval', CONTROL])));
      await app.kill();
      await app.restart();
      costs.push(processorTime(app.pid()));
      await sleep(SETTLED_MS);
      memories.push(memory(app.pid()));
    }
  } finally {
    await app.stop();
  }
  const [cost, control] = [median(costs), median(controls)];
  return [
    { name: 'cold start, processor time', value: cost / MICROSECONDS, unit: 's', goal: 0.8 },
    {
      name: 'cold start against one that loads TypeScript',
      value: cost / control,
      unit: 'ratio',
      detail: `${Math.round(control / 1000)} ms`,
    },
    { name: 'memory when idle', value: median(memories), unit: 'MiB', goal: 145, isLimit: true },
  ];
}
