import { Injectable } from '@nestjs/common';
import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer';
import { CompanyInfoService } from '../company/company-info.service.js';
import { decryptSecret } from '../config/crypto.js';
import { Env } from '../config/env.js';
import { Secrets } from '../config/secrets.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { openBody } from './sealed-body.js';

/** What came of an attempt, in the mail server's words. */
export type Delivery =
  | { sent: true; note: string | null; answer: string }
  | {
      sent: false;
      error: string;
      /** The server will never take this mail. */
      isFinal: boolean;
      /** False when no server answered, which other mails would find out too. */
      isServerUp: boolean;
    };

/** A row of the outbox, or a test, which is none. */
export type Sendable = Pick<OutboxMail, 'recipients' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId'> & {
  kind: OutboxMail['kind'] | 'test';
};

type Settings = Awaited<ReturnType<CompanyInfoService['current']>>;

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
  socketCloseTimeout: 1_000,
};
const SEND_MS = 90_000;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** A mail server on this machine has a self-made certificate, and nobody between. */
const tlsFor = (host: string): SMTPTransportOptions['tls'] => ({ rejectUnauthorized: !LOCAL_HOSTS.includes(host) });

// Keeps two automatic repliers from answering each other for ever.
const NO_AUTOMATIC_ANSWERS = { 'X-Auto-Response-Suppress': 'All' };
const SETS_HEADERS: Record<Sendable['kind'], Record<string, string>> = {
  'office-notice': { 'Auto-Submitted': 'auto-generated' },
  'promise-alert': { 'Auto-Submitted': 'auto-generated' },
  'daily-digest': { 'Auto-Submitted': 'auto-generated', ...NO_AUTOMATIC_ANSWERS },
  test: { 'Auto-Submitted': 'auto-generated', ...NO_AUTOMATIC_ANSWERS },
  autoresponder: { 'Auto-Submitted': 'auto-replied', ...NO_AUTOMATIC_ANSWERS },
  'password-reset': { 'Auto-Submitted': 'auto-generated', ...NO_AUTOMATIC_ANSWERS },
  invitation: { 'Auto-Submitted': 'auto-generated', ...NO_AUTOMATIC_ANSWERS },
};

/** Sends over SMTP_URL, else over the mail server of the settings record. */
@Injectable()
export class MailTransport {
  constructor(
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly company: CompanyInfoService,
  ) {}

  async isConfigured(): Promise<boolean> {
    return Boolean(this.env.SMTP_URL ?? (await this.company.current()).smtpHost);
  }

  /** Never throws. */
  async send(mail: Sendable, stop?: AbortSignal): Promise<Delivery> {
    try {
      const settings = await this.company.current();
      const { text, html } = openBody(this.secrets.key, mail);
      const transport = createTransport({ ...this.serverOf(settings), ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
      const { rejectedErrors, response } = await transport.sendMail({
        from: { name: settings.companyName, address: settings.email },
        // Objects, because a text would be parsed as a list of addresses.
        to: mail.recipients.map((address) => ({ name: '', address })),
        replyTo: { name: '', address: mail.replyTo ?? settings.email },
        subject: mail.subject,
        text,
        html: html || undefined,
        messageId: mail.messageId,
        headers: SETS_HEADERS[mail.kind],
        signal: AbortSignal.any([...(stop ? [stop] : []), AbortSignal.timeout(SEND_MS)]),
      });
      const refused = rejectedErrors?.map((error) => `${error.recipient}: ${error.response ?? error.message}`) ?? [];
      return { sent: true, note: refused.length ? `Not accepted for ${refused.join('; ')}` : null, answer: response };
    } catch (error) {
      return toFailure(error, mail);
    }
  }

  private serverOf({ smtpHost, smtpPort, smtpUser, smtpPassword }: Settings): SMTPTransportOptions & { url?: string } {
    if (this.env.SMTP_URL) return { url: this.env.SMTP_URL, tls: tlsFor(new URL(this.env.SMTP_URL).hostname) };
    const host = smtpHost ?? '';
    const pass = smtpPassword === null ? '' : decryptSecret(this.secrets.key, smtpPassword);
    if (pass === null)
      throw new Error('The stored SMTP password cannot be read with this SECRET_KEY. Please enter it again in the settings.');
    const secure = smtpPort === SMTPS_PORT;
    return {
      host,
      port: smtpPort ?? SUBMISSION_PORT,
      secure,
      // A password must not cross a network in clear.
      requireTLS: Boolean(smtpUser) && !secure && !LOCAL_HOSTS.includes(host),
      tls: tlsFor(host),
      ...(smtpUser && { auth: { user: smtpUser, pass } }),
    };
  }
}

function toFailure(error: unknown, { kind }: Sendable): Delivery {
  if (!(error instanceof Error)) return { sent: false, error: String(error), isFinal: false, isServerUp: false };
  const { code, command, response, responseCode, permanent }: NodemailerError = error;
  const isRefused = code === 'EENVELOPE' && command !== 'MAIL FROM' && permanent !== false;
  return {
    sent: false,
    error: response ?? error.message,
    // What is wrong with a mail to the office is ours to mend, so it is tried again.
    isFinal: isRefused && kind !== 'office-notice' && kind !== 'promise-alert',
    isServerUp: responseCode !== undefined,
  };
}
