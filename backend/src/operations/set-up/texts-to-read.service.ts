import { InjectEntityManager } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Changes, type Change } from '../../audit/changes.service.js';
import { Faq } from '../../faqs/faq.entity.js';
import { PageFaq } from '../../faqs/page-faq.entity.js';
import { pick } from '../../platform/common/pick.js';
import { findOrFail } from '../../platform/common/records.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { Service, type SampleTexts } from '../../services/service.entity.js';
import type { DecideTextsDto, TextsToRead } from './texts-to-read.dto.js';

const TEXTS = ['description', 'content', 'metaTitle', 'metaDescription', 'keywords'] as const;
const BLANK = { description: null, content: null, metaTitle: null, metaDescription: null, keywords: [] };

const WAITING = { isActive: true, status: 'published', sampleTexts: Not(IsNull()) } as const;

/** Takes what the sample company says of its services off the website, until the owner has read it. What staff have changed stays. */
export async function setTextsAside({ manager, now, audit }: Change, createdAt: Date): Promise<void> {
  const { services: shipped } = await import('../../sample-content/content/services/index.js');
  for (const service of await manager.findBy(Service, { createdAt })) {
    const sample = shipped.find(({ slug }) => slug === service.slug);
    if (!sample) continue;
    const same = TEXTS.filter((field) => isDeepStrictEqual(service[field], sample[field]));
    const links = await manager.find(PageFaq, { where: { pageType: 'service', pageId: service.id }, relations: { faq: true } });
    const faqs = links.flatMap(({ faq }) => (faq?.version === 1 && faq.createdAt.getTime() === createdAt.getTime() ? [faq] : []));
    if (!same.length && !faqs.length) continue;
    const sampleTexts: SampleTexts = {
      texts: pick(service, same),
      faqs: faqs.map(({ id }) => id),
    };
    const blank = Object.fromEntries(same.map((field) => [field, BLANK[field]]));
    await manager.save(Object.assign(service, blank, { sampleTexts, updatedAt: now }));
    const changes = Object.fromEntries(same.map((field) => [field, { after: BLANK[field] }]));
    await audit({ action: 'update', entityType: 'services', entityId: service.id, changes });
    await switchFaqs({ manager, now, audit }, faqs, false);
  }
}

async function switchFaqs({ manager, now, audit }: Pick<Change, 'manager' | 'now' | 'audit'>, faqs: Faq[], isActive: boolean) {
  for (const faq of faqs) {
    await manager.save(Object.assign(faq, { isActive, updatedAt: now }));
    await audit({ action: 'update', entityType: 'faqs', entityId: faq.id, changes: { isActive: { before: !isActive, after: isActive } } });
  }
}

/** Texts of the sample company about services that this company offers, which its owner has not read. */
@OnToday({ name: 'texts to read', path: '/texts-to-read', roles: ['admin'] })
export class TextsToReadService implements KnowsToday {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly changes: Changes,
  ) {}

  async list(): Promise<TextsToRead[]> {
    const services = await this.manager.find(Service, {
      where: WAITING,
      select: { id: true, title: true, sampleTexts: true, order: true },
      order: { order: 'ASC', title: 'ASC' },
    });
    const faqs = await this.manager.findBy(Faq, { id: In(services.flatMap(({ sampleTexts }) => sampleTexts?.faqs ?? [])) });
    const known = new Map(faqs.map((faq) => [faq.id, faq]));
    return services.map(({ id, title, sampleTexts }) => ({
      id,
      title,
      description: sampleTexts?.texts.description ?? null,
      content: sampleTexts?.texts.content ?? null,
      faqs: (sampleTexts?.faqs ?? []).flatMap((faq) => known.get(faq) ?? []).map(({ question, answer }) => ({ question, answer })),
    }));
  }

  /** Puts the texts of a service on the website where it has none by now, or forgets them. Once decided, nothing. Throws NoSuchRecord (404). */
  async decide(id: string, { isRight }: DecideTextsDto): Promise<TextsToRead[]> {
    await this.changes.write('services', async (change) => {
      const { manager, now, audit } = change;
      const service = await findOrFail(manager.getRepository(Service), { id }, 'service');
      const waiting = await manager.findOne(Service, { where: { id }, select: { id: true, sampleTexts: true } });
      const sample = waiting?.sampleTexts;
      if (!sample) return;
      const missing = TEXTS.filter((field) => sample.texts[field] !== undefined && isDeepStrictEqual(service[field], BLANK[field]));
      const texts = Object.fromEntries(isRight ? missing.map((field) => [field, sample.texts[field]]) : []);
      await manager.save(Object.assign(service, texts, { sampleTexts: null, updatedAt: now }));
      const changes = Object.fromEntries(Object.entries(texts).map(([field, after]) => [field, { after }]));
      await audit({ action: 'update', entityType: 'services', entityId: id, changes: { ...changes, textsRead: { after: isRight } } });
      if (isRight) await switchFaqs(change, await manager.findBy(Faq, { id: In(sample.faqs), isActive: false }), true);
    });
    return this.list();
  }

  async today(): Promise<{ items: ItemForToday[] }> {
    const count = await this.manager.countBy(Service, WAITING);
    if (!count) return { items: [] };
    const text =
      'Their pages show no longer text until you say that what is prepared is right for you. It was written for the sample company.';
    const title = count === 1 ? 'Read the text about 1 service' : `Read the texts about ${count} services`;
    return { items: [{ key: 'texts-to-read', kind: 'Set-up', title, text, urgency: 'later', opens: 'Read' }] };
  }
}
