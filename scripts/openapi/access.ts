import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../lib/project.mjs';

/* Writes docs/access.md, who may call which operation, from the API document. */

type Operation = { 'x-access': string[]; 'x-asks-password'?: string };

const { paths } = JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const INTRODUCTION = `# Who may do what

Every operation of the API. \`npm run openapi\` writes this file from the decorators of the controllers (\`backend/src/platform/http/access.ts\`), and \`npm run validate\` fails
when it is stale. \`backend/test/routes.spec.ts\` calls each operation as a visitor, an editor and an administrator, and compares.

'Password again': the session must have given the password, and the second factor if the account has one, in the last 10 minutes, always or for some fields
([decision 138](decisions/0138-both-factors-are-asked-again.md)).

What a table cannot show:

- An editor who sends fields of administrators to \`PUT /api/admin/company-info\` is refused, and does not read them.
- An editor who sends another email address of the company is refused.
- Nobody changes a page that is fixed.
- Who has to set up a second factor may do only that ([decision 78](decisions/0078-second-factors.md)).
- Photos are added to an enquiry with the key from its response, for two hours.
- With a sign-in, \`GET /api/services\` and \`GET /api/projects\` return what staff see.
- Beside the API, pages and files of the website are open to everyone, and a customer's page to who has its link. \`/api/docs\` of a public site is for staff.
`;

const yes = (isAllowed: boolean) => (isAllowed ? 'yes' : '');

const rows = Object.entries(paths)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-access': access, 'x-asks-password': asks = '' }]) =>
      [
        `\`${method.toUpperCase()} ${path}\``,
        ...['visitor', 'editor', 'admin'].map((who) => yes(access.includes(who))),
        asks === 'sometimes' ? 'some fields' : asks,
      ].join(' | '),
    ),
  );
const table = ['Operation | Visitors | Editors | Administrators | Password again', '- | - | - | - | -', ...rows];

const file = join(ROOT, 'docs/access.md');
const text = `${INTRODUCTION}\n${table.map((row) => `| ${row} |`).join('\n')}\n`;
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
