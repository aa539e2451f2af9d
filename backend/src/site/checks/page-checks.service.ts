import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MINUTE_MS } from '../../platform/common/durations.js';
import { TooManyTries } from '../../platform/common/errors.js';
import { RateLimit } from '../../platform/common/rate-limit.js';
import { currentActor } from '../../platform/common/request-context.js';
import { Env } from '../../platform/config/env.js';
import { MediaService } from '../../media/media.service.js';
import { Originality } from '../../pages/originality.service.js';
import { MIN_WORDS } from '../../pages/originality.js';
import type { ServiceLocationPage } from '../../pages/service-location-page.entity.js';
import { ServiceLocationPagesService } from '../../pages/service-location-pages.service.js';
import type { PreviewDto } from '../preview/preview.dto.js';
import { Previews } from '../preview/previews.service.js';
import { checkPage, DESCRIPTION, TITLE, type Fault } from './check-page.js';
import type { Finding, FindingRecord, PageCheck, SearchText } from './content-check.dto.js';
import { FindingRecords, isHeldBy, textsIn, type HeldRecord } from './finding-records.service.js';
import { libraryId } from './library.js';
import { LinkTargets } from './link-targets.service.js';
import { readPage, type PageContent } from './page-content.js';
import { pixelWidth } from './pixel-width.js';
import { readingEase, wordsIn } from './reading-ease.js';

/** Enough for two open forms in which somebody types with pauses. */
const A_MINUTE = 120;

/** A page and what it is made of. */
export interface CheckedPage {
  html: string;
  /** Of the record, in which the findings are looked for. */
  values: unknown;
  /** Whether title and description of the page are the record's. */
  ownHead: boolean;
  servicePage?: ServiceLocationPage;
}

/** Loads the records that other records' pages show, at most once. */
type Others = () => Promise<readonly HeldRecord[]>;

/** Checks single pages: unsaved ones beside their form, and published ones for the list. */
@Injectable()
export class PageChecks {
  constructor(
    private readonly previews: Previews,
    private readonly targets: LinkTargets,
    private readonly media: MediaService,
    private readonly originality: Originality,
    private readonly pages: ServiceLocationPagesService,
    private readonly records: FindingRecords,
    private readonly rateLimit: RateLimit,
    private readonly env: Env,
  ) {}

  /** Checks what a form holds, as it would be published. Throws as a preview does, or TooManyTries (429). */
  async ofUnsaved(sent: PreviewDto): Promise<PageCheck> {
    const key = `content-checks:${currentActor().userId}`;
    const { allowed, retryAfter } = await this.rateLimit.take({ key, limit: A_MINUTE, windowMs: MINUTE_MS });
    if (!allowed)
      throw new TooManyTries('The checks pause, because they were asked for very often. They go on within a minute.', retryAfter);
    const { html, path, servicePage } = await this.previews.open(sent);
    const content = readPage(html);
    const page = { html, values: sent.fields, ownHead: sent.resource !== 'services', servicePage };
    const findings = await this.findingsIn(content, page, this.loadOthers());
    return {
      findings,
      address: this.env.publicUrl + path,
      title: searchText(content.title, TITLE),
      description: searchText(content.description, DESCRIPTION),
      shareImage: content.shareImage,
      words: wordsIn(content.passages.join(' ')).length,
      readingEase: readingEase(content.passages),
    };
  }

  /** Checks a page that visitors see. */
  async ofPublished(page: CheckedPage, others: Others): Promise<Finding[]> {
    const content = readPage(page.html);
    await nextTurn();
    return this.findingsIn(content, page, others);
  }

  loadOthers(): Others {
    let loaded: Promise<readonly HeldRecord[]> | undefined;
    return () => (loaded ??= this.records.list());
  }

  private async findingsIn(content: PageContent, { values, ownHead, servicePage }: CheckedPage, others: Others): Promise<Finding[]> {
    const targets = await this.targets.find(content.links.map(({ href }) => href));
    const undescribed = await this.media.undescribed(content.pictures.flatMap(({ src }) => libraryId(src) ?? []));
    const faults = [
      ...checkPage(content, { targets, undescribed }, { ownHead }),
      ...(servicePage ? await this.textFaults(servicePage) : []),
    ];
    const own = textsIn(values);
    const findings: Finding[] = [];
    for (const { kind, message, field = null, holds = null } of faults) {
      const file = holds === null ? undefined : undescribed.get(holds);
      if (holds !== null && file !== undefined)
        findings.push({ kind, message, field: 'alt', holds, record: { resource: 'media', id: holds, title: file } });
      else findings.push({ kind, message, field, holds, record: await otherRecord(holds, own, others) });
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

const searchText = (text: string, { size, width: room }: { size: number; width: number }): SearchText => ({
  text,
  width: pixelWidth(text, size),
  room,
});
