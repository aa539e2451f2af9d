import { londonTime } from '../../platform/time/london.js';

/** The file that says what the others are. `lost`: files that the storage does not have. */
export const readmeOf = (
  now: Date,
  files: readonly string[],
  pictures: number,
  lost: readonly string[],
): string => `Everything of your website, exported on ${londonTime(now)}
${'='.repeat(60)}

WHAT IS IN IT

lists/       Every list of the backoffice as CSV, which spreadsheets open. Projects,
             reviews, locations, redirects and what is due can be imported again.
texts/       The texts and settings of the website as JSON, for other programs.
enquiries/   Enquiries with their messages, notes and emails as JSON, the photos
             that customers sent, and the files that went with your answers.
pictures/    ${pictures} pictures and documents, under the names by which the texts
             show them (/media/NAME).

${files.join('\n')}

WHAT IS MISSING, AND WHY

Passwords, sessions, passkeys and codes of staff are missing, because nobody should
be able to sign in with a copy. The passwords of the mail server and the webhook and
the keys of the website are missing, because they are secrets. The seal of the audit
log is missing, because it proves nothing outside of the website. Smaller copies of
pictures are missing, because they are made of these. Counts of visits are missing;
the report has them as CSV. What was erased for good is nowhere.
${lost.length ? `\nThe storage of the website has lost these files:\n${lost.join('\n')}\n` : ''}
This is no backup: a website is restored from a backup, which is made on the same screen.

It holds personal data of your customers. Keep it as you keep their files, and delete
it when you no longer need it.
`;
