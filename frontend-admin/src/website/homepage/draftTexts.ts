import { get } from 'react-hook-form';
import { hasParts } from '../../data/changedFields';
import { formatCommaList, formatLines, parseCommaList, parseLines } from '../../kit/format';
import type { DraftField } from './blocks';

type Content = Readonly<Record<string, unknown>>;

/** Returns the text at a path such as 'primaryCta.text', or ''. */
export function textAt(content: Content, path: string): string {
  const value: unknown = get(content, path);
  return typeof value === 'string' ? value : '';
}

/** Returns a copy with the text or list of texts at `path` replaced. */
export function withText(content: Content, path: string, text: string | readonly string[]): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...content, [name]: text };
  const inner = content[name];
  return { ...content, [name]: withText(hasParts(inner) ? inner : {}, rest.join('.'), text) };
}

export function withoutEmptyButtons(content: Content): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => !(hasParts(value) && 'link' in value && !value['text'] && !value['link'])),
  );
}

export interface TypedText {
  mine: string;
  /** The stored text when typing began; a different one now is a colleague's. */
  begunFrom: string;
}

/** By the field's path. */
export type TypedTexts = Readonly<Record<string, TypedText>>;

export function textOf({ path, kind }: Pick<DraftField, 'path' | 'kind'>, content: Content): string {
  if (kind === 'list') return formatLines(content[path]);
  return kind === 'commas' ? formatCommaList(content[path]) : textAt(content, path);
}

export function valueOf({ kind }: Pick<DraftField, 'kind'>, text: string): string | string[] {
  if (kind === 'list') return parseLines(text);
  return kind === 'commas' ? parseCommaList(text) : text.trim();
}

const tidied = (field: DraftField, text: string): string => {
  const value = valueOf(field, text);
  return typeof value === 'string' ? value : textOf(field, { [field.path]: value });
};

export const retyped = (texts: TypedTexts, field: DraftField, mine: string, content: Content): TypedTexts => ({
  ...texts,
  [field.path]: { begunFrom: texts[field.path]?.begunFrom ?? textOf(field, content), mine },
});

/** Returns the fields with unsaved text. */
export const unsaved = (fields: readonly DraftField[], texts: TypedTexts, content: Content): DraftField[] =>
  fields.filter((field) => {
    const typed = texts[field.path];
    return typed !== undefined && ![typed.begunFrom, textOf(field, content)].includes(tidied(field, typed.mine));
  });

/** Returns the unsaved fields that a colleague has changed since typing began. */
export const contested = (fields: readonly DraftField[], texts: TypedTexts, content: Content): DraftField[] =>
  unsaved(fields, texts, content).filter((field) => texts[field.path]?.begunFrom !== textOf(field, content));

/** Returns the unsaved fields that can be saved without a conflict. */
export function ready(fields: readonly DraftField[], texts: TypedTexts, content: Content): DraftField[] {
  const held = new Set(contested(fields, texts, content));
  return unsaved(fields, texts, content).filter((field) => !held.has(field));
}

/** Drops the texts that a save has stored; keeps what was typed in the meantime. */
export function settled(
  fields: readonly DraftField[],
  texts: TypedTexts,
  { sent, before, after }: { sent: TypedTexts; before: Content; after: Content },
): TypedTexts {
  const left = { ...texts };
  for (const field of ready(fields, sent, before)) {
    const [now, then] = [texts[field.path], sent[field.path]];
    if (!now || !then) continue;
    // Keeps a trailing space: more text may follow.
    if (now.mine === then.mine && now.mine === now.mine.trim()) delete left[field.path];
    else left[field.path] = { mine: now.mine, begunFrom: textOf(field, after) };
  }
  return left;
}

export const keepingMine = (texts: TypedTexts, field: DraftField, content: Content): TypedTexts => {
  const typed = texts[field.path];
  return typed ? { ...texts, [field.path]: { ...typed, begunFrom: textOf(field, content) } } : texts;
};

export const takingTheirs = (texts: TypedTexts, { path }: DraftField): TypedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== path));
