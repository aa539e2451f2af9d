import { expect, test } from '@jest/globals';
import type { ImportReport } from '../../data/types';
import { missingFields, neededFields, withValue } from './values';

const field = (name: string, label: string) => ({ field: name, label, choices: null });
const FIELDS = [field('customer', 'Customer'), field('what', 'What'), field('dueOn', 'Due on')];
const report = (faulty: string[]): ImportReport => ({
  rows: [{ row: 2, name: 'Pat', outcome: 'refused', faults: faulty.map((column) => ({ column, message: 'Required' })), read: [] }],
  ignored: [],
  columns: [{ column: 'Name', field: 'customer', example: 'Pat' }],
  fields: FIELDS,
  refused: '',
  isStored: false,
});

test('asks first for what rows need and no column says, and keeps it there', () => {
  const needed = neededFields(report(['What', 'Name']), []);
  expect(needed).toEqual(['what']);
  expect(missingFields(report([]), needed)).toEqual({ needed: [FIELDS[1]], others: [FIELDS[2]] });
  expect(neededFields(report(['Due on']), needed)).toEqual(['what', 'dueOn']);
});

test('has one value for a field, and none that is blank', () => {
  const values = withValue(withValue([], { field: 'what', value: 'EICR' }), { field: 'dueOn', value: '1/2/2030' });
  expect(withValue(values, { field: 'what', value: 'PAT' })).toEqual([
    { field: 'dueOn', value: '1/2/2030' },
    { field: 'what', value: 'PAT' },
  ]);
  expect(withValue(values, { field: 'what', value: '' })).toEqual([{ field: 'dueOn', value: '1/2/2030' }]);
});
