import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { CompanyInfo } from '../company/company-info.entity.js';
import { CompanyInfoService } from '../company/company-info.service.js';
import { ServiceLocationPage } from '../pages/service-location-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Service } from '../services/service.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import type { SampleClaim } from './sample-claim.dto.js';
import { aboutPageOfDemo, isHomepageOfDemo, isOfSampleCompany } from './demonstration.js';
import { isSamplePrice } from './content/prices.js';
import type { defaultSettings } from './content/settings.js';

const SETTINGS = [
  ...['companyName', 'address', 'email', 'phone', 'emergencyPhone', 'accreditations', 'keyClients', 'insurance', 'guaranteeMonths'],
  ...['accreditationProofs', 'reviewProfiles', 'insuredSum', 'people'],
  ...['projectsCompletedSource', 'satisfactionRateSource'],
] as const satisfies (keyof typeof defaultSettings)[];

/** What the sample company still claims on the website: settings, people, prices, projects, testimonials, clients and figures. */
@Injectable()
export class SampleClaims {
  constructor(
    private readonly company: CompanyInfoService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async areLeft(): Promise<boolean> {
    const company = await this.company.current();
    return ofSettings(company).length > 0 || (await this.ofRecords(company)).length > 0;
  }

  async list(): Promise<SampleClaim[]> {
    const company = await this.company.current();
    return [...ofSettings(company), ...(await this.ofRecords(company))];
  }

  private async ofRecords({ createdAt }: CompanyInfo): Promise<SampleClaim[]> {
    const { manager } = this;
    const claim = (resource: string, id: string | null, name: string): SampleClaim => ({ resource, id, field: null, name });
    const projects = await manager.find(Project, {
      where: { createdAt, isActive: true, publishStatus: 'published' },
      select: { id: true, title: true, description: true, version: true },
    });
    const testimonials = await manager.find(Testimonial, {
      where: { createdAt, isActive: true },
      select: { id: true, name: true, comment: true, version: true },
    });
    const services = await manager.find(Service, { where: { createdAt, isActive: true, status: 'published', priceFrom: Not(IsNull()) } });
    const pages = await manager.find(ServiceLocationPage, {
      where: { createdAt, status: 'published', microCaseStudy: Not(IsNull()) },
      select: { id: true, title: true, microCaseStudy: true, version: true },
    });
    const texts = await sampleTexts([...projects, ...testimonials], ofProjectsAndTestimonials);
    const jobs = await sampleTexts(pages, ofPages);
    const isOfSample = ({ version }: { version: number }, text: string | null) => version === 1 || texts.has(text) || jobs.has(text);
    const aboutId = await aboutPageOfDemo(manager, createdAt);
    return [
      ...((await isHomepageOfDemo(manager, createdAt)) ? [claim('homepage', null, 'Homepage')] : []),
      ...(aboutId ? [claim('core-pages', aboutId, 'About')] : []),
      ...projects.filter((one) => isOfSample(one, one.description)).map(({ id, title }) => claim('projects', id, title)),
      ...testimonials.filter((one) => isOfSample(one, one.comment)).map(({ id, name }) => claim('testimonials', id, name)),
      ...services.filter(isSamplePrice).map(({ id, title }) => claim('services', id, title)),
      ...pages.filter((one) => isOfSample(one, one.microCaseStudy)).map(({ id, title }) => claim('service-location-pages', id, title)),
    ];
  }
}

const ofSettings = (company: CompanyInfo): SampleClaim[] =>
  SETTINGS.filter((field) => company[field] !== null && isOfSampleCompany(company, field)).map((field) => ({
    resource: 'company-info',
    id: null,
    field,
    name: field,
  }));

/** Texts of the sample company, read only if a record that may have one was saved since: another order makes an invented review no true one. */
const sampleTexts = async (records: readonly { version: number }[], read: () => Promise<string[]>): Promise<ReadonlySet<string | null>> =>
  new Set(records.some(({ version }) => version > 1) ? await read() : []);

async function ofProjectsAndTestimonials(): Promise<string[]> {
  const [{ projects }, { testimonials }] = await Promise.all([import('./content/projects.js'), import('./content/testimonials.js')]);
  return [...projects.map(({ description }) => description), ...testimonials.map(({ comment }) => comment)];
}

async function ofPages(): Promise<string[]> {
  const { services } = await import('./content/services/index.js');
  return services.flatMap(({ pages }) => pages.map(({ microCaseStudy }) => microCaseStudy));
}
