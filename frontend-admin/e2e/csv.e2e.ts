import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, isAccessible, opensTools, seesNotice } from './staff.ts';

/** As Excel saves 'CSV' in Britain: Windows-1252. */
const file = (text: string) => ({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

const BAD = 'Name,Postcodes,Active\r\nCafé Corner,CH60,yes\r\nNowhere,XYZ,perhaps\r\n';

for (const [index, viewport] of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
].entries()) {
  test(`imports places from a file, corrected after a trial, at ${viewport.width} px`, furtherCase(index), async ({ newPage, app }) => {
    const good = file(`Name,Postcodes,Active\r\nCafé ${viewport.width},CH60,yes\r\nFrankby ${viewport.width},CH48,no\r\n`);
    const page = await newPage({ viewport });
    await enters(page, 'locations');
    await (await opensTools(page)).getByRole('button', { name: 'Import' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import Locations' });
    await isAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download template' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('locations-template.csv');

    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose file' }).press('Enter');
    await (await chooser).setFiles(file(BAD));
    await expect(dialog.getByRole('row', { name: /^3 Nowhere To correct/ })).toContainText('"XYZ" is not a UK postcode');
    await expect(dialog).toContainText('Active: Please write yes or no');
    await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
    await expect(dialog.getByRole('row', { name: /Café Corner/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Show the other row' }).press('Enter');
    await expect(dialog.getByRole('row', { name: '2 Café Corner New' })).toBeVisible();
    await isAccessible(page);

    await dialog.getByLabel('CSV file').setInputFiles(good);
    await expect(dialog.getByRole('row', { name: `2 Café ${viewport.width} New` })).toBeVisible();
    await expect(dialog).toContainText('Nothing is stored yet.');
    await isAccessible(page);
    const stored = await asAdmin(app, 'GET', `locations?filter={"name":"Frankby ${viewport.width}"}`);
    expect((await stored.json()) as unknown[]).toEqual([]);
    await dialog.getByRole('button', { name: 'Import 2 rows' }).press('Enter');
    await seesNotice(page, 'File Imported', '2 new');
    await expect(page.getByText(`Café ${viewport.width}`)).toBeVisible();

    await (await opensTools(page)).getByRole('button', { name: 'Import' }).press('Enter');
    await dialog.getByLabel('CSV file').setInputFiles(good);
    await expect(dialog).toContainText('Everything in this file is stored already.');
  });
}

test('says in a sentence what is wrong with a file', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/400/, /ApiError/] });
  await enters(page, 'redirects');
  await (await opensTools(page)).getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Redirects' });
  await dialog.getByLabel('CSV file').setInputFiles(file('PK\u0003\u0004'));
  await expect(dialog.getByRole('alert')).toContainText('This is an Excel workbook.');
  await dialog.getByLabel('CSV file').setInputFiles(file('From;To\n/old;/services\n/old;/\n'));
  await expect(dialog).toContainText('Row 2 of this file is about the same');
});
