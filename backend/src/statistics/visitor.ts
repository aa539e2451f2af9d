import type { IncomingHttpHeaders } from 'node:http';

/** Search engines, link previews, monitors, scripts and browsers that nobody sits before. */
const MACHINE =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|uptime|curl|wget|python|scrapy|http-?client|okhttp|axios|java\/|libwww|phantom|archiver/i;
const PREFETCH = /prefetch|prerender/i;
/** Set by the backoffice in the browsers of those who are signed in, and nowhere else. */
const STAFF = /(?:^|;\s*)staff=1(?:;|$)/;

/** Whether a person who is not of the staff does this. Errs towards not counting: what is counted should be customers. */
export function isVisitor(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent, cookie, purpose, 'sec-purpose': secPurpose } = headers;
  return (
    agent !== undefined &&
    agent.startsWith('Mozilla/') &&
    !MACHINE.test(agent) &&
    !(cookie && STAFF.test(cookie)) &&
    !PREFETCH.test(`${String(purpose ?? '')} ${String(secPurpose ?? '')}`)
  );
}

/** Whether a visitor opens a page with this request, rather than a script or a frame reading it. Old browsers do not say. */
export const opensPage = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' && isVisitor(headers);
