import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import type { ImportDto, ImportReport } from '../src/records/csv/csv.dto.js';
import { as, type Caller } from './support/api.js';
import { createTestApp, type TestApp } from './support/app.js';

/* Files of other programs with all of their columns, as public pages give them. They know people, not inspections: what was inspected is said for every row. */
const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value';
const OUTLOOK =
  "First Name,Middle Name,Last Name,Title,Suffix,Initials,Web Page,Gender,Birthday,Anniversary,Location,Language,Internet Free Busy,Notes,E-mail Address,E-mail 2 Address,E-mail 3 Address,Primary Phone,Home Phone,Home Phone 2,Mobile Phone,Pager,Home Fax,Home Address,Home Street,Home Street 2,Home Street 3,Home Address PO Box,Home City,Home State,Home Postal Code,Home Country,Spouse,Children,Manager's Name,Assistant's Name,Referred By,Company Main Phone,Business Phone,Business Phone 2,Business Fax,Assistant's Phone,Company,Job Title,Department,Office Location,Organizational ID Number,Profession,Account,Business Address,Business Street,Business Street 2,Business Street 3,Business Address PO Box,Business City,Business State,Business Postal Code,Business Country,Other Phone,Other Fax,Other Address,Other Street,Other Street 2,Other Street 3,Other Address PO Box,Other City,Other State,Other Postal Code,Other Country,Callback,Car Phone,ISDN,Radio Phone,TTY/TDD Phone,Telex,User 1,User 2,User 3,User 4,Keywords,Mileage,Hobby,Billing Information,Directory Server,Sensitivity,Priority,Private,Categories";
/** As Clik Software documents it: 'Importing Contacts Via CSV'. */
const CLIK =
  'Site Description,Site Reference,Salutation,First Name,Surname,Position,Main Contact,Invoice Contact,Engineer,Tel,Mobile,Fax,Email,Website,Notes,Address Description,Address Line 1,Address Line 2,Address Line 3,Address Town,Address Postcode,Address County,Address Country,Address Tel,Address Mobile,Address Fax,Address Email,Address Website,(User Field) Boiler';
/** The columns that TidyInternational documents for builders in TidyBuild: 'Bulk import of customers'. */
const TIDYBUILD =
  'Customer Name,Code,Country,Currency,Address1,Address2,AddressCity,AddressPostcode,First Name,Last Name,Email,Phone,Mobile,Fax';
/** For field engineers, as Synchroteam documents it: 'Importing customers by list'. With semicolons. */
const SYNCHROTEAM =
  'Reference,Name of client,Street name,Postcode,Town/city,County,Country,Client contact first name,Client contact surname,Client contact telephone number,Client contact mobile number,Client contact fax number,Client contact e-mail address';
/** What Commusoft's knowledge base names: 'Importing customers: Cleaning your data', with its asterisks. */
const COMMUSOFT =
  'Type,Title*,Name,Surname*,Company name,Address line 1*,Address line 2,Address line 3,Town,Postcode,Advertising type,Building type,Vacant property,Service reminder name 1,Service date 1,Service reminder name 2,Service date 2';
/** Xero's template for contacts, which accounts of trades are kept in. */
const XERO =
  '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,SAAttentionTo,SAAddressLine1,SAAddressLine2,SAAddressLine3,SAAddressLine4,SACity,SARegion,SAPostalCode,SACountry,PhoneNumber,FaxNumber,MobileNumber,DDINumber,SkypeName,BankAccountName,BankAccountNumber,BankAccountParticulars,TaxNumber,AccountsReceivableTaxCodeName,AccountsPayableTaxCodeName,Website,LegalName,Discount,CompanyNumber,DueDateBillDay,DueDateBillTerm,DueDateSalesDay,DueDateSalesTerm,SalesAccount,PurchasesAccount,TrackingName1,SalesTrackingOption1,PurchasesTrackingOption1,BrandingTheme,DefaultTaxBills,DefaultTaxSales,Person1FirstName,Person1LastName,Person1Email,Person1IncludeInEmail';

/** A row by the columns that say something. */
const fileOf = (header: string, ...rows: Record<string, string>[]): string => {
  const names = header.split(',');
  for (const name of rows.flatMap((row) => Object.keys(row))) expect(names).toContain(name);
  return stringify([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))], {
    record_delimiter: 'windows',
    quoted_match: /\n/,
  });
};

const VALUES = [
  { field: 'what', value: 'EICR' },
  { field: 'dueOn', value: '30/11/2030' },
];

