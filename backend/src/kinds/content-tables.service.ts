import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { addContentResources } from '../platform/common/content-events.js';
import { Kinds } from './kinds.service.js';

/** Knows which content is in which table of the database. */
@Injectable()
export class ContentTables implements OnModuleInit {
  private resources: ReadonlyMap<string, string> = new Map();
  /** Tables that were read for visitors and hold no content. */
  readonly others = new Set<string>();

  constructor(
    private readonly kinds: Kinds,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    const entities = this.kinds
      .with('content')
      .flatMap(({ kind: { entity, resource, besides = {} } }) => [[resource, entity] as const, ...Object.entries(besides)]);
    this.resources = new Map(entities.map(([resource, entity]) => [this.manager.connection.getMetadata(entity).tableName, resource]));
    addContentResources([...this.resources.values()]);
  }

  /** Returns the resources whose changes concern what was read from these tables. */
  resourcesOf(tables: Iterable<string>): Set<string> {
    const resources = new Set<string>();
    for (const table of tables) {
      const resource = this.resources.get(table);
      if (resource === undefined) this.others.add(table);
      else resources.add(resource);
    }
    return resources;
  }
}
