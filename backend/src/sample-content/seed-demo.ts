import type { EntityManager } from 'typeorm';
import { newRecord, type newId } from '../platform/common/records.js';
import { slugify } from '../platform/words/text.js';
import { ContactInquiry } from '../inquiries/contact-inquiry.entity.js';
import { DAY_MS, HOUR_MS } from '../platform/time/durations.js';
import { Location } from '../locations/location.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { PageFaq } from '../faqs/page-faq.entity.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Renewal } from '../renewals/renewal.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { enquiries, SAMPLE_SOURCE } from './content/inquiries.js';
import { locations } from './content/locations.js';
import { prices } from './content/prices.js';
import { projects } from './content/projects.js';
import { sampleRenewals } from './content/renewals.js';
import { services } from './content/services/index.js';
import { testimonials } from './content/testimonials.js';
import { relatedServices } from './related-services.js';
import { samplePage } from './sample-pages.js';
import type { FaqContent, PageContent, ServiceContent } from './content/types.js';

type RecordId = ReturnType<typeof newId>;

export async function seedDemo(manager: EntityManager, now: Date): Promise<void> {
  const published = { status: 'published' as const, publishedAt: now };
  const places = locations.map((content, order) => Object.assign(newRecord(Location, now), { ...content, isActive: true, order }));
  const offered = services.map(({ pages: _p, faqs: _f, ...content }, order) =>
    Object.assign(newRecord(Service, now), {
      ...content,
      ...prices[content.slug],
      ...published,
      image: null,
      gallery: [],
      ogImage: null,
      isActive: true,
      order,
    }),
  );
  await manager.save([...places, ...offered]);

  const idOf = (slug: string): RecordId | null => offered.find((s) => s.slug === slug)?.id ?? null;
  const pages = services.flatMap((service, i) => service.pages.map((page) => makePage(service, page, offered, places, i, now)));
  await manager.save(pages, { chunk: 50 });
  for (const [i, { faqs }] of services.entries()) await saveFaqs(manager, offered[i], faqs, now);

  const jobs = projects.map(({ services: shown, ...content }, order) =>
    Object.assign(newRecord(Project, now), {
      ...content,
      relatedServices: shown.flatMap((slug) => idOf(slug) ?? []),
      slug: slugify(content.title),
      images: [],
      ogImage: null,
      publishStatus: 'published' as const,
      publishedAt: now,
      isActive: true,
      order,
    }),
  );
  await manager.save(jobs);
  await manager.save([
    ...sampleRenewals(now).map((content) => Object.assign(newRecord(Renewal, now), content)),
    ...testimonials.map(({ serviceSlug, projectTitle, ...content }, order) =>
      Object.assign(newRecord(Testimonial, now), {
        company: null,
        image: null,
        sourceUrl: null,
        hasConsent: true,
        ...content,
        serviceId: serviceSlug ? idOf(serviceSlug) : null,
        projectId: jobs.find(({ title }) => title === projectTitle)?.id ?? null,
        isActive: true,
        order,
      }),
    ),
  ]);
  await manager.save(enquiries.map((content, index) => makeInquiry(content, index, now)));
}

/** Answered within two hours and done with. */
function makeInquiry({ daysAgo, ...content }: (typeof enquiries)[number], index: number, now: Date): ContactInquiry {
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  return Object.assign(newRecord(ContactInquiry, createdAt), {
    ...content,
    email: '',
    phone: `0151 496 0${200 + index}`,
    source: SAMPLE_SOURCE,
    status: content.outcome === 'won' ? ('completed' as const) : ('closed' as const),
    dueAt: new Date(createdAt.getTime() + DAY_MS),
    respondedAt: new Date(createdAt.getTime() + 2 * HOUR_MS),
  });
}

function makePage(
  service: ServiceContent,
  page: PageContent,
  offered: Service[],
  places: Location[],
  index: number,
  now: Date,
): ServiceLocationPage {
  const record = offered[index];
  const place = places.find((l) => l.slug === page.location);
  if (!record || !place) throw new Error(`The demo page ${service.slug} in ${page.location} has no place`);
  return Object.assign(newRecord(ServiceLocationPage, now), {
    ...samplePage(service, page),
    serviceId: record.id,
    locationId: place.id,
    slug: `${service.slug}-${place.slug}`,
    relatedServices: relatedServices(offered, record),
    publishedAt: now,
  });
}

async function saveFaqs(manager: EntityManager, service: Service | undefined, contents: FaqContent[], now: Date): Promise<void> {
  if (!service) return;
  const faqs = contents.map((content, order) =>
    Object.assign(newRecord(Faq, now), { ...content, category: service.title, isActive: true, order }),
  );
  await manager.save(faqs);
  await manager.save(
    faqs.map((faq, order) =>
      Object.assign(newRecord(PageFaq, now), { pageType: 'service' as const, pageId: service.id, faqId: faq.id, order }),
    ),
  );
}
