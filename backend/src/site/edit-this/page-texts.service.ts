import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Fields, Kind } from '../../kinds/kind.js';
import { Kinds, type Known } from '../../kinds/kinds.service.js';
import { Pages } from '../../kinds/pages.service.js';
import { readableFields } from '../../kinds/readable-fields.js';
import { readAddress } from '../../platform/http/address.js';
import { currentActor } from '../../platform/http/request-context.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { titleOf } from '../../records/words/text-records.service.js';
import { SitePages } from '../pages/site-pages.service.js';
import type { PageTexts, ShownText } from './page-texts.dto.js';
import { groupOf, OtherValues } from './other-values.js';
import { indexOfPart, partOfPage, partsOfPage, type WantedPart } from './part-of-page.js';
import { pathIn, TextMarks, type Source, withoutMarks } from './text-marks.js';

/** Each costs some renders. */
const A_MINUTE = 60;
const OFTEN = 'That is very often. Please try again in a minute.';
/** A part that is a whole card, or a whole page. */
const MOST = 12;
const PICTURE = /^\/media\/([\da-f-]{36})\./;

/**
 * Knows which fields a text of a page comes from: the page is made once more, of records whose texts are marked, and of records with other numbers,
 * days, times and answers.
 */
@Injectable()
export class PageTextsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly kinds: Kinds,
    private readonly pages: Pages,
    private readonly site: SitePages,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Throws TooManyTries (429). */
  async find(path: string, wanted: WantedPart | undefined): Promise<PageTexts> {
    await this.rateLimit.spend({ key: `page-texts:${currentActor().userId}`, limit: A_MINUTE, windowMs: MINUTE_MS }, () => OFTEN);
    const canonical = readAddress(path, '')?.canonical;
    if (canonical === undefined) return { texts: [], page: null };
    const open = this.kinds.open('words');
    const sources = wanted ? await this.sourcesOf(wanted, canonical, new Map(open.map(({ kind }) => [kind.entity, kind]))) : [];
    const texts = new Map<string, ShownText>();
    for (const source of sources) {
      const text = texts.size < MOST ? await this.textOf(source) : undefined;
      if (text) texts.set(`${text.resource}/${text.id}/${text.path}`, text);
    }
    return { texts: [...texts.values()], page: await this.pageAt(canonical, open) };
  }

  private async sourcesOf(wanted: WantedPart, canonical: string, kinds: ReadonlyMap<unknown, Kind>): Promise<Source[]> {
    const marks = new TextMarks(kinds);
    const part = partOfPage(await this.site.madeOf(canonical, marks.mark), wanted);
    if (!part) return [];
    const counted = part.counts && [...kinds.values()].find(({ resource }) => resource === part.counts);
    if (counted) return [{ kind: counted, id: undefined, slug: undefined, path: '' }];
    const [, picture] = PICTURE.exec(part.src ?? '') ?? [];
    const marked = [...(picture ? marks.ofPicture(picture) : []), ...marks.of(part)];
    if (marked.length > 0 && !/\d/.test(withoutMarks(part.own.trim() || part.text))) return marked;
    const values = new OtherValues(kinds, async (onLoad) => partsOfPage(await this.site.madeOf(canonical, onLoad)));
    const parts = await values.parts();
    const numbers = await values.find(parts, indexOfPart(parts, wanted), marked.length > 0);
    const groups = new Set(numbers.map(groupOf));
    return [...numbers, ...marked.filter((source) => !groups.has(groupOf(source)))];
  }

  private async textOf({ kind, id, slug, path }: Source): Promise<ShownText | undefined> {
    if (path === '') return { resource: kind.resource, id: null, title: kind.title ?? kind.label, path: null };
    const known = this.kinds.find('words', kind.resource);
    if (!known || !readableFields(kind, path.split('.', 1)).length) return undefined;
    const record = await this.record(known, id === undefined ? { slug } : { id });
    const now = record && pathIn(record, path);
    return now === undefined ? undefined : { ...shown(known, record), path: now };
  }

  private async pageAt(path: string, open: readonly Known[]): Promise<ShownText | null> {
    for (const { pages, slugs } of this.pages.at(path)) {
      const known = open.find(({ kind }) => kind.resource === pages.kind.resource);
      const where = pages.kind.page.at ? pages.kind.page.at({}, ...slugs) : { slug: slugs[0] };
      const record = known && (known.kind.words?.own || where) ? await this.record(known, where ?? {}) : undefined;
      if (known && record) return { ...shown(known, record), path: null };
    }
    return null;
  }

  /** As its form opens it. */
  private async record({ kind, service }: Known, where: FindOptionsWhere<Fields>): Promise<Fields | undefined> {
    if (kind.words?.own) return kind.words.own.load(service as never, this.manager);
    return (await this.manager.findOneBy(kind.entity, where)) ?? undefined;
  }
}

const shown = (known: Known, record: Fields | undefined): Omit<ShownText, 'path'> => ({
  resource: known.kind.resource,
  id: String(record?.['id']),
  title: titleOf(known, record ?? {}),
});
