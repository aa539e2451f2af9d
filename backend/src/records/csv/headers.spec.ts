import { describe, expect, it } from '@jest/globals';
import type { Kind } from '../../kinds/kind.js';
import { RENEWALS } from '../../renewals/renewal.kind.js';
import { LOCATIONS } from '../../locations/location.kind.js';
import { PROJECTS } from '../../projects/project.kind.js';
import { REDIRECTS } from '../../redirects/redirect.kind.js';
import { TESTIMONIALS } from '../../testimonials/testimonial.kind.js';
import { namesOf, sourcesOf } from './headers.js';
import { columnsOf, exportedOnlyOf } from './kind-columns.js';

const KINDS = [RENEWALS, LOCATIONS, PROJECTS, REDIRECTS, TESTIMONIALS] as unknown as Kind[];

const read = (kind: object, row: Record<string, string>, chosen: Record<string, string | null> = {}) => {
  const known = kind as Kind;
  const byHand = Object.entries(chosen).map(([column, field]) => ({ column, field }));
  const sources = sourcesOf(Object.keys(row), namesOf(columnsOf(known), exportedOnlyOf(known)), { columns: byHand, values: [] });
  return Object.fromEntries(sources.map((source) => [source.column.field, source.read(Object.values(row))]));
};

describe('the columns of a file', () => {
  it.each([
    ['Email Address', 'email'],
    ['E-mail', 'email'],
    ['e_mail', 'email'],
    ['EMAIL:', 'email'],
    ['emailAddress', 'email'],
    ['E-mail 1 - Value', 'email'],
    ['Mobile', 'phone'],
    ['Tel.', 'phone'],
    ['Telephone No.', 'phone'],
    ['Phone (mobile)', 'phone'],
    ['Customer name', 'customer'],
    ['Client', 'customer'],
    ['Contact Name', 'customer'],
    ['Last inspection', 'lastOn'],
    ['Date of last test', 'lastOn'],
    ['Next due', 'dueOn'],
    ['Expiry Date', 'dueOn'],
    ['Site address', 'address'],
    ['Certificate Type', 'what'],
    ['Comments', 'notes'],
    ['Every', 'intervalMonths'],
    ['intervalMonths', 'intervalMonths'],
  ])('%s of a customer is recognised', (name, field) => expect(read(RENEWALS, { [name]: 'x' })).toEqual({ [field]: 'x' }));

  it.each([
    [LOCATIONS, 'Post code', 'postcodes'],
    [LOCATIONS, 'Lat', 'latitude'],
    [LOCATIONS, 'Town', 'name'],
    [PROJECTS, 'Job name', 'title'],
    [PROJECTS, 'Customer', 'client'],
    [PROJECTS, 'Completed', 'completionDate'],
    [PROJECTS, 'Body', 'content'],
    [REDIRECTS, 'Old URL', 'fromPath'],
    [REDIRECTS, 'target', 'toPath'],
    [TESTIMONIALS, 'Reviewer', 'name'],
    [TESTIMONIALS, 'Stars', 'rating'],
    [TESTIMONIALS, 'Review text', 'comment'],
    [TESTIMONIALS, 'Town/City', 'location'],
  ])('%# is recognised', (kind, name, field) => expect(read(kind, { [name]: 'x' })).toEqual({ [field]: 'x' }));

  it('make one name of its parts', () => {
    expect(read(RENEWALS, { 'First Name': 'Pat', Surname: 'Example' })).toEqual({ customer: 'Pat Example' });
    expect(read(RENEWALS, { Surname: 'Example', Forename: 'Pat', Title: 'Mrs' })).toEqual({ customer: 'Pat Example' });
    expect(read(RENEWALS, { Title: 'Mrs', Forename: '', Surname: 'Example' })).toEqual({ customer: 'Mrs Example' });
    expect(read(RENEWALS, { Name: 'Pat', Surname: 'Example' })).toEqual({ customer: 'Pat Example' });
    expect(read(RENEWALS, { Name: 'Pat Example', 'Last name': 'Example' })).toEqual({ customer: 'Pat Example' });
    expect(read(RENEWALS, { 'First name': '', 'Last name': '', Company: 'Acme Ltd' })).toEqual({ customer: 'Acme Ltd' });
    expect(read(TESTIMONIALS, { 'First name': 'Pat', 'Last name': 'Example' })).toEqual({ name: 'Pat Example' });
  });

  it('make one address of its lines', () => {
    const lines = { 'Address 1': '1 High Street', 'Address 2': '', Town: 'Irby', Postcode: 'CH61 2AA' };
    expect(read(RENEWALS, lines)).toEqual({ address: '1 High Street, Irby, CH61 2AA' });
    const whole = { Address: '1 High Street, Irby CH61 2AA', Town: 'Irby', 'Post Code': 'CH61 2AA' };
    expect(read(RENEWALS, whole)).toEqual({ address: '1 High Street, Irby CH61 2AA' });
    const house = { 'House name/number': '12a', Street: 'High Street', Village: 'Irby', 'Post code': 'CH61 2AA' };
    expect(read(RENEWALS, house)).toEqual({ address: '12a High Street, Irby, CH61 2AA' });
    const cottage = { Flat: 'Flat 2', 'House name': 'Rose Cottage', Road: 'Mill Lane', Town: '' };
    expect(read(RENEWALS, cottage)).toEqual({ address: 'Flat 2, Rose Cottage, Mill Lane' });
    expect(read(RENEWALS, { 'House number': '', Street: '', 'Billing street': '9 Office Park' })).toEqual({ address: '9 Office Park' });
    expect(read(RENEWALS, { Address: '1 Irby Road', Town: 'Irby' })).toEqual({ address: '1 Irby Road, Irby' });
    expect(read(RENEWALS, { Address: '1 High Street,\nIrby\nCH61 2AA' })).toEqual({ address: '1 High Street, Irby, CH61 2AA' });
    const two = { 'Billing Street': '9 Office Park', 'Billing City': 'Hoylake', 'Site Street': '1 High Street', 'Site City': 'Irby' };
    expect(read(RENEWALS, two)).toEqual({ address: '1 High Street, Irby' });
    const business = { 'Home Street': '', 'Home City': 'Irby', 'Business Street': '9 Office Park', 'Business City': 'Hoylake' };
    expect(read(RENEWALS, business)).toEqual({ address: '9 Office Park, Hoylake' });
  });

  it('are read where a better one is blank', () => {
    expect(read(RENEWALS, { 'Home phone': '0151 496 0700', Mobile: '' })).toEqual({ phone: '0151 496 0700' });
    expect(read(RENEWALS, { 'Home phone': '0151 496 0700', Mobile: '07700 900456' })).toEqual({ phone: '07700 900456' });
    expect(read(RENEWALS, { 'E-mail 1 - Value': 'a@example.com ::: b@example.com' })).toEqual({ email: 'a@example.com' });
    expect(read(RENEWALS, { Comments: 'Dog', Notes: 'Key at no. 3' })).toEqual({ notes: 'Key at no. 3\nDog' });
  });

  it('may be there twice', () => {
    expect(read(RENEWALS, { Phone: '', 'Phone (2)': '0151 496 0700' })).toEqual({ phone: '0151 496 0700' });
    expect(read(RENEWALS, { Phone: '0151 496 0701', 'Phone (2)': '0151 496 0700' })).toEqual({ phone: '0151 496 0701' });
    expect(read(RENEWALS, { Notes: 'Dog', 'Notes (2)': '', 'Notes (3)': 'Key' })).toEqual({ notes: 'Dog\nKey' });
    expect(read(LOCATIONS, { Name: 'Irby', 'Name (2)': 'Pensby', Postcode: 'CH60', 'postcode (2)': 'CH61' })).toEqual({
      ...{ name: 'Irby', postcodes: 'CH60; CH61' },
    });
  });

  it('are what they are by hand, joined in the order of the file', () => {
    const row = { Vorname: "'=Pat", Nachname: 'Example', Fon: '', Handy: '07700 900456', Email: 'x' };
    expect(read(RENEWALS, row, { Vorname: 'customer', Nachname: 'customer', Fon: 'phone', Handy: 'phone', Email: null })).toEqual({
      customer: '=Pat Example',
      phone: '07700 900456',
    });
    const address = read(RENEWALS, { Strasse: '1 High Street', Ort: 'Irby' }, { Strasse: 'address', Ort: 'address' });
    expect(address).toEqual({ address: '1 High Street, Irby' });
    expect(read(LOCATIONS, { A: 'CH60', B: 'CH61' }, { A: 'postcodes', B: 'postcodes' })).toEqual({ postcodes: 'CH60; CH61' });
    expect(() => read(RENEWALS, { A: 'x' }, { A: 'trashKey' })).toThrow('Invalid Fields');
  });

  it('have names that mean one field of each kind', () => {
    for (const kind of KINDS) {
      const known = namesOf(columnsOf(kind), exportedOnlyOf(kind));
      for (const { field, label, names = [] } of known.columns) {
        const all = new Map([label, field, ...names.flat(2)].map((name) => [name.toLowerCase().replace(/[^a-z]/g, ''), name]));
        expect([kind.resource, sourcesOf([...all.values()], known, { columns: [], values: [] }).map(({ column }) => column.field)]).toEqual(
          [kind.resource, [field]],
        );
      }
    }
  });
});
