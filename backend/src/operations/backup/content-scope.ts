import { getMetadataStorage } from 'class-validator';
import type { DataSource, EntityMetadata, EntityTarget } from 'typeorm';
import type { Kinds } from '../../kinds/kinds.service.js';
import { PageDraft } from '../../records/drafts/page-draft.entity.js';

/** What staff edit and visitors see, with the columns of rich text; a row refers only to rows of tables before its own. */
export type ContentTables = ReadonlyMap<string, readonly string[]>;

export function contentTables(dataSource: DataSource, kinds: Kinds): ContentTables {
  const content = kinds.with('content').map(({ kind }) => kind);
  const parts = [...content.flatMap((kind) => kind.parts ?? []), ...(content.some(({ drafts }) => drafts) ? [PageDraft] : [])];
  const richTexts = new Map<EntityTarget<object>, string[]>(
    content.map(({ entity, forms }) => [entity, forms ? richTextsOf(forms.update) : []]),
  );
  const waiting = new Set([...richTexts.keys(), ...parts].map((entity) => dataSource.getMetadata(entity)));
  const sorted = new Map<string, readonly string[]>();
  const add = (table: EntityMetadata) => {
    if (!waiting.delete(table)) return;
    for (const { referencedEntityMetadata } of table.foreignKeys) add(referencedEntityMetadata);
    sorted.set(table.tableName, richTexts.get(table.target) ?? []);
  };
  waiting.forEach(add);
  return sorted;
}

const richTextsOf = (form: new () => object): string[] =>
  getMetadataStorage()
    .getTargetValidationMetadatas(form, '', true, false)
    .flatMap(({ name, propertyName }) => (name === 'richText' ? [propertyName] : []));

/** Mail server, webhook and sign-in belong to an installation, with their secrets. */
export const OF_THE_INSTALLATION = [
  ...['smtpHost', 'smtpPort', 'smtpUser', 'smtpPassword'],
  ...['webhookUrl', 'webhookSecret', 'requireSecondFactor', 'asksForReviews', 'mailsMonthlyReport'],
];
const OF_ACCOUNTS = ['createdBy', 'updatedBy', 'uploadedBy'];
const LEFT_OUT = new Set([...OF_THE_INSTALLATION, ...OF_ACCOUNTS]);

export const contentColumns = (all: readonly string[]): string[] => all.filter((name) => !LEFT_OUT.has(name));