describe('an import of the file of', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());

  const run = async (csv: string, options: Partial<ImportDto> = {}, list = 'renewals') => {
    const { status, body } = await editor.post(`/api/admin/imports/${list}`, { csv, ...options });
    expect({ status, body }).toEqual({ status: 200, body: expect.objectContaining({ isStored: expect.any(Boolean) }) });
    return body as ImportReport;
  };
  const stored = async (q: string, list = 'renewals') =>
    ((await editor.get(`/api/admin/${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body as object[])[0];

  it.each([
    [
      'Google Contacts',
      fileOf(GOOGLE, {
        'First Name': 'Pat',
        'Middle Name': 'Lee',
        'Last Name': 'Google',
        'Name Prefix': 'Mrs',
        Labels: '* myContacts ::: Customers',
        'E-mail 1 - Label': '* Home',
        'E-mail 1 - Value': 'pat@example.com ::: lee@example.com',
        'Phone 1 - Label': 'Mobile',
        'Phone 1 - Value': '+44 7700 900456',
        'Address 1 - Label': 'Home',
        'Address 1 - Formatted': '1 High Street\nIrby\nWirral\nCH61 2AA\nUnited Kingdom',
        'Address 1 - Street': '1 High Street',
        'Address 1 - City': 'Irby',
        'Address 1 - Postal Code': 'CH61 2AA',
        Notes: 'Two dogs\nRing first',
      }),
      {
        customer: 'Pat Lee Google',
        email: 'pat@example.com',
        phone: '+44 7700 900456',
        address: '1 High Street, Irby, Wirral, CH61 2AA, United Kingdom',
        notes: 'Two dogs\nRing first',
        what: 'EICR',
        dueOn: '2030-11-30',
      },
    ],
    [
      'Outlook',
      fileOf(OUTLOOK, {
        Title: 'Mr',
        'First Name': 'Sam',
        'Last Name': 'Outlook',
        'E-mail Address': 'sam@example.com',
        'Home Phone': '0151 496 0700',
        'Mobile Phone': '07700 900456',
        'Home Street': '2 Mill Lane',
        'Home City': 'Heswall',
        'Home Postal Code': 'CH60 1AA',
        Company: 'Acme Ltd',
        'Business Street': '9 Office Park',
        'Referred By': 'Jo',
        Gender: 'Unspecified',
        Priority: 'Normal',
      }),
      {
        customer: 'Sam Outlook',
        email: 'sam@example.com',
        phone: '07700 900456',
        address: '2 Mill Lane, Heswall, CH60 1AA',
        source: 'Jo',
        what: 'EICR',
      },
    ],
    [
      'Clik',
      fileOf(CLIK, {
        'Site Description': 'Flat above the shop',
        Salutation: 'Ms',
        'First Name': 'Ash',
        Surname: 'Clik',
        'Main Contact': 'TRUE',
        Tel: '1514960702',
        Email: 'ash@example.com',
        'Address Line 1': 'Flat 1',
        'Address Line 2': '4 Dock Road',
        'Address Town': 'Birkenhead',
        'Address Postcode': 'CH41 1AA',
      }),
      { customer: 'Ash Clik', email: 'ash@example.com', phone: '0151 496 0702', address: 'Flat 1, 4 Dock Road, Birkenhead, CH41 1AA' },
    ],
    [
      'Commusoft',
      fileOf(COMMUSOFT, {
        Type: 'Private customer',
        'Title*': 'Mr',
        Name: 'Lou',
        'Surname*': 'Commusoft',
        'Address line 1*': '5 Shore Road',
        Town: 'Caldy',
        Postcode: 'CH48 2AA',
        'Building type': 'House',
        'Advertising type': 'Word of mouth',
        'Service reminder name 1': 'Alarm service',
        'Service date 1': '2029-05-06',
      }),
      {
        customer: 'Lou Commusoft',
        address: '5 Shore Road, Caldy, CH48 2AA',
        source: 'Word of mouth',
        what: 'Alarm service',
        dueOn: '2029-05-06',
      },
    ],
    [
      'TidyBuild',
      fileOf(TIDYBUILD, {
        'Customer Name': 'Drew Tidybuild',
        Code: 'DREW1',
        Country: 'United Kingdom',
        Currency: 'GBP',
        Address1: 'Unit 2',
        Address2: '6 Wharf Street',
        AddressCity: 'Bebington',
        AddressPostcode: 'CH63 1AA',
        'First Name': 'Drew',
        'Last Name': 'Tidybuild',
        Email: 'drew@example.com',
        Phone: '0151 496 0704',
        Mobile: '07700 900457',
      }),
      {
        customer: 'Drew Tidybuild',
        email: 'drew@example.com',
        phone: '0151 496 0704',
        address: 'Unit 2, 6 Wharf Street, Bebington, CH63 1AA',
      },
    ],
    [
      'Synchroteam',
      fileOf(SYNCHROTEAM, {
        Reference: 'C-17',
        'Name of client': 'Val Synchroteam',
        'Street name': '7 Park Lane',
        Postcode: 'CH47 1AA',
        'Town/city': 'Meols',
        'Client contact first name': 'Val',
        'Client contact surname': 'Synchroteam',
        'Client contact mobile number': '7700900458',
        'Client contact e-mail address': 'val@example.com',
      }).replaceAll(',', ';'),
      { customer: 'Val Synchroteam', email: 'val@example.com', phone: '07700 900458', address: '7 Park Lane, Meols, CH47 1AA' },
    ],
    [
      'Xero',
      fileOf(XERO, {
        '*ContactName': 'Max Xero',
        AccountNumber: 'X-9',
        EmailAddress: 'max@example.com',
        POAddressLine1: '8 Hill Road',
        POCity: 'Prenton',
        POPostalCode: 'CH43 1AA',
        PhoneNumber: '0151 496 0705',
        Person1FirstName: 'Max',
      }),
      { customer: 'Max Xero', email: 'max@example.com', phone: '0151 496 0705', address: '8 Hill Road, Prenton, CH43 1AA' },
    ],
  ])('%s makes customers', async (_, csv, customer) => {
    const trial = await run(csv, { values: VALUES });
    expect(trial.rows).toMatchObject([{ name: customer.customer, outcome: 'created', faults: [] }]);
    expect(trial.isStored).toBe(false);
    expect(await run(csv, { values: VALUES, confirm: true })).toMatchObject({ isStored: true, rows: trial.rows });
    expect(await stored(customer.customer)).toMatchObject(customer);
    expect((await run(csv, { values: VALUES })).rows).toMatchObject([{ outcome: 'skipped' }]);
  });

  it('a printed list leaves its title out and refuses its totals', async () => {
    const csv = 'Customers in May;;;\r\n\r\nClient;Site address;Job;Next due\r\nJo;="1 High Street";EICR;30.11.30\r\nTotal: 1;;;\r\n';
    const { rows, refused } = await run(csv);
    expect(rows).toMatchObject([
      { row: 4, name: 'Jo', outcome: 'created' },
      { row: 5, outcome: 'refused', faults: [{ column: '', message: 'This looks like a line of totals. Please delete it.' }] },
    ]);
    expect(refused).toBe(
      '\uFEFFCustomer,Address,What,Due on,Reason\r\nTotal: 1,,,,This looks like a line of totals. Please delete it.\r\n',
    );
  });

  it('people alone says which fields no column has, and refuses nothing else', async () => {
    const csv = fileOf(GOOGLE, { 'First Name': 'Kit', 'Address 1 - Formatted': '6 Park Road\nNeston' }, { 'First Name': 'No address' });
    const { rows, ignored, fields } = await run(csv);
    const none = 'No column of the file says this. Choose one, or say the same for every row';
    expect(rows.map(({ faults }) => faults)).toEqual([
      [{ column: 'What', message: none }],
      [
        { column: 'Address 1 - Formatted', message: 'Required' },
        { column: 'What', message: none },
      ],
    ]);
    expect(ignored).toEqual([]);
    expect(fields).toContainEqual({ field: 'what', label: 'What', choices: null });
    expect(fields).toContainEqual({ field: 'hasAgreed', label: 'Agreed to be reminded', choices: ['Yes', 'No'] });
  });
});

describe('a value for every row', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await createTestApp();
    editor = as(app, app.editorToken);
  });
  afterAll(() => app.close());
  const send = (list: string, csv: string, values: ImportDto['values'], more: Partial<ImportDto> = {}) =>
    editor.post(`/api/admin/imports/${list}`, { csv, values, ...more });

  it('counts where a row says nothing, is read as a cell, and is in the file of the refused rows', async () => {
    const csv = 'Project Title,Category,Description\nA loft,,x\nA shop,Commercial,x\n';
    const values = [
      { field: 'category', value: 'domestic' },
      { field: 'featured', value: 'Yes' },
      { field: 'completionDate', value: 'Jun-25' },
    ];
    const { body } = await send('projects', csv, values, { confirm: true });
    expect(body).toMatchObject({ isStored: true });
    const projects = (await editor.get('/api/admin/projects')).body as { title: string }[];
    expect(projects.find(({ title }) => title === 'A loft')).toMatchObject({
      category: 'Domestic',
      featured: true,
      completionDate: 'June 2025',
    });
    expect(projects.find(({ title }) => title === 'A shop')).toMatchObject({ category: 'Commercial' });

    const wrong = await send('projects', csv, [{ field: 'completionDate', value: '45809' }]);
    expect((wrong.body as ImportReport).rows[0]?.faults).toEqual([
      { column: 'Completion Date', message: expect.stringContaining('Excel’s own number') },
    ]);
    expect((wrong.body as ImportReport).refused).toContain('\r\nA loft,,x,45809,"Completion Date: This looks');
  });

  it('is refused for a field that no import has', async () => {
    const { status, body } = await send('projects', 'Project Title\nA\n', [{ field: 'trashKey', value: 'x' }]);
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'There is no field "trashKey" to import.' } });
  });
});
