import type { MigrationInterface, QueryRunner } from 'typeorm';

const FAULT = 'If a fault in our workmanship appears within that time, we put it right without charge. ';
const NOT_COVERED =
  'The guarantee does not cover misuse, fair wear, damage by others, or installations altered by someone else after we have left. ';
const NUMBER = 'registered in England and Wales under number {registrationNumber}';
const INSURED = 'We are insured for the work we undertake. ';
const LIMIT = ', and our total liability for a job is limited to the sum covered by our insurance for such a claim';

/** The legal pages' clauses that only some companies need. */
const CLAUSES: readonly (readonly [before: string, after: string])[] = [
  [`We are ${NUMBER}, and our address is {address}.`, `Our address is {address}{if registrationNumber}, and we are ${NUMBER}{end}.`],
  [`{companyName}, ${NUMBER}, of {address}.`, `{companyName}{if registrationNumber}, ${NUMBER}{end}, of {address}.`],
  [
    `Our work is guaranteed for 12 months from completion. ${FAULT}Parts`,
    `{if guaranteeMonths}Our work is guaranteed for {guarantee} from completion. ${FAULT}{end}Parts`,
  ],
  [`${NOT_COVERED}It is in addition`, `{if guaranteeMonths}${NOT_COVERED}{end}A guarantee is in addition`],
  [`${INSURED}Nothing in these terms`, `{if insurance}${INSURED}{end}Nothing in these terms`],
  [`${LIMIT}.`, `{if insurance}${LIMIT}{end}.`],
];
const DESCRIPTION = ['the 12-month workmanship guarantee, cancellation', 'guarantees, cancellation'] as const;

/** Where pages are kept, with what is not published yet. */
const TEXTS = ['core_pages.content', 'page_drafts.fields', 'planned_changes.fields'];

export class ConditionsInTexts1763887100000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const [before, after] of CLAUSES) for (const text of TEXTS) await replace(q, text, before, after);
    await replace(q, 'core_pages.metaDescription', ...DESCRIPTION);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const [before, after] of CLAUSES) for (const text of TEXTS) await replace(q, text, after, before);
    await replace(q, 'core_pages.metaDescription', DESCRIPTION[1], DESCRIPTION[0]);
  }
}

async function replace(q: QueryRunner, text: string, before: string, after: string): Promise<void> {
  const [table, column] = text.split('.');
  await q.query(`UPDATE ${table} SET ${column} = REPLACE(${column}, '${before}', '${after}') WHERE ${column} LIKE '%${before}%'`);
}
