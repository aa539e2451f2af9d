/**
 * A weak package that is accepted until a day, with the reason: what it does here, and why it cannot be replaced yet.
 * @typedef {{ id: string, until: string, reason: string }} Exception
 * @typedef {{ on: string, lockfile: string }} Lookup `lockfile`: its SHA-256
 * @typedef {{ lookedUp: Lookup | null, exceptions: Exception[] }} Known
 * @typedef {{ url: string, title: string, severity: string, name: string, range: string }} Advisory
 */

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns what is wrong: advisories without an exception, and exceptions that have ended or that nothing needs.
 * @param {unknown} report what `npm audit --json` printed @param {Exception[]} exceptions @param {string} today such as '2026-11-24'
 * @returns {string[]}
 */
export function advisoryFaults(report, exceptions, today) {
  const found = advisoriesOf(report);
  const unknown = [...found].flatMap(([id, { name, range, severity, title, url }]) =>
    exceptions.some((exception) => exception.id === id) ? [] : [`${name} ${range}: ${title} (${severity}), ${url}`],
  );
  const outdated = exceptions.flatMap(({ id, until, reason }) => {
    if (!DAY.test(until) || !reason) return [`The exception for ${id} needs a day such as 2026-11-24 and a reason.`];
    if (!found.has(id)) return [`The exception for ${id} is no longer needed: remove it.`];
    return until < today ? [`The exception for ${id} ended on ${until}: ${reason}`] : [];
  });
  return [...unknown, ...outdated];
}

/**
 * Says when the registry last answered, for the reader of a run without an answer.
 * @param {Lookup | null} lookup
 * @param {string} lockfile the SHA-256 of the present one
 */
export function lastLookup(lookup, lockfile) {
  if (!lookup) return 'The advisories have never been looked up. Run `node scripts/advisories.mjs` where npm reaches its registry.';
  const which = lookup.lockfile === lockfile ? 'these packages' : 'an earlier package-lock.json';
  return `The advisories were last looked up on ${lookup.on}, for ${which}.`;
}

/**
 * By their id, such as GHSA-35jh-r3h4-6jhm. Throws if there is no report.
 * @param {unknown} report @returns {Map<string, Advisory>}
 */
function advisoriesOf(report) {
  const { vulnerabilities, message } =
    /** @type {{ vulnerabilities?: Record<string, { via: (Advisory | string)[] }>, message?: string }} */ (report);
  if (!vulnerabilities) throw new Error(`npm audit has no answer: ${message ?? 'unknown format'}`);
  // A name stands for another package of the report.
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
  return new Map(advisories.map((advisory) => [advisory.url.split('/').at(-1) ?? advisory.url, advisory]));
}
