import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors } from '../platform/http/error-response.dto.js';
import { cleanText } from '../platform/words/text.js';
import { INVALID } from '../platform/fields/validation.js';
import { errorsByPath } from '../platform/http/validation-pipe.js';
import { BLOCKS, OtherBlock } from './blocks.dto.js';
import type { HomepageBlock } from './homepage-version.entity.js';

const MAX_BYTES = 200_000;
export const MAX_BLOCKS = 50;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, v]) => [name, clean(v)])) : value;
};

/** Keeps fields that the type no longer has: an older version may need them. */
function readContent(type: string, content: Record<string, unknown>, path: string, errors: FieldErrors): Record<string, unknown> {
  const cleaned = clean(content) as Record<string, unknown>;
  const known = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined;
  if (!known) return cleaned;
  const checked = plainToInstance(known.content, cleaned) as object;
  Object.assign(errors, errorsByPath(validateSync(checked), `${path}.content.`));
  return { ...checked };
}

function readBlock(value: unknown, path: string, errors: FieldErrors): HomepageBlock | undefined {
  if (!isRecord(value)) {
    errors[path] = [INVALID];
    return undefined;
  }
  const { id, type, enabled = true, order, content = {} } = value;
  const block = Object.assign(new OtherBlock(), { id, type, enabled, order, content });
  const faults = errorsByPath(validateSync(block), `${path}.`);
  Object.assign(errors, faults);
  if (Object.keys(faults).length > 0) return undefined;
  return { ...block, content: readContent(block.type, block.content, path, errors) };
}

/** Returns the cleaned blocks and the errors by path, such as 'blocks.0.content.ctaLink'. */
export function readBlocks(value: unknown): { blocks: HomepageBlock[]; errors: FieldErrors } {
  if (!Array.isArray(value)) return { blocks: [], errors: { blocks: [INVALID] } };
  if (value.length > MAX_BLOCKS) return { blocks: [], errors: { blocks: [`Please use at most ${MAX_BLOCKS} blocks`] } };
  if (JSON.stringify(value).length > MAX_BYTES) return { blocks: [], errors: { blocks: ['The homepage is too large'] } };
  const errors: FieldErrors = {};
  const blocks = value.flatMap((block, i) => readBlock(block, `blocks.${i}`, errors) ?? []);
  if (new Set(blocks.map(({ id }) => id)).size !== blocks.length) errors['blocks'] = ['Each block needs a unique id'];
  return { blocks, errors };
}

const OF_CONTENT = /^blocks\.(\d{1,2})\.content\.([^.]+)/;

/** Like `readBlocks`, but an invalid field stays as it is stored, and an invalid list too. */
export function readUnsavedBlocks(value: unknown, stored: HomepageBlock[]): { blocks: HomepageBlock[]; errors: FieldErrors } {
  const { blocks, errors } = readBlocks(value);
  for (const path of Object.keys(errors)) {
    const [, index, field] = OF_CONTENT.exec(path) ?? [];
    const block = blocks[Number(index)];
    if (!block || field === undefined) return { blocks: stored, errors };
    const former = stored.find(({ id, type }) => id === block.id && type === block.type)?.content[field];
    const { [field]: _invalid, ...content } = block.content;
    block.content = former === undefined ? content : { ...content, [field]: former };
  }
  return { blocks, errors };
}
