import { Injectable } from '@nestjs/common';
import type { UnsavedFields } from '../audit/changes.service.js';
import { PagesOf, type ListedPage, type OwnPages, type ShownPage, type UnsavedPage } from '../kinds/pages.service.js';
import { NoSuchRecord } from '../platform/http/errors.js';
import { toPublishedHomepage } from './homepage.dto.js';
import { HOMEPAGE } from './homepage.kind.js';
import { HomepageService } from './homepage.service.js';

const path = '/';

@Injectable()
@PagesOf(HOMEPAGE)
export class ShownHomepage implements OwnPages {
  constructor(private readonly homepage: HomepageService) {}

  paths(): Promise<string[]> {
    return Promise.resolve([path]);
  }

  /** None before the first was published. */
  async *shown(): AsyncIterable<ShownPage> {
    try {
      yield { id: null, title: 'Homepage', path, record: await this.homepage.published() };
    } catch (error) {
      if (!(error instanceof NoSuchRecord)) throw error;
    }
  }

  async listed(): Promise<ListedPage[]> {
    const listed: ListedPage[] = [];
    for await (const { record } of this.shown()) listed.push({ path, ...(record as { updatedAt: Date }) });
    return listed;
  }

  async unsaved({ fields, problems }: UnsavedFields): Promise<UnsavedPage> {
    const { draft, errors } = await this.homepage.unsaved(fields);
    Object.assign(problems, errors);
    return { path, reads: new Map([['/api/homepage/published', toPublishedHomepage(draft)]]), record: draft };
  }
}
