import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is asking, for the audit log. */
export interface Actor {
  userId: string | null;
  role: 'admin' | 'editor' | null;
  /** For throttles; it is stored nowhere. */
  ipAddress: string | null;
  /** Keyed hash of ipAddress: what is stored of it. */
  addressKey: string | null;
  userAgent: string | null;
}

const NOBODY: Actor = { userId: null, role: null, ipAddress: null, addressKey: null, userAgent: null };
const storage = new AsyncLocalStorage<Actor>();

/** Puts who and from where around a request; services read it with `currentActor`. */
export const runAs = <T>(actor: Actor, work: () => T): T => storage.run(actor, work);
export const currentActor = (): Actor => storage.getStore() ?? NOBODY;
