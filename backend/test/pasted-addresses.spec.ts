import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ContactInquiry } from '../src/inquiries/contact-inquiry.entity.js';
import { enquiry } from './factories/inquiry.js';
import { makeRenewal } from './factories/renewals.js';
import { makeUser } from './factories/users.js';
import { login, useTestApp } from './support/app.js';

/** Zero-width space, byte order mark, soft hyphen, no-break space, marks of direction. */
const marked = (address: string) => `\u200B\uFEFF\u202A${address.replace('@', '\u00AD@\u200C')}\u202C\u00A0`;

describe('addresses and numbers as they are pasted', () => {
  const { app, admin } = useTestApp();

  const stored = async (id: string) => {
    const { email, phone } = await app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id });
    return { email, phone };
  };
  const send = async (fields: object) => {
    const { status, body } = await request(app.server).post('/api/contact').send(enquiry(fields));
    return { status, ...(body as { id: string; fields?: Record<string, string[]> }) };
  };

  it('are stored by the contact form as they can be answered', async () => {
    const { id } = await send({ email: marked('Pat@Example.com'), phone: 'Tel: 0151\u00A0496 0123 (home)' });
    expect(await stored(id)).toEqual({ email: 'pat@example.com', phone: '0151 496 0123' });
    const { id: other } = await send({ email: 'Pat <mailto:pat@example.com>,', phone: '+44 (0)7700 900123 x4' });
    expect(await stored(other)).toEqual({ email: 'pat@example.com', phone: '+44 (0)7700 900123 x4' });
  });

  it('are refused with what is wrong', async () => {
    const { status, fields } = await send({ email: 'pat@gmail', phone: '0151 496 0123 / 07700 900123' });
    expect(status).toBe(400);
    expect(fields).toEqual({
      email: ['The end of the address is missing, such as .com or .co.uk'],
      phone: ['These look like two numbers. Please enter the one to call'],
    });
  });

  it('are tidied in the forms without script, for a call, and of staff', async () => {
    const ring = await request(app.server).post('/api/contact/ring-back').send({ name: 'Pat', phone: 'm: 07700 900123', when: 'soon' });
    if (ring.status === 201) expect((await stored((ring.body as { id: string }).id)).phone).toBe('07700 900123');
    const added = { name: 'Pat', channel: 'rang', phone: 'Mob. 07700 900123', email: marked('pat@example.com'), message: 'A lamp' };
    const { body } = await admin.post('/api/admin/contact-inquiries', added);
    expect(await stored((body as { id: string }).id)).toEqual({ email: 'pat@example.com', phone: '07700 900123' });
    const renewal = await makeRenewal(admin, { email: marked('due@example.org'), phone: 'O151 496 O123' });
    expect(renewal).toMatchObject({ email: 'due@example.org', phone: '0151 496 0123' });
  });

  it('are tidied in the settings', async () => {
    const fields = {
      email: marked('office@example.org'),
      phone: 'Office: 0151 496 0111',
      emailRecipients: [marked('one@example.org'), 'Two <two@example.org>'],
    };
    const { body } = await admin.put('/api/admin/company-info', fields);
    expect(body).toMatchObject({
      email: 'office@example.org',
      phone: '0151 496 0111',
      emailRecipients: ['one@example.org', 'two@example.org'],
    });
  });

  it('let users in, and are found for privacy', async () => {
    const user = await makeUser(admin, { email: marked('new@staff.example') });
    expect(user.email).toBe('new@staff.example');
    await expect(login(app.server, `${user.username}\u00A0`)).resolves.toEqual(expect.any(String));
    await send({ email: 'found@example.com' });
    expect((await admin.post('/api/admin/privacy/search', { email: marked('found@example.com') })).body).toMatchObject({ enquiries: 1 });
  });
});
