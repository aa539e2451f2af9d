import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { LocationsService } from '../../locations/locations.service.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { comparable } from '../../platform/words/text.js';
import { RenewalLinks } from '../../renewals/renewal-links.service.js';
import type { Renewal } from '../../renewals/renewal.entity.js';
import { RenewalsService } from '../../renewals/renewals.service.js';
import { ServicesService } from '../../services/services.service.js';
import type { ServiceType } from '../../services/enquiry-types.js';
import { ContactInquiry } from '../contact-inquiry.entity.js';
import type { CreateContactDto } from './contact.dto.js';

const PAGE = /^\/(services|areas)\/([a-z\d-]{1,200})(?:\/([a-z\d-]{1,200}))?$/;

/** The longest place: as long as staff can type it. */
const PLACE_CHARS = 120;

/** Finds what an enquiry is about: the names of the service and the place, and the renewal whose reminder led to it. */
@Injectable()
export class Subjects {
  constructor(
    private readonly services: ServicesService,
    private readonly locations: LocationsService,
    private readonly renewals: RenewalsService,
    private readonly renewalLinks: RenewalLinks,
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
  ) {}

  async renewalOf({ renewal }: CreateContactDto): Promise<string | null> {
    return (renewal && (await this.renewalLinks.find(renewal))?.id) || null;
  }

  /** What a form about a renewal asks for: the service of the enquiry that it was made from, or else the one that it has its name from. */
  async forRenewal({ inquiryId, what }: Pick<Renewal, 'inquiryId' | 'what'>): Promise<{ serviceType: ServiceType; serviceSlug: string }> {
    const inquiry = inquiryId && (await this.inquiries.findOneBy({ id: inquiryId }));
    const { serviceTitle, serviceType } = inquiry || { serviceTitle: what, serviceType: null };
    const services = await this.services.listVisible();
    const isCalled = (name: string | null) => name !== null && serviceTitle !== null && comparable(name) === comparable(serviceTitle);
    const ofType = services.filter(({ enquiryType }) => enquiryType === serviceType && serviceType !== 'other');
    const service =
      services.find(({ title, shortName }) => isCalled(title) || isCalled(shortName)) ?? (ofType.length === 1 ? ofType[0] : undefined);
    return { serviceType: serviceType ?? service?.enquiryType ?? 'other', serviceSlug: service?.slug ?? 'other' };
  }

  /** In the transaction that stores the enquiry: no more reminders of what the customer has responded to. */
  recordResponse(manager: EntityManager, renewalId: string, inquiryId: string): Promise<void> {
    return this.renewals.responded(manager, renewalId, inquiryId);
  }

  /** Without script the form cannot tell which service it was for: that of the page, if none of the types fits. */
  async of({
    source,
    serviceSlug,
    serviceType,
  }: Pick<CreateContactDto, 'source' | 'serviceSlug' | 'serviceType'>): Promise<
    Pick<ContactInquiry, 'serviceTitle' | 'serviceType' | 'place'>
  > {
    const [, kind, first, second] = PAGE.exec(source ?? '') ?? [];
    const isOther = (serviceType ?? 'other') === 'other';
    const service = serviceSlug ?? (kind === 'services' && isOther ? first : undefined);
    const place = kind === 'areas' ? first : second;
    const [visibleService, visiblePlace] = await Promise.all([
      service && orNull(this.services.getVisible(service)),
      place && orNull(this.locations.getVisible(place)),
    ]);
    const about = visibleService || null;
    // A form that lists the services by name sends no type.
    const nearest = serviceSlug ? (about?.enquiryType ?? 'other') : null;
    return {
      serviceTitle: about?.title ?? null,
      serviceType: serviceType ?? nearest,
      place: (visiblePlace || null)?.name.slice(0, PLACE_CHARS) ?? null,
    };
  }
}

async function orNull<T>(record: Promise<T>): Promise<T | null> {
  try {
    return await record;
  } catch (error) {
    if (error instanceof NoSuchRecord) return null;
    throw error;
  }
}
