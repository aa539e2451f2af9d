import { column, STATE, texts, type Column } from './columns.js';

const MADE = texts({ createdAt: 'Created', updatedAt: 'Changed' });
const SEARCH_ENGINES = [...texts({ metaTitle: 'Meta title', metaDescription: 'Meta description' }), column('keywords', 'Keywords', 'list')];

export const LOCATION_COLUMNS: readonly Column[] = [
  ...texts({ name: 'Name', slug: 'Slug', description: 'Description' }),
  column('postcodes', 'Postcodes', 'list'),
  column('subLocations', 'Sub-locations', 'list'),
  column('latitude', 'Latitude', 'number'),
  column('longitude', 'Longitude', 'number'),
  ...STATE,
];

export const PROJECT_COLUMNS: readonly Column[] = [
  ...texts({
    title: 'Project Title',
    slug: 'Slug',
    description: 'Description',
    category: 'Category',
    status: 'Status',
    location: 'Location',
  }),
  ...texts({ client: 'Client', sector: 'Sector', completionDate: 'Completion Date', imageUrl: 'Image URL' }),
  ...texts({ challenge: 'Challenge', solution: 'Solution', outcome: 'Outcome' }),
  column('kpis', 'Key Figures', 'pairs'),
  column('content', 'Content'),
  column('publishStatus', 'Publication'),
  column('relatedServices', 'Services', 'lines'),
  column('featured', 'Featured', 'flag'),
  ...SEARCH_ENGINES,
  ...STATE,
];

export const TESTIMONIAL_COLUMNS: readonly Column[] = [
  ...texts({ name: 'Name', company: 'Company', location: 'Location' }),
  column('rating', 'Rating', 'number'),
  ...texts({ comment: 'Comment', projectType: 'Project Type', serviceId: 'Service', image: 'Picture' }),
  ...STATE,
];

export const REDIRECT_COLUMNS: readonly Column[] = [...texts({ fromPath: 'From', toPath: 'To' }), column('statusCode', 'Kind', 'number')];

/** The columns of each list, by its name in the API. */
export const EXPORTED = {
  services: [
    ...texts({ title: 'Title', slug: 'Slug', group: 'Group', description: 'Description', baseDescription: 'Base Description' }),
    column('searchTerms', 'Search Terms', 'list'),
    ...texts({ icon: 'Icon', image: 'Image', status: 'Publication', content: 'Content' }),
    ...SEARCH_ENGINES,
    ...STATE,
    ...MADE,
  ],
  locations: [...LOCATION_COLUMNS, ...MADE],
  'service-location-pages': [
    ...texts({ title: 'Page Title', slug: 'URL Slug', serviceId: 'Service', locationId: 'Location', status: 'Publication' }),
    ...texts({ metaTitle: 'Meta title', metaDescription: 'Meta description', heroTitle: 'Hero Title', heroSubtitle: 'Hero Subtitle' }),
    ...texts({ heroDescription: 'Hero Description', introContent: 'Introduction', content: 'Content', publishedAt: 'Published' }),
    column('order', 'Order', 'number'),
    ...MADE,
  ],
  projects: [...PROJECT_COLUMNS, ...MADE],
  testimonials: [...TESTIMONIAL_COLUMNS, ...MADE],
  faqs: [...texts({ question: 'Question', answer: 'Answer', category: 'Category' }), column('tags', 'Tags', 'list'), ...STATE, ...MADE],
  media: [
    ...texts({ filename: 'File', url: 'Address', mimeType: 'Type' }),
    column('size', 'Size (Bytes)', 'number'),
    ...texts({ alt: 'Alternative text' }),
    column('decorative', 'Decorative', 'flag'),
    ...texts({ caption: 'Caption' }),
    column('tags', 'Tags', 'list'),
    ...MADE,
  ],
  'core-pages': [
    ...texts({ title: 'Title', slug: 'Slug', template: 'Template', status: 'Publication', content: 'Content' }),
    ...SEARCH_ENGINES,
    ...MADE,
  ],
  'content-checks': texts({ title: 'Page', path: 'Address', kind: 'Kind', message: 'Finding' }),
  redirects: [...REDIRECT_COLUMNS, column('isAutomatic', 'Automatic', 'flag'), ...MADE],
  users: [
    ...texts({ username: 'Username', email: 'Email Address', displayName: 'Display name', role: 'Role' }),
    column('isActive', 'Active', 'flag'),
    ...texts({ lastLogin: 'Last sign-in', createdAt: 'Created' }),
  ],
  'audit-log': texts({
    ...{ createdAt: 'When', username: 'Who', action: 'What', entityType: 'Record', entityId: 'Id', changes: 'Changes' },
    ...{ ipAddress: 'IP address (hashed)', userAgent: 'Browser' },
  }),
  trash: texts({ name: 'Name', resource: 'Kind', slug: 'Slug', deletedAt: 'Deleted', deletedBy: 'By', endsAt: 'Kept until' }),
  'contact-inquiries': [
    ...texts({ createdAt: 'Received', name: 'Name', company: 'Company', email: 'Email Address', phone: 'Phone Number' }),
    ...texts({ service: 'Service', message: 'Message', status: 'Status', assignedTo: 'Assigned to', notes: 'Notes', source: 'Source' }),
    ...texts({ dueAt: 'Due', respondedAt: 'Answered', customerWroteAt: 'Customer wrote' }),
    column('isSpam', 'Spam', 'flag'),
    column('photoCount', 'Photos', 'number'),
  ],
} satisfies Record<string, readonly Column[]>;

export type ExportedList = keyof typeof EXPORTED;
