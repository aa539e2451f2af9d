import { expect, FURTHER, test } from '../../scripts/testing/journey.ts';
import { enters, isAccessible, seesNotice } from './staff.ts';

const TEXT = 'Closed for the storm on Tuesday.';
/** Days on which the clocks change. */
const [SPRING, AUTUMN] = ['2095-03-27', '2095-10-30'];

test('announces a closing on every page by keyboard, and follows the clocks', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await enters(page, 'settings/banner');
  const section = page.getByRole('region', { name: 'Banner' });
  const saves = () => page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  const field = (name: string) => section.getByLabel(name, { exact: true });
  await section.getByRole('switch', { name: 'A banner for the website' }).press('Space');
  await saves();
  await expect(section.getByText('Required')).toHaveCount(2);
  await isAccessible(page);
  await section.getByLabel('Announcement').fill(TEXT);
  await field('Link address').fill('/contact');
  // What is typed is there again after a reload.
  await page.reload();
  await expect(section.getByLabel('Announcement')).toHaveValue(TEXT);
  await field('Shown until').fill(SPRING);
  await field('End time').fill('01:30');
  await saves();
  await expect(section).toContainText('so 01:30 does not exist that night. Please choose another time.');
  await field('Shown until').fill(AUTUMN);
  await saves();
  await expect(section).toContainText('so 01:30 comes twice that night. Please choose the first or the second.');
  await isAccessible(page);
  await section.getByRole('combobox', { name: 'Which end time' }).press('Enter');
  await page.getByRole('option', { name: 'The second, an hour later' }).press('Enter');
  await expect(section.getByRole('figure')).toContainText(`${TEXT} Find out more`);
  await saves();
  await seesNotice(page, 'Settings Updated');
  await expect(section).toContainText('Shown now, until Sun, 30 October 2095 at 01:30, UK time.');
  await isAccessible(page);

  const phone = await newPage({ viewport: { width: 390, height: 844 } });
  for (const path of ['/', '/contact', '/services']) {
    await phone.goto(app.url + path);
    const banner = phone.getByRole('region', { name: 'Announcement' });
    await expect(banner).toContainText(TEXT);
    await expect(banner.getByRole('link', { name: 'Find out more' })).toHaveAttribute('href', '/contact');
    await expect(
      phone
        .getByRole('banner')
        .getByRole('link', { name: /^0151|Call/ })
        .first(),
    ).toBeInViewport();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await isAccessible(phone);
  }

  await enters(phone, '');
  const notice = phone.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: TEXT });
  await expect(notice).toContainText('Shown now, until ');
  await isAccessible(phone);
  await notice.getByRole('link', { name: 'Open: ' }).click();
  const toggle = phone.getByRole('switch', { name: 'A banner for the website' });
  // Switched off and on again, it is as it was.
  await toggle.click();
  await toggle.click();
  await expect(phone.getByLabel('Announcement')).toHaveValue(TEXT);
  await toggle.click();
  await phone.getByRole('button', { name: 'Save Changes' }).click();
  await seesNotice(phone, 'Settings Updated');
  await page.goto(app.url);
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
});
