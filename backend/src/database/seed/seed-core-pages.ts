import type { EntityManager } from 'typeorm';
import { newRecord } from '../../common/records.js';
import { CorePage } from '../../pages/core-page.entity.js';
import { corePages } from './content/core-pages.js';

/** The pages that menu and footer of every site link to. They are about an electrical contractor, but about no company in particular. */
export async function seedCorePages(manager: EntityManager, now: Date): Promise<void> {
  const pages = corePages.map((content) =>
    Object.assign(newRecord(CorePage, now), {
      ...content,
      status: 'published',
      publishedAt: now,
      ogImage: null,
      keywords: [],
      isEditable: true,
      requiresAuth: false,
    }),
  );
  await manager.save(pages);
}
