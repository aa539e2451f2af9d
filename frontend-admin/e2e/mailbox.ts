import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { test as base } from '../../scripts/testing/journey.ts';

const WITHIN_MS = 45_000;

export interface Mailbox {
  /** For the app's SMTP_URL. */
  url: string;
  /** Waits for the mail to an address and takes it out of the mailbox. */
  take(address: string): Promise<Email>;
  /** Forgets what the app of another file has sent. */
  begin(file: string): void;
  close(): Promise<void>;
}

/** For journeys with mail: the app sends through a real mail server that accepts every address. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  appOptions: ({ mailbox }, use, { file }) => {
    mailbox.begin(file);
    return use({ env: { SMTP_URL: mailbox.url } });
  },
});

async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  let current: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(async (bytes) => {
          mails.push(await PostalMime.parse(bytes));
          done();
        })
        .catch(done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async take(address) {
      for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(25)) {
        const at = mails.findIndex(({ to }) => to?.some((recipient) => recipient.address === address));
        const [mail] = at < 0 ? [] : mails.splice(at, 1);
        if (mail) return mail;
      }
      throw new Error(`No mail to ${address} arrived within ${WITHIN_MS / 1000} s.`);
    },
    begin(file) {
      if (file !== current) mails.length = 0;
      current = file;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
