import { expect, it } from '@jest/globals';
import { readCsv } from './csv-file.js';

const NAMES = ['Customer', 'Customers', 'Address', 'What', 'Phone'];
const read = (text: string) => readCsv(text, (name) => NAMES.includes(name.trim()));
const ROW = { number: 2, cells: ['Ada', '1 High Street', 'EICR'] };
const FILE = { header: ['Customer', 'Address', 'What'], rows: [ROW] };

it.each([
  'Customer,Address,What\nAda,1 High Street,EICR\n',
  '\uFEFFCustomer;Address;What\r\nAda;1 High Street;EICR\r\n;;\r\n',
  'Customer\tAddress\tWhat\rAda\t1 High Street\tEICR\r',
  'sep=;\r\nCustomer;Address;What\r\nAda;1 High Street;EICR\r\n',
  'Customer , Address , What\nAda , "1 High Street" , EICR\n',
  '\u200bCustomer\u0000\u200e,"Address\u0007",What\nAda,1 High Street,EICR\n'.replace('\u0000', '\u0001'),
])('reads %j', (text) => expect(read(text)).resolves.toEqual(FILE));

it.each([
  ['Customers\nPrinted on 1 May\n\nCustomer;Address;What\nAda;1 High Street;EICR\n', 5],
  ['Customers of ours,,\n,,\nCustomer,Address,What\nAda,1 High Street,EICR\n', 4],
])('leaves out a title, but counts its rows: %j', async (text, number) => {
  expect(await read(text)).toEqual({ ...FILE, rows: [{ ...ROW, number }] });
});

it('takes the first row for the names of the columns unless a later one has several', async () => {
  expect((await read('Customer\nAda\nGrace, Customer\n')).header).toEqual(['Customer']);
  expect(await read('Kunde\nAda,1 High Street\n')).toMatchObject({ header: ['Kunde'], rows: [{ number: 2 }] });
});

it('keeps quotation marks within a cell, and what other programs put before numbers', async () => {
  const { rows } = await read('Customer,What,Phone\nAda,50" TV point,="0770"\n');
  expect(rows[0]?.cells).toEqual(['Ada', '50" TV point', '="0770"']);
  await expect(read('Customer,What\n"Ada,x\n')).rejects.toThrow('Invalid Fields');
});

it('takes away an apostrophe that every cell of a column begins with', async () => {
  const rowsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells);
  expect(await rowsOf("Customer,What\n'Ada,'tis\n'Grace,EICR\n'Zoe,\n")).toEqual([
    ['Ada', "'tis"],
    ['Grace', 'EICR'],
    ['Zoe', ''],
  ]);
  expect(await rowsOf("Customer,What\n'Ada,''007\n")).toEqual([["'Ada", "''007"]]);
  // As an export writes them: reading the cell takes it away.
  expect(await rowsOf("What\n'4.5E+11\n'=1+1\n")).toEqual([["'4.5E+11"], ["'=1+1"]]);
});
