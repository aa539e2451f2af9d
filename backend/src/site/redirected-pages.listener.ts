import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { EntityManager } from 'typeorm';
import { CORE_PAGES } from '../core-pages/core-page.kind.js';
import { VISIBLE as VISIBLE_CORE_PAGE } from '../core-pages/core-pages.service.js';
import { LOCATIONS } from '../locations/location.kind.js';
import { SERVICE_PAGES } from '../pages/service-location-page.kind.js';
import { visibleAt } from '../pages/visible-pages.js';
import { InvalidFields } from '../platform/common/errors.js';
import { FIXED_PAGES, isServed, type PageAddress } from '../platform/common/site-addresses.js';
import { PROJECTS } from '../projects/project.kind.js';
import { VISIBLE as VISIBLE_PROJECT } from '../projects/projects.service.js';
import { Redirect } from '../redirects/redirect.entity.js';
import { REDIRECT_SET, type RedirectSet } from '../redirects/redirects.service.js';

/** Keeps redirects from hiding a page that visitors see, and from leading to none. */
@Injectable()
export class RedirectedPages {
  @OnEvent(REDIRECT_SET, { suppressErrors: false })
  async check({ fromPath, target, manager }: RedirectSet): Promise<void> {
    const hidden = await titleAt(fromPath, manager);
    if (hidden !== undefined) {
      const message = `${fromPath} is the address of ‘${hidden}’, which nobody could open any more. Take the page down or change its address first`;
      throw new InvalidFields({ fromPath: [message] }, message);
    }
    if (target === undefined || FIXED_PAGES.includes(target) || isServed(target)) return;
    const leads = (await titleAt(target, manager)) !== undefined || (await manager.existsBy(Redirect, { fromPath: target }));
    if (leads) return;
    const message = `There is no page at ${target}. Choose a page that visitors can open`;
    throw new InvalidFields({ toPath: [message] }, message);
  }
}

/** The title of the record whose page visitors see at a path. */
async function titleAt(path: string, manager: EntityManager): Promise<string | undefined> {
  const at = (kind: { address: PageAddress }) => kind.address.slugs(path);
  const [project, area, core, service] = [at(PROJECTS), at(LOCATIONS), at(CORE_PAGES), at(SERVICE_PAGES)];
  if (project) return (await manager.findOneBy(PROJECTS.entity, { slug: project[0], ...VISIBLE_PROJECT }))?.title;
  if (area) return (await manager.findOneBy(LOCATIONS.entity, { slug: area[0], isActive: true }))?.name;
  if (core) return (await manager.findOneBy(CORE_PAGES.entity, { slug: core[0], ...VISIBLE_CORE_PAGE }))?.title;
  if (!service) return undefined;
  const [slug = '', location] = service;
  return (await manager.findOne(SERVICE_PAGES.entity, { where: visibleAt(slug, location) }))?.title;
}
