import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsOrder, Repository } from 'typeorm';
import { Changes } from '../audit/changes.service.js';
import { AlreadyTaken, ChangedMeanwhile } from '../platform/http/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/lists/list-query.js';
import { findLocked, findOrFail } from '../platform/common/records.js';
import { Service } from '../services/service.entity.js';
import { ServicesService } from '../services/services.service.js';
import { Faq } from './faq.entity.js';
import { CreatePageFaqDto, PageFaqRecord, toPageFaqRecord, UpdatePageFaqDto } from './page-faq.dto.js';
import { PageFaq } from './page-faq.entity.js';
import { findReferred } from '../kinds/referred-record.js';

/** A link is no kind of its own, but it is edited by the same routes. */
export const PAGE_FAQS = {
  resource: 'page-faqs',
  label: 'link',
  entity: PageFaq,
  record: PageFaqRecord,
  forms: { create: CreatePageFaqDto, update: UpdatePageFaqDto },
  view: toPageFaqRecord,
};

const LIST: ListSpec<PageFaq> = {
  resource: PAGE_FAQS.resource,
  sortable: ['order', 'pageType', 'pageId', 'faqId', 'createdAt', 'updatedAt'],
  filterable: { pageType: 'string', pageId: 'string', faqId: 'string' },
  search: [],
  defaultSort: [['order', 'ASC']],
};

const BY_PLACE: FindOptionsOrder<PageFaq> = { order: 'ASC', faq: { order: 'ASC', question: 'ASC' }, id: 'ASC' };

@Injectable()
export class PageFaqsService {
  constructor(
    @InjectRepository(PageFaq) private readonly links: Repository<PageFaq>,
    private readonly services: ServicesService,
    private readonly changes: Changes,
  ) {}

  /** Returns the active FAQs of a visible service, in order. Throws NoSuchRecord (404). */
  async listVisible(serviceSlug: string): Promise<Faq[]> {
    const { id } = await this.services.getVisible(serviceSlug);
    return this.listActive(id);
  }

  /** Returns the active FAQs of a service, in order. */
  async listActive(serviceId: string): Promise<Faq[]> {
    const links = await this.links.find({
      where: { pageType: 'service', pageId: serviceId, faq: { isActive: true } },
      relations: { faq: true },
      order: BY_PLACE,
    });
    return links.flatMap(({ faq }) => faq ?? []);
  }

  list(query: ListQuery): Promise<Listing<PageFaq>> {
    return list(this.links, LIST, query);
  }

  get(id: string): Promise<PageFaq> {
    return findOrFail(this.links, { id }, PAGE_FAQS.label);
  }

  /** Throws InvalidFields (400) for an unknown page or FAQ, AlreadyTaken (409) for a duplicate. */
  create(fields: CreatePageFaqDto): Promise<PageFaq> {
    return this.changes.create(PAGE_FAQS, fields, (link, { manager }) => checkLink(manager, link));
  }

  update(id: string, fields: UpdatePageFaqDto, ifMatch?: number): Promise<PageFaq> {
    return this.changes.update(PAGE_FAQS, id, ifMatch, fields, async (link, { manager }) => {
      if (fields.pageId || fields.faqId || fields.pageType) await checkLink(manager, link);
    });
  }

  remove(id: string): Promise<PageFaq> {
    return this.changes.remove(PAGE_FAQS, id);
  }

  /** Throws NoSuchRecord (404), or ChangedMeanwhile (412) unless the ids are exactly the FAQs shown. */
  setOrder(serviceId: string, faqIds: string[]): Promise<PageFaq[]> {
    return this.changes.write(PAGE_FAQS.resource, async ({ manager, now, audit }) => {
      const { id } = await findLocked(manager, Service, serviceId, 'service');
      const all = await manager.find(PageFaq, { where: { pageType: 'service', pageId: id }, relations: { faq: true }, order: BY_PLACE });
      const links = all.filter(({ faq }) => faq);
      const ordered = faqIds.flatMap((faqId) => links.find((link) => link.faqId === faqId) ?? []);
      if (faqIds.length !== links.length || new Set(ordered).size !== links.length) throw new ChangedMeanwhile('list of FAQs');
      const [before, after] = [links, ordered].map((list) => list.map(({ faq }) => faq?.question));
      const moved = ordered.map((link, i) => ({ link, order: i + 1 })).filter(({ link, order }) => link.order !== order);
      if (!moved.length) return ordered;
      for (const { link, order } of moved) Object.assign(link, { order, updatedAt: now });
      await manager.save(moved.map(({ link }) => link));
      await audit({ action: 'update', entityType: 'services', entityId: id, changes: { faqs: { before, after } } });
      return ordered;
    });
  }
}

async function checkLink(manager: EntityManager, { id, pageType, pageId, faqId }: PageFaq): Promise<void> {
  await findReferred(manager, Service, pageId, 'pageId', 'service');
  await findReferred(manager, Faq, faqId, 'faqId', 'FAQ');
  const holder = await manager.findOne(PageFaq, { where: { pageType, pageId, faqId }, select: { id: true } });
  if (holder && holder.id !== id) throw new AlreadyTaken('faqId', 'This service already shows this FAQ.');
}
