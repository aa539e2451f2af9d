import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import { HasPictures } from '../platform/fields/picture.dto.js';
import { omit, pick } from '../platform/common/pick.js';
import { withoutTrash } from '../platform/common/records.js';
import { Day } from '../platform/fields/days.js';
import { Prose } from '../platform/fields/prose.js';
import { Flag, ImageUrl, RecordId, Text, WebAddress, Whole } from '../platform/fields/validation.js';
import { Testimonial } from './testimonial.entity.js';

export class CreateTestimonialDto {
  @Text({ max: 200 })
  name: string;

  @Text({ max: 200, optional: true })
  company?: string | null;

  @Text({ max: 200 })
  location: string;

  /** Stars; default 5. */
  @Whole({ min: 1, max: 5, optional: true })
  rating?: number | null;

  @Prose({ max: 5000 })
  comment: string;

  @Text({ max: 200, optional: true })
  projectType?: string | null;

  /** The customer; without it, the first letter of the name is shown. */
  @ImageUrl({ optional: true })
  image?: string | null;

  /** The day on which it was given. Visitors read month and year. */
  @Day({ optional: true, hasCome: true })
  givenOn?: string | null;

  /** Where it was given, such as 'Google' or 'By email'. */
  @Text({ max: 100, optional: true })
  source?: string | null;

  /** Where it can be read. */
  @WebAddress({ optional: true })
  sourceUrl?: string | null;

  /** Whether the customer agreed that it is published. */
  @Flag({ optional: true })
  hasConsent?: boolean | null;

  /** The day on which the customer agreed. */
  @Day({ optional: true, hasCome: true })
  agreedOn?: string | null;

  @RecordId({ optional: true })
  serviceId?: string | null;

  /** The project that it is about, whose page shows it. */
  @RecordId({ optional: true })
  projectId?: string | null;

  @Whole({ optional: true })
  order?: number | null;

  @Flag({ optional: true })
  isActive?: boolean | null;
}

export class UpdateTestimonialDto extends PartialType(CreateTestimonialDto) {}

export class TestimonialRecord extends OmitType(Testimonial, ['deletedAt', 'trashKey', 'service', 'project']) {}

const PUBLIC = [
  'id',
  'name',
  'company',
  'location',
  'rating',
  'comment',
  'projectType',
  'image',
  'givenOn',
  'source',
  'sourceUrl',
  'order',
  'isActive',
] as const satisfies (keyof TestimonialRecord)[];

@HasPictures('image')
export class PublicTestimonial extends PickType(TestimonialRecord, PUBLIC) {}

export const toTestimonialRecord = (testimonial: Testimonial): TestimonialRecord => omit(withoutTrash(testimonial), ['service', 'project']);
export const toPublicTestimonial = (testimonial: Testimonial): PublicTestimonial => pick(testimonial, PUBLIC);
