import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from '../../src/homepage/blocks.dto.js';

interface Schema {
  properties?: Record<string, { allOf?: { $ref: string }[]; anyOf?: { $ref: string }[]; 'x-editor'?: { kind: string } }>;
}

const document = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8');
const { schemas } = (JSON.parse(document) as { components: { schemas: Record<string, Schema> } }).components;

/** One block of each type with every field filled in; lists of records stay empty. */
export function filledBlocks(values: Record<string, (name: string) => unknown>) {
  const filled = (schema: string): object =>
    Object.fromEntries(
      Object.entries(schemas[schema]?.properties ?? {}).flatMap(([name, { allOf, anyOf = allOf, 'x-editor': { kind } = {} }]) =>
        kind
          ? [[name, kind === 'group' ? filled(anyOf?.[0]?.$ref.split('/').at(-1) ?? '') : (values[kind]?.(`${schema} ${name}`) ?? [])]]
          : [],
      ),
    );
  return Object.entries(BLOCKS).map(([type, { content }], index) => ({
    id: `${type}-1`,
    type,
    enabled: true,
    order: index + 1,
    content: filled(content.name),
  }));
}
