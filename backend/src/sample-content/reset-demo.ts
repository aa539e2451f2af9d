import type { DataSource, EntityManager } from 'typeorm';
import { CompanyInfo } from '../company/company-info.entity.js';
import type { BaseRecord } from '../database/base-record.js';
import { HomepageVersion } from '../homepage/homepage-version.entity.js';
import { Location } from '../locations/location.entity.js';
import { CorePage } from '../pages/core-page.entity.js';
import { Faq } from '../pages/faq.entity.js';
import { PageFaq } from '../pages/page-faq.entity.js';
import { PageOriginality } from '../pages/page-originality.entity.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { fill } from './seed.js';

/** Who refers to others comes first. */
const CONTENT = [ServiceLocationPage, PageFaq, Faq, Testimonial, Project, Location, Service, CorePage, Redirect] as const;

/** Returns how many records of the content, those in the trash and the settings included, are not as the demonstration made them. */
export async function countOwn(manager: EntityManager, company: CompanyInfo): Promise<number> {
  let own = company.version - 1;
  for (const entity of CONTENT) {
    const records = manager.getRepository<BaseRecord>(entity);
    const untouched = { createdAt: company.createdAt, version: 1 };
    own += (await records.count({ withDeleted: true })) - (await records.countBy(untouched));
  }
  // The demonstration has one published version and its draft.
  return own + Math.max(0, (await manager.count(HomepageVersion)) - 2);
}

/** Replaces all content and settings by the demonstration, in one transaction. Accounts, enquiries and uploaded files stay. */
export async function resetDemo(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    for (const entity of [PageOriginality, ...CONTENT, HomepageVersion, CompanyInfo])
      await manager.createQueryBuilder().delete().from(entity).execute();
    await fill(manager, 'demo');
  });
}
