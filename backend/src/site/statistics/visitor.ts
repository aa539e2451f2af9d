import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';

/** Search engines, link previews, monitors, scripts and headless browsers. */
const MACHINE =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|uptime|curl|wget|python|scrapy|http-?client|okhttp|axios|java\/|libwww|phantom|archiver/i;
const LONGEST_AGENT = 300;
const machines = new LRUCache<string, boolean>({ max: 500 });

/** Browsers are few, and most views of a page are theirs. */
function isMachine(agent: string): boolean {
  let isOne = machines.get(agent);
  if (isOne === undefined) {
    isOne = MACHINE.test(agent);
    if (agent.length <= LONGEST_AGENT) machines.set(agent, isOne);
  }
  return isOne;
}

const PREFETCH = /prefetch|prerender/i;
const STAFF_COOKIE = /(?:^|;\s*)(?:__Host-)?staff=1(?:;|$)/;

/** Not staff and not a machine; in doubt false. */
export function isVisitor(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent, cookie, purpose, 'sec-purpose': secPurpose } = headers;
  return (
    agent !== undefined &&
    agent.startsWith('Mozilla/') &&
    !isMachine(agent) &&
    !(cookie && STAFF_COOKIE.test(cookie)) &&
    !PREFETCH.test(`${String(purpose ?? '')} ${String(secPurpose ?? '')}`)
  );
}

/** Whether a visitor opens a page, rather than a script or frame. Old browsers do not say. */
export const opensPage = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' && isVisitor(headers);
