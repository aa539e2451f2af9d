import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, ExternalContextCreator, Reflector } from '@nestjs/core';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'node:querystring';
import { toErrorResponse } from '../../platform/http/error.filter.js';
import { Listing } from '../../platform/lists/list-query.js';
import { SHOWS_CONTENT } from '../../platform/http/access.js';
import { PictureAddresses } from '../../media/picture-addresses.service.js';
import { splitTarget } from '../../platform/http/address.js';
import { getRoutes, type GetRoute } from '../../platform/internals/get-routes.js';
import { recordReads, type OnLoad } from '../../platform/database/recorded-reads.js';
import type { SiteApi } from '../../../render.js';

type Route = Pick<GetRoute, 'handle'> & { segments: string[] };

/** Unsaved content that a preview shows instead of the stored response, by path without query. */
export type Overlay = ReadonlyMap<string, unknown>;

export interface Reads {
  api: SiteApi;
  /** Tables of the database that were read, whatever was found. */
  tables: Set<string>;
  /** Whether the overlay was used. */
  isOverlaid: boolean;
  /** A read failed with 5xx, so the page must not be cached. */
  failed: boolean;
  /** Hashes of the responses by what was read, if they are wanted. */
  hashes?: Map<string, string>;
}

/** A list of all pages has millions of characters. */
const LARGE = 100_000;

/** Lets other requests be served between the steps of a large response, which take some ten milliseconds each. */
export const turnAfter = async (json: string): Promise<void> => {
  if (json.length > LARGE) await nextTurn();
};

/** Calls GET handlers of visitors' controllers without HTTP, pipes included. Responses equal those of HTTP byte for byte. */
@Injectable()
export class InProcessApi implements OnApplicationBootstrap {
  private readonly logger = new Logger(InProcessApi.name);
  private routes: Route[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly contexts: ExternalContextCreator,
    private readonly reflector: Reflector,
    private readonly pictures: PictureAddresses,
  ) {}

  onApplicationBootstrap(): void {
    this.routes = this.discovery.getControllers().flatMap(({ instance }) => this.routesOf(instance as object));
  }

  has(path: string): boolean {
    return this.find(partsOf(path)) !== undefined;
  }

  get paths(): string[] {
    return this.routes.map(({ segments }) => `/${segments.join('/')}`);
  }

  /** `onLoad` may change the records that are read. */
  reads(overlay?: Overlay, onLoad?: OnLoad): Reads {
    const api = () => Promise.reject(new Error('not ready'));
    const reads: Reads = { api, tables: new Set(), isOverlaid: false, failed: false };
    reads.api = async (path) => {
      const response = await recordReads(reads.tables, () => this.read(path, reads, overlay), onLoad);
      reads.hashes?.set(path, hash('sha256', JSON.stringify(response)));
      return response;
    };
    return reads;
  }

  /** Returns the hash that `Reads.hashes` has of what is read now. */
  async hashOf(path: string): Promise<string> {
    const reads = { ...this.reads(), hashes: new Map<string, string>() };
    return hash('sha256', JSON.stringify(await this.read(path, reads)));
  }

  private async read(target: string, reads: Reads, overlay?: Overlay): ReturnType<SiteApi> {
    const { path, query } = splitTarget(target);
    const parts = partsOf(path);
    const route = this.find(parts);
    if (!route) return { status: 404, body: toErrorResponse(Object.assign(new Error(), { status: 404 })) };
    try {
      const params = Object.fromEntries(
        route.segments.flatMap((s, i) => (s.startsWith(':') ? [[s.slice(1), decodeURIComponent(parts[i] ?? '')]] : [])),
      );
      const isOverlaid = overlay?.has(path) === true;
      if (isOverlaid) reads.isOverlaid = true;
      // Before the facts of pictures are added, which concerns unsaved content, too.
      const result = isOverlaid ? overlay.get(path) : await route.handle({ params, query: parse(query.slice(1)), headers: {} });
      const value = result instanceof Listing ? result.rows : result;
      if (value === undefined) return { status: 200, body: undefined };
      const json = JSON.stringify(value);
      await turnAfter(json);
      const completed = await this.pictures.complete(json);
      const body = completed ?? (JSON.parse(json) as unknown);
      await turnAfter(json);
      return { status: 200, body };
    } catch (error) {
      const body = toErrorResponse(error);
      if (body.statusCode >= 500) {
        reads.failed = true;
        this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
      }
      return { status: body.statusCode, body: JSON.parse(JSON.stringify(body)) as unknown };
    }
  }

  private find(asked: string[]): Route | undefined {
    return this.routes.find(
      ({ segments }) => segments.length === asked.length && segments.every((s, i) => s.startsWith(':') || s === asked[i]),
    );
  }

  private routesOf(controller: object): Route[] {
    if (!this.reflector.get<unknown>(SHOWS_CONTENT, controller.constructor)) return [];
    return getRoutes(controller, this.contexts).map(({ path, handle }) => ({ segments: partsOf(path), handle }));
  }
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
