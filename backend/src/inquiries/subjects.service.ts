import { Injectable } from '@nestjs/common';
import { LocationsService } from '../locations/locations.service.js';
import { NoSuchRecord } from '../platform/common/errors.js';
import { ServicesService } from '../services/services.service.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import type { CreateContactDto } from './contact.dto.js';

const PAGE = /^\/(services|areas)\/([a-z\d-]{1,200})(?:\/([a-z\d-]{1,200}))?$/;

/** As many as staff can type. */
const PLACE_CHARS = 120;

/** Finds the names of the service and the place that an enquiry is about. */
@Injectable()
export class Subjects {
  constructor(
    private readonly services: ServicesService,
    private readonly locations: LocationsService,
  ) {}

  /** Without script the form cannot tell which service it was for: that of the page, if none of the types fits. */
  async of({ source, serviceSlug, serviceType }: CreateContactDto): Promise<Pick<ContactInquiry, 'serviceTitle' | 'place'>> {
    const [, kind, first, second] = PAGE.exec(source ?? '') ?? [];
    const isOther = (serviceType ?? 'other') === 'other';
    const service = serviceSlug ?? (kind === 'services' && isOther ? first : undefined);
    const place = kind === 'areas' ? first : second;
    const [visibleService, visiblePlace] = await Promise.all([
      service && orNull(this.services.getVisible(service)),
      place && orNull(this.locations.getVisible(place)),
    ]);
    return { serviceTitle: (visibleService || null)?.title ?? null, place: (visiblePlace || null)?.name.slice(0, PLACE_CHARS) ?? null };
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
