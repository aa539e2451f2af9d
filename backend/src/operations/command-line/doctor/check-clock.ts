import { ok, warning, type Finding } from '../../doctor/finding.js';

/** Links, sessions and deadlines compare times of several machines. */
const ALLOWED_MS = 30_000;

export function clockFinding(other: string, time: number): Finding {
  const seconds = Math.round((Date.now() - time) / 1000);
  if (Math.abs(seconds) * 1000 <= ALLOWED_MS) return ok('clock', `This machine and ${other} agree.`);
  const words = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'}`;
  return warning('clock', `The clock of this machine is ${words} that of ${other}. Let both set their time by NTP.`);
}
