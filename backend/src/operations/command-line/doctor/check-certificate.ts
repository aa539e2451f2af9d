import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { DAY_MS } from '../../../platform/common/durations.js';
import { londonTime } from '../../../platform/common/london.js';
import type { Env } from '../../../platform/config/env.js';
import { failed, ok, reason, warning, type Finding } from '../../doctor/finding.js';

const CHECK = 'certificate';
const TIMEOUT_MS = 10_000;
/** Automatic renewal happens a month before the end, or two days before it for certificates of one week. */
const LAST_DAYS = 2;
const SOON_DAYS = 14;
const RENEW = 'Renew it; if a program does that (Caddy does), its log says why it could not.';

/** The certificate that visitors get; none without HTTPS. */
export async function checkCertificate({ publicUrl }: Env): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  try {
    const { certificate, fault } = await read(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
    return [judge(certificate, fault, hostname)];
  } catch (error) {
    return [warning(CHECK, `The certificate of ${hostname} could not be read from here (${reason(error)}), so nobody knows when it ends.`)];
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
      resolve({ certificate: socket.getPeerCertificate(), fault: socket.authorized ? undefined : reason(error) });
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
    return failed(CHECK, `${when} Browsers ${days < 0 ? 'show a warning instead of the site' : 'will then refuse the site'}. ${RENEW}`);
  if (fault !== undefined)
    return failed(CHECK, `Browsers do not trust the certificate of ${host} (${fault}). Check what the proxy serves.`);
  return days < SOON_DAYS ? warning(CHECK, `${when} ${RENEW}`) : ok(CHECK, when);
}
