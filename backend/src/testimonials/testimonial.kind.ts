import { named, PERSON } from '../kinds/column-names.js';
import { kindOf } from '../kinds/kind.js';
import { CreateTestimonialDto, toTestimonialRecord, UpdateTestimonialDto, TestimonialRecord } from './testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';

const IN_WORDS = ['one', 'two', 'three', 'four', 'five'];

/** Returns 1 to 5 for '5/5', '4 out of 5', '8/10', '4.0', 'FIVE', '3 stars', '★★★★☆', and '04-May', which Excel makes of 4/5. */
function readStars(cell: string): string | undefined {
  const text = cell
    .normalize('NFKC')
    .replace(/\uFE0F/g, '')
    .toLowerCase();
  const [, drawn] = /^([★⭐🌟]{1,5})[☆✩]{0,4}$/u.exec(text.replace(/\s/g, '')) ?? [];
  if (drawn) return String([...drawn].length);
  const [, number = '', of = '5'] =
    /^(?:rated |rating:? )?(\d{1,2}|one|two|three|four|five)(?:[.,]0)?(?: ?(?:\/|out of|of) ?(5|five|10|ten)(?:[.,]0)?)?(?: ?(?:\*|★|⭐|stars?)(?: rating)?)?$/u.exec(
      text,
    ) ??
    /^0?([1-5])-may$/.exec(text) ??
    [];
  const stars = (Number(number) || IN_WORDS.indexOf(number) + 1) / (/^(?:10|ten)$/.test(of) ? 2 : 1);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? String(stars) : undefined;
}

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
  block: { type: 'testimonials', services: ({ serviceId }) => (serviceId ? [serviceId] : []) },
  isChecked: true,
  list: {
    sortable: ['name', 'company', 'location', 'rating', 'projectType', 'order', 'isActive', 'createdAt', 'updatedAt'],
    filterable: { isActive: 'boolean', rating: 'number', serviceId: 'string', projectId: 'string', name: 'string' },
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
      name: {
        label: 'Name',
        names: [
          [
            [
              'Reviewer',
              'Reviewer name',
              'Reviewer display name',
              'Author',
              'Author name',
              'Reviewed by',
              'Written by',
              'By',
              'From',
              'User',
              'User name',
            ],
          ],
          ...PERSON.slice(0, 3),
        ],
      },
      company: { label: 'Company', names: named('Company name, Business, Business name, Organisation, Organization, Employer') },
      location: {
        label: 'Location',
        names: named('Place, Town, City, Town/City, Area, Village, Where, Address, Customer location, Reviewer location'),
      },
      rating: {
        label: 'Rating',
        names: named('Stars, Star rating, Score, Review rating, Rating value, Points, Number of stars'),
        reads: readStars,
      },
      comment: {
        label: 'Comment',
        names: named(
          'Review, Review text, Review body, Review content, Text, Testimonial, Quote, Feedback, Words, Message, Body',
          'Comments, Snippet, Content, Description, Customer review, Customer comment',
        ),
      },
      projectType: {
        label: 'Project Type',
        names: named('Project, Type of project, Job, Job type, Type of work, Work, Work done'),
      },
      serviceId: { label: 'Service', names: named('Service name, Service type, Related service') },
      projectId: { label: 'Project shown', names: named('Related project') },
      image: { label: 'Picture', names: named('Image, Photo, Avatar, Image URL, Photo URL, Picture URL, Profile photo') },
      givenOn: {
        label: 'Date',
        names: named(
          'Given on, Date given, Review date, Date of review, Reviewed on, Review time, Published, Published at',
          'Published date, Create time, Posted, Posted on, Submitted, Submitted at',
          'Time',
        ),
      },
      source: { label: 'Source', names: named('Platform, Site, Review site, Review source, Where given, Provider') },
      sourceUrl: {
        label: 'Link',
        names: named('URL, Source URL, Review URL, Review link, Permalink, Web address, Address of the review'),
      },
      hasConsent: {
        label: 'Consent',
        names: named('Has consent, Permission, Permission given, Agreed, May be published, OK to publish'),
      },
      agreedOn: { label: 'Agreed on', names: named('Consent date, Date of consent, Consent given on, Permission date') },
      order: { label: 'Order', names: named('Position, Sort order, Sort') },
      isActive: { label: 'Active', names: named('Visible, Shown, Show, Live, Enabled') },
    },
    recognisedBy: [
      ['name', 'location', 'comment'],
      ['name', 'location'],
    ],
  },
});
