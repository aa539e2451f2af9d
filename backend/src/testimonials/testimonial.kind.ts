import { kindOf } from '../kinds/kind.js';
import { CreateTestimonialDto, toTestimonialRecord, UpdateTestimonialDto, TestimonialRecord } from './testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';

export const TESTIMONIALS = kindOf<Testimonial>()({
  resource: 'testimonials',
  label: 'testimonial',
  entity: Testimonial,
  place: 70,
  name: 'name',
  shows: 'testimonial',
  forms: { create: CreateTestimonialDto, update: UpdateTestimonialDto },
  view: toTestimonialRecord,
  record: TestimonialRecord,
  visible: { isActive: true },
  isChecked: true,
  list: {
    sortable: ['name', 'company', 'location', 'rating', 'projectType', 'order', 'isActive', 'createdAt', 'updatedAt'],
    filterable: { isActive: 'boolean', rating: 'number', serviceId: 'string', name: 'string' },
    search: ['name', 'company', 'location', 'comment', 'projectType'],
    defaultSort: [
      ['order', 'ASC'],
      ['name', 'ASC'],
    ],
  },
  trash: true,
  counted: true,
  history: {},
  search: { detail: 'location' },
  words: { kept: true },
  csv: {
    columns: {
      name: 'Name',
      company: 'Company',
      location: 'Location',
      rating: 'Rating',
      comment: 'Comment',
      projectType: 'Project Type',
      serviceId: 'Service',
      image: 'Picture',
      givenOn: 'Date',
      source: 'Source',
      sourceUrl: 'Link',
      hasConsent: 'Consent',
      order: 'Order',
      isActive: 'Active',
    },
    recognisedBy: [['name', 'location']],
  },
});
