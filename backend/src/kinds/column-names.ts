import type { OtherNames } from './kind.js';

/** How other programs name columns that several kinds have: address books, spreadsheets, programs for trades. */

/** One column with these names, separated by commas. */
export const named = (...names: string[]): OtherNames => [[names.flatMap((some) => some.split(', '))]];

/** Each of the first words with each of the others. */
const each = (first: readonly string[], others: readonly string[]): string[] =>
  first.flatMap((one) => others.map((other) => `${one} ${other}`.trim()));

const OWNERS = [
  '',
  'contact',
  'customer',
  'client',
  'main',
  'primary',
  'site',
  'property',
  'home',
  'personal',
  'work',
  'business',
  'office',
];
const OTHERS = ['company', 'company main', 'billing', 'invoice', 'other'];

const CONTACTS = ['client contact', 'customer contact', 'main contact', 'primary contact', 'site contact'];

export const EMAIL = named(...each([...OWNERS, ...CONTACTS, ...OTHERS], ['email', 'email address', 'mail', 'email value']));

const PHONES = ['phone', 'telephone', 'tel'].flatMap((phone) => each([phone], ['', 'number', 'no', 'value']));

export const PHONE = named(
  ...each(['', 'contact', 'customer', 'client', 'main', 'primary', ...CONTACTS], PHONES),
  ...each(['mobile', 'cell', 'cellphone', 'mob'], ['', 'number', 'no', 'phone', 'phone number', 'telephone', 'tel']),
  ...each(
    ['contact', 'customer', 'client', 'home', 'site', 'property', 'personal', 'daytime', 'evening', 'landline', 'work'],
    ['number', 'mobile'],
  ),
  ...each(CONTACTS, ['number', 'mobile', 'mobile number', 'mobile phone', 'landline']),
  ...['Landline', 'Contact no'],
  ...each(
    ['site', 'property', 'home', 'landline', 'daytime', 'evening', 'personal', 'work', 'business', 'office', ...OTHERS, 'car'],
    PHONES,
  ),
);

const PEOPLE = ['', 'contact', 'customer', 'client', ...CONTACTS];
const FIRST = each(PEOPLE, ['first name', 'firstname', 'forename', 'given name', 'christian name']);
const LAST = each(PEOPLE, ['last name', 'surname', 'family name', 'second name']);

/** 'Name' beside a surname is the first name. */
export const PERSON: OtherNames = [
  [
    [
      ...each(
        ['customer', 'client', 'contact', 'full', 'display', 'account', 'billing', 'tenant', 'landlord', 'homeowner', 'owner'],
        ['name', 'full name'],
      ),
      ...[
        'Customer',
        'Client',
        'Contact',
        'Name of customer',
        'Name of client',
        'Customers',
        'Tenant',
        'Landlord',
        'Homeowner',
        'Owner',
        'Householder',
      ],
    ],
  ],
  [
    [...FIRST, 'First', 'Name'],
    ['Middle name', 'Additional name'],
    [...LAST, 'Last'],
    ['Suffix', 'Name suffix'],
  ],
  [['Title', 'Salutation', 'Prefix', 'Name prefix'], LAST],
  [
    [
      'Company',
      'Company name',
      'Business',
      'Business name',
      'Organisation',
      'Organisation name',
      'Organization',
      'Organization name',
      'Trading name',
    ],
  ],
  [['File as', 'Nickname']],
];

const HOUSE = ['house number', 'house no', 'house name', 'house name/number', 'house number/name', 'house name or number'];

/** The place of the street in an address. */
export const STREET = 2;
/** Flat and house, then lines of an address, its town, county and postcode. */
const addressOf = (place: string): OtherNames[number] => [
  each([place], ['flat', 'flat number', 'flat no', 'apartment']),
  each([place], [...HOUSE, 'house', 'house name or no', 'building', 'building number', 'building name']),
  [
    ...each(
      [place],
      [
        'address',
        'full address',
        'address formatted',
        'street',
        'street address',
        'street 1',
        'street name',
        'address street',
        'address line',
        'line 1',
        'addr',
      ],
    ),
    ...each([place], ['address 1', 'address line 1', 'address first line', 'first line of address', 'house and street', 'road']),
  ],
  ...[2, 3, 4].map((line) => each([place], [`address ${line}`, `address line ${line}`, `street ${line}`, `line ${line}`])),
  each([place], ['address extended address', 'locality', 'address locality', 'suburb', 'village', 'area', 'district']),
  each([place], ['town', 'city', 'town/city', 'city/town', 'post town', 'address town', 'address city', 'town or city']),
  each([place], ['county', 'region', 'address county', 'address region', 'state', 'province', 'state/province']),
  each([place], ['postcode', 'post code', 'postal code', 'address postcode', 'address postal code', 'zip', 'zip code', 'zip/postal code']),
];

/** Where the work is comes before where the bill goes. */
export const ADDRESS: OtherNames = [
  ...['', 'site', 'property', 'job', 'installation', 'service', 'inspection', 'work', 'home', 'customer', 'client', 'physical', 'business'],
  // Of Xero: where somebody is, then where letters go.
  ...['sa', 'po'],
  ...['main', 'primary', 'contact', 'company', 'postal', 'mailing', 'billing', 'invoice', 'other'],
].map(addressOf);
