import type { Finding } from './judge.js';

const FASTEST_MS = 2_000;

/**
 * What the form tells about how it was filled in. Neither the time nor its absence is enough alone: browsers fill in whole forms
 * at once, and the form works without script (decisions.md 'Enquiries').
 */
export function formFindings({ website, fillTime }: { website?: boolean; fillTime?: number }): Finding[] {
  return [
    ...(website ? [{ reason: 'Filled in a field that people do not see', points: 8, isDecisive: true }] : []),
    ...(fillTime === undefined ? [{ reason: 'Sent without the script of the page', points: 1 }] : []),
    ...(fillTime !== undefined && fillTime < FASTEST_MS ? [{ reason: 'Filled in faster than a person types', points: 2 }] : []),
  ];
}
