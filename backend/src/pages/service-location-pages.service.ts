import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type FindOptionsWhere, type Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { NoSuchRecord } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail, patch } from '../common/records.js';
import { isId } from '../common/validation.js';
import { ServicesService } from '../services/services.service.js';
import { closeAddress, freeAddress } from '../site/moved-addresses.js';
import { movePage } from './page-addresses.js';
import { contentOf, keepFormerState } from './page-history.js';
import { chooseSlug, findPair, refuseSecondPage } from './page-pair.js';
import { PAGES } from './page-slugs.js';
import type { WholePage } from './service-location-page-answers.dto.js';
import type { CreateServiceLocationPageDto, UpdateServiceLocationPageDto } from './service-location-page.dto.js';
import { ServiceLocationPage, type PageHistoryEntry } from './service-location-page.entity.js';
import { isAtPair, pairsOf, VISIBLE } from './visible-pages.js';

const KIND: RecordKind<ServiceLocationPage> = { resource: PAGES, label: 'page', entity: ServiceLocationPage };

const LIST: ListSpec<ServiceLocationPage> = {
  resource: PAGES,
  sortable: ['title', 'slug', 'serviceId', 'locationId', 'status', 'order', 'publishedAt', 'createdAt', 'updatedAt'],
  filterable: { serviceId: 'string', locationId: 'string', status: 'string', slug: 'string', title: 'string' },
  search: ['title', 'slug'],
  defaultSort: [
    ['order', 'ASC'],
    ['title', 'ASC'],
  ],
  aliases: { lastModified: 'updatedAt' },
};

@Injectable()
export class ServiceLocationPagesService {
  constructor(
    @InjectRepository(ServiceLocationPage) private readonly pages: Repository<ServiceLocationPage>,
    private readonly services: ServicesService,
    private readonly changes: Changes,
  ) {}

  /** With the slugs of their services and locations, without long content. */
  listVisible(): Promise<ServiceLocationPage[]> {
    return this.pages.find({
      where: VISIBLE,
      relations: { service: true, location: true },
      select: {
        id: true,
        slug: true,
        title: true,
        serviceId: true,
        locationId: true,
        heroTitle: true,
        heroSubtitle: true,
        heroImage: true,
        metaTitle: true,
        metaDescription: true,
        canonicalUrl: true,
        order: true,
        updatedAt: true,
        service: { id: true, slug: true },
        location: { id: true, slug: true },
      },
      order: { order: 'ASC', title: 'ASC', id: 'ASC' },
    });
  }

  /** All that visitors may read, with their services and locations, in the order of the tab strip. */
  listVisibleWhole(): Promise<ServiceLocationPage[]> {
    const order = { location: { order: 'ASC', name: 'ASC' }, id: 'ASC' } as const;
    return this.pages.find({ where: VISIBLE, relations: { service: true, location: true }, order });
  }

  /** The pages in these places, as links: with the slugs of their services and locations, in the order of the services. */
  listVisibleIn(locationIds: string[]): Promise<ServiceLocationPage[]> {
    return this.pages.find({
      where: { ...VISIBLE, locationId: In(locationIds) },
      relations: { service: true, location: true },
      select: { id: true, title: true, locationId: true, service: { id: true, slug: true }, location: { id: true, slug: true } },
      order: { service: { order: 'ASC', title: 'ASC' }, id: 'ASC' },
    });
  }

  /** The page with this address, or else that of the service and the location whose slugs make this address; null when visitors may see none. */
  async findVisible(slug: string): Promise<WholePage | null> {
    const page =
      (await this.findOneVisible([{ ...VISIBLE, slug }], (p) => p.slug === slug)) ??
      (await this.findOneVisible(pairsOf(slug), isAtPair(slug)));
    if (!page?.service || !page.location) return null;
    const siblings = await this.pages.find({
      where: { ...VISIBLE, serviceId: page.serviceId },
      relations: { location: true, service: true },
      select: { id: true, service: { id: true }, location: { id: true, slug: true, name: true } },
      order: { location: { order: 'ASC', name: 'ASC' }, id: 'ASC' },
    });
    const offered = page.relatedServices.length ? await this.services.listVisible() : [];
    const related = [...new Set(page.relatedServices)].flatMap((id) =>
      offered.filter((service) => service.id === id && id !== page.serviceId),
    );
    return { page, service: page.service, location: page.location, siblings, related };
  }

  list(query: ListQuery): Promise<Listing<ServiceLocationPage>> {
    return list(this.pages, LIST, query);
  }

  get(id: string): Promise<ServiceLocationPage> {
    return findOrFail(this.pages, { id }, KIND.label);
  }

  /** The former states that can be restored, newest first. */
  async history(id: string): Promise<PageHistoryEntry[]> {
    const page = isId(id) ? await this.pages.findOne({ where: { id }, select: { id: true, versionHistory: true } }) : null;
    if (!page) throw new NoSuchRecord(KIND.label);
    return page.versionHistory;
  }

  /** @throws InvalidFields (400) for an unknown service or location, AlreadyTaken (409) for a second page of a pair */
  create({ slug, title, ...fields }: CreateServiceLocationPageDto): Promise<ServiceLocationPage> {
    return this.changes.create(KIND, fields, async (page, change) => {
      const { manager, now } = change;
      const pair = await findPair(manager, page);
      await refuseSecondPage(manager, page, pair);
      page.slug = await chooseSlug(manager, page, pair, { given: slug });
      page.title = title || pair.title;
      if (page.status === 'published') page.publishedAt = now;
      await freeAddress(change, pair.path);
    });
  }

  update(id: string, { slug, title, heroTitle, ...fields }: UpdateServiceLocationPageDto, ifMatch?: number): Promise<ServiceLocationPage> {
    const changes = { ...fields, heroTitle: heroTitle === null ? '' : heroTitle };
    return this.changes.update(KIND, id, ifMatch, changes, async (page, change) => {
      const { manager, now } = change;
      const former = await keepFormerState(manager, PAGES, page);
      const pair = await findPair(manager, page, former);
      await refuseSecondPage(manager, page, pair);
      page.slug = await chooseSlug(manager, page, pair, { given: slug, former });
      if (title !== undefined) page.title = title || pair.title;
      if (page.status === 'published') page.publishedAt ??= now;
      await movePage(change, former, page, pair.path);
    });
  }

  /** Brings back what was written on the page at a version; its place, address and publication stay. */
  restore(id: string, version: number, ifMatch?: number): Promise<ServiceLocationPage> {
    return this.changes.update(KIND, id, ifMatch, {}, async (page, { manager, audit }) => {
      const former = await keepFormerState(manager, PAGES, page);
      const entry = former.versionHistory.find((e) => e.version === version);
      if (!entry) throw new NoSuchRecord('version of this page');
      patch(manager.getRepository(ServiceLocationPage), page, contentOf(entry));
      await audit({ action: 'restore', entityType: PAGES, entityId: id, changes: { restoredVersion: { after: version } } });
    });
  }

  remove(id: string): Promise<ServiceLocationPage> {
    return this.changes.remove(KIND, id, async (page, change) => {
      if (page.publishedAt) await closeAddress(change, (await findPair(change.manager, page)).path);
    });
  }

  /** MariaDB compares text without case and accents; an address is exact. */
  private async findOneVisible(
    where: FindOptionsWhere<ServiceLocationPage>[],
    isAsked: (page: ServiceLocationPage) => boolean,
  ): Promise<ServiceLocationPage | undefined> {
    if (!where.length) return undefined;
    const found = await this.pages.find({ where, relations: { service: true, location: true } });
    return found.find(isAsked);
  }
}
