import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Kinds } from '../../kinds/kinds.service.js';
import { Media } from '../../media/media.entity.js';
import { MediaService } from '../../media/media.service.js';
import { Originality } from '../../pages/originality.service.js';
import { MIN_WORDS } from '../../pages/originality.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { checkPage, type PageRecord } from './check-page.js';
import type { Fault, Finding, FindingRecord } from './content-check.dto.js';
import { libraryId } from './library.js';
import { LinkTargets } from './link-targets.service.js';
import { readPage, textsIn, type PageContent } from './page-content.js';

/** A page and what it is made of. */
export interface CheckedPage extends PageRecord {
  html: string;
  /** Fields of the record, in which the findings are looked for. */
  values: unknown;
  servicePage?: ServiceLocationPage;
}

interface HeldRecord extends FindingRecord {
  texts: string[];
}

/** Loads the records that other records' pages show, at most once. */
type Others = () => Promise<readonly HeldRecord[]>;

/** Checks single pages. */
@Injectable()
export class PageChecks {
  constructor(
    private readonly targets: LinkTargets,
    private readonly media: MediaService,
    private readonly originality: Originality,
    private readonly pages: ServiceLocationPagesService,
    private readonly kinds: Kinds,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Checks a page that visitors see. */
  async ofPublished(page: CheckedPage, others: Others): Promise<{ findings: Finding[]; title: string }> {
    const content = readPage(page.html);
    await nextTurn();
    return { findings: await this.findingsIn(content, page, others), title: content.title };
  }

  loadOthers(): Others {
    let loaded: Promise<readonly HeldRecord[]> | undefined;
    return () => (loaded ??= this.listRecords());
  }

  /** With their texts, to find the one that holds a text of a page. Pictures have checks of their own. */
  private async listRecords(): Promise<HeldRecord[]> {
    const records: HeldRecord[] = [];
    for (const { kind } of this.kinds.with('checks')) {
      if (!kind.trash || kind.entity === (Media as unknown)) continue;
      const rows = await this.manager.find(kind.entity);
      for (const row of rows) records.push({ resource: kind.resource, id: row.id, title: String(row[kind.name]), texts: textsIn(row) });
      await nextTurn();
    }
    return records;
  }

  async findingsIn(content: PageContent, { values, servicePage, ...record }: CheckedPage, others = this.loadOthers()): Promise<Finding[]> {
    const targets = await this.targets.find(content.links.map(({ href }) => href));
    const undescribed = await this.media.undescribed(content.pictures.flatMap(({ src }) => libraryId(src) ?? []));
    const faults = [...checkPage(content, { targets, undescribed }, record), ...(servicePage ? await this.textFaults(servicePage) : [])];
    const own = textsIn(values);
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

  private async textFaults(page: ServiceLocationPage): Promise<Fault[]> {
    const { isOriginal, likeId } = await this.originality.verdictOn(page);
    if (isOriginal) return [];
    const field = 'content';
    const few = `The page has fewer than ${MIN_WORDS} words of its own, so search engines are told to ignore it. Write more about this place.`;
    if (likeId === null) return [{ kind: 'text', field, message: few }];
    const [like] = await this.pages.listWhole([likeId]);
    const message = `The page says much the same as ‘${like?.title ?? 'another page'}’, so search engines are told to ignore it. Write about this place in words of its own.`;
    return [{ kind: 'text', field, message }];
  }
}

const isHeldBy = (texts: readonly string[], held: string): boolean => texts.some((text) => text.includes(held));

async function otherRecord(holds: string | null, own: readonly string[], others: Others): Promise<FindingRecord | null> {
  if (holds === null || isHeldBy(own, holds)) return null;
  const found = (await others()).find(({ texts }) => isHeldBy(texts, holds));
  return found ? { resource: found.resource, id: found.id, title: found.title } : null;
}
