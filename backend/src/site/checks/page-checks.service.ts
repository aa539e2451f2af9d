import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MediaService } from '../../media/media.service.js';
import { Originality } from '../../pages/originality.service.js';
import { MIN_WORDS } from '../../pages/originality.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import { checkPage, type PageRecord } from './check-page.js';
import type { Finding, FindingRecord } from './content-check.dto.js';
import type { Fault } from './fault.js';
import { FindingRecords, isHeldBy, textsIn, type HeldRecord } from './finding-records.service.js';
import { libraryId } from './library.js';
import { LinkTargets } from './link-targets.service.js';
import { readPage, type PageContent } from './page-content.js';

/** A page and what it is made of. */
export interface CheckedPage extends PageRecord {
  html: string;
  /** Fields of the record, in which the findings are looked for. */
  values: unknown;
  servicePage?: ServiceLocationPage;
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
    private readonly records: FindingRecords,
  ) {}

  /** Checks a page that visitors see. */
  async ofPublished(page: CheckedPage, others: Others): Promise<{ findings: Finding[]; title: string }> {
    const content = readPage(page.html);
    await nextTurn();
    return { findings: await this.findingsIn(content, page, others), title: content.title };
  }

  loadOthers(): Others {
    let loaded: Promise<readonly HeldRecord[]> | undefined;
    return () => (loaded ??= this.records.list());
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
    if (likeId === null)
      return [
        {
          kind: 'text',
          field,
          message: `The page has fewer than ${MIN_WORDS} words of its own, so search engines are told to ignore it. Write more about this place.`,
        },
      ];
    const [like] = await this.pages.listWhole([likeId]);
    return [
      {
        kind: 'text',
        field,
        message: `The page says much the same as ‘${like?.title ?? 'another page'}’, so search engines are told to ignore it. Write about this place in words of its own.`,
      },
    ];
  }
}

async function otherRecord(holds: string | null, own: readonly string[], others: Others): Promise<FindingRecord | null> {
  if (holds === null || isHeldBy(own, holds)) return null;
  const found = (await others()).find(({ texts }) => isHeldBy(texts, holds));
  return found ? { resource: found.resource, id: found.id, title: found.title } : null;
}
