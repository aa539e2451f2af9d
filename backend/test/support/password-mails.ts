import { expect } from '@jest/globals';
import request, { type Test } from 'supertest';
import { createTestApp, type TestApp } from './app.js';
import { startMailServer, type MailServer, type ReceivedMail } from './mail-server.js';
import { until } from './until.js';

export const NEW_PASSWORD = 'kettle under nine stars';
/** The response to every invalid link. */
export const VOID_LINK = {
  statusCode: 400,
  error: 'This link has expired, has been used, or was replaced by a newer one. Please request a new one.',
};
const LINK = /http:\/\/localhost:3000\/admin\/reset-password#token=([\w-]{43})(?=\n)/;

export function tokenOf({ text = '' }: ReceivedMail): string {
  const token = LINK.exec(text)?.[1];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}

/** The app with a mail server; requests come from different addresses. */
export class PasswordMails {
  private constructor(
    readonly app: TestApp,
    readonly server: MailServer,
  ) {}

  static async start(): Promise<PasswordMails> {
    const server = await startMailServer();
    return new PasswordMails(await createTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, TRUST_PROXY: '1' } }), server);
  }

  private asker = 1;

  get address(): string {
    return `198.51.100.${this.asker}`;
  }

  /** From now on requests come from a new address. */
  moveOn(): void {
    this.asker++;
  }

  post(path: string, body: object): Test {
    return request(this.app.server).post(`/api/auth/${path}`).set('X-Forwarded-For', this.address).send(body);
  }

  forgot(username: unknown): Test {
    return this.post('forgot-password', { username });
  }

  reset(token: unknown, password: unknown = NEW_PASSWORD): Test {
    return this.post('reset-password', { token, password });
  }

  /** The nth mail to an address. */
  mailTo(email: string, nth = 1): Promise<ReceivedMail> {
    return until(`mail ${nth} to ${email}`, () => this.server.mails.filter(({ envelopeTo }) => envelopeTo.includes(email))[nth - 1]);
  }

  /** The token in the password reset mail. */
  async askedFor({ username, email }: { username: string; email: string }, nth = 1): Promise<string> {
    expect((await this.forgot(username)).status).toBe(200);
    return tokenOf(await this.mailTo(email, nth));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.server.close();
  }
}
