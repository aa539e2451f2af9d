import { InjectEntityManager } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { difference } from '../../audit/audit-diff.js';
import { Changes, type Change } from '../../audit/changes.service.js';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { CorePage } from '../../core-pages/core-page.entity.js';
import { isHeldBack } from '../../core-pages/held-back.js';
import { Faq } from '../../faqs/faq.entity.js';
import { PageFaq } from '../../faqs/page-faq.entity.js';
import { pick } from '../../platform/common/pick.js';
import { findOrFail } from '../../platform/common/records.js';
import { OnToday, type ItemForToday, type KnowsToday } from '../../platform/common/on-today.js';
import { Service, type SampleTexts } from '../../services/service.entity.js';
import { isPlainDescription, plainDescriptions } from '../../sample-content/content/plain-descriptions.js';
import type { DecideTextsDto, TextsToRead } from './texts-to-read.dto.js';
import { withoutOthers } from './without-others.js';

const TEXTS = ['description', 'baseDescription', 'content', 'metaTitle', 'metaDescription', 'keywords'] as const;
const BLANK = { description: null, content: null, metaTitle: null, metaDescription: null, keywords: [] };

/** Whether a service says nothing but what is common knowledge. */
const isBlank = (field: (typeof TEXTS)[number], value: unknown): boolean =>
  field === 'baseDescription' ? isPlainDescription(String(value)) : isDeepStrictEqual(value, BLANK[field]);

const WAITING = { isActive: true, status: 'published', sampleTexts: Not(IsNull()) } as const;
const UNREAD = { isUnread: true, status: 'published' } as const;

/** Takes what the sample company says of its services off the website, until the owner has read it. What staff have changed stays. */
export async function setTextsAside({ manager, now, audit }: Change, createdAt: Date): Promise<void> {
  const { services: shipped } = await import('../../sample-content/content/services/index.js');
  for (const service of await manager.findBy(Service, { createdAt })) {
    const sample = shipped.find(({ slug, content }) => slug === service.slug || content === service.content);
    if (!sample) continue;
    const same = TEXTS.filter((field) => isDeepStrictEqual(service[field], sample[field]));
    const links = await manager.find(PageFaq, { where: { pageType: 'service', pageId: service.id }, relations: { faq: true } });
    const faqs = links.flatMap(({ faq }) => (faq?.version === 1 && faq.createdAt.getTime() === createdAt.getTime() ? [faq] : []));
    if (!same.length && !faqs.length) continue;
    const sampleTexts: SampleTexts = {
      texts: pick(service, same),
      faqs: faqs.map(({ id }) => id),
    };
    const blank = pick({ ...BLANK, baseDescription: plainDescriptions[sample.slug] ?? sample.title }, same);
    await manager.save(Object.assign(service, blank, { sampleTexts, updatedAt: now }));
    const changes = Object.fromEntries(Object.entries(blank).map(([field, after]) => [field, { after }]));
    await audit({ action: 'update', entityType: 'services', entityId: service.id, changes });
    await switchFaqs({ manager, now, audit }, faqs, false);
  }
}

async function switchFaqs(
  { manager, now, audit }: Pick<Change, 'manager' | 'now' | 'audit'>,
  faqs: Faq[],
  isActive: boolean,
  edited: ReturnType<typeof difference> = {},
): Promise<void> {
  for (const faq of faqs) {
    const changes = { ...edited, ...difference({ isActive: faq.isActive }, { isActive }) };
    await manager.save(Object.assign(faq, { isActive, updatedAt: now }));
    await audit({ action: 'update', entityType: 'faqs', entityId: faq.id, changes });
  }
}

const given = (edited: DecideTextsDto['edited']) => ({
  ...(edited?.description !== undefined && { description: edited.description }),
  ...(edited?.baseDescription && { baseDescription: edited.baseDescription }),
  ...(edited?.content !== undefined && { content: edited.content }),
});

/** As they are, or those that were kept, as they were edited. */
async function showFaqs(change: Change, faqs: Faq[], edited: DecideTextsDto['edited']): Promise<void> {
  const kept = edited?.faqs;
  for (const faq of faqs) {
    const own = kept?.find(({ id }) => id === faq.id);
    const changes = own ? difference(pick(faq, ['question', 'answer']), pick(own, ['question', 'answer'])) : {};
    const isActive = !kept || own !== undefined;
    if (faq.isActive === isActive && !Object.keys(changes).length) continue;
    if (own) Object.assign(faq, pick(own, ['question', 'answer']));
    await switchFaqs(change, [faq], isActive, changes);
  }
}

/** What there is to read of a service: what was set aside, or what visitors read already. */
async function textsOf(manager: EntityManager, service: Service): Promise<SampleTexts> {
  const { sampleTexts, createdAt } = service;
  if (sampleTexts && !sampleTexts.isShown) {
    const offered = await manager.find(Service, { where: { isActive: true, status: 'published' }, select: { id: true, slug: true } });
    const texts = { ...pick(service, ['baseDescription']), ...sampleTexts.texts };
    const content = texts.content && withoutOthers(texts.content, new Set(offered.map(({ slug }) => slug)));
    return { ...sampleTexts, texts: { ...texts, ...(content && { content }) } };
  }
  const links = await manager.find(PageFaq, { where: { pageType: 'service', pageId: service.id }, relations: { faq: true } });
  const faqs = links.flatMap(({ faq }) => (faq?.isActive && faq.createdAt.getTime() === createdAt.getTime() ? [faq.id] : []));
  return { texts: pick(service, ['description', 'baseDescription', 'content']), faqs, isShown: true };
}

