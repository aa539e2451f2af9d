import type { DataSource } from 'typeorm';
import { CompanyInfo } from '../company/company-info.entity.js';
import type { Env } from '../platform/config/env.js';

/** Fills an empty database in one transaction; the sample company only with SEED=demo. Returns whether it did. */
export async function seed(dataSource: DataSource, env: Pick<Env, 'SEED'>): Promise<boolean> {
  if (await dataSource.getRepository(CompanyInfo).count()) return false;
  // Half a megabyte of texts, for the first start only.
  const { fill } = await import('./fill.js');
  await dataSource.transaction((manager) => fill(manager, env.SEED));
  return true;
}
