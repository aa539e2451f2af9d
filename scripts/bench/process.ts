import { readFileSync } from 'node:fs';

const TICK_US = 10_000;
const MIB = 1024;

/** Microseconds of processor time of all threads of a process. Reads /proc, so the bench needs Linux. */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * TICK_US;
}

/** Memory that a process holds, in MiB. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MIB;
}
