import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Changes, type RecordKind } from '../audit/changes.service.js';
import { AlreadyTaken, InvalidFields } from '../common/errors.js';
import { list, type Listing, type ListQuery, type ListSpec } from '../common/list-query.js';
import { findOrFail } from '../common/records.js';
import { INVALID, REQUIRED } from '../common/validation.js';
import { Env } from '../config/env.js';
import { fromPathFault, isTarget, localPath, normalisePath } from './redirect-paths.js';
import { Redirect, type RedirectStatus } from './redirect.entity.js';
import type { CreateRedirectDto, UpdateRedirectDto } from './redirects.dto.js';

const KIND: RecordKind<Redirect> = { resource: 'redirects', label: 'redirect', entity: Redirect };

const LIST: ListSpec<Redirect> = {
  resource: 'redirects',
  sortable: ['fromPath', 'toPath', 'statusCode', 'createdAt', 'updatedAt'],
  filterable: { fromPath: 'string', toPath: 'string', statusCode: 'number', isAutomatic: 'boolean' },
  search: ['fromPath', 'toPath'],
  defaultSort: [['fromPath', 'ASC']],
};

export interface RedirectAnswer {
  statusCode: RedirectStatus;
  /** A path or an https address; null with 410. */
  toPath: string | null;
}

const refuse = (field: string, message: string): never => {
  throw new InvalidFields({ [field]: [message] }, message === REQUIRED ? undefined : message);
};

@Injectable()
export class RedirectsService {
  constructor(
    @InjectRepository(Redirect) private readonly redirects: Repository<Redirect>,
    private readonly changes: Changes,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Where an address that is gone leads; null when nothing is known of it. */
  async find(path: string): Promise<RedirectAnswer | null> {
    const fromPath = normalisePath(path);
    const redirect = fromPath ? await findFrom(this.redirects.manager, fromPath) : null;
    return redirect && { statusCode: redirect.statusCode, toPath: redirect.toPath };
  }

  list(query: ListQuery): Promise<Listing<Redirect>> {
    return list(this.redirects, LIST, query);
  }

  get(id: string): Promise<Redirect> {
    return findOrFail(this.redirects, { id }, 'redirect');
  }

  /** @throws InvalidFields (400), AlreadyTaken (409) */
  create({ fromPath, ...fields }: CreateRedirectDto): Promise<Redirect> {
    return this.changes.create(KIND, { ...fields, fromPath: checkedFrom(fromPath) }, (redirect, { manager }) =>
      this.complete(redirect, manager),
    );
  }

  update(id: string, { fromPath, ...fields }: UpdateRedirectDto, ifMatch?: number): Promise<Redirect> {
    const from = fromPath && checkedFrom(fromPath);
    return this.changes.update(KIND, id, ifMatch, { ...fields, fromPath: from }, (redirect, { manager }) =>
      this.complete(redirect, manager),
    );
  }

  remove(id: string): Promise<Redirect> {
    return this.changes.remove(KIND, id);
  }

  /** What depends on more than one field or record. */
  private async complete(redirect: Redirect, manager: EntityManager): Promise<void> {
    const { id, fromPath, statusCode } = redirect;
    redirect.isAutomatic = false;
    const holder = await findFrom(manager, fromPath);
    if (holder && holder.id !== id) throw new AlreadyTaken('fromPath', `There is a redirect from ${fromPath} already.`);
    if (statusCode === 410) redirect.toPath = null;
    else if (!redirect.toPath) refuse('toPath', REQUIRED);
    else if (!isTarget(redirect.toPath)) refuse('toPath', 'Please enter a path such as /services, or an address that starts with https://');
    else await this.refuseLoop(redirect, redirect.toPath, manager);
  }

  /** Follows what the target leads to; a way back to where it began would never end. */
  private async refuseLoop({ id, fromPath }: Redirect, toPath: string, manager: EntityManager): Promise<void> {
    const way = [fromPath];
    let next = localPath(toPath, this.env.publicUrl);
    while (next !== undefined) {
      if (way.includes(next))
        return refuse(
          'toPath',
          way.length === 1 ? 'This would lead to itself' : `This would lead in a circle: ${[...way, next].join(' → ')}`,
        );
      way.push(next);
      const step: Redirect | null = await findFrom(manager, next);
      next = step && step.id !== id && step.toPath ? localPath(step.toPath, this.env.publicUrl) : undefined;
    }
  }
}

function checkedFrom(given: string): string {
  const path = normalisePath(given);
  const fault = fromPathFault(path);
  return path === undefined || fault !== undefined ? refuse('fromPath', fault ?? INVALID) : path;
}

/** Compared once more in code: MariaDB takes accented letters for plain ones. */
async function findFrom(manager: EntityManager, fromPath: string): Promise<Redirect | null> {
  const found = await manager.findOneBy(Redirect, { fromPath });
  return found?.fromPath === fromPath ? found : null;
}
