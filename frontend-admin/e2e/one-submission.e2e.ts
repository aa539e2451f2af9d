import type { Page } from '@playwright/test';
import { expect, FURTHER, furtherCase, test } from '../../scripts/testing/journey.ts';
import { agrees, enters, seesNotice } from './staff.ts';

interface Forms {
  path: string;
  add: string;
  fields: Record<string, string>;
}

const FORMS: Forms[] = [
  { path: 'testimonials', add: 'Create Testimonial', fields: { Name: 'Ada Lovell', Location: 'Parkgate', Comment: 'Neat work.' } },
  { path: 'faqs', add: 'Create FAQ', fields: { Question: 'Do you work on Sundays?', Answer: 'In emergencies.' } },
  { path: 'locations', add: 'Create Location', fields: { Name: 'Landican', Postcodes: 'CH61' } },
];

/** Collects the page's write requests, without those that say by themselves that a record is open. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !pathname.includes('/open-records/')) writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

async function fills(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('dialog').getByLabel(label).first().fill(text);
  await agrees(page);
}

for (const [index, { path, add, fields }] of FORMS.entries()) {
  test(`${path}: a double click adds, saves and deletes once`, furtherCase(index), async ({ page }) => {
    const [name = ''] = Object.values(fields);
    await enters(page, `${path}/create`);
    await fills(page, fields);
    const writes = writesOf(page);
    await page.getByRole('button', { name: add }).dblclick();
    await seesNotice(page, `${add.replace('Create ', '')} Created`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(writes.splice(0)).toEqual([`POST /api/admin/${path}`]);

    await page.getByLabel(`Search ${path}`).fill(name);
    await expect(page.getByRole('rowheader').nth(1)).toHaveCount(0);
    await page.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('dialog').getByLabel('Order').fill('77');
    await page.getByRole('button', { name: add.replace('Create', 'Update') }).dblclick();
    await seesNotice(page, `${add.replace('Create ', '')} Updated`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(writes.splice(0)).toHaveLength(1);

    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).dblclick();
    await seesNotice(page, `${add.replace('Create ', '')} Deleted`);
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    expect(writes).toHaveLength(1);
  });
}

/** Lets the server store the first request, then loses its response. */
async function losesTheFirstResponse(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch({ maxRetries: 1 });
      await route.abort();
    },
    { times: 1 },
  );
}

test('stores a record once, with corrections, when it is sent again after a lost response', FURTHER, async ({ app, newPage }) => {
  const page = await newPage({ allow: [/ERR_FAILED/, /ApiError/, /422/] });
  for (const corrected of ['Neat work.', 'Very neat work.']) {
    const name = `Ada ${corrected.length}`;
    await enters(page, 'testimonials');
    await page.getByRole('link', { name: 'Add Testimonial' }).click();
    await fills(page, { Name: name, Location: 'Parkgate', Comment: 'Neat work.' });
    await losesTheFirstResponse(page, '**/api/admin/testimonials');
    await page.getByRole('button', { name: 'Create Testimonial' }).click();
    await seesNotice(page, 'Error', 'The server cannot be reached. Please check your connection.');
    await fills(page, { Comment: corrected });
    await page.getByRole('button', { name: 'Create Testimonial' }).click();
    await seesNotice(page, 'Testimonial Created', name);
    const all = (await (await fetch(`${app.url}/api/testimonials`)).json()) as { name: string; comment: string }[];
    expect(all.filter((one) => one.name === name).map(({ comment }) => comment)).toEqual([corrected]);
  }
});

test('shows a FAQ once on a service when it is added again after a lost response', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/ERR_FAILED/, /ApiError/] });
  await enters(page, 'faqs');
  const read = page.waitForResponse(/page-faqs\?.*pageId/);
  await page.getByRole('tab', { name: 'On service pages' }).click();
  const list = page.getByRole('list', { name: 'FAQs of this service' });
  await expect(list).toBeVisible();
  const before = await list.getByRole('listitem').count();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await page.getByRole('combobox', { name: 'Question to add' }).click();
  const option = page.getByRole('option').first();
  const question = (await option.textContent()) ?? '';
  const adds = async () => {
    await page.getByRole('combobox', { name: 'Question to add' }).fill(question);
    await page.getByRole('option', { name: question, exact: true }).click();
    await page.getByRole('button', { name: 'Show on page' }).click();
  };
  // The next load of the list still lacks the FAQ.
  const former = await read;
  const response = { contentType: 'application/json', headers: await former.allHeaders(), body: await former.body() };
  delete response.headers['content-encoding'];
  await page.route(/page-faqs\?.*pageId/, (route) => route.fulfill(response), { times: 1 });
  await losesTheFirstResponse(page, '**/api/admin/page-faqs');
  await adds();
  await seesNotice(page, 'Error', 'The server cannot be reached. Please check your connection.');
  await adds();
  await seesNotice(page, 'FAQ Added');
  await expect(list.getByRole('listitem')).toHaveCount(before + 1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
  expect(keys[1]).toBe(keys[0]);
});

test('treats a record that a colleague has just deleted as deleted', FURTHER, async ({ newPage }) => {
  const page = await newPage({ allow: [/404/] });
  await enters(page, 'testimonials');
  await page.route(
    '**/api/admin/testimonials/*',
    async (route) => {
      await route.fetch({ maxRetries: 1 });
      await route.fallback();
    },
    { times: 1 },
  );
  const row = page.getByRole('row').nth(1);
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNotice(page, 'Testimonial Deleted');
  await expect(page.getByRole('rowheader', { name, exact: true })).toHaveCount(0);
});

test('saves the settings once on a double click', FURTHER, async ({ page }) => {
  await enters(page, 'settings');
  await page.getByLabel('Company Name').fill('Dibbin Electrical Ltd');
  const writes = writesOf(page);
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await seesNotice(page, 'Settings Updated');
  await expect.poll(() => writes).toEqual(['PUT /api/admin/company-info']);
});
