import { Injectable } from '@nestjs/common';
import { Pages } from '../../kinds/pages.service.js';
import { FIXED_PAGES } from '../../platform/http/site-addresses.js';
import type { SitemapEntry } from './crawler-files.js';

@Injectable()
export class SitemapService {
  constructor(private readonly pages: Pages) {}

  async list(): Promise<SitemapEntry[]> {
    const changedAt = new Map<string, Date | undefined>(FIXED_PAGES.map((path) => [path, undefined]));
    await this.pages.each(async (pages) => {
      const listed = await pages.listed();
      const { list } = pages.kind.page;
      if (list !== undefined && !listed.length && (await pages.isEmpty())) changedAt.delete(list);
      else if (list !== undefined && listed.length)
        changedAt.set(list, new Date(Math.max(...listed.map(({ updatedAt }) => updatedAt.getTime()))));
      for (const { path, updatedAt } of listed) if (path !== undefined) changedAt.set(path, updatedAt);
    });
    return [...changedAt].map(([path, lastModified]) => ({ path, lastModified }));
  }
}
