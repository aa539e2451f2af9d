import type { Page, Worker } from '@playwright/test';
import { ADMINISTRATOR } from '../../scripts/testing/app.ts';
import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible } from './staff.ts';

/** No push service can be reached from here, so the browser's subscription is made up; permission, worker and server are real. */
async function withPushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const key = 'test.subscription';
    const subscription = () => ({
      endpoint: 'https://push.example.org/send/1',
      toJSON: () => ({
        endpoint: 'https://push.example.org/send/1',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(localStorage.getItem(key) ? subscription() : null),
      subscribe: () => {
        localStorage.setItem(key, 'on');
        return Promise.resolve(subscription());
      },
    });
  });
}

interface Noting {
  shown: unknown[];
  registration: { showNotification(title: string, about: { body: string; data: { url: string } }): Promise<void> };
}

interface Clicking {
  clients: { openWindow: (url: string) => Promise<void> };
  WindowClient: { prototype: { url: string; focus(): Promise<void> } };
}

/** Clicks a notification that is about `url`, and returns what the worker does. The browser lets only real clicks open windows. */
const clicks = (worker: Worker, url: string): Promise<string[]> =>
  worker.evaluate(async (address) => {
    const scope = self as unknown as Clicking;
    const done: string[] = [];
    scope.clients.openWindow = async (opened) => void done.push(`opens ${opened}`);
    scope.WindowClient.prototype.focus = async function () {
      done.push(`goes to ${this.url}`);
    };
    let work: Promise<void> | undefined;
    const notification = { close: () => done.push('closes'), data: { url: address } };
    const waitUntil = (promise: Promise<void>) => (work = promise);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await work;
    return done;
  }, url);

const card = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });

test('switches notifications on and off on a phone, and shows them', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ own: true, viewport: { width: 390, height: 844 } });
  await withPushService(page);
  await enters(page, 'profile', ADMINISTRATOR);
  await isAccessible(page);
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).press('Space');
  await expect(toggle(page)).toBeChecked();
  const devices = card(page).getByRole('list', { name: 'Devices with notifications' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('This one');
  await isAccessible(page);
  await page.reload();
  await expect(toggle(page)).toBeChecked();

  // What the push service would deliver. This browser shows no notifications, so the worker notes them.
  const workers = page.context().serviceWorkers();
  const worker = workers.find((one) => one.url().endsWith('/push-worker.js'));
  if (!worker) throw new Error('The worker does not run.');
  await worker.evaluate(() => {
    const scope = self as unknown as Noting;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, data }) => void scope.shown.push([title, body, data.url]);
  });
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ scopeURL }) => scopeURL === `${app.url}/admin/`)?.registrationId;
      if (id) resolve(id);
    });
  });
  await browser.send('ServiceWorker.enable');
  const message = { title: 'New enquiry', body: 'A new enquiry has arrived.', url: '/admin/inquiries' };
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: app.url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect.poll(() => worker.evaluate(() => (self as unknown as Noting).shown)).toEqual([Object.values(message)]);

  expect(await clicks(worker, '/admin/inquiries/1')).toEqual(['closes', `opens ${app.url}/admin/inquiries/1`]);
  expect(await clicks(worker, '/admin/profile')).toEqual(['closes', `goes to ${app.url}/admin/profile`]);
  expect(await clicks(worker, 'https://elsewhere.example/')).toEqual(['closes']);

  const test = devices.getByRole('button', { name: /^Send a test to Chrome on Linux, since/ });
  await test.press('Enter');
  await expect(card(page).getByRole('alert')).toContainText(
    'Chrome on Linux got no test notification. The notification could not be made.',
  );
  await isAccessible(page);
  await page.route('**/devices/*/test', (route) => route.fulfill({ json: { sent: true, failure: null } }), { times: 1 });
  await test.press('Enter');
  await expect(card(page).getByRole('alert')).toContainText('A test notification was sent to Chrome on Linux.');
  await isAccessible(page);

  await devices.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).press('Space');
  await expect(toggle(page)).toBeChecked();
  // Signing out ends them.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await enters(page, 'profile', ADMINISTRATOR);
  await expect(toggle(page)).not.toBeChecked();
  await expect(devices.getByRole('listitem')).toHaveCount(0);
});

test('says what an iPhone needs, and what the browser refuses', FURTHER, async ({ newPage }) => {
  const phone = await newPage({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', hasTouch: true });
  await phone.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
  });
  await enters(phone, 'profile');
  await expect(card(phone)).toContainText('first add the backoffice to the home screen');
  await isAccessible(phone);
  const page = await newPage();
  await page.addInitScript(() => Object.assign(Notification, { requestPermission: () => Promise.resolve('denied') }));
  await enters(page, 'profile');
  await toggle(page).click();
  await expect(card(page)).toContainText('The browser does not allow notifications of this website.');
  await expect(toggle(page)).not.toBeChecked();
  await isAccessible(page);
});

test('can be installed', FURTHER, async ({ app, page }) => {
  await enters(page, '');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await fetch(new URL(address ?? '', `${app.url}/admin/`));
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const manifest = (await response.json()) as { scope: string; icons: { src: string; sizes: string }[] };
  expect(manifest.scope).toBe('/admin/');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, new URL(src, response.url).href);
    expect(size).toBe(sizes);
  }
  // Chromium's own reading of the manifest; the policy lets it.
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${app.url}/admin/manifest.webmanifest`]);
});
