import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { AlreadyTaken, NoSuchRecord } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail } from '../common/records.js';
import { Service } from '../services/service.entity.js';
import { ServicesService } from '../services/services.service.js';
import { Faq } from './faq.entity.js';
import type { CreatePageFaqDto, UpdatePageFaqDto } from './page-faq.dto.js';
import { PageFaq } from './page-faq.entity.js';
import { findReferred } from './referred-record.js';

const KIND: RecordKind<PageFaq> = { resource: 'page-faqs', label: 'link', entity: PageFaq };

const LIST: ListSpec<PageFaq> = {
  resource: 'page-faqs',
  sortable: ['order', 'pageType', 'pageId', 'faqId', 'createdAt', 'updatedAt'],
  filterable: { pageType: 'string', pageId: 'string', faqId: 'string' },
  search: [],
  defaultSort: [['order', 'ASC']],
};

/** Which page shows which FAQ. */
@Injectable()
export class PageFaqsService {
  constructor(
    @InjectRepository(PageFaq) private readonly links: Repository<PageFaq>,
    private readonly services: ServicesService,
    private readonly changes: Changes,
  ) {}

  /**
   * The active FAQs of a service that visitors may see, in the order of its page.
   * @throws NoSuchRecord (404)
   */
  async listVisible(serviceSlug: string): Promise<Faq[]> {
    const service = await this.services.getVisible(serviceSlug);
    // MariaDB compares text without case and accents; an address is exact.
    if (service.slug !== serviceSlug) throw new NoSuchRecord('service');
    const links = await this.links.find({
      where: { pageType: 'service', pageId: service.id, faq: { isActive: true } },
      relations: { faq: true },
      order: { order: 'ASC', faq: { order: 'ASC', question: 'ASC' }, id: 'ASC' },
    });
    return links.flatMap(({ faq }) => faq ?? []);
  }

  list(query: ListQuery): Promise<Listing<PageFaq>> {
    return list(this.links, LIST, query);
  }

  get(id: string): Promise<PageFaq> {
    return findOrFail(this.links, { id }, KIND.label);
  }

  /** @throws InvalidFields (400) for an unknown page or FAQ, AlreadyTaken (409) for a second link of both */
  create(fields: CreatePageFaqDto): Promise<PageFaq> {
    return this.changes.create(KIND, fields, (link, { manager }) => checkLink(manager, link));
  }

  update(id: string, fields: UpdatePageFaqDto, ifMatch?: number): Promise<PageFaq> {
    return this.changes.update(KIND, id, ifMatch, fields, async (link, { manager }) => {
      if (fields.pageId || fields.faqId || fields.pageType) await checkLink(manager, link);
    });
  }

  remove(id: string): Promise<PageFaq> {
    return this.changes.remove(KIND, id);
  }
}

async function checkLink(manager: EntityManager, { id, pageType, pageId, faqId }: PageFaq): Promise<void> {
  await findReferred(manager, Service, pageId, 'pageId', 'service');
  await findReferred(manager, Faq, faqId, 'faqId', 'FAQ');
  const holder = await manager.findOne(PageFaq, { where: { pageType, pageId, faqId }, select: { id: true } });
  if (holder && holder.id !== id) throw new AlreadyTaken('faqId', 'This service shows this FAQ already.');
}
