import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, FindOptionsSelect, FindOptionsWhere } from 'typeorm';
import { pick } from '../platform/common/pick.js';
import { CompanyInfo } from '../company/company-info.entity.js';
import type { TrashableRecord } from '../platform/database/base-record.js';
import { HomepageVersion } from '../homepage/homepage-version.entity.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { Location } from '../locations/location.entity.js';
import { CorePage } from '../core-pages/core-page.entity.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Renewal } from '../renewals/renewal.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { aboutWithoutClaims } from './content/core-pages.js';
import { isSampleInquiry } from './content/inquiries.js';
import { homepage } from './content/homepage.js';
import { defaultSettings, unknownOwner } from './content/settings.js';

/** What is removed; pages before the places that they belong to. */
export const DEMO_KINDS = [
  { resource: 'service-location-pages', entity: ServiceLocationPage, named: ['title'] },
  { resource: 'locations', entity: Location, named: ['name'] },
  { resource: 'projects', entity: Project, named: ['title'] },
  { resource: 'testimonials', entity: Testimonial, named: ['name', 'location'] },
  { resource: 'contact-inquiries', entity: ContactInquiry, named: ['name'], where: isSampleInquiry },
  { resource: 'renewals', entity: Renewal, named: ['what', 'customer'] },
] as const satisfies { resource: string; entity: new () => TrashableRecord; named: string[]; where?: (createdAt: Date) => object }[];
export type DemoResource = (typeof DEMO_KINDS)[number]['resource'];

/** Settings without which nothing of the demonstration can go. */
const OWNERS = ['companyName', 'address', 'email', 'phone', 'emergencyPhone'] as const;
const COMPARED = [
  ...OWNERS,
  'registrationNumber',
  'accreditations',
  'accreditationProofs',
  'reviewProfiles',
  'keyClients',
  'insurance',
  'insuredSum',
  'people',
  'guaranteeMonths',
  'freeQuotes',
  'socialMedia',
  'emailRecipients',
] as const;
export type DemoSetting = (typeof COMPARED)[number];

export const MISSING = ['company', 'contact', 'places'] as const;
type Missing = (typeof MISSING)[number];

interface DemoRecord {
  id: string;
  resource: DemoResource;
  name: string;
}

export interface Demonstration {
  isPresent: boolean;
  /** Settings that still are those of the sample company. */
  settings: DemoSetting[];
  missing: Missing[];
  untouched: DemoRecord[];
  /** Records of the demonstration that staff have changed, and untouched places that the company's own pages need. */
  edited: DemoRecord[];
  hasHomepage: boolean;
  hasAboutPage: boolean;
  places: Location[];
  /** Titles of emergency services that stay inactive, because the settings have no emergency line. */
  withoutLine: string[];
  /** Changes with everything above. */
  listed: string;
}

/**
 * Finds what is left of the demonstration. Its records were made at the moment of the settings record (its enquiries are older), before the site responded
 * to anybody; version 1 means that nobody has saved them since. A page's also rises when its address follows its service.
 */
export async function findDemonstration(manager: EntityManager, company: CompanyInfo): Promise<Demonstration> {
  const { createdAt } = company;
  const all = await Promise.all(DEMO_KINDS.map((kind) => recordsOf(manager, kind, createdAt)));
  const records = all.flat();
  const unsaved = new Set(records.filter(({ version }) => version === 1).map(({ id }) => id));
  for (const id of await movedPages(manager, records, createdAt)) unsaved.add(id);
  const needed = await neededPlaces(manager, unsaved);
  const isUntouched = ({ id }: { id: string }) => unsaved.has(id) && !needed.has(id);
  const named = ({ id, resource, name }: DemoRecord): DemoRecord => ({ id, resource, name });
  const untouched = records.filter(isUntouched).map(named);
  const edited = records.filter((record) => !isUntouched(record)).map(named);
  const settings = COMPARED.filter((name) => isOfSampleCompany(company, name));
  const hasHomepage = (await shippedHomepage(manager, createdAt)) !== null;
  const hasAboutPage = (await aboutPageOfDemo(manager, createdAt)) !== undefined;
  const demoIds = new Set(records.map(({ id }) => id));
  const places = (await manager.find(Location, { where: { isActive: true }, order: { order: 'ASC', name: 'ASC', id: 'ASC' } })).filter(
    ({ id }) => !demoIds.has(id),
  );
  const missing: Record<Missing, boolean> = {
    company: settings.includes('companyName') || settings.includes('address'),
    contact: (['email', 'phone', 'emergencyPhone'] as const).some((name) => settings.includes(name)),
    places: places.length === 0,
  };
  const withoutLine = company.emergencyPhone ? [] : await manager.find(Service, { where: { isEmergency: true }, order: { title: 'ASC' } });
  return {
    isPresent: settings.includes('companyName') || hasHomepage || untouched.length > 0,
    settings,
    missing: MISSING.filter((step) => missing[step]),
    untouched,
    edited,
    hasHomepage,
    hasAboutPage,
    places,
    withoutLine: withoutLine.map(({ title }) => title),
    listed: hash('sha256', JSON.stringify([untouched, edited, hasHomepage, hasAboutPage])),
  };
}

