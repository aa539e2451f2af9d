import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { OverwrittenChange } from '../../audit/overwritten-change.entity.js';
import { OverwrittenChanges } from '../../audit/overwritten-changes.service.js';
import { Kinds } from '../../kinds/kinds.service.js';
import { namesOf } from '../names-of.js';
import { OpenRecord } from './open-record.entity.js';
import { toOverwrittenView, type OverwrittenView } from './overwritten-change.dto.js';

/** Names the records in which colleagues have saved over the current user's changes. */
@Injectable()
export class OverwrittenViews {
  constructor(
    @InjectRepository(OpenRecord) private readonly opened: Repository<OpenRecord>,
    private readonly changes: OverwrittenChanges,
    private readonly kinds: Kinds,
  ) {}

  /** See `OverwrittenChanges`. */
  async list(record?: Pick<OverwrittenChange, 'resource' | 'recordId'>): Promise<OverwrittenView[]> {
    const found = await this.changes.list(record);
    const names = await namesOf(this.opened.manager, this.kinds, found);
    return found.map((change) => toOverwrittenView(change, names.get(change.recordId) ?? null));
  }
}
