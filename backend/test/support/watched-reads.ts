import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { PageFaq } from '../../src/faqs/page-faq.entity.js';
import { Kinds } from '../../src/kinds/kinds.service.js';
import { PictureCopies } from '../../src/media/picture-copies.entity.js';
import { PageOriginality } from '../../src/pages/page-originality.entity.js';
import { READS_FROM } from '../../src/platform/common/access.js';

type Handler = (...args: unknown[]) => unknown;

/** What else changes a resource that visitors see. */
const BESIDES = new Map<new () => object, string>([
  [PageFaq, 'page-faqs'],
  [PageOriginality, 'service-location-pages'],
  [PictureCopies, 'media'],
]);

const READ = /\b(?:FROM|JOIN)\s+["`](\w+)["`]/gi;

/**
 * Compares what each handler with `@ReadsFrom()` names with the tables that it reads. Call it before the app starts. The returned function throws,
 * naming handler and resource, if a list lacks one: pages that show it would stay stale.
 */
export function watchReads(nest: NestExpressApplication, dataSource: DataSource): () => void {
  const reading = new AsyncLocalStorage<Set<string>>();
  const readBy = new Map<string, { named: readonly string[]; tables: Set<string> }>();
  dataSource.logger.logQuery = (query) => {
    const tables = reading.getStore();
    if (tables) for (const [, table = ''] of query.matchAll(READ)) tables.add(table);
  };
  for (const { instance } of nest.get(DiscoveryService, { strict: false }).getControllers()) {
    const controller = instance as Record<string, Handler>;
    const type = controller.constructor;
    for (const name of new MetadataScanner().getAllMethodNames(Object.getPrototypeOf(controller) as object)) {
      const handler = controller[name];
      const named = (handler && (Reflect.getMetadata(READS_FROM, handler) ?? Reflect.getMetadata(READS_FROM, type))) as
        string[] | undefined;
      if (!handler || !named || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) continue;
      const tables = new Set<string>();
      readBy.set(`${type.name}.${name}`, { named, tables });
      const watched: Handler = (...args) => reading.run(tables, () => handler.apply(controller, args));
      for (const key of Reflect.getMetadataKeys(handler) as unknown[])
        Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), watched);
      Object.defineProperty(controller, name, { value: watched, configurable: true, writable: true });
    }
  }
  const kinds = nest.get(Kinds, { strict: false });
  return () => {
    const entities = [...kinds.all.map(({ kind }) => [kind.entity, kind.resource] as const), ...BESIDES];
    const resources = new Map(entities.map(([entity, resource]) => [dataSource.getMetadata(entity).tableName, resource]));
    const faults = [...readBy].flatMap(([handler, { named, tables }]) =>
      [...tables].flatMap((table) => {
        const resource = resources.get(table);
        // Others, such as the counts of views, are no content.
        return resource === undefined || named.includes(resource)
          ? []
          : [`${handler} reads ${resource}, which its @ReadsFrom() does not name.`];
      }),
    );
    if (faults.length) throw new Error(faults.join('\n'));
  };
}
