import type { EntityManager } from 'typeorm';
import { newRecord } from '../platform/common/records.js';
import { CorePage } from '../core-pages/core-page.entity.js';
import { aboutWithoutClaims, corePages } from './content/core-pages.js';

/** The pages that the menu and footer link to, without claims about a particular company. */
export async function seedCorePages(manager: EntityManager, now: Date, kind: 'demo' | 'empty'): Promise<void> {
  const pages = corePages.map((content) =>
    Object.assign(newRecord(CorePage, now), {
      ...content,
      ...(kind === 'empty' && content.slug === 'about' && aboutWithoutClaims),
      // Nobody has agreed to them.
      ...(kind === 'empty' && content.slug === 'terms' && { isUnread: true, isHeldBack: true }),
      status: 'published',
      publishedAt: now,
      images: [],
      ogImage: null,
      keywords: [],
      isEditable: true,
      requiresAuth: false,
    }),
  );
  await manager.save(pages);
}
