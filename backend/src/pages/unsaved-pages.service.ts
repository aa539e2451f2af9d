import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Changes, type UnsavedFields } from '../audit/changes.service.js';
import { InvalidFields, NoSuchRecord } from '../platform/http/errors.js';
import { Location } from '../locations/location.entity.js';
import { Service } from '../services/service.entity.js';
import { pairOf } from './page-pair.js';
import type { WholePage } from './service-location-page-responses.dto.js';
import type { UpdateServiceLocationPageDto } from './service-location-page.dto.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';
import { TAB_ORDER, VISIBLE_OF_SERVICE } from './visible-pages.js';

/** For previews: pages as visitors would see them after saving. */
@Injectable()
export class UnsavedPages {
  constructor(
    @InjectRepository(ServiceLocationPage) private readonly pages: Repository<ServiceLocationPage>,
    private readonly stored: ServiceLocationPagesService,
    private readonly changes: Changes,
  ) {}

  /** Throws NoSuchRecord (404), or InvalidFields (400) without a service or a location. */
  async page({ fields, ...sent }: UnsavedFields<UpdateServiceLocationPageDto>): Promise<WholePage> {
    const { slug, title, heroTitle, ...plain } = fields;
    const page = await this.changes.unsaved(SERVICE_PAGES, {
      ...sent,
      fields: { ...plain, heroTitle: heroTitle === null ? '' : heroTitle },
    });
    if (title !== undefined) page.title = title ?? '';
    const { manager } = this.pages;
    const service = await manager.findOneBy(Service, { id: page.serviceId });
    const location = await manager.findOneBy(Location, { id: page.locationId });
    if (!service) throw new InvalidFields({ serviceId: [CHOOSE] }, 'Please choose a service to see the page.');
    if (!location) throw new InvalidFields({ locationId: [CHOOSE] }, 'Please choose a location to see the page.');
    const pair = pairOf(service, location);
    Object.assign(page, { service, location, title: page.title || pair.title, slug: slug || page.slug || pair.slug });
    return this.whole(page);
  }

  /** Returns the first page of an unsaved service; null if it has none. */
  async firstOf(service: Service): Promise<WholePage | null> {
    const page = await this.pages.findOne({
      where: { ...VISIBLE_OF_SERVICE, serviceId: service.id },
      relations: { location: true },
      order: TAB_ORDER,
    });
    return page && this.whole(Object.assign(page, { service }));
  }

  private async whole(page: ServiceLocationPage): Promise<WholePage> {
    const whole = await this.stored.whole(page);
    if (!whole) throw new NoSuchRecord(SERVICE_PAGES.label);
    return { ...whole, siblings: withTab(whole.siblings, page, whole.location) };
  }
}

const CHOOSE = 'Required';

/** Adds the tab of a page that visitors do not see yet, or see elsewhere. */
function withTab(siblings: ServiceLocationPage[], page: ServiceLocationPage, { order, name }: Location): ServiceLocationPage[] {
  if (siblings.some(({ id, location }) => id === page.id && location?.id === page.locationId)) return siblings;
  const others = siblings.filter(({ id }) => id !== page.id);
  const isAfter = ({ location: other }: ServiceLocationPage) =>
    other !== undefined && (other.order === order ? other.name.localeCompare(name) > 0 : other.order > order);
  const place = others.findIndex(isAfter);
  return others.toSpliced(place < 0 ? others.length : place, 0, page);
}
