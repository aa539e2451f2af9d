import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { EntityManager } from 'typeorm';
import { Pages } from '../../kinds/pages.service.js';
import { InvalidFields } from '../../platform/http/errors.js';
import { FIXED_PAGES, isServed } from '../../platform/http/site-addresses.js';
import { Redirect } from '../../redirects/redirect.entity.js';
import { REDIRECT_SET, type RedirectSet } from '../../redirects/redirects.service.js';

/** Keeps redirects from hiding a page that visitors see, and from leading to none. */
@Injectable()
export class RedirectedPages {
  constructor(private readonly pages: Pages) {}

  @OnEvent(REDIRECT_SET, { suppressErrors: false })
  async check({ fromPath, target, manager }: RedirectSet): Promise<void> {
    const hidden = await this.titleAt(fromPath, manager);
    if (hidden !== undefined) {
      const message = `${fromPath} is the address of ‘${hidden}’, which nobody could open any more. Take the page down or change its address first`;
      throw new InvalidFields({ fromPath: [message] }, message);
    }
    if (target === undefined || FIXED_PAGES.includes(target) || isServed(target)) return;
    const leads = (await this.titleAt(target, manager)) !== undefined || (await manager.existsBy(Redirect, { fromPath: target }));
    if (leads) return;
    const message = `There is no page at ${target}. Choose a page that visitors can open`;
    throw new InvalidFields({ toPath: [message] }, message);
  }

  /** The title of the record whose page visitors see at a path. */
  private async titleAt(path: string, manager: EntityManager): Promise<string | undefined> {
    for (const { pages, slugs } of this.pages.at(path)) {
      const title = await pages.titleAt(slugs, manager);
      if (title !== undefined) return title;
    }
    return undefined;
  }
}
