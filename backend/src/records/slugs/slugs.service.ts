import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { NoSuchRecord } from '../../platform/http/errors.js';
import { freeSlug } from '../../platform/common/records.js';
import { slugify } from '../../platform/words/text.js';
import { Kinds } from '../../kinds/kinds.service.js';

export const MAX_NAME = 1_000;

@Injectable()
export class SlugsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly kinds: Kinds,
  ) {}

  /** Returns the slug that a new record of this name would get. */
  async suggest(resource: string, name: unknown): Promise<string> {
    const known = this.kinds.find('slugs', resource);
    if (!known) throw new NoSuchRecord('resource');
    if (typeof name !== 'string' || name.length > MAX_NAME)
      throw new BadRequestException(`Please send a name of at most ${MAX_NAME} characters.`);
    if (!slugify(name)) return '';
    return freeSlug(this.manager, known.kind, { source: name, fallback: '' });
  }
}
