import type { EntityManager } from 'typeorm';
import type { Changes } from '../audit/changes.service.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import type { BaseRecord } from '../platform/database/base-record.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { HomepageVersion } from '../homepage/homepage-version.entity.js';
import { Location } from '../locations/location.entity.js';
import { CorePage } from '../core-pages/core-page.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { PageFaq } from '../faqs/page-faq.entity.js';
import { PageOriginality } from '../pages/page-originality.entity.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { Renewal } from '../renewals/renewal.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { isSampleInquiry } from './content/inquiries.js';

/** Who refers to others comes first. The keys are the words of sentences. */
const CONTENT = {
  pages: ServiceLocationPage,
  'questions on pages': PageFaq,
  questions: Faq,
  testimonials: Testimonial,
  projects: Project,
  places: Location,
  services: Service,
  'core pages': CorePage,
  redirects: Redirect,
};

/** Returns how many records of each kind, those in the trash and the settings included, are not as the demonstration made them. */
export async function countOwn(manager: EntityManager, company: CompanyInfo): Promise<Record<string, number>> {
  // The demonstration has one published version and its draft.
  const versions = Math.max(0, (await manager.count(HomepageVersion)) - 2);
  const own: Record<string, number> = { 'changes of the settings': company.version - 1, 'versions of the homepage': versions };
  for (const [kind, entity] of Object.entries(CONTENT)) {
    const records = manager.getRepository<BaseRecord>(entity);
    const untouched = { createdAt: company.createdAt, version: 1 };
    own[kind] = (await records.count({ withDeleted: true })) - (await records.countBy(untouched));
  }
  return own;
}

/**
 * Replaces all content and settings by the demonstration, in one transaction. Accounts, uploaded files, and enquiries and renewals that are no samples stay.
 * `own`: what countOwn returned.
 */
export async function resetDemo(changes: Changes, own: number): Promise<void> {
  const { fill } = await import('./fill.js');
  await changes.write('demo', async ({ manager, audit }) => {
    for (const { createdAt } of await manager.find(CompanyInfo)) {
      await manager.delete(ContactInquiry, isSampleInquiry(createdAt));
      await manager.delete(Renewal, { createdAt, version: 1 });
    }
    for (const entity of [PageOriginality, ...Object.values(CONTENT), HomepageVersion, CompanyInfo])
      await manager.createQueryBuilder().delete().from(entity).execute();
    await fill(manager, 'demo');
    await audit({ action: 'reset-demo', entityType: null, entityId: null, changes: { ownChanges: { before: own } } });
  });
}
