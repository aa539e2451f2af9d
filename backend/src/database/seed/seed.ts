import type { DataSource, EntityManager } from 'typeorm';
import { CompanyInfo } from '../../company/company-info.entity.js';
import { newRecord } from '../../common/records.js';
import type { Env } from '../../config/env.js';
import { seedDemo } from './demo.js';
import { defaultSettings } from './settings.js';
import { seedCorePages } from './seed-core-pages.js';
import { seedHomepage } from './seed-homepage.js';

/**
 * Fills an empty database: the settings, a homepage and the core pages always, the demo company's content with SEED=demo. In
 * one transaction, so that a start that was cut off leaves nothing half-done. Answers whether it did anything.
 */
export async function seed(dataSource: DataSource, env: Pick<Env, 'SEED'>): Promise<boolean> {
  if (await dataSource.getRepository(CompanyInfo).count()) return false;
  await dataSource.transaction(async (manager: EntityManager) => {
    const now = new Date();
    await manager.save(Object.assign(newRecord(CompanyInfo, now), defaultSettings, { isDemo: env.SEED === 'demo' }));
    await seedHomepage(manager, now, env.SEED);
    await seedCorePages(manager, now);
    if (env.SEED === 'demo') await seedDemo(manager, now);
  });
  return true;
}
