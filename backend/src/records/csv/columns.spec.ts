import { expect, it } from '@jest/globals';
import { fromCell, toCell } from './columns.js';

const INVISIBLE = [
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u202e',
  '\u180e',
  '\u115f',
  '\u3164',
  '\ufe0f',
  '\u2800',
  '\u00a0',
  '\u3000',
  '\0',
  '\u001c',
  ' ',
];

it.each([
  ...['=1+1', '+44 151', '-2', '@SUM(A1)', '\tx', '\rx', '\nx'],
  ...['＝1+1', '＋44', '－2', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A'],
  ...INVISIBLE.flatMap((mark) => [`${mark}=1+1`, `${mark}${mark}＝1`]),
  ...["'=1", "''＝1", "'\u200b=1"],
])('disarms %j, and reads it back', (text) => {
  expect(toCell(text, 'text')).toBe(`'${text}`);
  expect(fromCell(toCell(text, 'text'), 'text')).toBe(text.trim());
});

it.each(["'tis", "'", "O'Neill =", 'a=1', '\u200bword', '–', '1-2'])('leaves %j alone', (text) => {
  expect(toCell(text, 'text')).toBe(text);
  expect(fromCell(text, 'text')).toBe(text);
});

it('keeps numbers, also negative ones', () => {
  expect(toCell(-3.05, 'number')).toBe('-3.05');
  expect(fromCell('-3.05', 'number')).toBe(-3.05);
  expect(fromCell('1e9', 'number')).toBe('1e9');
});

it('writes and reads flags, lists and key figures', () => {
  expect([toCell(true, 'flag'), fromCell('NO', 'flag'), fromCell('maybe', 'flag')]).toEqual(['Yes', false, 'maybe']);
  expect(fromCell(toCell(['CH62', 'CH63'], 'list'), 'list')).toEqual(['CH62', 'CH63']);
  const figures = [{ label: 'Time', value: '2 days: Monday and Tuesday' }];
  expect(fromCell(toCell(figures, 'labelled'), 'labelled')).toEqual(figures);
});

it("writes times as London's clocks show them, and nothing for what is empty", () => {
  expect(toCell(new Date('2026-07-01T09:30:00Z'), 'text')).toBe('2026-07-01 10:30');
  expect([toCell(null, 'text'), toCell([], 'list')]).toEqual(['', '']);
});
