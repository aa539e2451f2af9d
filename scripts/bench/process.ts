import { readFileSync } from 'node:fs';

const TICK_US = 10_000;
const MIB = 1024;

/** Microseconds of processor time of all threads of a process. Reads /proc, so the bench needs Linux. */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * TICK_US;
}

/** Microseconds for which the main thread of a process has had work, also while others had the processor. */
export function busyTime(pid: number): number {
  const [running, waiting] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return ((running ?? NaN) + (waiting ?? NaN)) / 1000;
}

/** Memory that a process holds, in MiB. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MIB;
}
