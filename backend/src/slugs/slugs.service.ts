import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { NoSuchRecord } from '../common/errors.js';
import { freeSlug } from '../common/records.js';
import { Location } from '../locations/location.entity.js';
import { CorePage } from '../pages/core-page.entity.js';
import { Project } from '../projects/project.entity.js';
import { Service } from '../services/service.entity.js';

export const MAX_NAME = 1_000;
const ENTITIES = { services: Service, locations: Location, projects: Project, 'core-pages': CorePage };
export const SLUGGED = Object.keys(ENTITIES);

const isSlugged = (resource: string): resource is keyof typeof ENTITIES => Object.hasOwn(ENTITIES, resource);

@Injectable()
export class SlugsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Returns the slug that a new record of this name would get. */
  async suggest(resource: string, name: unknown): Promise<string> {
    if (!isSlugged(resource)) throw new NoSuchRecord('resource');
    if (typeof name !== 'string' || name.length > MAX_NAME)
      throw new BadRequestException(`Please send a name of at most ${MAX_NAME} characters.`);
    return freeSlug(this.manager, ENTITIES[resource], { source: name, fallback: '' });
  }
}
