import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LocationsService } from '../../locations/locations.service.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { RenewalLinks } from '../../renewals/renewal-links.service.js';
import { RenewalsService } from '../../renewals/renewals.service.js';
import { ServicesService } from '../../services/services.service.js';
import type { ContactInquiry } from '../contact-inquiry.entity.js';
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
  ) {}

  async renewalOf({ renewal }: CreateContactDto): Promise<string | null> {
    return (renewal && (await this.renewalLinks.find(renewal))?.id) || null;
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
