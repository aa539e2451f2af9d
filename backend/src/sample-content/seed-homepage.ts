import type { EntityManager } from 'typeorm';
import { newId } from '../platform/common/records.js';
import { HomepageVersion } from '../homepage/homepage-version.entity.js';
import { homepage } from './content/homepage.js';

const plain = {
  metaTitle: null,
  metaDescription: null,
  keywords: [],
  ogImage: null,
  autoPopulateServices: true,
  autoPopulateProjects: true,
  autoPopulateTestimonials: true,
  blocks: [
    {
      id: 'hero-1',
      type: 'hero',
      enabled: true,
      order: 1,
      content: { title: 'Electrical work done safely', subtitle: '', description: '', ctaText: 'Get a Quote', ctaLink: '/contact' },
    },
    { id: 'services-1', type: 'services', enabled: true, order: 2, content: { title: 'Our Services', description: '', featuredOrder: [] } },
    { id: 'postcode-1', type: 'postcode', enabled: true, order: 3, content: {} },
  ],
};

/** Version and draft have the same updatedAt, so that nothing is unpublished. */
export async function seedHomepage(manager: EntityManager, now: Date, kind: 'demo' | 'empty'): Promise<void> {
  const content = kind === 'demo' ? homepage : plain;
  const version = (fields: Pick<HomepageVersion, 'kind' | 'status'>) =>
    Object.assign(new HomepageVersion(), content, {
      id: newId(),
      versionNumber: 1,
      changeNote: null,
      createdAt: now,
      updatedAt: now,
      ...fields,
    });
  await manager.save([version({ kind: 'revision', status: 'published' }), version({ kind: 'draft', status: 'draft' })]);
}
