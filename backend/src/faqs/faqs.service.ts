import { ConflictException, Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { ServiceOf } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { someOf } from '../platform/words/text.js';
import { Service } from '../services/service.entity.js';
import type { Faq } from './faq.entity.js';
import { FAQS } from './faq.kind.js';
import { PageFaq } from './page-faq.entity.js';

const MOST_NAMES = 5;

@Injectable()
@ServiceOf(FAQS)
export class FaqsService extends PlainRecords<Faq> {
  protected readonly kind = FAQS;

  /** Throws ConflictException (409) while a service shows it. */
  protected override async refuseRemoval({ id }: Faq, { manager }: Change): Promise<void> {
    const titles = await titlesOfServicesWith(manager, id);
    if (!titles.length) return;
    const names = titles.map((title) => `"${title}"`);
    throw new ConflictException(`These services still show this FAQ: ${someOf(names, MOST_NAMES)}. Remove it from their pages first.`);
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
