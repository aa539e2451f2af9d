import { newRecord } from '../common/records.js';
import type { Change } from '../audit/changes.service.js';
import { Redirect } from './redirect.entity.js';

const ENTITY_TYPE = 'redirects';

/** Redirects a former address in one step; leaves redirects made by staff alone. Call it in the transaction of the change. */
export async function moveAddress(change: Change, from: string, to: string): Promise<void> {
  if (from === to) return;
  const { manager, now, audit } = change;
  await freeAddress(change, to);
  // Staff decided what is at the new address; a redirect to it could become a loop.
  if (await manager.existsBy(Redirect, { fromPath: to })) return;
  for (const earlier of await manager.findBy(Redirect, { toPath: from, isAutomatic: true })) {
    earlier.toPath = to;
    earlier.updatedAt = now;
    await manager.save(earlier);
  }
  if (await manager.existsBy(Redirect, { fromPath: from })) return;
  const redirect = Object.assign(newRecord(Redirect, now), { fromPath: from, toPath: to, statusCode: 301 as const, isAutomatic: true });
  await manager.save(redirect);
  await audit({
    action: 'create',
    entityType: ENTITY_TYPE,
    entityId: redirect.id,
    changes: { fromPath: { after: from }, toPath: { after: to } },
  });
}

/** Makes the address of a deleted page, and redirects to it, return 410, unless staff decided otherwise. Call it in the transaction of the change. */
export async function closeAddress(change: Change, path: string): Promise<void> {
  const { manager, now, audit } = change;
  for (const earlier of await manager.findBy(Redirect, { toPath: path, isAutomatic: true }))
    await manager.save(Object.assign(earlier, { toPath: null, statusCode: 410, updatedAt: now }));
  if (await manager.existsBy(Redirect, { fromPath: path })) return;
  const redirect = Object.assign(newRecord(Redirect, now), { fromPath: path, toPath: null, statusCode: 410 as const, isAutomatic: true });
  await manager.save(redirect);
  await audit({
    action: 'create',
    entityType: ENTITY_TYPE,
    entityId: redirect.id,
    changes: { fromPath: { after: path }, statusCode: { after: 410 } },
  });
}

/** Removes the automatic redirect of an address that is in use again. */
export async function freeAddress({ manager, audit }: Change, path: string): Promise<void> {
  for (const redirect of await manager.findBy(Redirect, { fromPath: path, isAutomatic: true })) {
    const { id, toPath } = redirect;
    await manager.remove(redirect);
    await audit({
      action: 'delete',
      entityType: ENTITY_TYPE,
      entityId: id,
      changes: { fromPath: { before: path }, toPath: { before: toPath } },
    });
  }
}
