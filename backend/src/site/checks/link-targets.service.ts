import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Pages } from '../../kinds/pages.service.js';
import { readAddress, splitTarget } from '../../platform/http/address.js';
import { CONTENT_CHANGED } from '../../platform/common/content-events.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { isServed, SERVED } from '../../platform/http/site-addresses.js';
import { Env } from '../../platform/config/env.js';
import { MediaService } from '../../media/media.service.js';
import { RedirectsService } from '../../redirects/redirects.service.js';
import { SitePages } from '../pages/site-pages.service.js';
import type { Target } from './check-page.js';
import { libraryId } from './library.js';
import { PageParts, type MadeOf } from './page-parts.service.js';
import { PublishedPages } from './published-pages.service.js';

const FILE = /\.[a-z]{2,5}$/;
const MOST = 5_000;
const MOST_OF_A_PAGE = 300;
const MOST_RENDERED = 500;

/** Says where links within this website lead. */
@Injectable()
export class LinkTargets {
  /** Another process may have changed a page in the meantime. */
  private readonly known = new LRUCache<string, Target>({ max: MOST, ttl: MINUTE_MS });
  /** Pages that were rendered to know whether they exist. */
  private readonly rendered = new LRUCache<string, { status: number; location?: string; madeOf: MadeOf }>({ max: MOST_RENDERED });
  private visible: { paths: Promise<Set<string>>; until: number } | undefined;

  constructor(
    private readonly published: PublishedPages,
    private readonly redirects: RedirectsService,
    private readonly site: SitePages,
    private readonly parts: PageParts,
    private readonly media: MediaService,
    private readonly env: Env,
    private readonly pages: Pages,
  ) {}

  @OnEvent(CONTENT_CHANGED)
  forget(): void {
    this.known.clear();
    this.visible = undefined;
  }

  /** Returns the targets by address. Others, such as those on other sites, are absent. */
  async find(hrefs: Iterable<string>): Promise<Map<string, Target>> {
    const targets = new Map<string, Target>();
    for (const href of [...new Set(hrefs)].slice(0, MOST_OF_A_PAGE)) {
      const target = await this.targetOf(href);
      if (target) targets.set(href, target);
    }
    return targets;
  }

  private async targetOf(href: string): Promise<Target | undefined> {
    const local = this.localPart(href);
    if (local === undefined) return undefined;
    const { path, query } = splitTarget(local);
    if (path.startsWith(`${SERVED.media}/`)) return this.known.get(path) ?? this.remember(path, await this.file(path));
    if (isServed(path) || FILE.test(path)) return undefined;
    const address = readAddress(path, query);
    if (!address) return { state: 'missing' };
    const known = this.known.get(address.canonical);
    if (known) return known;
    return this.remember(address.canonical, await this.page(address.canonical));
  }

  /** Undefined for other sites, and for addresses that are no pages, such as mailto:. */
  private localPart(href: string): string | undefined {
    if (/^\/(?![/\\])/.test(href)) return href;
    const { publicUrl } = this.env;
    return href === publicUrl || href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) || '/' : undefined;
  }

  private remember(key: string, target: Target): Target {
    this.known.set(key, target);
    return target;
  }

  private async file(path: string): Promise<Target> {
    const id = libraryId(path);
    return { state: id !== undefined && (await this.media.exists(id)) ? 'found' : 'missing-file' };
  }

  private async page(canonical: string): Promise<Target> {
    if ((await this.visiblePaths()).has(canonical) && !(await this.redirects.find(canonical))) return { state: 'found' };
    // Others, such as lists and their pages, are rendered to know whether they exist.
    await nextTurn();
    const { status, location } = await this.look(canonical);
    if (location !== undefined) return { state: 'moved', to: location };
    if (status === 410) return { state: 'deleted' };
    if (status === 404) return { state: (await this.isHidden(canonical)) ? 'hidden' : 'missing' };
    return { state: 'found' };
  }

  private async look(canonical: string): Promise<{ status: number; location?: string }> {
    const former = this.rendered.get(canonical);
    if (former && (await this.parts.comparison()(canonical, former.madeOf))) return former;
    const { status, location, madeOf } = await this.site.look(canonical);
    if (madeOf) this.rendered.set(canonical, { status, location, madeOf });
    return { status, location };
  }

  /** A change of content while they are read makes the next caller read them again. */
  private visiblePaths(): Promise<Set<string>> {
    if (this.visible && Date.now() < this.visible.until) return this.visible.paths;
    const visible = { paths: this.published.paths(), until: Date.now() + MINUTE_MS };
    this.visible = visible;
    visible.paths.catch(() => {
      if (this.visible === visible) this.visible = undefined;
    });
    return visible.paths;
  }

  /** Whether the record of a missing page exists. */
  private async isHidden(canonical: string): Promise<boolean> {
    for (const { pages, slugs } of this.pages.at(canonical)) if (await pages.isKnown(slugs)) return true;
    return false;
  }
}
