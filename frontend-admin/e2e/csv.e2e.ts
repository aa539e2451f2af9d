import { readFile } from 'node:fs/promises';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { asAdmin } from './accounts.ts';
import { enters, failing, isAccessible, opensTools, seesNotice } from './staff.ts';

/** As Excel saves 'CSV' in Britain: Windows-1252. */
const file = (text: string) => ({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

const BAD = 'Name,Postcodes,Active\r\nCafé Corner,CH60,yes\r\nNowhere,XYZ,perhaps\r\n';

for (const [index, viewport] of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
].entries()) {
  test(`imports places from a file, corrected after a trial, at ${viewport.width} px`, furtherCase(index), async ({ newPage, app }) => {
    const text = `Name,Postcodes,Active\r\nCafé ${viewport.width},CH60,yes\r\nFrankby ${viewport.width},CH48,no\r\n`;
    const good = file(text);
    // 'Unicode text' of Excel.
    const unicode = { ...good, buffer: Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le') };
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
    await dialog.getByLabel('CSV file').setInputFiles(unicode);
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

test('maps columns by hand, stores the good rows and gives the others back', FURTHER, async ({ newPage, app }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, allow: [/503/, /ApiError/] });
  await enters(page, 'locations');
  await (await opensTools(page)).getByRole('button', { name: 'Import' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import Locations' });

  // The first upload fails: the focus goes on to what the second one says.
  await failing(page, /\/imports\/locations$/, 'POST', 'Please try again in a minute.', 503);
  await dialog.getByLabel('CSV file').setInputFiles(file('Ort,PLZ\r\nGayton,CH60\r\nRaby,XYZ\r\n'));
  await expect(dialog.getByRole('alert')).toContainText('Please try again in a minute.');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.unroute(/\/imports\/locations$/);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No column was recognised.');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await isAccessible(page);
  await dialog.getByLabel('Ort').press('ArrowDown');
  await expect(dialog.getByRole('row', { name: /^2 Gayton New/ })).toBeVisible();
  await expect(dialog.getByLabel('Ort')).toBeFocused();

  // What was chosen stays when the server does not answer.
  await failing(page, /\/imports\/locations$/, 'POST', 'Please try again in a minute.', 503);
  await dialog.getByLabel('PLZ').selectOption('Postcodes');
  await expect(dialog.getByRole('alert')).toContainText('Please try again in a minute.');
  await expect(dialog.getByLabel('PLZ')).toHaveValue('postcodes');
  await isAccessible(page);
  await page.unroute(/\/imports\/locations$/);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('row', { name: /^3 Raby To correct/ })).toContainText('"XYZ" is not a UK postcode');
  await isAccessible(page);

  // What no column says is said once.
  await dialog.getByRole('button', { name: /^Show fields without a column/ }).press('Enter');
  await dialog.getByLabel('Active').selectOption('No');
  const description = dialog.getByLabel('Description');
  await description.fill('A village');
  await description.press('Enter');
  await expect(description).toBeFocused();
  await isAccessible(page);

  await dialog.getByRole('button', { name: 'Store 1 good row' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('1 row stored, 1 refused.');
  const again = dialog.getByRole('button', { name: 'Download the refused rows' });
  await expect(again).toBeFocused();
  await isAccessible(page);
  const stored = await asAdmin(app, 'GET', 'locations?filter={"name":["Gayton","Raby"]}');
  expect(await stored.json()).toMatchObject([{ name: 'Gayton', postcodes: ['CH60'], isActive: false, description: 'A village' }]);
  const download = page.waitForEvent('download');
  await again.press('Enter');
  expect((await download).suggestedFilename()).toBe('locations-refused.csv');
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toBe(
    '\uFEFFName,Postcodes,Active,Description,Reason\r\nRaby,XYZ,No,A village,"Postcodes: ""XYZ"" is not a UK postcode. Please use codes such as M1 or M1 1AE"\r\n',
  );

  await dialog.getByLabel('CSV file').setInputFiles({ ...file(''), buffer: Buffer.from(refused.replace(',XYZ,', ',CH63,')) });
  await dialog.getByRole('button', { name: 'Show recognised columns (4)' }).press('Enter');
  await expect(dialog.getByLabel('Postcodes')).toHaveValue('postcodes');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 row' }).press('Enter');
  await seesNotice(page, 'File Imported', '1 new');
});
