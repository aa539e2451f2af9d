import type { INestApplicationContext } from '@nestjs/common';
import { MailTransport } from '../../../delivery/mail/mail-transport.service.js';
import { OutboxService } from '../../../delivery/outbox/outbox.service.js';
import { attempt, failed, ok, warning, type Finding } from '../../doctor/finding.js';

/** Connects to the mail server and signs in, but sends nothing. */
export async function checkMail(site: INestApplicationContext): Promise<Finding[]> {
  const transport = site.get(MailTransport, { strict: false });
  const outbox = site.get(OutboxService, { strict: false });
  return [
    await attempt('mail', 'Check SMTP_URL or the mail settings in the backoffice.', async () => {
      if (!(await transport.isConfigured()))
        return warning(
          'mail',
          'No mail server is set up, so nobody gets emails about enquiries. Set SMTP_URL or the mail settings in the backoffice.',
        );
      await transport.verify();
      return ok('mail', 'The mail server accepts the sign-in.');
    }),
    await attempt('queue', 'Check the database.', async () =>
      (await outbox.isStuck())
        ? failed('queue', 'Messages have been waiting for more than an hour. Check that the site runs, and its log for the reason.')
        : ok('queue', 'No message waits for long.'),
    ),
  ];
}
