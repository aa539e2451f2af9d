import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Changes, type Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../platform/common/list-query.js';
import { findOrFail } from '../platform/common/records.js';
import { Service } from '../services/service.entity.js';
import type { CreateFaqDto, UpdateFaqDto } from './faq.dto.js';
import { Faq } from './faq.entity.js';
import { PageFaq } from './page-faq.entity.js';
import { ServiceOf } from '../kinds/kind.js';
import { FAQS } from './faq.kind.js';

const LIST: ListSpec<Faq> = {
  resource: 'faqs',
  sortable: ['question', 'category', 'order', 'isActive', 'createdAt', 'updatedAt'],
  filterable: { isActive: 'boolean', category: 'string', question: 'string' },
  search: ['question', 'answer', 'category'],
  defaultSort: [
    ['order', 'ASC'],
    ['question', 'ASC'],
  ],
};

@Injectable()
@ServiceOf(FAQS)
export class FaqsService {
  constructor(
    @InjectRepository(Faq) private readonly faqs: Repository<Faq>,
    private readonly changes: Changes,
  ) {}

  list(query: ListQuery): Promise<Listing<Faq>> {
    return list(this.faqs, LIST, query);
  }

  get(id: string): Promise<Faq> {
    return findOrFail(this.faqs, { id }, FAQS.label);
  }

  create(fields: CreateFaqDto): Promise<Faq> {
    return this.changes.create(FAQS, fields);
  }

  update(id: string, fields: UpdateFaqDto, ifMatch?: number): Promise<Faq> {
    return this.changes.update(FAQS, id, ifMatch, fields);
  }

  /** Throws ConflictException (409) while a service shows it. */
  remove(id: string): Promise<Faq> {
    return this.changes.remove(FAQS, id, async (_, { manager }) => {
      const titles = await titlesOfServicesWith(manager, id);
      if (!titles.length) return;
      const names = titles.slice(0, 5).map((title) => `"${title}"`);
      const more = titles.length > names.length ? ` and ${titles.length - names.length} more` : '';
      throw new ConflictException(`These services still show this FAQ: ${names.join(', ')}${more}. Remove it from their pages first.`);
    });
  }

  /** Throws NoSuchRecord (404). */
  undelete(id: string, change: Change): Promise<Faq> {
    return undelete(change, FAQS, id);
  }
}

async function titlesOfServicesWith(manager: EntityManager, faqId: string): Promise<string[]> {
  const links = await manager.find(PageFaq, { where: { faqId, pageType: 'service' } });
  if (!links.length) return [];
  const services = await manager.find(Service, {
    where: { id: In(links.map((l) => l.pageId)) },
    select: { id: true, title: true },
    order: { title: 'ASC' },
  });
  return services.map((s) => s.title);
}
