import { expect, it } from '@jest/globals';
import { fromCell, readAs, toCell } from './columns.js';
import { faultOfExcel } from './excel.js';

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

it.each([
  ...[
    '01514960700',
    '007',
    '123456789012',
    '1.50',
    '1,000',
    '1-2',
    '3/4',
    '2024-25',
    '10:30',
    '30/11/2021',
    '5%',
    '£5.00',
    '1E5',
    '1.5E+11',
    '.5',
  ],
  ...['June 2025', '5 March', 'Mar-1', 'TRUE', 'false', '#N/A', '####', "'007"],
])('keeps Excel from changing %j', (text) => {
  expect(toCell(text, 'text')).toBe(`'${text}`);
  expect(fromCell(toCell(text, 'text'), 'text')).toBe(text);
});

it.each(
  [
    ["'tis", "'", "O'Neill =", 'a=1', '\u200bword', '–'],
    ['7', '12345678901', '53.29', '0151 496 0700', '1 High Street', '2 days', 'May', '1 May Avenue', 'CH62', '5mm²', '#1'],
  ].flat(),
)('leaves %j alone', (text) => {
  expect(toCell(text, 'text')).toBe(text);
  expect(fromCell(text, 'text')).toBe(text);
});

it.each([
  ['7700900456', '07700 900456'],
  ['1514960700', '0151 496 0700'],
  ['2079460000', '020 7946 0000'],
  ['8001234567', '0800 123 4567'],
  ['1204960000', '01204 960000'],
  ['7700900456.0', '07700 900456'],
  ['7700 900456', '07700 900456'],
  ['447700900456', '+44 7700 900456'],
  ['441514960700', '+44 151 496 0700'],
  ...['01514960700', '+44 151 496 0700', '353123456789', '4960700', '0151 496 0700 ext 4'].map((number) => [number, number]),
])('reads the telephone number %s as %s', (cell, number) => {
  expect(fromCell(cell, 'phone')).toBe(number);
});

it.each([
  ['01514960700', '0151 496 0700'],
  ['07700900456', '07700 900456'],
  ['00441514960700', '0044 1514960700'],
  ['+441514960700', "'+441514960700"],
  ['0151 496 0700', '0151 496 0700'],
])('writes the telephone number %s as %s, which Excel keeps', (number, cell) => {
  expect(toCell(number, 'phone')).toBe(cell);
});

it('writes days and months so that they come back', () => {
  expect([toCell('2021-11-30', 'day'), toCell('June 2025', 'month'), toCell('=1', 'month')]).toEqual(['2021-11-30', 'June 2025', "'=1"]);
});

it.each([
  ['30/11/2021', 'day', 'Tuesday 30 November 2021'],
  ['soon', 'day', undefined],
  ['Jun-25', 'month', 'June 2025'],
  ['June 2025', 'month', undefined],
  ['7700900456', 'phone', '07700 900456'],
  ['0151 496 0700', 'phone', undefined],
  ['30/11/2021', 'text', undefined],
] as const)('says how it read %s, a %s', (cell, kind, words) => {
  expect(readAs(cell, fromCell(cell, kind), kind)).toBe(words);
});

it('reads thousands, and says what Excel has spoilt', () => {
  const read = (cells: string[]) => cells.map((cell) => fromCell(cell, 'number'));
  expect(read(['1,250.50', '−3.05', '1 250', '£95', '12,000'])).toEqual([1250.5, -3.05, 1250, 95, 12_000]);
  expect(read(['150,00', '53,3', '-3,0512', '1.250,50', "'7"])).toEqual([150, 53.3, -3.0512, 1250.5, 7]);
  expect(read(['53,3,3', '1,25,000', '5/5', '1e9'])).toEqual(['53,3,3', '1,25,000', '5/5', '1e9']);
  expect(faultOfExcel('1234567890123450000')).toMatch(/^Excel keeps 15 digits of a long number: the last ones of 1234567890123450000/);
  expect(['123456789012345678', '120000000000000', "'1234567890123450"].map(faultOfExcel)).toEqual([undefined, undefined, undefined]);
  expect(faultOfExcel('4.47701E+11')).toMatch(/^Excel has shortened a long number to 4\.47701E\+11/);
  expect(faultOfExcel('#######')).toMatch(/too narrow/);
  expect(faultOfExcel('#NAME?')).toMatch(/could not work out/);
  expect(faultOfExcel('#1 Electrician')).toBeUndefined();
});

it.each([
  ['53.38°', 53.38],
  ['53,38 N', 53.38],
  ['3.05° W', -3.05],
  ['53° 23\' 10" N', 53.386111],
  ['3°2′5″W', -3.034722],
  ['1 High Street N', '1 High Street N'],
])('reads the degrees %s', (cell, number) => expect(fromCell(cell, 'number')).toBe(number));

it.each(['n/a', 'None', '-', '—', 'TBC', 'not known'])('finds no number, day or address in %s', (cell) => {
  expect((['number', 'day', 'phone', 'email', 'text'] as const).map((kind) => fromCell(cell, kind))).toEqual([
    ...[undefined, undefined, undefined, undefined],
    cell,
  ]);
});

it('keeps numbers, also negative ones', () => {
  expect(toCell(-3.05, 'number')).toBe('-3.05');
  expect(fromCell('-3.05', 'number')).toBe(-3.05);
  expect(fromCell('1e9', 'number')).toBe('1e9');
});

it('takes away what keeps a spreadsheet from reading a number', () => {
  expect(['="07700900456"', "'07700 900456", ' ="01514960700" '].map((cell) => fromCell(cell, 'phone'))).toEqual([
    '07700900456',
    '07700 900456',
    '01514960700',
  ]);
  expect(["'30/11/2021", '="30/11/2021"'].map((cell) => fromCell(cell, 'day'))).toEqual(['30/11/2021', '30/11/2021']);
  expect(["'tis", '="007"', '=""'].map((cell) => fromCell(cell, 'text'))).toEqual(["'tis", '007', undefined]);
  expect(['x', '✓', 'Y', '0'].map((cell) => fromCell(cell, 'flag'))).toEqual([true, true, true, false]);
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
