import type { DataSource, EntityManager } from 'typeorm';
import { CompanyInfo } from '../company/company-info.entity.js';
import { newRecord } from '../common/records.js';
import type { Env } from '../config/env.js';
import { seedDemo } from './seed-demo.js';
import { defaultSettings, noClaims } from './content/settings.js';
import { seedCorePages } from './seed-core-pages.js';
import { seedHomepage } from './seed-homepage.js';

/** Fills an empty database in one transaction; the sample company only with SEED=demo. Returns whether it did. */
export async function seed(dataSource: DataSource, env: Pick<Env, 'SEED'>): Promise<boolean> {
  if (await dataSource.getRepository(CompanyInfo).count()) return false;
  await dataSource.transaction(async (manager: EntityManager) => {
    const now = new Date();
    await manager.save(Object.assign(newRecord(CompanyInfo, now), defaultSettings, env.SEED === 'demo' ? { isDemo: true } : noClaims));
    await seedHomepage(manager, now, env.SEED);
    await seedCorePages(manager, now, env.SEED);
    if (env.SEED === 'demo') await seedDemo(manager, now);
  });
  return true;
}
