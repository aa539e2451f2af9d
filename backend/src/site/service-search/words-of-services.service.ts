import { Injectable } from '@nestjs/common';
import { FAQS } from '../../faqs/faq.kind.js';
import { PageFaqsService } from '../../faqs/page-faqs.service.js';
import { textFields } from '../../kinds/text-fields.js';
import { turns } from '../../pages/originality.js';
import { SERVICE_PAGES } from '../../pages/service-location-page.kind.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { noteTables, recordReads } from '../../platform/database/recorded-reads.js';
import { fold } from '../../platform/words/fold.js';
import { PROJECTS } from '../../projects/project.kind.js';
import { ProjectsService } from '../../projects/projects.service.js';
import { SERVICES } from '../../services/service.kind.js';
import { ServicesService } from '../../services/services.service.js';
import { wordsOf } from '../checks/page-content.js';
import { PageCache } from '../engine/page-cache.js';
import type { ServiceWords } from './service-words.dto.js';

/** Small batches keep other requests responsive. */
const READ_AT_ONCE = 20;
/** Of the pages of one service, so that a visitor's phone reads no book: those on the most pages. */
const MOST_WORDS = 4_000;

/** What is written with a hyphen, an apostrophe or a space, people also type in one word: 'wifi', 'landlords', 'bs7671'. */
const joined = (folded: string): string => folded.replace(/(?<=[a-z])['-](?=[a-z])|(?<=\b[a-z]{1,4})[ -](?=\d)/g, '');

function wordsIn(text: string): string[] {
  const folded = fold(text);
  return `${folded} ${joined(folded)}`.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

function* wordsOfRecord({ forms }: { forms: { create: new () => object } }, record: object): Generator<string> {
  for (const { text, isHtml } of textFields(forms.create, record))
    // Blocks stand beside each other without a space.
    yield* wordsIn(isHtml ? wordsOf(text.replaceAll('<', ' <')) : text);
}

const mostUsed = (words: ReadonlyMap<string, number>): string[] =>
  [...words]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_WORDS)
    .map(([word]) => word);

interface Found {
  titles: Set<string>;
  own: Set<string>;
  projects: Set<string>;
  /** How many pages a word is on. */
  pages: Map<string, number>;
}

/** Read once after each change of content. */
@Injectable()
export class WordsOfServices {
  private made: { generation: number; tables: Set<string>; words: Promise<ServiceWords[]> } | undefined;

  constructor(
    private readonly services: ServicesService,
    private readonly faqs: PageFaqsService,
    private readonly projects: ProjectsService,
    private readonly pages: ServiceLocationPagesService,
    private readonly cache: PageCache,
  ) {}

  async list(): Promise<ServiceWords[]> {
    const { generation, isSuspended } = this.cache;
    if (isSuspended || this.made?.generation !== generation) {
      const tables = new Set<string>();
      this.made = { generation, tables, words: recordReads(tables, () => this.read()) };
    }
    const { made } = this;
    try {
      return await made.words;
    } catch (error) {
      if (this.made === made) this.made = undefined;
      throw error;
    } finally {
      noteTables(made.tables);
    }
  }

  private async read(): Promise<ServiceWords[]> {
    const rest = turns();
    const services = await this.services.listVisible();
    const found = new Map<string, Found>(
      services.map(({ id }) => [id, { titles: new Set(), own: new Set(), projects: new Set(), pages: new Map() }]),
    );
    const visibleProjects = await this.projects.listVisible();
    for (const { title, relatedServices } of visibleProjects)
      for (const word of wordsIn(title)) for (const id of relatedServices ?? []) found.get(id)?.titles.add(word);
    for (const service of services) {
      const of = found.get(service.id);
      const faqs = await this.faqs.listActive(service.id);
      for (const { question } of faqs) for (const word of wordsIn(question)) of?.titles.add(word);
      const texts = [wordsOfRecord(SERVICES, service), ...faqs.map((faq) => wordsOfRecord(FAQS, faq))];
      for (const words of texts) for (const word of words) if (of && !of.titles.has(word)) of.own.add(word);
      await rest();
    }
    for (const project of visibleProjects) {
      const of = (project.relatedServices ?? []).flatMap((id) => found.get(id) ?? []);
      for (const word of wordsOfRecord(PROJECTS, project))
        for (const { titles, own, projects } of of) if (!titles.has(word) && !own.has(word)) projects.add(word);
      await rest();
    }
    const states = await this.pages.listVisibleStates();
    for (let i = 0; i < states.length; i += READ_AT_ONCE) {
      for (const page of await this.pages.listWhole(states.slice(i, i + READ_AT_ONCE).map(({ id }) => id))) {
        const of = found.get(page.serviceId);
        for (const word of new Set(wordsOfRecord(SERVICE_PAGES, page)))
          if (of && ![of.titles, of.own, of.projects].some((known) => known.has(word))) of.pages.set(word, (of.pages.get(word) ?? 0) + 1);
        await rest();
      }
    }
    const line = (words: Iterable<string>) => [...words].sort().join(' ');
    const lines: ServiceWords[] = [];
    for (const [id, { titles, own, projects, pages }] of found) {
      lines.push({ id, titles: line(titles), own: line(own), projects: line(projects), pages: line(mostUsed(pages)) });
      await rest();
    }
    return lines;
  }
}
