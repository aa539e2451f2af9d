import { ConflictException, HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import type { ErrorResponse, FieldErrors } from '../platform/http/error-response.dto.js';
import { InvalidFields } from '../platform/http/errors.js';
import { REQUIRED } from '../platform/fields/validation.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { Location } from '../locations/location.entity.js';
import { ServicesService } from '../services/services.service.js';
import type { PlacesForPages } from './pages-for-places.dto.js';
import type { CreateServiceLocationPageDto } from './service-location-page.dto.js';
import { ServiceLocationPage } from './service-location-page.entity.js';
import { SERVICE_PAGES } from './service-location-page.kind.js';
import { ServiceLocationPagesService } from './service-location-pages.service.js';
import { suggestTexts } from './suggested-texts.js';

/** Makes several pages of a service at once. */
@Injectable()
export class PagesForPlaces {
  constructor(
    @InjectRepository(ServiceLocationPage) private readonly pages: Repository<ServiceLocationPage>,
    private readonly stored: ServiceLocationPagesService,
    private readonly services: ServicesService,
    private readonly company: CompanyInfoService,
    private readonly changes: Changes,
  ) {}

  /** Throws NoSuchRecord (404). */
  async places(serviceId: string): Promise<PlacesForPages> {
    const service = await this.services.get(serviceId);
    const { manager } = this.pages;
    const { companyName } = await this.company.current();
    const locations = await manager.find(Location, { order: { order: 'ASC', name: 'ASC', id: 'ASC' } });
    const pages = await this.pages.find({ where: { serviceId: service.id }, select: { id: true, locationId: true } });
    const pageOf = new Map(pages.map(({ id, locationId }) => [locationId, id]));
    const longest = locations.map(({ name }) => name).sort((one, other) => other.length - one.length)[0];
    return {
      serviceId: service.id,
      title: service.title,
      isVisible: service.isActive && service.status === 'published',
      places: locations.map((location) => ({
        locationId: location.id,
        name: location.name,
        isActive: location.isActive,
        pageId: pageOf.get(location.id) ?? null,
        texts: suggestTexts(service, location, companyName, longest),
      })),
    };
  }

  /**
   * Stores all pages or none, in their order. Throws InvalidFields (400), or ConflictException (409) if one of them exists; the fields name each
   * page that was refused, as in 'pages.1.locationId'.
   */
  async create(wanted: readonly CreateServiceLocationPageDto[]): Promise<ServiceLocationPage[]> {
    if (!wanted.length) throw new InvalidFields({ pages: [REQUIRED] });
    let created: ServiceLocationPage[] = [];
    const first = await this.changes.together(SERVICE_PAGES.resource, async () => {
      created = [];
      const refusals: Refusal[] = [];
      for (const [index, fields] of wanted.entries()) {
        try {
          created.push(await this.stored.create(fields));
        } catch (error) {
          if (!(error instanceof HttpException)) throw error;
          refusals.push({ index, error });
        }
      }
      if (refusals.length) throw refusalOf(refusals, wanted.length);
      return created[0];
    });
    return created.length || !first ? created : this.createdWith(first, wanted);
  }

  /** For a repeated request, which returns only the first page: all pages of a request have its time. */
  private async createdWith(
    { createdAt }: ServiceLocationPage,
    wanted: readonly CreateServiceLocationPageDto[],
  ): Promise<ServiceLocationPage[]> {
    const where = { createdAt, locationId: In(wanted.map(({ locationId }) => locationId)) };
    const pages = await this.pages.find({ where, withDeleted: true });
    return wanted.flatMap(
      ({ serviceId, locationId }) => pages.find((page) => page.serviceId === serviceId && page.locationId === locationId) ?? [],
    );
  }
}

interface Refusal {
  /** Of the page in the request. */
  index: number;
  error: HttpException;
}

function refusalOf(refusals: readonly Refusal[], total: number): HttpException {
  const fields: FieldErrors = {};
  for (const { index, error } of refusals) {
    const { fields: own = {} } = error.getResponse() as Partial<ErrorResponse>;
    for (const [field, messages] of Object.entries(own)) fields[`pages.${index}.${field}`] = messages;
  }
  const [reason = ''] = Object.values(fields).flat();
  const how = refusals.length === 1 ? 'One of them was refused.' : `${refusals.length} of them were refused.`;
  const sentence = `None of the ${total} pages was saved. ${how} ${reason}`;
  const isTaken = refusals.some(({ error }) => error instanceof ConflictException);
  if (!isTaken) return new InvalidFields(fields, sentence);
  return new ConflictException({ statusCode: HttpStatus.CONFLICT, error: sentence, fields } satisfies ErrorResponse);
}
