import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, type EntityManager, type Repository } from 'typeorm';
import { Changes, type Change } from '../../audit/changes.service.js';
import { formPath } from '../../kinds/kind.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { newId } from '../../platform/common/records.js';
import { currentActor } from '../../platform/http/request-context.js';
import { isId } from '../../platform/fields/validation.js';
import { isSameSecret, keyedToken, TOKEN_CHARS } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import { namesOf } from '../../records/names-of.js';
import { OutlivesAuthor, type LeftWork } from '../../users/outlives-author.js';
import type { LeftPiece } from '../../users/user.dto.js';
import type { PreviewDto, PreviewLinkRecord } from './preview.dto.js';
import { PreviewLink } from './preview-link.entity.js';

const RESOURCE = 'preview-links';
const LIFETIME_MS = 7 * DAY_MS;
const MAX_LINKS = 200;

@Injectable()
@OutlivesAuthor({ id: RESOURCE, name: 'Links to previews', column: 'preview_links.createdBy', byDefault: 'end' })
export class PreviewLinks implements LeftWork {
  constructor(
    @InjectRepository(PreviewLink) private readonly links: Repository<PreviewLink>,
    private readonly changes: Changes,
    private readonly secrets: Secrets,
    private readonly env: Env,
    private readonly kinds: Kinds,
  ) {}

  /** Returns the links that work, the newest first. */
  async list(): Promise<PreviewLinkRecord[]> {
    const rows = await this.links.find({ where: { expiresAt: MoreThan(new Date()) }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map((link) => this.toRecord(link));
  }

  /** Throws ConflictException (409) while there are very many. */
  async create({ resource, id, fields }: PreviewDto): Promise<PreviewLinkRecord> {
    const made = await this.changes.write(RESOURCE, async ({ manager, now, audit }) => {
      await manager.delete(PreviewLink, { expiresAt: LessThan(now) });
      if ((await manager.count(PreviewLink)) >= MAX_LINKS)
        throw new ConflictException(`There are already ${MAX_LINKS} links to previews. Withdraw some of them first.`);
      const link = Object.assign(new PreviewLink(), {
        id: newId(),
        resource,
        recordId: id ?? null,
        fields,
        createdBy: currentActor().userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      await manager.save(link);
      await audit({ action: 'create', entityType: RESOURCE, entityId: link.id });
      return link;
    });
    return this.toRecord(made);
  }

  /** Throws NoSuchRecord (404). */
  async withdraw(id: string): Promise<PreviewLinkRecord> {
    const withdrawn = await this.changes.write(RESOURCE, async ({ manager, audit }) => {
      const link = isId(id) ? await manager.findOneBy(PreviewLink, { id }) : null;
      if (!link) throw new NoSuchRecord('link');
      await manager.delete(PreviewLink, id);
      await audit({ action: 'delete', entityType: RESOURCE, entityId: id });
      return link;
    });
    return this.toRecord(withdrawn);
  }

  async leftBy(manager: EntityManager, userIds: readonly string[], take: number): Promise<{ count: number; first: LeftPiece[] }> {
    const where = { createdBy: In(userIds), expiresAt: MoreThan(new Date()) };
    const [links, count] = await manager.findAndCount(PreviewLink, { where, order: { createdAt: 'DESC', id: 'DESC' }, take });
    const records = links.flatMap(({ resource, recordId }) => (recordId === null ? [] : [{ resource, recordId }]));
    const names = await namesOf(manager, this.kinds, records);
    const first = links.map(({ resource, recordId }): LeftPiece => {
      const kind = this.kinds.find('preview', resource)?.kind;
      const [name, path] = kind && recordId !== null ? [names.get(recordId), formPath(kind, recordId)] : [];
      if (name === undefined) return { title: `A ${kind?.label ?? 'page'} that is not stored`, path: null };
      return { title: kind?.isSingle ? (kind.title ?? name) : name, path: path ?? null };
    });
    return { count, first };
  }

  async settleLeft({ manager, audit }: Change, createdBy: string, heir: string | null): Promise<void> {
    for (const { id } of await manager.findBy(PreviewLink, { createdBy })) {
      const entry = { entityType: RESOURCE, entityId: id };
      if (heir === null) await manager.delete(PreviewLink, id);
      else await manager.update(PreviewLink, id, { createdBy: heir });
      if (heir === null) await audit({ action: 'delete', ...entry });
      else await audit({ action: 'update', ...entry, changes: { createdBy: { before: createdBy, after: heir } } });
    }
  }

  /** Returns what a link shows; null if it does not work (any more). */
  async open(id: string, token: string): Promise<PreviewDto | null> {
    if (!isId(id) || token.length !== TOKEN_CHARS || !isSameSecret(token, this.tokenOf(id))) return null;
    const link = await this.links.findOneBy({ id, expiresAt: MoreThan(new Date()) });
    return link && { resource: link.resource, id: link.recordId, fields: link.fields };
  }

  private toRecord({ fields: _f, ...link }: PreviewLink): PreviewLinkRecord {
    return { ...link, address: `${this.env.publicUrl}/preview/${link.id}/${this.tokenOf(link.id)}` };
  }

  private tokenOf(id: string): string {
    return keyedToken(this.secrets.key, 'preview-link', id);
  }
}