/** Whether it is the sample company's or was never entered. A guarantee as long as the sample company's, a sum as high and free quotations may be the owner's own: they count as theirs once the insurance beside them has changed. */
export function isOfSampleCompany(company: CompanyInfo, name: keyof typeof defaultSettings): boolean {
  const isAskedBeside = ['guaranteeMonths', 'freeQuotes'].includes(name) || (name === 'insuredSum' && company.insurance !== null);
  const asked = isAskedBeside ? ([name, 'insurance'] as const) : [name];
  const isUnknown = name in unknownOwner && isDeepStrictEqual(company[name], unknownOwner[name as keyof typeof unknownOwner]);
  return isUnknown || asked.every((each) => isDeepStrictEqual(company[each], defaultSettings[each]));
}

type Kind = (typeof DEMO_KINDS)[number];

async function recordsOf(manager: EntityManager, { resource, entity, named, ...kind }: Kind, createdAt: Date) {
  const where = ('where' in kind ? kind.where(createdAt) : { createdAt }) as FindOptionsWhere<TrashableRecord>;
  // Without their long texts.
  const select = Object.fromEntries(['id', 'version', ...named].map((name) => [name, true])) as FindOptionsSelect<TrashableRecord>;
  const records = await manager.find<TrashableRecord>(entity, { where, select, order: { id: 'ASC' } });
  const nameOf = (record: object) =>
    named.map((column) => String(Object.entries(record).find(([name]) => name === column)?.[1])).join(', ');
  return records.map((record) => ({ ...pick(record, ['id', 'version']), resource, name: nameOf(record) }));
}

/** With all texts of the sample company, read only if a page has another version. */
async function movedPages(
  manager: EntityManager,
  records: readonly (DemoRecord & { version: number })[],
  createdAt: Date,
): Promise<string[]> {
  const ids = records.filter(({ resource, version }) => resource === 'service-location-pages' && version > 1).map(({ id }) => id);
  if (!ids.length) return [];
  return (await import('./sample-pages.js')).onlyMoved(manager, ids, createdAt);
}

/** Places with a page that stays, because staff made or changed it. */
async function neededPlaces(manager: EntityManager, untouched: ReadonlySet<string>): Promise<Set<string>> {
  const pages = manager.createQueryBuilder(ServiceLocationPage, 'page').select('page.locationId', 'locationId').distinct(true);
  if (untouched.size) pages.where('page.id NOT IN (:...untouched)', { untouched: [...untouched] });
  return new Set((await pages.getRawMany<{ locationId: string }>()).map(({ locationId }) => locationId));
}

/** Returns its id, if it still names people and years of the sample company. */
export async function aboutPageOfDemo(manager: EntityManager, createdAt: Date): Promise<string | undefined> {
  const page = await manager.findOneBy(CorePage, { slug: 'about', createdAt, version: 1 });
  return page && page.metaTitle !== aboutWithoutClaims.metaTitle ? page.id : undefined;
}

export const isHomepageOfDemo = async (manager: EntityManager, createdAt: Date): Promise<boolean> =>
  (await shippedHomepage(manager, createdAt))?.metaTitle === homepage.metaTitle;

/** Returns the published homepage if it is the sample company's or the plain one of an empty start. */
async function shippedHomepage(manager: EntityManager, createdAt: Date): Promise<HomepageVersion | null> {
  const live = await manager.findOne(HomepageVersion, {
    where: { kind: 'revision', status: 'published' },
    order: { versionNumber: 'DESC' },
  });
  return live?.createdAt.getTime() === createdAt.getTime() ? live : null;
}
