import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of DER; all of ours are shorter than 64 KB. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const id = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date): Buffer => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const ECDSA_SHA256 = sequence(id('2a8648ce3d040302'));
const NAME = sequence(der(0x31, sequence(id('550403'), der(0x0c, Buffer.from('Test')))));
/** Subject alternative name. */
const FOR_LOCALHOST = sequence(
  id('551d11'),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))),
);

/** A certificate for localhost, which signs itself. */
export function certificateUntil(end: Date): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const begin = new Date(end.getTime() - 90 * 24 * 3_600_000);
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    NAME,
    sequence(time(begin), time(end)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(FOR_LOCALHOST)),
  );
  const whole = sequence(content, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign('sha256', content, privateKey)));
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}
