import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Mail, NodemailerError, SMTPPoolOptions, SMTPPoolSentMessageInfo, SMTPTransportOptions } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { CompanyInfoService } from '../../company/company-info.service.js';
import { decryptSecret } from '../../platform/config/crypto.js';
import { Env } from '../../platform/config/env.js';
import { Secrets } from '../../platform/config/secrets.js';
import type { Outcome } from '../outbox/channel.js';
import type { Delivery } from '../outbox/delivery.entity.js';
import { STOPPABLE, type MailKind } from './mail-kinds.js';
import { MailStops } from './mail-stops.service.js';
import { openBody } from './sealed-body.js';

type Sendable = Pick<Delivery, 'recipients' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId'> & { kind: string };

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

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
/** A backlog goes over open connections; between mails that come one by one, none stays open. */
const REUSE = {
  pool: true as const,
  idleTimeout: 5_000,
  // Nodemailer takes another connection only if the server closed one before a byte of the mail went over it, so none is sent twice.
  maxRequeues: 2,
};
const NO_MAIL_SERVER =
  'No mail server answered as expected. Please check its host and port, and that its certificate is valid for that host.';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** A local mail server has a self-signed certificate. */
const tlsFor = (host: string): SMTPTransportOptions['tls'] => ({ rejectUnauthorized: !LOCAL_HOSTS.includes(host) });

const TO_THE_OFFICE: readonly string[] = [
  'office-notice',
  'customer-wrote',
  'enquiry-erased',
  'promise-alert',
  'backup-failed',
  'plan-failed',
  'accreditation-ends',
] satisfies MailKind[];
const IN_REPLY: readonly string[] = ['autoresponder', 'complaint-received'] satisfies MailKind[];

/**
 * All but answers say that a machine wrote them. A request for no automatic reply prevents loops; notices to the office are meant to be
 * answered, except that of an erasure.
 */
function headersOf(kind: string): Record<string, string> {
  if (kind === 'answer') return {};
  const takesReplies = TO_THE_OFFICE.includes(kind) && kind !== 'enquiry-erased';
  return {
    'Auto-Submitted': IN_REPLY.includes(kind) ? 'auto-replied' : 'auto-generated',
    ...(!takesReplies && { 'X-Auto-Response-Suppress': 'All' }),
  };
}

@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger(MailTransport.name);
  /** To the server of these settings. */
  private connections?: { to: string; transport: Mail<SMTPPoolSentMessageInfo, SMTPPoolOptions> };

  constructor(
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly company: CompanyInfoService,
    private readonly stops: MailStops,
  ) {}

  /** Within a transaction, pass its manager. */
  async isConfigured(manager?: EntityManager): Promise<boolean> {
    return Boolean(this.env.SMTP_URL ?? (await this.company.current(manager)).smtpHost);
  }

  /** Never throws. */
  async send(mail: Sendable, stop?: AbortSignal, attachments: Attachment[] = []): Promise<Outcome> {
    try {
      const settings = await this.company.current();
      const { text, html } = openBody(this.secrets.key, mail);
      const transport = await this.connectionTo(settings);
      const { rejectedErrors, response } = await transport.sendMail({
        from: { name: settings.companyName, address: settings.email },
        // Objects, because nodemailer parses a string as a list.
        to: mail.recipients.map((address) => ({ name: '', address })),
        replyTo: { name: '', address: mail.replyTo ?? settings.email },
        subject: mail.subject,
        text,
        // Pictures are stored with their path, as on the website.
        html: html ? html.replaceAll('src="/media/', `src="${this.env.publicUrl}/media/`) : undefined,
        attachments,
        messageId: mail.messageId,
        headers: { ...headersOf(mail.kind), ...this.stopsOf(mail) },
        signal: AbortSignal.any([...(stop ? [stop] : []), AbortSignal.timeout(SEND_MS)]),
      });
      const refused = rejectedErrors?.map((error) => `${error.recipient}: ${error.response ?? error.message}`) ?? [];
      return { sent: true, note: refused.length ? `Not accepted for ${refused.join('; ')}` : null, response };
    } catch (error) {
      this.logger.warn(`A mail was not sent: ${error instanceof Error ? error.message : String(error)}`);
      return toFailure(error, mail);
    }
  }

  /** A mail that may be stopped has one recipient. */
  private stopsOf({ kind, recipients: [recipient] }: Sendable): Record<string, string> {
    return STOPPABLE.includes(kind) && recipient !== undefined ? this.stops.headersFor(recipient) : {};
  }

  /** Connects and signs in without sending. Throws what the mail server or the network says: for the operator, not for staff. */
  async verify(): Promise<void> {
    await (await this.connectionTo(await this.company.current())).verify();
  }

  onApplicationShutdown(): void {
    this.connections?.transport.close();
  }

  private async connectionTo(settings: Settings) {
    const { createTransport } = await import('nodemailer');
    const server = this.serverOf(settings);
    const to = JSON.stringify(server);
    if (this.connections?.to === to) return this.connections.transport;
    // Mails under way over the former connections may finish.
    this.connections?.transport.close();
    const transport = createTransport({ ...server, ...TIMEOUTS, ...REUSE, disableFileAccess: true, disableUrlAccess: true });
    this.connections = { to, transport };
    return transport;
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
      // A password must not cross a network unencrypted.
      requireTLS: Boolean(smtpUser) && !secure && !LOCAL_HOSTS.includes(host),
      tls: tlsFor(host),
      ...(smtpUser && { auth: { user: smtpUser, pass } }),
    };
  }
}

/** Returns what staff may read: the mail server's words. Other errors would turn the settings into a port scanner; they are logged. */
function tellable(error: NodemailerError): string {
  const { code, response, responseCode, message } = error;
  if (response && responseCode !== undefined) return response;
  return code === undefined || code === 'EAUTH' ? message : NO_MAIL_SERVER;
}

function toFailure(error: unknown, { kind }: Sendable): Outcome {
  if (!(error instanceof Error)) return { sent: false, error: NO_MAIL_SERVER, isFinal: false, isReachable: false };
  const { code, command, responseCode, permanent }: NodemailerError = error;
  const isRefused = code === 'EENVELOPE' && command !== 'MAIL FROM' && permanent !== false;
  return {
    sent: false,
    error: tellable(error),
    // The office's address can be corrected in the settings, so its mails are retried.
    isFinal: isRefused && !TO_THE_OFFICE.includes(kind),
    isReachable: responseCode !== undefined,
  };
}
