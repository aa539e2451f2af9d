import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { DAY_MS } from '../../../platform/time/durations.js';
import { londonTime } from '../../../platform/time/london.js';
import type { Env } from '../../../platform/config/env.js';
import { reasonOf } from '../../../platform/config/start-error.js';
import { failed, ok, warning, type Finding } from '../../doctor/finding.js';
import { clockFinding } from './check-machine.js';

const TIMEOUT_MS = 10_000;
const PROXY_HEADERS = ['via', 'x-cache', 'cf-ray', 'x-served-by'];
const UNTRUSTED = 'TRUST_PROXY is 0: all visitors count as one address and share its limits. Set TRUST_PROXY to the number of proxies.';
const CERTIFICATE = 'certificate';
/** Automatic renewal happens a month before the end, or two days before it for certificates of one week. */
const LAST_DAYS = 2;
const SOON_DAYS = 14;
const RENEW = 'Renew it; if a program does that (Caddy does), its log says why it could not.';

/** Opens the site as a visitor does. */
export async function checkAddress({ publicUrl, isLocal, TRUST_PROXY, PORT }: Env): Promise<Finding[]> {
  const isHttps = publicUrl.startsWith('https:');
  if (isHttps && TRUST_PROXY === 0) return [failed('proxy', `PUBLIC_URL is https, so there is a proxy in front, but ${UNTRUSTED}`)];
  let response: Response;
  try {
    response = await open(publicUrl);
  } catch (error) {
    if (isLocal && (await isOpen(`http://127.0.0.1:${PORT}`)))
      return [
        ok('address', `The site responds on port ${PORT}. ${publicUrl} is the address of this machine, which a container cannot open.`),
      ];
    const advice = isLocal
      ? 'While the site is stopped, that is normal.'
      : 'Check that the site runs, and the DNS record, certificate and proxy of PUBLIC_URL.';
    return [(isLocal ? warning : failed)('address', `${publicUrl} cannot be opened from here (${reasonOf(error)}). ${advice}`)];
  }
  if (!(await isSite(response))) {
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

const open = (origin: string): Promise<Response> =>
  fetch(`${origin}/api/health/live`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
const isSite = async (response: Response): Promise<boolean> => response.ok && (await response.text()).includes('"status":"ok"');
const isOpen = (origin: string): Promise<boolean> => open(origin).then(isSite, () => false);

function checkProxy({ headers }: Response, trusted: number): Finding {
  const header = PROXY_HEADERS.find((name) => headers.has(name));
  if (header && trusted === 0) return failed('proxy', `A proxy answered (header ${header}), but ${UNTRUSTED}`);
  if (!header && trusted > 0)
    return warning(
      'proxy',
      `TRUST_PROXY is ${trusted}, and no proxy shows itself. If there is none, set it to 0: otherwise visitors can pretend to have other addresses.`,
    );
  return ok('proxy', trusted ? `TRUST_PROXY is ${trusted}, and a proxy answers.` : 'No proxy in front.');
}

/** The certificate that visitors get; none without HTTPS. */
export async function checkCertificate({ publicUrl }: Env): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  try {
    const { certificate, fault } = await read(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
    return [judge(certificate, fault, hostname)];
  } catch (error) {
    return [
      warning(
        CERTIFICATE,
        `The certificate of ${hostname} could not be read from here (${reasonOf(error)}), so nobody knows when it ends.`,
      ),
    ];
  }
}

interface Shown {
  certificate: PeerCertificate;
  /** Why browsers do not trust it. */
  fault: string | undefined;
}

function read(host: string, port: number): Promise<Shown> {
  return new Promise((resolve, reject) => {
    // What is wrong with it is a finding rather than an error.
    const socket = connect({ host, port, ...(isIP(host) ? {} : { servername: host }), rejectUnauthorized: false });
    const timer = setTimeout(() => socket.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
    socket.once('secureConnect', () => {
      const error: unknown = socket.authorizationError;
      resolve({ certificate: socket.getPeerCertificate(), fault: socket.authorized ? undefined : reasonOf(error) });
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      reject(new Error('the connection was closed'));
    });
  });
}

function judge({ valid_to: end }: PeerCertificate, fault: string | undefined, host: string): Finding {
  const ends = new Date(end);
  const days = (ends.getTime() - Date.now()) / DAY_MS;
  const when = `The certificate of ${host} ${days < 0 ? 'ended' : 'ends'} on ${londonTime(ends)}.`;
  if (days < LAST_DAYS)
    return failed(
      CERTIFICATE,
      `${when} Browsers ${days < 0 ? 'show a warning instead of the site' : 'will then refuse the site'}. ${RENEW}`,
    );
  if (fault !== undefined)
    return failed(CERTIFICATE, `Browsers do not trust the certificate of ${host} (${fault}). Check what the proxy serves.`);
  return days < SOON_DAYS ? warning(CERTIFICATE, `${when} ${RENEW}`) : ok(CERTIFICATE, when);
}
