import { newRecord } from '../common/records.js';
import type { Change } from '../audit/changes.service.js';
import { Redirect } from './redirect.entity.js';

const ENTITY_TYPE = 'redirects';

/**
 * Remembers that a page moved, so that whoever comes by its former address is led on, in one step however often it moves. What staff
 * entered by hand is never changed. Belongs into the transaction that changes the slug.
 * @param from path as visitors know it, lower case, without a slash at its end
 */
export async function moveAddress(change: Change, from: string, to: string): Promise<void> {
  if (from === to) return;
  const { manager, now, audit } = change;
  await freeAddress(change, to);
  // Somebody decided by hand what is at the new address: leading there could lead in a circle.
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

/**
 * Remembers that a page which visitors could see is gone for good, so that search engines let go of it (410). What staff or a former move
 * say about its address stays; addresses that led to it are closed as well. Belongs into the transaction that deletes the page.
 */
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

/** An address that is in use again no longer leads elsewhere, unless staff said so. */
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
