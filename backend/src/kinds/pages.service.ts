import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectEntityManager } from '@nestjs/typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { UnsavedFields } from '../audit/changes.service.js';
import { InvalidFields } from '../platform/http/errors.js';
import type { TrashableRecord } from '../platform/database/base-record.js';
import type { Fields, Kind, PageRules, Unsaves } from './kind.js';
import { Kinds, type Known } from './kinds.service.js';

export const HIDDEN = 'The website shows something else at this address. Please choose another one.';

/** A page that visitors see, and the record that it is made of. */
export interface ShownPage {
  /** Null for the homepage. */
  id: string | null;
  title: string;
  path: string;
  record: object;
}

/** A page for search engines. Without a path, only the page that lists the records is dated by it. */
export interface ListedPage {
  path?: string;
  updatedAt: Date;
}

/** Where an unsaved record is shown, and what visitors' reads would return after it was saved, by path. */
export interface UnsavedPage {
  path: string;
  reads: ReadonlyMap<string, unknown>;
  record: object;
}

/** A fault in a text of a record. */
export interface TextFault {
  kind: 'text';
  field: string;
  message: string;
}

/** What the pages of a kind have of their own; everything else follows from its description. */
export interface OwnPages {
  paths?(): Promise<string[]>;
  shown?(): AsyncIterable<ShownPage>;
  listed?(): Promise<ListedPage[]>;
  isListed?(...slugs: string[]): Promise<boolean>;
  unsaved?(sent: UnsavedFields): Promise<UnsavedPage>;
  faults?(record: object, isPublished: boolean): Promise<TextFault[]>;
  /** What is to be fixed beside the pages. */
  overdue?(now: Date): Promise<(TextFault & Omit<ShownPage, 'record'>)[]>;
}

type Addressed = TrashableRecord & { slug: string };

const Marked = DiscoveryService.createDecorator<{ resource: string }>();

/** Marks the class with what is special about the pages of a kind. */
export const PagesOf =
  (kind: { resource: string }) =>
  (type: Type<OwnPages>): void =>
    void Marked(kind)(type);

/** The pages of one kind. */
export class KindPages {
  readonly kind: Kind & { page: PageRules<Fields> };

  constructor(
    private readonly known: Known,
    readonly own: OwnPages,
    private readonly manager: EntityManager,
  ) {
    this.kind = known.kind as KindPages['kind'];
  }

  /** Addresses of the pages that visitors see. */
  async paths(): Promise<string[]> {
    return this.own.paths ? this.own.paths() : (await this.visible()).flatMap(({ slug }) => this.pathOf(slug) ?? []);
  }

  /** The pages that visitors see, one at a time. */
  async *shown(): AsyncIterable<ShownPage> {
    if (this.own.shown) {
      yield* this.own.shown();
      return;
    }
    for (const { id } of await this.visible()) {
      const record = await this.manager.findOneBy(this.kind.entity, { id });
      const path = record && this.pathOf(record['slug']);
      if (path) yield { id, title: String(record[this.kind.name]), path, record };
    }
  }

  /** The pages that search engines may see. */
  async listed(): Promise<ListedPage[]> {
    if (this.own.listed) return this.own.listed();
    return (await this.visible()).map(({ slug, updatedAt }) => ({ path: this.pathOf(slug), updatedAt }));
  }

  /** Whether the page that lists the records shows none. */
  async isEmpty(): Promise<boolean> {
    return !(await this.manager.existsBy(this.kind.entity, this.kind.visible ?? {}));
  }

  /** Whether search engines may see the page. */
  isListed(slugs: string[]): Promise<boolean> {
    return this.own.isListed ? this.own.isListed(...slugs) : Promise.resolve(true);
  }

  /** The name of the record whose page visitors see; undefined if there is none. Within a transaction, pass its manager. */
  async titleAt(slugs: string[], manager = this.manager): Promise<string | undefined> {
    const where = this.kind.page.isElsewhere ? null : this.at(this.kind.visible ?? {}, slugs);
    const record = where && (await manager.findOneBy(this.kind.entity, where));
    return record ? String(record[this.kind.name]) : undefined;
  }

  /** Whether a record has this address, seen or not. */
  async isKnown(slugs: string[]): Promise<boolean> {
    const where = this.at({}, slugs);
    return where !== null && this.manager.existsBy(this.kind.entity, where);
  }

  /** Throws NoSuchRecord (404), InvalidFields (400) for a record without an address. */
  async unsaved(sent: UnsavedFields): Promise<UnsavedPage> {
    if (this.own.unsaved) return this.own.unsaved(sent);
    const { resource, page } = this.kind;
    if (typeof page.preview !== 'function') throw new Error(`Nothing shows unsaved ${resource}.`);
    const record = (await (this.known.service as Unsaves).unsaved(sent as never)) as { slug: string };
    const path = this.pathOf(record.slug);
    if (path === undefined) throw new InvalidFields({ slug: [HIDDEN] }, HIDDEN);
    const shown = await page.preview(this.known.service as never, record as never);
    return { path, reads: new Map([[`/api/${resource}/${record.slug}`, shown]]), record };
  }

  private at(where: FindOptionsWhere<Fields>, slugs: string[]): FindOptionsWhere<Fields> | null {
    return this.kind.page.at ? this.kind.page.at(where, ...slugs) : { ...where, slug: slugs[0] };
  }

  /** Undefined if the website shows something else there. */
  private pathOf(slug: unknown): string | undefined {
    const { address, isElsewhere } = this.kind.page;
    return isElsewhere ? undefined : address.free(String(slug));
  }

  /** The records that visitors see, in the order of their list. */
  private visible(): Promise<Addressed[]> {
    const { visible, list } = this.kind;
    const entity = this.kind.entity as unknown as new () => Addressed;
    const order = { ...Object.fromEntries(list?.defaultSort ?? []), id: 'ASC' } as const;
    const select = { id: true, slug: true, updatedAt: true } as const;
    return this.manager.find(entity, { where: visible as FindOptionsWhere<Addressed>, order, select });
  }
}

/** The pages of all kinds that have some. */
@Injectable()
export class Pages {
  private found: readonly KindPages[] | undefined;

  constructor(
    private readonly kinds: Kinds,
    private readonly discovery: DiscoveryService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  get all(): readonly KindPages[] {
    return (this.found ??= this.read());
  }

  of(resource: string): KindPages | undefined {
    return this.all.find(({ kind }) => kind.resource === resource);
  }

  /** Returns the kinds whose records a path may show, with the slugs in it. */
  at(path: string): { pages: KindPages; slugs: string[] }[] {
    return this.all.flatMap((pages) => {
      const slugs = pages.kind.page.address.slugs(path);
      return slugs ? [{ pages, slugs }] : [];
    });
  }

  /** What all kinds have, one kind after the other: on SQLite, reads do not yield to other requests. */
  async each<T>(read: (pages: KindPages) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (const pages of this.all) {
      results.push(await read(pages));
      await nextTurn();
    }
    return results;
  }

  private read(): KindPages[] {
    const own = new Map(
      this.discovery.getProviders({ metadataKey: Marked.KEY }).map((wrapper) => {
        const kind = this.discovery.getMetadataByDecorator(Marked, wrapper);
        return [kind?.resource, wrapper.instance as OwnPages];
      }),
    );
    const all = this.kinds.with('page').map((known) => new KindPages(known, own.get(known.kind.resource) ?? {}, this.manager));
    // The homepage first.
    return all.sort((one, other) => Number(other.kind.isSingle ?? false) - Number(one.kind.isSingle ?? false));
  }
}
