import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RedirectsService } from '../../redirects/redirects.service.js';
import { InProcessApi } from '../engine/in-process-api.js';

/** Hashes of what a page was rendered from, by what was read. */
export type MadeOf = ReadonlyMap<string, string>;

/** Tells without rendering a page whether it would be the same again, except for what the clock changes. */
@Injectable()
export class PageParts {
  constructor(
    private readonly api: InProcessApi,
    private readonly redirects: RedirectsService,
  ) {}

  /** Returns a function that compares pages, and reads once what they share. */
  comparison(): (path: string, madeOf: MadeOf) => Promise<boolean> {
    const read = new Map<string, Promise<string>>();
    return async (path, madeOf) => {
      if (await this.redirects.find(path)) return false;
      for (const [part, former] of madeOf) {
        let own = read.get(part);
        if (!own) {
          await nextTurn();
          read.set(part, (own = this.api.hashOf(part)));
        }
        if ((await own) !== former) return false;
      }
      return true;
    };
  }
}
