import type { Env } from '../../../platform/config/env.js';
import { clockFinding } from './check-clock.js';
import { failed, ok, reason, warning, type Finding } from '../../doctor/finding.js';

const TIMEOUT_MS = 10_000;
const PROXY_HEADERS = ['via', 'x-cache', 'cf-ray', 'x-served-by'];

/** Opens the site as a visitor does. */
export async function checkAddress({ publicUrl, isLocal, TRUST_PROXY }: Env): Promise<Finding[]> {
  const isHttps = publicUrl.startsWith('https:');
  if (isHttps && TRUST_PROXY === 0)
    return [
      failed(
        'proxy',
        'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY is 0: all visitors count as one address and share its limits. Set TRUST_PROXY to the number of proxies.',
      ),
    ];
  let response: Response;
  try {
    response = await fetch(`${publicUrl}/api/health/live`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const advice = isLocal
      ? 'From inside a container, or while the site is stopped, that is normal.'
      : 'Check that the site runs, and the DNS record, certificate and proxy of PUBLIC_URL.';
    return [(isLocal ? warning : failed)('address', `${publicUrl} cannot be opened from here (${reason(error)}). ${advice}`)];
  }
  const isSite = response.ok && (await response.text()).includes('"status":"ok"');
  if (!isSite) {
    const status = `${publicUrl} responds with ${response.status}`;
    return [failed('address', `${status}, but not as the site does. Check PUBLIC_URL and where the proxy sends its requests.`)];
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  return [
    ok('address', `${publicUrl} opens the site.`),
    checkProxy(response, TRUST_PROXY),
    ...(Number.isNaN(date) ? [] : [clockFinding(publicUrl, date)]),
  ];
}

function checkProxy({ headers }: Response, trusted: number): Finding {
  const header = PROXY_HEADERS.find((name) => headers.has(name));
  if (header && trusted === 0)
    return failed(
      'proxy',
      `A proxy answered (header ${header}), but TRUST_PROXY is 0: all visitors count as one address and share its limits. Set TRUST_PROXY to the number of proxies.`,
    );
  if (!header && trusted > 0)
    return warning(
      'proxy',
      `TRUST_PROXY is ${trusted}, and no proxy shows itself. If there is none, set it to 0: otherwise visitors can pretend to have other addresses.`,
    );
  return ok('proxy', trusted ? `TRUST_PROXY is ${trusted}, and a proxy answers.` : 'No proxy in front.');
}
