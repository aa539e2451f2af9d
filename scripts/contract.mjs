import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ROOT } from './lib/project.mjs';

readArguments('Writes the rules of fields for the front ends.');

/*
 * Writes the rules of fields that people send, from backend/openapi.json, for the forms of the backoffice and of the website. The whole
 * document is too large for a browser. Called by `npm run openapi`.
 */

/** @typedef {{ $ref?: string, items?: Schema, allOf?: Schema[], anyOf?: Schema[], oneOf?: Schema[], enum?: unknown[], properties?: Record<string, Schema>, required?: string[], [keyword: string]: unknown }} Schema */
/** @typedef {{ requestBody?: { content: Record<string, { schema: Schema }> } }} Operation */

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

/** @type {{ paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, Schema> }, 'x-contacts': Record<string, object> }} */
const { paths, components, 'x-contacts': contacts } = JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8'));

/** @param {Schema} schema */
const nameOf = ({ $ref, allOf, anyOf }) => ($ref ?? (allOf ?? anyOf)?.[0]?.$ref)?.split('/').at(-1);

/** @type {Record<string, Record<string, unknown>>} */
const contract = {};

/**
 * Returns the rule of a field; for a nested object the name of its schema, as `schema`.
 * @param {Schema} field
 * @returns {Record<string, unknown>}
 */
function ruleOf(field) {
  const name = nameOf(field);
  if (name) collect(name);
  for (const variant of field.oneOf ?? []) ruleOf(variant);
  return {
    ...Object.fromEntries(KEYWORDS.filter((keyword) => keyword in field).map((keyword) => [keyword.replace('x-', ''), field[keyword]])),
    ...contacts[String(field['x-contact'])],
    ...(field.enum && { enum: field.enum.filter((value) => value !== null) }),
    ...(name && { schema: name }),
    ...(field.oneOf && { oneOf: field.oneOf.map(nameOf) }),
    ...(field.items && { items: ruleOf(field.items) }),
  };
}

/** @param {string} name */
function collect(name) {
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

// The only rule that pages before the sign-in load.
write('frontend-admin/src/data/password.json', contract['ResetPasswordDto']?.['password']);

/** What the contact form shows; the server says the rest. */
const contactFields = Object.entries(/** @type {Record<string, Schema>} */ (contract['CreateContactDto'] ?? {}));
write(
  'frontend-public/src/features/contact/rules.json',
  Object.fromEntries(
    contactFields
      .filter(([, { messages }]) => messages)
      .map(([field, { maxLength, pattern, tidy, wrong, misspelt, labels, messages }]) => [
        field,
        { maxLength, pattern, tidy, wrong, misspelt, labels, invalid: /** @type {{ pattern?: string }} */ (messages).pattern },
      ]),
  ),
);

/**
 * @param {string} file
 * @param {unknown} value
 */
function write(file, value) {
  writeFileSync(join(ROOT, file), `${JSON.stringify(value, null, 2)}\n`);
}
