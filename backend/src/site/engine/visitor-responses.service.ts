import { HttpStatus, Injectable } from '@nestjs/common';
import type { PublicCompanyInfo } from '../../company/public-company-info.dto.js';
import { ContentTables } from '../../kinds/content-tables.service.js';
import { prepareResponse } from './response.js';
import { frameworkHeaders } from './headers.js';
import { InProcessApi, turnAfter } from './in-process-api.js';
import type { Rendered } from './page-cache.js';

/** Each address has one spelling and no query, so that nobody can fill the cache with copies. */
const PLAIN = /^\/api(\/[a-z0-9-]+)+$/;
const MAX_LENGTH = 200;

/** Visitors' JSON for the page cache. */
@Injectable()
export class VisitorResponses {
  constructor(
    private readonly api: InProcessApi,
    private readonly content: ContentTables,
  ) {}

  has(target: string): boolean {
    return target.length <= MAX_LENGTH && PLAIN.test(target) && this.api.has(target);
  }

  async read(target: string): Promise<Rendered> {
    const { api, tables } = this.api.reads();
    const { status, body } = await api(target);
    const headers = { ...frameworkHeaders(target, { isRead: true, hasToken: false }), 'Content-Type': 'application/json; charset=utf-8' };
    const json = JSON.stringify(body);
    await turnAfter(json);
    const response = await prepareResponse({ status, headers, body: json });
    // Only the company's response has them: then a banner starts or ends, and the promised time of a reply changes.
    const { bannerChangesAt, replyPromise } = (body ?? {}) as Partial<Pick<PublicCompanyInfo, 'bannerChangesAt' | 'replyPromise'>>;
    const ends = [bannerChangesAt, replyPromise?.until].flatMap((end) => (end ? [new Date(end).getTime()] : []));
    const validUntil = ends.length ? { validUntil: new Date(Math.min(...ends)) } : {};
    return { response, isStorable: response.status === Number(HttpStatus.OK), resources: this.content.resourcesOf(tables), ...validUntil };
  }
}
