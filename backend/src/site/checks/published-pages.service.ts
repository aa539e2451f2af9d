import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Pages } from '../../kinds/pages.service.js';
import type { FindingRecord } from './content-check.dto.js';

/** A page that visitors see, and the record it is made of. */
export interface PublishedPage extends FindingRecord {
  path: string;
  record: object;
}

/** The pages that show records of the backoffice. */
@Injectable()
export class PublishedPages {
  constructor(private readonly pages: Pages) {}

  /** Returns the addresses of the pages that visitors see. */
  async paths(): Promise<Set<string>> {
    return new Set((await this.pages.each((pages) => pages.paths())).flat());
  }

  async *list(): AsyncGenerator<PublishedPage> {
    for (const pages of this.pages.all) {
      for await (const page of pages.shown()) yield { ...page, resource: pages.kind.resource };
      await nextTurn();
    }
  }
}
