import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '../../platform/time/durations.js';
import { SitePages } from '../pages/site-pages.service.js';
import { PageChecks, type Checked } from './page-checks.service.js';
import { PageParts, type MadeOf } from './page-parts.service.js';
import type { PublishedPage } from './published-pages.service.js';

const MOST = 10_000;
/** What depends on the day alone is found this late. */
const KEPT_MS = 7 * DAY_MS;

interface Known extends Checked {
  madeOf: MadeOf;
  records: string;
}

/** Checks published pages, and remembers what was found, so that unchanged pages are neither rendered nor compared again. */
@Injectable()
export class CheckedPages {
  private readonly known = new LRUCache<string, Known>({ max: MOST, ttl: KEPT_MS });

  constructor(
    private readonly pages: SitePages,
    private readonly parts: PageParts,
    private readonly checks: PageChecks,
  ) {}

  /** Returns a function for the pages of one run; it returns undefined for a page that visitors do not see. */
  async begin(): Promise<(page: PublishedPage) => Promise<Checked | undefined>> {
    const isSame = this.parts.comparison();
    const others = this.checks.loadOthers();
    const records = await this.checks.stateOfRecords();
    return async (page) => {
      const { path } = page;
      const known = this.known.get(path);
      // Another record may hold a text by now.
      const isAssigned = known?.records === records || !known?.findings.some(({ holds }) => holds !== null);
      if (known && isAssigned && (await isSame(path, known.madeOf)) && (await this.checks.isSame(known, page))) return known;
      this.known.delete(path);
      const { status, html, madeOf } = await this.pages.look(path);
      if (status !== 200) return undefined;
      await nextTurn();
      const checked = await this.checks.ofPublished({ ...page, html }, others);
      if (madeOf) this.known.set(path, { ...checked, madeOf, records });
      return checked;
    };
  }
}
