import { AsyncLocalStorage } from 'node:async_hooks';
import { originOf, type Origin } from './origin.js';

export interface RequestKey {
  id: string;
  /** Hash of the content; call it once the body has been read. */
  fingerprint(): string;
}

/** The current user, for the audit log. */
export interface Actor {
  userId: string | null;
  role: 'admin' | 'editor' | null;
  sessionId: string | null;
  /** In the log and in the response. */
  requestId: string | null;
  /** For rate limits; never stored. */
  origin: Origin;
  /** Keyed hash of the address, the only form in which it is stored. */
  addressKey: string | null;
  userAgent: string | null;
  /** Fields in which the request replaces a colleague's change on purpose. */
  overwrites: readonly string[];
  /** Null without an Idempotency-Key, and after the first write has taken it. */
  requestKey: RequestKey | null;
}

const NOBODY: Actor = {
  userId: null,
  role: null,
  sessionId: null,
  requestId: null,
  origin: originOf(undefined),
  addressKey: null,
  userAgent: null,
  overwrites: [],
  requestKey: null,
};
const storage = new AsyncLocalStorage<Actor>();

export const runAs = <T>(actor: Actor, work: () => T): T => storage.run(actor, work);

/** Only the first write of a request takes the key. */
export function takeRequestKey(): RequestKey | null {
  const actor = currentActor();
  const { requestKey } = actor;
  actor.requestKey = null;
  return requestKey;
}

export const currentActor = (): Actor => storage.getStore() ?? NOBODY;
