import { BadRequestException, Injectable } from '@nestjs/common';
import type { Listing, ListQuery } from '../common/list-query.js';
import { currentActor } from '../common/request-context.js';
import { cleanText } from '../common/text.js';
import { InquiriesService } from '../inquiries/inquiries.service.js';
import { LocationsService } from '../locations/locations.service.js';
import { MediaService } from '../media/media.service.js';
import { CorePagesService } from '../pages/core-pages.service.js';
import { FaqsService } from '../pages/faqs.service.js';
import { ServiceLocationPagesService } from '../pages/service-location-pages.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { ServicesService } from '../services/services.service.js';
import { TestimonialsService } from '../testimonials/testimonials.service.js';
import { UsersService } from '../users/users.service.js';
import type { SearchedResource, SearchGroup, SearchHit } from './search.dto.js';

export const LONGEST_SEARCH = 100;
const SHORTEST_SEARCH = 2;
const HITS = 5;

type Find = (query: ListQuery) => Promise<SearchGroup>;

interface Searched<T> {
  list(query: ListQuery): Promise<Listing<T>>;
}

const search =
  <T>(resource: SearchedResource, records: Searched<T>, hit: (row: T) => SearchHit): Find =>
  async (query) => {
    const { rows, total } = await records.list(query);
    return { resource, hits: rows.map(hit), total };
  };

/** Searches as the lists do, so that it finds nothing that they would not show. */
@Injectable()
export class SearchService {
  private readonly forStaff: readonly Find[];
  private readonly forAdmins: readonly Find[];

  constructor(
    inquiries: InquiriesService,
    services: ServicesService,
    locations: LocationsService,
    pages: ServiceLocationPagesService,
    corePages: CorePagesService,
    projects: ProjectsService,
    testimonials: TestimonialsService,
    faqs: FaqsService,
    media: MediaService,
    redirects: RedirectsService,
    users: UsersService,
  ) {
    this.forStaff = [
      search('contact-inquiries', inquiries, ({ inquiry: { id, name, email } }) => ({ id, title: name, detail: email })),
      search('services', services, ({ id, title, slug }) => ({ id, title, detail: slug })),
      search('locations', locations, ({ id, name, slug }) => ({ id, title: name, detail: slug })),
      search('service-location-pages', pages, ({ id, title, slug }) => ({ id, title, detail: slug })),
      search('core-pages', corePages, ({ id, title, slug }) => ({ id, title, detail: slug })),
      search('projects', projects, ({ id, title, location }) => ({ id, title, detail: location })),
      search('testimonials', testimonials, ({ id, name, location }) => ({ id, title: name, detail: location })),
      search('faqs', faqs, ({ id, question, category }) => ({ id, title: question, detail: category })),
      search('media', media, ({ id, filename, alt }) => ({ id, title: filename, detail: alt })),
    ];
    this.forAdmins = [
      search('redirects', redirects, ({ id, fromPath, toPath }) => ({ id, title: fromPath, detail: toPath })),
      search('users', users, ({ id, username, email }) => ({ id, title: username, detail: email })),
    ];
  }

  /** Throws BadRequestException (400) for anything but a text of at most 100 characters. */
  async find(typed: unknown): Promise<SearchGroup[]> {
    if (typed !== undefined && (typeof typed !== 'string' || typed.length > LONGEST_SEARCH))
      throw new BadRequestException(`Please search for a text of at most ${LONGEST_SEARCH} characters.`);
    const q = cleanText(typed ?? '');
    if (q.length < SHORTEST_SEARCH) return [];
    const lists = currentActor().role === 'admin' ? [...this.forStaff, ...this.forAdmins] : this.forStaff;
    const found: SearchGroup[] = [];
    // One after the other: a search takes one connection, not eleven.
    for (const list of lists) found.push(await list({ filter: { q }, range: [0, HITS - 1] }));
    return found.filter(({ total }) => total > 0);
  }
}
