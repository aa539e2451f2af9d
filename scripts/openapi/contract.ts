import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../lib/project.mjs';

/*
 * Writes the rules of fields that people send, for the forms of the backoffice and of the website, and what the backoffice knows about each
 * kind of record, from backend/openapi.json, which is too large for a browser.
 */

type Schema = {
  $ref?: string;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
};
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };

const KEYWORDS = [
  'type',
  'minLength',
  'maxLength',
  'x-maxBytes',
  'pattern',
  'format',
  'enum',
  'x-labels',
  'minimum',
  'maximum',
  'maxItems',
  'x-messages',
  'x-editor',
];

const {
  paths,
  components,
  'x-kinds': kinds,
  'x-contacts': contacts,
} = JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  'x-kinds': object[];
  'x-contacts': Record<string, object>;
};

const nameOf = ({ $ref, allOf, anyOf }: Schema) => ($ref ?? (allOf ?? anyOf)?.[0]?.$ref)?.split('/').at(-1);

const contract: Record<string, Record<string, unknown>> = {};

/** Returns the rule of a field; for a nested object the name of its schema, as `schema`. */
function ruleOf(field: Schema): Record<string, unknown> {
  const name = nameOf(field);
  if (name) collect(name);
  for (const variant of field.oneOf ?? []) ruleOf(variant);
  return {
    ...Object.fromEntries(
      KEYWORDS.filter((keyword) => keyword in field).map((keyword) => [keyword.replace('x-editor', 'editor'), field[keyword]]),
    ),
    ...contacts[String(field['x-contact'])],
    ...(field.enum && { enum: field.enum.filter((value) => value !== null) }),
    ...(name && { type: 'object', schema: name }),
    ...(field.oneOf && { type: 'object', oneOf: field.oneOf.map(nameOf) }),
    ...(field.items && { items: ruleOf(field.items) }),
  };
}

function collect(name: string) {
  if (contract[name]) return;
  contract[name] = {};
  for (const [field, schema] of Object.entries(components.schemas[name]?.properties ?? {}))
    if (!schema['readOnly']) contract[name][field] = ruleOf(schema);
}

for (const operations of Object.values(paths)) {
  for (const { requestBody } of Object.values(operations)) {
    const name = nameOf(requestBody?.content['application/json']?.schema ?? {});
    if (name) collect(name);
  }
}

const lines = Object.keys(contract)
  .sort()
  .map((name) => `${JSON.stringify(name)}:${JSON.stringify(contract[name])}`);
writeFileSync(join(ROOT, 'frontend-admin/src/data/contract.json'), `{\n${lines.join(',\n')}\n}\n`);
writeFileSync(join(ROOT, 'frontend-admin/src/data/kinds.json'), `[\n${kinds.map((kind) => JSON.stringify(kind)).join(',\n')}\n]\n`);

copyFileSync(join(ROOT, 'backend/src/platform/fields/rule.ts'), join(ROOT, 'frontend-admin/src/data/rule.ts'));

// The only rule that pages before the sign-in load.
await write('frontend-admin/src/data/password.json', contract['ResetPasswordDto']?.['password']);

/** What the contact form shows; the server says the rest. */
const contactFields = Object.entries((contract['CreateContactDto'] ?? {}) as Record<string, Schema>);
await write(
  'frontend-public/src/features/contact/rules.json',
  Object.fromEntries(
    contactFields
      .filter(([, { 'x-messages': messages }]) => messages)
      .map(([field, { maxLength, pattern, tidy, wrong, misspelt, 'x-labels': labels, 'x-messages': messages }]) => [
        field,
        { maxLength, pattern, tidy, wrong, misspelt, labels, invalid: (messages as { pattern?: string }).pattern },
      ]),
  ),
);

async function write(file: string, value: unknown) {
  const path = join(ROOT, file);
  writeFileSync(path, await format(JSON.stringify(value, null, 2), { ...(await resolveConfig(path)), parser: 'json' }));
}
