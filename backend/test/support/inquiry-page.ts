import { randomBytes } from 'node:crypto';
import request, { type Test } from 'supertest';
import type { InquiryPage } from '../../render.js';
import { serveSite } from '../../src/site/engine/front-handler.js';
import { enquiry } from '../factories/inquiry.js';
import { smallFrontEnd, type RenderGate } from '../site/small-front-end.js';
import { createTestApp, type TestApp } from './app.js';
import { startMailServer, type MailServer, type ReceivedMail } from './mail-server.js';
import { until } from './until.js';

/** An address that no other spec uses, because specs share the counters in Redis. */
export const newAddress = (): string => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

export interface CustomerSite {
  app: TestApp;
  gate: RenderGate;
  mails: MailServer;
  /** Sends an enquiry and returns its id. */
  writes(fields?: object): Promise<string>;
  /** Waits for the mail to an address with these words in its subject, and takes it. */
  mailTo(address: string, subject: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** The site with a front end that shows its data, and a mail server. */
export async function openCustomerSite(env: Record<string, string> = {}): Promise<CustomerSite> {
  const { built, gate } = smallFrontEnd();
  const mails = await startMailServer();
  const app = await createTestApp({
    env: { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${mails.port}`, ...env },
    prepare: (nest) => serveSite(nest, built),
  });
  return {
    app,
    gate,
    mails,
    async writes(fields = {}) {
      const { body } = await request(app.server).post('/api/contact').set('X-Forwarded-For', newAddress()).send(enquiry(fields));
      return (body as { id: string }).id;
    },
    mailTo: (address, subject) =>
      until(`the mail '${subject}' to ${address}`, () => {
        const at = mails.mails.findIndex((mail) => mail.envelopeTo.includes(address) && mail.subject?.includes(subject));
        return at < 0 ? undefined : mails.mails.splice(at, 1)[0];
      }),
    close: async () => {
      await app.close();
      await mails.close();
    },
  };
}

export const THANKS = 'Thank you for contacting';

export const tokenOf = (mail: Pick<ReceivedMail, 'text'>): string => /\/e\/([0-9a-f]{32})\n/.exec(mail.text ?? '')?.[1] ?? '';

/** A customer's browser: it opened the link of a mail and keeps the cookie. */
export class Customer {
  cookie = '';
  path = '';

  constructor(
    private readonly site: CustomerSite,
    readonly address = newAddress(),
  ) {}

  async opens(token: string): Promise<this> {
    return this.follows(await this.get(`/e/${token}`));
  }

  /** Goes where a response leads, with its cookie. */
  follows({ headers }: Pick<Awaited<Test>, 'headers'>): this {
    this.path = headers['location']?.split('?', 1)[0] ?? '';
    this.cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    return this;
  }

  get(path = this.path): Test {
    return this.as(request(this.site.app.server).get(path));
  }

  /** What the page shows now. */
  async sees(): Promise<InquiryPage> {
    await this.get();
    return this.site.gate.last?.inquiry as InquiryPage;
  }

  /** Sends a form, with a fresh key unless there is one among the fields. */
  async sends(form: string, fields: Record<string, string>): Promise<Awaited<Test>> {
    const formKey = fields['formKey'] ?? (await this.sees()).formKey;
    return this.posts({ form, ...fields, formKey });
  }

  posts(fields: Record<string, string>): Test {
    return this.as(request(this.site.app.server).post(this.path)).type('form').send(fields);
  }

  private as(call: Test): Test {
    return call.set('X-Forwarded-For', this.address).set('Cookie', this.cookie);
  }
}

let count = 0;

/** A customer who wrote and opened the link of the automatic reply. */
export async function newCustomer(site: CustomerSite): Promise<{ id: string; email: string; token: string; browser: Customer }> {
  const email = `customer${++count}@example.org`;
  const id = await site.writes({ email, name: `Ada Number ${count}`, message: `Two chargers, please, for house ${count}.` });
  const token = tokenOf(await site.mailTo(email, THANKS));
  return { id, email, token, browser: await new Customer(site).opens(token) };
}
