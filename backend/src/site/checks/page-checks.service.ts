import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MoreThan, type EntityManager } from 'typeorm';
import { Kinds } from '../../kinds/kinds.service.js';
import { Pages } from '../../kinds/pages.service.js';
import { Media } from '../../media/media.entity.js';
import { MediaService } from '../../media/media.service.js';
import { turns } from '../../pages/originality.js';
import { checkPage, type Surroundings } from './check-page.js';
import type { Fault, Finding, FindingRecord } from './content-check.dto.js';
import { libraryId } from './library.js';
import { LinkTargets } from './link-targets.service.js';
import { readPage, textsIn, type PageContent } from './page-content.js';

/** A page and what it is made of. */
export interface CheckedPage {
  html: string;
  resource: string;
  record: object;
  /** What its form holds, in which the findings are looked for; default: the record. */
  sent?: object;
}

interface HeldRecord extends FindingRecord {
  texts: string[];
}

/** A checked page, and what its findings depend on beside its text. */
export interface Checked {
  title: string;
  findings: readonly Finding[];
  hrefs: readonly string[];
  /** Ids of pictures of the media library. */
  pictures: readonly string[];
  /** Hash of what was looked up. */
  surroundings: string;
}

type LookedUp = Surroundings & { textFaults: readonly Fault[] };

const READ_AT_ONCE = 50;

/** Loads the records that other records' pages show, at most once. */
type Others = () => Promise<readonly HeldRecord[]>;

/** Checks single pages. */
@Injectable()
export class PageChecks {
  constructor(
    private readonly targets: LinkTargets,
    private readonly media: MediaService,
    private readonly pages: Pages,
    private readonly kinds: Kinds,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Checks a page that visitors see. */
  async ofPublished(page: CheckedPage, others: Others): Promise<Checked> {
    const content = readPage(page.html);
    await nextTurn();
    const found = { ...referencesOf(content), title: content.title };
    const lookedUp = await this.lookUp(found, page, true);
    return { ...found, surroundings: hashOf(lookedUp), findings: await this.findingsFrom(content, lookedUp, page, others) };
  }

  /** Whether a page with the same text has the same findings as before. */
  async isSame({ surroundings, ...found }: Checked, page: Pick<CheckedPage, 'resource' | 'record'>): Promise<boolean> {
    return hashOf(await this.lookUp(found, page, true)) === surroundings;
  }

  /**
   * Changes whenever a record does that another record's page may show. With the trash every change, deletion and restoration adds to the versions, and a
   * new record has the highest id; days of changes would have to be read behind the texts of each record.
   */
  async stateOfRecords(): Promise<string> {
    const states: unknown[] = [];
    for (const kind of this.heldKinds()) {
      const version = this.manager.connection.driver.escape('version');
      const query = this.manager.createQueryBuilder(kind.entity, 'record').withDeleted().select('COUNT(*)', 'count');
      states.push(await query.addSelect(`SUM(record.${version})`, 'versions').addSelect('MAX(record.id)', 'newest').getRawOne());
      await nextTurn();
    }
    return JSON.stringify(states);
  }

  loadOthers(): Others {
    let loaded: Promise<readonly HeldRecord[]> | undefined;
    return () => (loaded ??= this.listRecords());
  }

  /** With their texts, to find the one that holds a text of a page. Pictures have checks of their own. */
  private async listRecords(): Promise<HeldRecord[]> {
    const records: HeldRecord[] = [];
    const rest = turns();
    for (const kind of this.heldKinds()) {
      for (let after = ''; ;) {
        const rows = await this.manager.find(kind.entity, { where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: READ_AT_ONCE });
        for (const row of rows) {
          records.push({ resource: kind.resource, id: row.id, title: String(row[kind.name]), texts: textsIn(row) });
          await rest();
        }
        after = rows.at(-1)?.id ?? '';
        await nextTurn();
        if (rows.length < READ_AT_ONCE) break;
      }
    }
    return records;
  }

  private heldKinds() {
    return this.kinds.with('checks').flatMap(({ kind }) => (kind.trash && kind.entity !== (Media as unknown) ? [kind] : []));
  }

  /** Checks a page that may be unsaved. */
  async findingsIn(content: PageContent, page: CheckedPage): Promise<Finding[]> {
    const lookedUp = await this.lookUp(referencesOf(content), page, false);
    return this.findingsFrom(content, lookedUp, page, this.loadOthers());
  }

  private async lookUp(
    { hrefs, pictures }: Pick<Checked, 'hrefs' | 'pictures'>,
    { resource, record }: Pick<CheckedPage, 'resource' | 'record'>,
    isPublished: boolean,
  ): Promise<LookedUp> {
    const targets = await this.targets.find(hrefs);
    const undescribed = await this.media.undescribed([...pictures]);
    return { targets, undescribed, textFaults: (await this.pages.of(resource)?.own.faults?.(record, isPublished)) ?? [] };
  }

  private async findingsFrom(
    content: PageContent,
    { textFaults, ...surroundings }: LookedUp,
    { resource, record, sent = record }: CheckedPage,
    others: Others,
  ): Promise<Finding[]> {
    const { undescribed } = surroundings;
    const faults = [...checkPage(content, surroundings, this.pages.of(resource)?.kind.page ?? {}), ...textFaults];
    const own = textsIn(sent);
    const findings: Finding[] = [];
    for (const { kind, message, field = null, holds = null } of faults) {
      const file = holds === null ? undefined : undescribed.get(holds);
      if (holds !== null && file !== undefined)
        findings.push({ kind, message, field: 'alt', holds, record: { resource: 'media', id: holds, title: file } });
      else {
        const record = await otherRecord(holds, own, others);
        // The website itself shows the number of a closed office without a link.
        const isOwnWord = kind === 'phone' && record === null && !isHeldBy(own, holds ?? '');
        if (!isOwnWord) findings.push({ kind, message, field, holds, record });
      }
    }
    return findings;
  }
}

const referencesOf = ({ links, pictures }: PageContent) => ({
  hrefs: [...new Set(links.map(({ href }) => href))],
  pictures: [...new Set(pictures.flatMap(({ src }) => libraryId(src) ?? []))],
});

const hashOf = ({ targets, undescribed, textFaults }: LookedUp): string =>
  hash('sha256', JSON.stringify([[...targets], [...undescribed].toSorted(), textFaults]));

const isHeldBy = (texts: readonly string[], held: string): boolean => texts.some((text) => text.includes(held));

async function otherRecord(holds: string | null, own: readonly string[], others: Others): Promise<FindingRecord | null> {
  if (holds === null || isHeldBy(own, holds)) return null;
  const found = (await others()).find(({ texts }) => isHeldBy(texts, holds));
  return found ? { resource: found.resource, id: found.id, title: found.title } : null;
}
