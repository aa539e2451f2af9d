import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Writes the form fields of homepage blocks for the backoffice.');

/*
 * Writes the form fields and starting values of each type of homepage block for the backoffice, from the API document.
 * The rules of the fields are in contract.json.
 */

/** @typedef {{ $ref?: string, allOf?: Schema[], anyOf?: Schema[], oneOf?: Schema[], items?: Schema, enum?: string[],
 *   properties?: Record<string, Schema>, 'x-editor'?: Record<string, unknown> }} Schema */

/** @type {{ components: { schemas: Record<string, Schema> } }} */
const document = JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8'));
const { schemas } = document.components;

/**
 * @param {Schema | undefined} schema
 * @returns {Schema}
 */
const resolved = (schema = {}) => (schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema);

/**
 * Returns the fields of a form; those of a group follow its label and path.
 * @param {Schema} schema
 * @returns {Record<string, unknown>[]}
 */
function fieldsOf({ properties = {} }) {
  /** @type {Record<string, unknown>[]} */
  const fields = [];
  for (const [path, property] of Object.entries(properties)) {
    if (!property['x-editor']) continue;
    const { kind, label, help } = property['x-editor'];
    if (kind !== 'group') fields.push({ path, kind, label, help });
    else
      for (const inner of fieldsOf(resolved((property.allOf ?? property.anyOf)?.[0])))
        fields.push({ ...inner, path: `${path}.${String(inner['path'])}`, label: `${String(label)} ${String(inner['label'])}` });
  }
  return fields;
}

const blocks = (schemas['PublishedHomepage']?.properties?.['blocks']?.items?.oneOf ?? []).map(resolved).flatMap(({ properties = {} }) => {
  const [type] = properties['type']?.enum ?? [];
  if (!type) return [];
  const content = resolved(properties['content']);
  const starts = Object.entries(content.properties ?? {}).map(([name, property]) => [name, property['x-editor']?.['start']]);
  const start = Object.fromEntries(starts.filter(([, value]) => value !== undefined));
  return [
    [
      type,
      {
        schema: properties['content']?.$ref?.split('/').at(-1),
        note: properties['type']?.['x-editor']?.['note'],
        fields: fieldsOf(content),
        start,
      },
    ],
  ];
});

const file = join(ROOT, 'frontend-admin/src/website/homepage/blocks.json');
writeFileSync(file, `${JSON.stringify(Object.fromEntries(blocks), null, 2)}\n`);
