import { describe, expect, test } from '@jest/globals';
import type { ImportReport } from '../../data/types';
import { actionOf, advice, isUnread } from './importReport';

type Outcome = ImportReport['rows'][number]['outcome'];

const NAME = { column: 'Name', field: 'name', example: 'Irby' };

const reportOf = (outcomes: Outcome[], report: Partial<ImportReport> = {}): ImportReport => ({
  rows: outcomes.map((outcome, index) => ({ row: index + 2, name: '', outcome, faults: [], read: [] })),
  ignored: [],
  columns: [NAME],
  fields: [],
  refused: '',
  isStored: false,
  ...report,
});

describe('a trial', () => {
  test.each<[string | null, Outcome[]]>([
    ['Import 1 row', ['created', 'skipped']],
    ['Import 2 rows', ['created', 'updated']],
    ['Store 1 good row', ['created', 'skipped', 'refused']],
    ['Store 2 good rows', ['created', 'refused', 'updated']],
    [null, ['skipped', 'refused']],
    [null, ['skipped']],
  ])('offers %s', (action, outcomes) => {
    expect(actionOf(reportOf(outcomes))).toBe(action);
  });

  test.each<[string, Outcome[]]>([
    ['2 new. Nothing is stored yet. Look at the rows, then press ‘Import 2 rows’.', ['created', 'created']],
    [
      '1 to correct, 2 new. Nothing is stored yet. Press ‘Store 2 good rows’ to leave the others out. The refused rows can be downloaded with their ' +
        'reasons: correct that file, then choose it here.',
      ['created', 'refused', 'created'],
    ],
    ['1 to correct, 1 no change. There is nothing to store. Correct the file, then choose it again.', ['refused', 'skipped']],
    ['1 no change. Everything in this file is stored already.', ['skipped']],
  ])('says %j', (text, outcomes) => {
    expect(advice(reportOf(outcomes))).toBe(text);
  });

  test('asks what the columns are when it recognised none', () => {
    const report = reportOf(['refused'], { columns: [{ ...NAME, field: null }] });
    expect([isUnread(report), actionOf(report)]).toEqual([true, null]);
    expect(advice(report)).toContain('Choose below what the columns are');
    expect([isUnread(reportOf(['refused'])), isUnread(reportOf(['refused'], { columns: [] }))]).toEqual([false, false]);
  });
});

test('says how many rows were stored, and what to do about the others', () => {
  const report = reportOf(['created', 'refused', 'updated', 'skipped'], { isStored: true });
  expect(actionOf(report)).toBeNull();
  expect(advice(report)).toMatch(/^2 rows stored, 1 refused\. The refused rows can be downloaded/);
});

test('says where to write what no column says', () => {
  const report = reportOf(['refused'], { fields: [{ field: 'what', label: 'What', choices: null }] });
  const rows = report.rows.map((row) => ({ ...row, faults: [{ column: 'What', message: 'Required' }] }));
  expect(advice({ ...report, rows })).toBe('1 to correct. Write below what no column of the file says, the same for every row.');
});
