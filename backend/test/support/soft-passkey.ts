import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
const ES256 = -7;

interface Options {
  challenge: string;
}

export interface PasskeyBehaviour {
  /** Whether it asks for a finger or PIN. */
  verifies?: boolean;
  origin?: string;
}

/** A passkey in memory that responds as a browser does, as JSON. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  register({ challenge }: Options, { verifies = true, origin = this.origin }: PasskeyBehaviour = {}): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinates: [number, Uint8Array<ArrayBuffer>][] = [
      [-2, bytes(x)],
      [-3, bytes(y)],
    ];
    const key = isoCBOR.encode(new Map<number, number | Uint8Array<ArrayBuffer>>([[1, 2], [3, ES256], [-1, 1], ...coordinates]));
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([this.head(HAS_KEY, verifies), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return this.respond({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])).toString('base64url'),
      transports: ['internal'],
    });
  }

  signIn({ challenge }: Options, { verifies = true, origin = this.origin }: PasskeyBehaviour = {}): string {
    this.counter++;
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const data = this.head(0, verifies);
    const signed = Buffer.concat([data, createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()]);
    return this.respond({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private head(flags: number, verifies: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const host = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([USER_PRESENT | flags | (verifies ? USER_VERIFIED : 0)]), counter]);
  }

  private respond(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

const clientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
