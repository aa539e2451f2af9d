import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { In, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { AlreadyTaken, InvalidFields } from '../platform/http/errors.js';
import { INVALID, REQUIRED, isLink } from '../platform/fields/validation.js';
import { FIXED_PAGES, isServed } from '../platform/http/site-addresses.js';
import { Env } from '../platform/config/env.js';
import { normalisePath, Redirect, targetOf } from './redirect.entity.js';
import type { CreateRedirectDto, UpdateRedirectDto } from './redirect.dto.js';
import { ServiceOf } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { REDIRECTS } from './redirect.kind.js';

function fromPathFault(path: string | undefined): string | undefined {
  if (path === undefined || /\s/.test(path)) return 'Please enter a path such as /old-page';
  if (path === '/') return 'The home page cannot be redirected';
  if (isServed(path)) return 'Addresses of the backoffice, the API and its files cannot be redirected';
  return FIXED_PAGES.includes(path) ? `${path} is a page of the website itself, which cannot be redirected` : undefined;
}

const isTarget = (value: string): boolean => isLink(value) && /^(\/|https:)/.test(value);

/** Returns undefined for targets on another site. */
export function localPath(target: string, publicUrl: string): string | undefined {
  const isHere = target.startsWith('/') || (URL.canParse(target) && new URL(target).origin === new URL(publicUrl).origin);
  return isHere ? normalisePath(target) : undefined;
}

const refuse = (field: string, message: string): never => {
  throw new InvalidFields({ [field]: [message] }, message === REQUIRED ? undefined : message);
};

export const REDIRECT_SET = 'redirect.set';

/** Raised before a redirect is stored; what shows pages refuses those that hide one, or lead to none. */
export interface RedirectSet {
  fromPath: string;
  /** A path on this website; undefined for others and without one. */
  target: string | undefined;
  manager: EntityManager;
}

@Injectable()
@ServiceOf(REDIRECTS)
export class RedirectsService extends PlainRecords<Redirect> {
  protected readonly kind = REDIRECTS;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly events: EventEmitter2,
  ) {
    super();
  }

  async find(path: string): Promise<Pick<Redirect, 'statusCode' | 'toPath'> | null> {
    const fromPath = normalisePath(path);
    // As earlier versions stored it.
    const redirect = fromPath ? await this.manager.findOneBy(Redirect, { fromPath: In([fromPath, fromPath.normalize('NFD')]) }) : null;
    return redirect && { statusCode: redirect.statusCode, toPath: targetOf(redirect) };
  }

  /** Throws InvalidFields (400) or AlreadyTaken (409). */
  override create({ fromPath, ...fields }: CreateRedirectDto): Promise<Redirect> {
    return super.create({ ...fields, fromPath: checkedFrom(fromPath) });
  }

  override update(id: string, { fromPath, ...fields }: UpdateRedirectDto, ifMatch?: number): Promise<Redirect> {
    return super.update(id, { ...fields, fromPath: fromPath && checkedFrom(fromPath) }, ifMatch);
  }

  /** Throws ConflictException (409) if the address has another redirect by now, InvalidFields (400) for a loop or one of the website's own addresses. */
  override undelete(id: string, change: Change): Promise<Redirect> {
    return undelete(change, REDIRECTS, id, async (redirect) => {
      const fromPath = checkedFrom(redirect.fromPath);
      const target = targetOf(redirect);
      if (await change.manager.existsBy(Redirect, { fromPath }))
        throw new ConflictException(`There is another redirect from ${fromPath} now.`);
      if (target !== null) await this.refuseLoop(redirect, target, change.manager);
      await this.refusePages(redirect, change.manager);
    });
  }

  protected override async complete(redirect: Redirect, { manager }: Change): Promise<void> {
    const { id, fromPath, statusCode } = redirect;
    redirect.isAutomatic = false;
    const holder = await manager.findOneBy(Redirect, { fromPath });
    if (holder && holder.id !== id) throw new AlreadyTaken('fromPath', `A redirect from ${fromPath} already exists.`);
    if (statusCode === 410) redirect.toPath = null;
    else if (!redirect.toPath) refuse('toPath', REQUIRED);
    else if (!isTarget(redirect.toPath)) refuse('toPath', 'Please enter a path such as /services, or an address that starts with https://');
    else await this.refuseLoop(redirect, redirect.toPath, manager);
    await this.refusePages(redirect, manager);
  }

  private async refusePages(redirect: Redirect, manager: EntityManager): Promise<void> {
    const to = targetOf(redirect);
    const target = to === null ? undefined : localPath(to, this.env.publicUrl);
    await this.events.emitAsync(REDIRECT_SET, { fromPath: redirect.fromPath, target, manager } satisfies RedirectSet);
  }

  private async refuseLoop({ id, fromPath }: Redirect, toPath: string, manager: EntityManager): Promise<void> {
    const way = [fromPath];
    let next = localPath(toPath, this.env.publicUrl);
    while (next !== undefined) {
      if (way.includes(next))
        return refuse(
          'toPath',
          way.length === 1 ? 'This would redirect to itself' : `This would create a redirect loop: ${[...way, next].join(' → ')}`,
        );
      way.push(next);
      const step: Redirect | null = await manager.findOneBy(Redirect, { fromPath: next });
      const target = step && step.id !== id ? targetOf(step) : null;
      next = target === null ? undefined : localPath(target, this.env.publicUrl);
    }
  }
}

function checkedFrom(given: string): string {
  const path = normalisePath(given);
  const fault = fromPathFault(path);
  return path === undefined || fault !== undefined ? refuse('fromPath', fault ?? INVALID) : path;
}
