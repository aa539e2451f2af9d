import { startApp } from '../testing/app.ts';
import { memory, processorTime } from './process.ts';
import { median, type Row, type Scale } from './rows.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const MICROSECONDS = 1e6;
const SETTLED_MS = 5_000;

/** A start with an existing database, until the site is healthy. */
export async function startRows({ starts }: Scale): Promise<Row[]> {
  const app = await startApp({ databaseServer: '' });
  try {
    const costs: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      await app.kill();
      await app.restart();
      costs.push(processorTime(app.pid()) / MICROSECONDS);
    }
    await sleep(SETTLED_MS);
    return [
      { name: 'cold start, processor time', value: median(costs), unit: 's', goal: 0.9 },
      { name: 'memory when idle', value: memory(app.pid()), unit: 'MiB', goal: 130 },
    ];
  } finally {
    await app.stop();
  }
}
