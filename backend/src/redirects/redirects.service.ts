import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { In, type EntityManager } from 'typeorm';
import type { Change } from '../audit/changes.service.js';
import { undelete } from '../audit/undelete.js';
import { AlreadyTaken, InvalidFields } from '../platform/http/errors.js';
import { INVALID, REQUIRED, isLink } from '../platform/fields/validation.js';
import { splitTarget } from '../platform/http/address.js';
import { FIXED_PAGES, isServed } from '../platform/http/site-addresses.js';
import { Env } from '../platform/config/env.js';
import { ALL_BELOW, beginningsOf, normaliseFrom, normalisePath, originsOf, Redirect, targetOf } from './redirect.entity.js';
import type { CreateRedirectDto, UpdateRedirectDto } from './redirect.dto.js';
import { ServiceOf } from '../kinds/kind.js';
import { PlainRecords } from '../kinds/plain-records.js';
import { REDIRECTS } from './redirect.kind.js';

const ONLY_AT_END = 'A * is possible only at the end of a path, as in /blog/*';
const NO_PATH = 'Please enter a path such as /old-page';

function fromPathFault(from: string | undefined): string | undefined {
  if (from === undefined) return NO_PATH;
  const { path, query } = splitTarget(from);
  if (query.includes(ALL_BELOW)) return ONLY_AT_END;
  if (query && path === '/') return undefined;
  if (path === '/') return 'The home page cannot be redirected';
  const begins = path.endsWith(ALL_BELOW);
  const place = begins ? path.slice(0, -ALL_BELOW.length).replace(/(.)\/$/, '$1') : path;
  if (place.includes(ALL_BELOW) || (begins && query)) return ONLY_AT_END;
  if (place === '/') return 'This would redirect every address. Please enter the part that the old addresses begin with, as in /blog/*';
  if (isServed(place)) return 'Addresses of the backoffice, the API and its files cannot be redirected';
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

export interface FoundRedirect extends Pick<Redirect, 'statusCode' | 'toPath'> {
  /** Names of the parameters that it is for. */
  matched?: readonly string[];
}

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

  /** The redirect from an address with its query. */
  async find(target: string): Promise<FoundRedirect | null> {
    const { path, query } = splitTarget(target);
    const from = normalisePath(path);
    return from === undefined ? null : this.first(originsOf(from, query));
  }

  /** The redirect of all addresses that begin as this one does. Only for those without a page. */
  async findBelow(path: string): Promise<FoundRedirect | null> {
    const from = normalisePath(path);
    return from === undefined ? null : this.first(beginningsOf(from));
  }

  /** Of the redirects from these, the one from the first. */
  private async first(origins: readonly string[]): Promise<FoundRedirect | null> {
    const found = await closest(origins, this.manager);
    if (!found) return null;
    const matched = [...new URLSearchParams(splitTarget(found.fromPath).query).keys()];
    return { statusCode: found.statusCode, toPath: targetOf(found), ...(matched.length > 0 && { matched }) };
  }

  /** Throws InvalidFields (400) or AlreadyTaken (409). */
  override create({ fromPath, ...fields }: CreateRedirectDto): Promise<Redirect> {
    return super.create({ ...fields, fromPath: checkedFrom(fromPath) });
  }

  override async update(id: string, { fromPath, ...fields }: UpdateRedirectDto, ifMatch?: number): Promise<Redirect> {
    // What is stored is decoded: '/50%25off' must not be decoded again.
    const isSame = typeof fromPath === 'string' && (await this.records.existsBy({ id, fromPath }));
    return super.update(id, { ...fields, fromPath: fromPath && !isSame ? checkedFrom(fromPath) : fromPath }, ifMatch);
  }

  /** Throws ConflictException (409) if the address has another redirect by now, InvalidFields (400) for a loop or one of the website's own addresses. */
  override undelete(id: string, change: Change): Promise<Redirect> {
    return undelete(change, REDIRECTS, id, async (redirect) => {
      const { fromPath } = redirect;
      refuseFrom(fromPath);
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
    let target: string | null = toPath;
    while (target !== null) {
      const path = localPath(target, this.env.publicUrl);
      if (path === undefined) return;
      const origins = originsOf(path, splitTarget(target).query);
      const again = origins.find((origin) => way.includes(origin));
      if (again !== undefined)
        return refuse(
          'toPath',
          way.length === 1 ? 'This would redirect to itself' : `This would create a redirect loop: ${[...way, again].join(' → ')}`,
        );
      const step: Redirect | undefined = await closest(origins, manager);
      way.push(step?.fromPath ?? path);
      target = step && step.id !== id ? targetOf(step) : null;
    }
  }
}

/** The redirect from the first of these that has one; also as earlier versions stored it. */
async function closest(origins: readonly string[], manager: EntityManager): Promise<Redirect | undefined> {
  const found = await manager.findBy(Redirect, {
    fromPath: In([...new Set(origins.flatMap((origin) => [origin, origin.normalize('NFD')]))]),
  });
  const place = ({ fromPath }: Redirect) => origins.indexOf(fromPath.normalize('NFC'));
  return found.toSorted((one, other) => place(one) - place(other))[0];
}

function refuseFrom(from: string): void {
  const fault = fromPathFault(from);
  if (fault !== undefined) refuse('fromPath', fault);
}

function checkedFrom(given: string): string {
  const from = normaliseFrom(given);
  if (from === undefined) return refuse('fromPath', fromPathFault(from) ?? INVALID);
  refuseFrom(from);
  return from;
}
