import type { EntityManager } from 'typeorm';
import { CompanyInfo } from '../company/company-info.entity.js';
import { newRecord } from '../platform/common/records.js';
import type { Env } from '../platform/config/env.js';
import { seedDemo } from './seed-demo.js';
import { defaultSettings, emptySettings } from './content/settings.js';
import { seedCorePages } from './seed-core-pages.js';
import { seedHomepage } from './seed-homepage.js';

/** All records get the same time, by which `findDemonstration` knows them. */
export async function fill(manager: EntityManager, kind: Env['SEED']): Promise<void> {
  const now = new Date();
  await manager.save(Object.assign(newRecord(CompanyInfo, now), kind === 'demo' ? { ...defaultSettings, isDemo: true } : emptySettings));
  await seedHomepage(manager, now, kind);
  await seedCorePages(manager, now, kind);
  if (kind === 'demo') await seedDemo(manager, now);
}
