import { ConflictException, Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { Changes, type Change } from '../../audit/changes.service.js';
import { newRecord } from '../../platform/common/records.js';
import { CompanyInfo } from '../../company/company-info.entity.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import type { TrashableRecord } from '../../platform/database/base-record.js';
import { contentOf, type HomepageContent } from '../../homepage/homepage.dto.js';
import { HomepageService } from '../../homepage/homepage.service.js';
import { Location } from '../../locations/location.entity.js';
import { pagePath, pageSlug } from '../../pages/page-addresses.js';
import { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { Project } from '../../projects/project.entity.js';
import { freeAddress } from '../../redirects/automatic-redirects.js';
import { PRICE_FIELDS, Service } from '../../services/service.entity.js';
import { Testimonial } from '../../testimonials/testimonial.entity.js';
import { homepage as sampleHomepage } from '../../sample-content/content/homepage.js';
import { ownerHomepage, ownerPage } from '../../sample-content/content/owner.js';
import { isSamplePrice } from '../../sample-content/content/prices.js';
import { noClaims, ownerMails } from '../../sample-content/content/settings.js';
import { DEMO_KINDS, findDemonstration, isOfSampleCompany, type Demonstration } from '../../sample-content/demonstration.js';
import { clearKept } from './kept-records.js';
import { LEGAL, replacePages } from './pages-to-read.js';
import { setTextsAside } from './texts-to-read.service.js';
import { relatedServices } from '../../sample-content/related-services.js';

const NOTE = 'The demonstration was removed';

const STEPS: Record<Demonstration['missing'][number], string> = {
  company: "the company's name and address",
  contact: 'its email address and telephone numbers',
  places: 'a place where it works',
};

/** Facts and addresses of the sample company, which are hidden while blank. */
const BLANK = { ...noClaims, socialMedia: {}, latitude: null, longitude: null };

export interface RemovedDemonstration {
  removed: number;
  kept: number;
  pages: number;
  /** Titles of emergency services that stay inactive, because the settings have no emergency line. */
  withoutLine: string[];
}

@Injectable()
export class DemoRemoval {
  constructor(
    private readonly company: CompanyInfoService,
    private readonly homepage: HomepageService,
    private readonly changes: Changes,
  ) {}

  /**
   * Moves what staff have not touched to the trash, and the records of `edited`, and gives each service a page in the company's first place.
   * Throws ConflictException (409) if the company's own details are missing, or something else would go than was `listed`.
   */
  remove({ listed, edited }: { listed?: string; edited: readonly string[] }): Promise<RemovedDemonstration> {
    return this.changes.write('company-info', async (change) => {
      const { manager } = change;
      const company = await this.company.current(manager);
      const found = await findDemonstration(manager, company);
      if (found.missing.length) throw new ConflictException(`First enter ${found.missing.map((step) => STEPS[step]).join(', and ')}.`);
      if (listed !== undefined && listed !== found.listed)
        throw new ConflictException('The demonstration has changed since it was listed. Read the list again, then confirm it.');
      const chosen = found.edited.filter(({ id }) => edited.includes(id));
      const going = [...found.untouched, ...chosen];
      let removed = 0;
      for (const { resource, entity } of DEMO_KINDS) {
        const ids = going.filter((record) => record.resource === resource).map(({ id }) => id);
        removed += await toTrash(change, resource, entity, resource === 'locations' ? await withoutPages(manager, ids) : ids);
      }
      const pages = await this.replace(change, company, found);
      return { removed, kept: found.untouched.length + found.edited.length - removed, pages, withoutLine: found.withoutLine };
    });
  }

  private async replace(change: Change, company: CompanyInfo, found: Demonstration): Promise<number> {
    const { manager } = change;
    const [first, ...others] = found.places;
    if (!first) return 0;
    await resetSettings(change, company);
    await resetPrices(change, company);
    // What an owner has read since then stays.
    if (found.isPresent) {
      await setTextsAside(change, company.createdAt);
      await clearKept(change, company);
    }
    await replacePages(change, company, found.isPresent ? [...LEGAL, 'about'] : LEGAL);
    const has = {
      accreditations: company.accreditations.length > 0,
      projects: await manager.existsBy(Project, { isActive: true }),
      testimonials: await manager.existsBy(Testimonial, { isActive: true }),
    };
    const heading = headingOf(await manager.find(Service, { where: { isActive: true, status: 'published' }, order: { order: 'ASC' } }));
    const own = ownerHomepage({ companyName: company.companyName, place: first.name, heading }, has);
    const shown = contentOf(await this.homepage.published(manager));
    const mended = found.hasHomepage ? own : withoutSample(shown, own);
    if (!isDeepStrictEqual(mended, shown)) await this.homepage.replace(mended, NOTE, change);
    return addPages(change, company, first, [first.name, ...others.map(({ name }) => name)]);
  }
}

/** Returns what the website heads the pages of its places with, by the rule of `frontend-public/src/lib/trade.ts`. */
function headingOf(services: readonly Service[]): string {
  const [first, ...others] = services.filter(({ group }) => group === 'energy-smart-home');
  const isInstaller = (others.length + 1) * 2 > services.length && services.every(({ group }) => group !== 'testing-compliance');
  return first && isInstaller ? first.title : 'Electricians';
}

/** Leaves no redirects: the addresses of the demonstration were never the company's. Returns the number of records. */
async function toTrash(change: Change, resource: string, entity: new () => TrashableRecord, ids: readonly string[]): Promise<number> {
  const { manager, now, audit } = change;
  const records = await manager.findBy<TrashableRecord>(entity, { id: In([...ids]) });
  for (const record of records) {
    await manager.save(Object.assign(record, { deletedAt: now, trashKey: record.id, updatedAt: now }));
    await audit({ action: 'delete', entityType: resource, entityId: record.id });
  }
  return records.length;
}

async function withoutPages(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  const pages = await manager.find(ServiceLocationPage, { where: { locationId: In([...ids]) }, select: { id: true, locationId: true } });
  const used = new Set(pages.map(({ locationId }) => locationId));
  return ids.filter((id) => !used.has(id));
}

async function resetSettings({ manager, now, audit }: Change, company: CompanyInfo): Promise<void> {
  const blank = Object.fromEntries(Object.entries(BLANK).filter(([name]) => isOfSampleCompany(company, name as keyof typeof BLANK)));
  const changes = {
    ...blank,
    ...(isOfSampleCompany(company, 'emailRecipients') && { emailRecipients: [company.email] }),
    ...ownerMails(company),
    ...(company.isDemo && { isDemo: false }),
  };
  if (!Object.keys(changes).length) return;
  await manager.save(Object.assign(company, changes, { updatedAt: now }));
  const logged = Object.fromEntries(Object.entries(changes).map(([name, after]) => [name, { after }]));
  await audit({ action: 'update', entityType: 'company-info', entityId: company.id, changes: logged });
}

/** The services stay, but what they cost only the owner knows. */
async function resetPrices({ manager, now, audit }: Change, { createdAt }: CompanyInfo): Promise<void> {
  const blank = Object.fromEntries(PRICE_FIELDS.map((field) => [field, null]));
  const changes = Object.fromEntries(PRICE_FIELDS.map((field) => [field, { after: null }]));
  for (const service of (await manager.findBy(Service, { createdAt })).filter(isSamplePrice)) {
    await manager.save(Object.assign(service, blank, { updatedAt: now }));
    await audit({ action: 'update', entityType: 'services', entityId: service.id, changes });
  }
}

/** For each offered service without a page. Returns their number. */
async function addPages(change: Change, company: CompanyInfo, place: Location, names: [string, ...string[]]): Promise<number> {
  const { manager, now, audit } = change;
  const services = await manager.find(Service, { where: { isActive: true, status: 'published' }, order: { order: 'ASC', title: 'ASC' } });
  const pages = await manager.find(ServiceLocationPage, { select: { id: true, serviceId: true } });
  const paged = new Set(pages.map(({ serviceId }) => serviceId));
  const withoutPage = services.filter(({ id }) => !paged.has(id));
  for (const [order, service] of withoutPage.entries()) {
    const slug = pageSlug(service.slug, place.slug);
    const page = Object.assign(newRecord(ServiceLocationPage, now), ownerPage(service, company, names), {
      serviceId: service.id,
      locationId: place.id,
      slug,
      canonicalUrl: null,
      heroImage: null,
      relatedServices: relatedServices(services, service),
      images: [],
      ctaOverrides: null,
      status: 'published' as const,
      publishedAt: now,
      order,
    });
    await manager.save(page);
    await freeAddress(change, pagePath(service.slug, place.slug));
    await audit({ action: 'create', entityType: 'service-location-pages', entityId: page.id, changes: { title: { after: page.title } } });
  }
  return withoutPage.length;
}

/** Returns a homepage that its owner has changed with the owner's neutral texts where it still says what the sample company says. */
function withoutSample(shown: HomepageContent, own: HomepageContent): HomepageContent {
  const replaced = (content: object, sample: object = {}, other: object = {}) =>
    Object.fromEntries(
      Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
        if (!isDeepStrictEqual(value, sample[name as never])) return [[name, value]];
        return name in other ? [[name, other[name as never]]] : [];
      }),
    );
  const contentIn = (blocks: { type: string; content: object }[], type: string) => blocks.find((block) => block.type === type)?.content;
  const { blocks, ...head } = shown;
  return {
    ...(replaced(head, sampleHomepage, own) as Omit<HomepageContent, 'blocks'>),
    blocks: blocks.map((block) => ({
      ...block,
      content: replaced(block.content, contentIn(sampleHomepage.blocks, block.type), contentIn(own.blocks, block.type)),
    })),
  };
}
