import { afterAll, beforeAll } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { hash } from '@node-rs/argon2';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { ContactInquiry } from '../../src/inquiries/contact-inquiry.entity.js';
import { Session } from '../../src/auth/session.entity.js';
import type { Role } from '../../src/platform/http/access.js';
import { newRecord } from '../../src/platform/common/records.js';
import type { BodyLimits } from '../../src/site/bodies/body-limits.js';
import { configureApp } from '../../src/boot/configure-app.js';
import type { Env } from '../../src/platform/config/env.js';
import { CompanyInfo } from '../../src/company/company-info.entity.js';
import { CorePage } from '../../src/core-pages/core-page.entity.js';
import { defaultSettings, noClaims } from '../../src/sample-content/content/settings.js';
import { seed } from '../../src/sample-content/seed.js';
import { User } from '../../src/users/user.entity.js';
import { as } from './api.js';
import { makeTestEnv } from './database.js';
import { leaveDatabase, openMigrated, takeDatabase } from './schema.js';
import { requireContent } from './watched-reads.js';

export const STAFF_PASSWORD = 'correct horse battery staple';

export interface TestApp {
  nest: NestExpressApplication;
  /** For supertest: `request(app.server).get('/api/services')`. It also listens on `url`. */
  server: Server;
  url: string;
  env: Env;
  dataSource: DataSource;
  adminToken: string;
  editorToken: string;
  adminId: string;
  editorId: string;
  /** A provider of the running app, such as a service. */
  get: NestExpressApplication['get'];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Default 'empty': only settings and a plain homepage. 'demo': all sample content. */
  seed?: 'empty' | 'demo';
  /** Whether the settings of an empty site are a company's, as most tests need one. Default: true. */
  hasCompany?: boolean;
  /** Whether the sample company keeps its enquiries. Default: false, as most tests count from none. */
  hasEnquiries?: boolean;
  env?: Record<string, string>;
  bodyLimits?: BodyLimits;
  /** Called before the app listens. */
  prepare?: (nest: NestExpressApplication, dataSource: DataSource) => Promise<void>;
  /** Beside those of the site. */
  modules?: Type[];
}

const TEST_COMPANY = { ...defaultSettings, ...noClaims, accreditations: defaultSettings.accreditations.slice(0, 2) };

async function addUser(dataSource: DataSource, username: string, role: Role): Promise<string> {
  const user = Object.assign(newRecord(User, new Date()), {
    username,
    email: `${username}@staff.example`,
    // Says how much work it was, so that signing in takes as little.
    passwordHash: await hash(STAFF_PASSWORD, { memoryCost: 8, timeCost: 1 }),
    role,
    isActive: true,
  });
  await dataSource.getRepository(User).save(user);
  return user.id;
}

export async function login(server: Server, username: string, password = STAFF_PASSWORD): Promise<string> {
  const { body, status } = await request(server).post('/api/auth/login').send({ username, password });
  const { token } = body as { token?: string };
  if (status !== 200 || !token) throw new Error(`${username} cannot sign in: ${status} ${JSON.stringify(body)}`);
  return token;
}

/** The real app with its own HTTP server and database; an administrator and an editor are signed in. */
export async function createTestApp({
  seed: kind = 'empty',
  hasCompany = true,
  hasEnquiries = false,
  env: extra,
  bodyLimits,
  prepare,
  modules = [],
}: TestAppOptions = {}): Promise<TestApp> {
  const left = await takeDatabase();
  const { env, dispose } = await makeTestEnv({ SEED: kind, ...extra }, left);
  const dataSource = await openMigrated(env, left !== undefined);
  const isNew = await seed(dataSource, env);
  if (isNew && kind === 'empty' && hasCompany) {
    await dataSource.getRepository(CompanyInfo).updateAll({ ...TEST_COMPANY, version: () => 'version' });
    await dataSource.getRepository(CorePage).updateAll({ isUnread: false, isHeldBack: false, version: () => 'version' });
  }
  if (isNew && !hasEnquiries) await dataSource.createQueryBuilder().delete().from(ContactInquiry).execute();
  const [adminId, editorId] = await Promise.all([addUser(dataSource, 'admin', 'admin'), addUser(dataSource, 'editor', 'editor')]);

  const site = AppModule.register({ env, dataSource: () => Promise.resolve(dataSource), isRecurring: true });
  const module = await Test.createTestingModule({ imports: [site, ...modules] }).compile();
  const nest = module.createNestApplication<NestExpressApplication>({ logger: false, bodyParser: false });
  configureApp(nest, bodyLimits);
  await prepare?.(nest, dataSource);
  await nest.listen(0, '127.0.0.1');
  const server = nest.getHttpServer();
  const { port } = server.address() as AddressInfo;
  const [adminToken, editorToken] = [await login(server, 'admin'), await login(server, 'editor')];
  // On a public site, as if they had set up their second factor.
  await dataSource.getRepository(Session).updateAll({ mustSetUp: false });
  return {
    nest,
    server,
    url: `http://127.0.0.1:${port}`,
    env,
    dataSource,
    adminId,
    editorId,
    adminToken,
    editorToken,
    get: nest.get.bind(nest),
    close: async () => {
      await nest.close();
      await dispose(leaveDatabase);
      requireContent(nest);
    },
  };
}

/** The app of the tests around it, from before the first to after the last, and who calls it. */
export function useTestApp(start: () => Promise<TestApp> = createTestApp) {
  const app = {} as TestApp;
  beforeAll(async () => void Object.assign(app, await start()));
  afterAll(() => app.close());
  return { app, visitor: as(app), editor: as(app, () => app.editorToken), admin: as(app, () => app.adminToken) };
}
