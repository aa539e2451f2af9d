import type { Page } from '@playwright/test';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters } from './staff.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const at = (page: Page, title: string) => expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible();

test('overwrites nothing that somebody else has saved since a step was opened', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/412/, /ApiError/] });
  const send = async (path: string, method = 'GET', body?: object) => (await asAdmin(app, method, path, body)).json() as Promise<unknown>;
  const solarOf = (services: { id: string; title: string }[]) => services.find(({ title }) => title === 'Solar Panel Installation')?.id;
  await send('company-info', 'PUT', {
    ...{ companyName: 'Smith Electrical', email: 'office@smith.example', phone: '01244 960001', emergencyPhone: null },
    ...{ smtpHost: '127.0.0.1', emailRecipients: ['office@smith.example'] },
  });
  await send(`services/${solarOf((await send('services')) as { id: string; title: string }[])}`, 'PUT', { isActive: false });
  await send('set-up/steps', 'PUT', { step: 'services' });
  await enters(page);

  await page.goto('/admin/set-up/contact');
  await expect(page.getByLabel('Phone Number')).toHaveValue('01244 960001');
  await send('company-info', 'PUT', { phone: '01244 960003', emergencyPhone: '01244 960004' });
  await page.getByLabel('Phone Number').fill('01244 960005');
  await next(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByLabel('Emergency Phone')).toHaveValue('01244 960004');
  await next(page);
  await at(page, 'Where you work');
  expect(await send('company-info')).toMatchObject({ phone: '01244 960005', emergencyPhone: '01244 960004' });

  await page.goto('/admin/set-up/mail');
  await expect(page.getByLabel('SMTP Host')).toHaveValue('127.0.0.1');
  await send('company-info', 'PUT', { autoresponderTemplate: 'Thank you, {name}. {companyName}' });
  await page.getByLabel('Recipients').fill('post@smith.example');
  await page.getByRole('button', { name: 'Save and send a test email' }).click();
  await expect(page.getByLabel('Autoresponder')).toHaveValue('Thank you, {name}. {companyName}');
  await page.getByLabel('Recipients').fill('office@smith.example');
  await next(page);
  await expect.poll(() => send('company-info')).toMatchObject({ emailRecipients: ['office@smith.example'] });
  expect(await send('company-info')).toMatchObject({ autoresponderTemplate: 'Thank you, {name}. {companyName}' });

  await page.goto('/admin/set-up/services');
  await expect(page.getByLabel('Solar Panel Installation')).not.toBeChecked();
  const services = (await send('services')) as { id: string; title: string; isActive: boolean }[];
  await send(`services/${solarOf(services)}`, 'PUT', { isActive: true });
  await page.getByLabel('Data Cabling').uncheck();
  await next(page);
  await at(page, 'When you are open');
  const offered = (await send('services')) as typeof services;
  expect(offered.filter(({ isActive }) => !isActive).map(({ title }) => title)).toEqual(['Data Cabling', 'Emergency Electrical']);
});
