import { describe, expect, test } from '@jest/globals';
import { changedAddress, readAddress } from './postal-address.js';

const inOrder = ({ line, locality, county, postcode, country }: ReturnType<typeof readAddress>) => [
  line,
  locality,
  county,
  postcode,
  country,
];

test.each([
  ['12 Dock Road South, Bromborough, Wirral, CH62 4SQ', ['12 Dock Road South', 'Bromborough', 'Wirral', 'CH62 4SQ', null]],
  ['Unit 4, Feeder Road, Bristol', ['Unit 4, Feeder Road', 'Bristol', null, null, null]],
  ['Unit 4\nFeeder Road\nBristol bs2 0tn', ['Unit 4, Feeder Road', 'Bristol', null, 'BS2 0TN', null]],
  [
    'Unit 4, Dock House, 1 Test Street, Eastham, Wirral, CH62 1AA',
    ['Unit 4, Dock House, 1 Test Street', 'Eastham', 'Wirral', 'CH62 1AA', null],
  ],
  ['1 Castle Wynd, Inverness, Scotland, IV2 3EB', ['1 Castle Wynd', 'Inverness', null, 'IV2 3EB', 'Scotland']],
  ['3 Mill Lane, Haxby, York, North Yorkshire YO32 1AA, UK', ['3 Mill Lane, Haxby', 'York', 'North Yorkshire', 'YO32 1AA', 'UK']],
  ['9 Front Street, Chester-le-Street, Co. Durham', ['9 Front Street', 'Chester-le-Street', 'Co. Durham', null, null]],
  ['2 Long Road, Kent', ['2 Long Road', null, 'Kent', null, null]],
  ['Unit 2, Feeder Road', ['Unit 2, Feeder Road', null, null, null, null]],
  ['Somewhere', ['Somewhere', null, null, null, null]],
])('reads the parts of %j', (address, parts) => expect(inOrder(readAddress(address))).toEqual(parts));

describe('a changed address', () => {
  const before = { address: 'Unit 4, Feeder Road, Bristol BS2 0TN', addressParts: null };
  const read = readAddress(before.address);

  test('stays as it is with what it already says', () => {
    expect(changedAddress(before, {})).toEqual(before);
    expect(changedAddress(before, { address: before.address, addressParts: read })).toEqual(before);
  });

  test('is read anew when the line changes, and forgets corrected parts', () => {
    const corrected = { ...before, addressParts: { ...read, locality: 'St Philip’s' } };
    expect(changedAddress(corrected, { address: '1 Wapping Wharf, Bristol' })).toEqual({
      address: '1 Wapping Wharf, Bristol',
      addressParts: null,
    });
    expect(changedAddress(corrected, { addressParts: null })).toEqual(before);
  });

  test('keeps its line when its words are only put into other parts', () => {
    const parts = { ...read, line: 'Unit 4', locality: 'Feeder Road', county: 'Bristol' };
    expect(changedAddress(before, { addressParts: parts })).toEqual({ ...before, addressParts: parts });
  });

  test('gets its line from parts with other words', () => {
    const parts = { ...read, postcode: 'BS2 0UT' };
    expect(changedAddress(before, { addressParts: parts })).toEqual({
      address: 'Unit 4, Feeder Road, Bristol, BS2 0UT',
      addressParts: null,
    });
  });

  test('keeps both as typed when both change', () => {
    const both = { address: 'At the old dock', addressParts: { ...read, line: 'Old Dock' } };
    expect(changedAddress(before, both)).toEqual(both);
  });
});
