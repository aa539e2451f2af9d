import { ConflictException } from '@nestjs/common';
import { newRecord } from '../platform/common/records.js';
import type { AuditEntry } from '../audit/audit.service.js';
import type { Change } from '../audit/changes.service.js';
import { Redirect } from './redirect.entity.js';

const ENTITY_TYPE = 'redirects';

/** Redirects a former address in one step; leaves redirects made by staff alone. Call it in the transaction of the change. */
export async function moveAddress(change: Change, from: string, to: string): Promise<void> {
  if (from === to) return;
  const { manager, now } = change;
  await freeAddress(change, to);
  // Staff decided what is at the new address; a redirect to it could become a loop.
  if (await manager.existsBy(Redirect, { fromPath: to })) return;
  for (const earlier of await manager.findBy(Redirect, { toPath: from, statusCode: 301, isAutomatic: true }))
    await manager.save(Object.assign(earlier, { toPath: to, updatedAt: now }));
  if (await manager.existsBy(Redirect, { fromPath: from })) return;
  await add(change, { fromPath: from, toPath: to, statusCode: 301 }, { toPath: { after: to } });
}

/**
 * Makes the address of a deleted page, and redirects to it, return 410, unless staff decided otherwise. The latter keep where they led, for
 * `reopenAddress`. Call it in the transaction of the change.
 */
export async function closeAddress(change: Change, path: string): Promise<void> {
  const { manager, now } = change;
  for (const earlier of await manager.findBy(Redirect, { toPath: path, isAutomatic: true }))
    await manager.save(Object.assign(earlier, { statusCode: 410, updatedAt: now }));
  if (await manager.existsBy(Redirect, { fromPath: path })) return;
  await add(change, { fromPath: path, toPath: null, statusCode: 410 }, { statusCode: { after: 410 } });
}

type Added = Pick<Redirect, 'fromPath' | 'toPath' | 'statusCode'>;

async function add({ manager, now, audit }: Change, added: Added, changes: AuditEntry['changes']): Promise<void> {
  const redirect = await manager.save(Object.assign(newRecord(Redirect, now), added, { isAutomatic: true }));
  const logged = { fromPath: { after: added.fromPath }, ...changes };
  await audit({ action: 'create', entityType: ENTITY_TYPE, entityId: redirect.id, changes: logged });
}

/**
 * For a page that leaves the trash: its address shows it again, and its former addresses redirect to it. Throws ConflictException (409) if
 * staff redirect the address elsewhere. Call it in the transaction of the change.
 */
export async function reopenAddress(change: Change, path: string): Promise<void> {
  const { manager, now } = change;
  const redirect = await manager.findOneBy(Redirect, { fromPath: path, isAutomatic: false });
  if (redirect)
    throw new ConflictException(
      `A redirect ${redirect.statusCode === 410 ? 'says that its address is gone' : `leads from its address to ${redirect.toPath}`}. An administrator can delete it under Redirects (${path}).`,
    );
  await freeAddress(change, path);
  for (const former of await manager.findBy(Redirect, { toPath: path, statusCode: 410, isAutomatic: true }))
    await manager.save(Object.assign(former, { statusCode: 301, updatedAt: now }));
}

/** Removes the automatic redirect of an address that is in use again. */
export async function freeAddress({ manager, audit }: Change, path: string): Promise<void> {
  for (const redirect of await manager.findBy(Redirect, { fromPath: path, isAutomatic: true })) {
    const { id, toPath } = redirect;
    await manager.remove(redirect);
    const changes = { fromPath: { before: path }, toPath: { before: toPath } };
    await audit({ action: 'delete', entityType: ENTITY_TYPE, entityId: id, changes });
  }
}