/** Texts of the sample company that its successor has not read: about what it offers, and whole pages. */
@OnToday({ name: 'texts to read', path: '/texts-to-read', roles: ['admin'] })
export class TextsToReadService implements KnowsToday {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly changes: Changes,
    private readonly company: CompanyInfoService,
  ) {}

  async list(): Promise<TextsToRead[]> {
    const services = await this.manager.find(Service, {
      where: WAITING,
      select: {
        ...{ id: true, title: true, description: true, baseDescription: true, content: true },
        createdAt: true,
        order: true,
        sampleTexts: true,
      },
      order: { order: 'ASC', title: 'ASC' },
    });
    const ofServices: TextsToRead[] = [];
    for (const service of services) {
      const { texts, faqs, isShown = false } = await textsOf(this.manager, service);
      const known = new Map((await this.manager.findBy(Faq, { id: In(faqs) })).map((faq) => [faq.id, faq]));
      ofServices.push({
        resource: 'services',
        ...pick(service, ['id', 'title']),
        isShown,
        lacksTerms: false,
        description: texts.description ?? null,
        baseDescription: texts.baseDescription ?? null,
        content: texts.content ?? null,
        faqs: faqs.flatMap((id) => known.get(id) ?? []).map((faq) => pick(faq, ['id', 'question', 'answer'])),
      });
    }
    return [...ofServices, ...(await this.pages())];
  }

  private async pages(): Promise<TextsToRead[]> {
    const pages = await this.manager.find(CorePage, { where: UNREAD, order: { title: 'ASC' } });
    const company = await this.company.current();
    return pages.map((page) => ({
      resource: 'core-pages',
      ...pick(page, ['id', 'title', 'content']),
      isShown: !page.isHeldBack,
      lacksTerms: isHeldBack({ ...page, isUnread: false }, company),
      description: null,
      baseDescription: null,
      faqs: [],
    }));
  }

  /** Puts the texts of a service on the website where it has none by now, as they are or as edited, or forgets them. Once decided, nothing. Throws NoSuchRecord (404). */
  async decide(id: string, decision: DecideTextsDto): Promise<TextsToRead[]> {
    await ((await this.manager.existsBy(CorePage, { id })) ? this.decidePage(id, decision) : this.decideService(id, decision));
    return this.list();
  }

  private decidePage(id: string, { isRight, edited }: DecideTextsDto): Promise<void> {
    return this.changes.write('core-pages', async ({ manager, now, audit }) => {
      const page = await manager.findOneBy(CorePage, { ...UNREAD, id });
      if (!page) return;
      const before = pick(page, ['content', 'status', 'isUnread', 'isHeldBack']);
      Object.assign(
        page,
        { isUnread: false, updatedAt: now },
        isRight ? pick({ ...page, ...given(edited) }, ['content']) : { status: 'draft' },
      );
      page.isHeldBack = isHeldBack(page, await this.company.current(manager));
      await manager.save(page);
      const changes = difference(before, pick(page, ['content', 'status', 'isUnread', 'isHeldBack']));
      await audit({ action: 'update', entityType: 'core-pages', entityId: id, changes });
    });
  }

  private decideService(id: string, { isRight, edited }: DecideTextsDto): Promise<void> {
    return this.changes.write('services', async (change) => {
      const { manager, now, audit } = change;
      const service = await findOrFail(manager.getRepository(Service), { id }, 'service');
      const waiting = await manager.findOne(Service, { where: { id }, select: { id: true, sampleTexts: true } });
      if (!waiting?.sampleTexts) return;
      const sample = await textsOf(manager, Object.assign(service, { sampleTexts: waiting.sampleTexts }));
      const missing = TEXTS.filter((field) => sample.texts[field] !== undefined && isBlank(field, service[field]));
      const read = { ...sample.texts, ...given(edited) };
      const set = sample.isShown ? Object.keys(given(edited)) : missing;
      const texts = isRight
        ? Object.fromEntries(TEXTS.filter((field) => set.includes(field)).map((field) => [field, read[field] ?? null]))
        : {};
      await manager.save(Object.assign(service, texts, { sampleTexts: null, updatedAt: now }));
      const changes = Object.fromEntries(Object.entries(texts).map(([field, after]) => [field, { after }]));
      await audit({ action: 'update', entityType: 'services', entityId: id, changes: { ...changes, textsRead: { after: isRight } } });
      if (isRight) await showFaqs(change, await manager.findBy(Faq, { id: In(sample.faqs) }), edited);
    });
  }

  async today(): Promise<{ items: ItemForToday[] }> {
    const count = (await this.manager.countBy(Service, WAITING)) + (await this.manager.countBy(CorePage, UNREAD));
    if (!count) return { items: [] };
    const text =
      'They were written for the sample company. Pages of services show no longer text, and there are no terms, until you say that what is prepared is right for you.';
    const title = count === 1 ? 'Read 1 text that stands in your name' : `Read ${count} texts that stand in your name`;
    return { items: [{ key: 'texts-to-read', kind: 'Set-up', title, text, urgency: 'later', opens: 'Read' }] };
  }
}
