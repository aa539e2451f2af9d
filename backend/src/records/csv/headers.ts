import type { ImportColumn, ImportValue } from './csv.dto.js';
import { refuseFile, shownName } from './csv-file.js';
import { comparable } from '../../platform/words/text.js';
import { fromCell, isFilled, type Column } from './columns.js';

/** The columns of a file that make one field. */
export interface Source {
  column: Column;
  /** Their places in a row. */
  at: number[];
  /** Returns the text of the field as one cell. */
  read(cells: readonly string[]): string;
}

/** Where a column of a file belongs: in which of the ways to name a field, as which of the columns joined there, and how good its name is. */
interface Place {
  column: Column;
  way: number;
  part: number;
  rank: number;
}
type Found = Place & { at: number };

/** Case, accents, spaces and punctuation do not matter. */
const keyOf = (name: string): string => comparable(name).replaceAll(' ', '');
/** What is in brackets is advice. */
const withoutAdvice = (name: string): string => keyOf(name.split('(', 1)[0] ?? '');
const singular = (name: string): string => name.replace(/s$/, '');

/** What a file may name: the fields of a kind, and where each name belongs. To be kept, as it has thousands of names. */
export interface Names {
  columns: readonly Column[];
  places: ReadonlyMap<string, readonly Place[]>;
}

/** `exported` are columns of exports that no import reads. */
export function namesOf(columns: readonly Column[], exported: readonly Column[]): Names {
  const places = placesOf(columns);
  for (const { label } of exported) places.delete(keyOf(label));
  return { columns, places };
}

export const isNamed = ({ places }: Names, name: string): boolean => placeOf(places, shownName(name)).length > 0;

/** How well a list knows a column of a file: 2 by its label, also one that only exports have, 1 by another name, 0 not at all. */
export const knows = (names: Names, labels: ReadonlySet<string>, name: string): number =>
  labels.has(keyOf(name)) ? 2 : Number(isNamed(names, name));

export const labelsOf = (columns: readonly Column[]): Set<string> => new Set(columns.map(({ label }) => keyOf(label)));

/** What the user says of a file: columns are null for what is not imported, values count where a row says nothing. */
export interface ByHand {
  columns: readonly ImportColumn[];
  values: readonly ImportValue[];
}

/** Returns the fields that the columns of a file make. Throws InvalidFields (400). */
export function sourcesOf(header: readonly string[], { columns, places }: Names, said: ByHand): Source[] {
  const columnOf = (field: string) =>
    columns.find((one) => one.field === field) ?? refuseFile(`There is no field "${field.slice(0, 100)}" to import.`);
  const byHand = new Map(said.columns.map(({ column, field }) => [shownName(column), field ?? null]));
  const found = header.flatMap((name, at): (Found & { isChosen: boolean })[] => {
    const field = byHand.get(name);
    if (field === undefined) return placeOf(places, name).map((place) => ({ ...place, at, isChosen: false }));
    return field === null ? [] : [{ column: columnOf(field), way: 0, part: 0, rank: 0, at, isChosen: true }];
  });
  const values = new Map(said.values.map(({ field, value }) => [columnOf(field), value]));
  return [...new Set([...found.map(({ column }) => column), ...values.keys()])].map((column) => {
    const own = found.filter((one) => one.column === column);
    const at = [...new Set(own.map((one) => one.at))];
    const read = own.some(({ isChosen }) => isChosen) ? joined(column, at) : best(column, own, header);
    const value = values.get(column) ?? '';
    const name = at.map((place) => header[place] ?? '').join(' ');
    const plainly = (cell: string) => column.reads?.(cell.trim().replace(/^'/, ''), name) ?? cell;
    return { column, at, read: (cells) => plainly(read(cells) || value) };
  });
}

/** Labels come before other names; one that is among them has its place there, as 'Name' beside 'Surname'. A name may have a place in several ways. */
function placesOf(columns: readonly Column[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const add = (name: string, place: Place) => {
    const short = withoutAdvice(name);
    for (const key of new Set([name.includes('(') ? keyOf(name) : short, short, singular(short)])) {
      const others = places.get(key) ?? [];
      if (key && others.every(({ column, way }) => column === place.column && way !== place.way)) places.set(key, [...others, place]);
    }
  };
  const others = columns.flatMap((column) =>
    (column.names ?? []).flatMap((parts, way) =>
      parts.flatMap((names, part) => names.map((name, index) => ({ name, key: keyOf(name), column, way, part, rank: index + 1 }))),
    ),
  );
  for (const column of columns)
    for (const name of [column.label, column.field]) {
      const key = keyOf(name);
      const own = others.find((other) => other.column === column && other.key === key);
      add(name, own ?? { column, way: 0, part: 0, rank: 0 });
    }
  for (const { name, key: _, ...place } of others) add(name, place);
  return places;
}

/** Google numbers its columns: 'E-mail 1 - Value'. */
function placeOf(places: Names['places'], name: string): readonly Place[] {
  const keys = [keyOf(name), withoutAdvice(name)].flatMap((key) => [key, key.replace(/\d+/g, '')]);
  return keys.flatMap((key) => [places.get(key) ?? places.get(singular(key)) ?? []]).find((found) => found.length) ?? [];
}

/** Joins columns that were chosen by hand, in the order of the file. */
const joined =
  (column: Column, places: readonly number[]) =>
  (cells: readonly string[]): string =>
    together(
      column,
      places.map((at) => cells[at] ?? ''),
    );

/** A further column of the same name. */
const REPEATED = / \(\d{1,3}\)$/;

/** Of the ways to name a field, the first whose main column is filled, otherwise the first that says anything. */
const best =
  (column: Column, found: readonly Found[], header: readonly string[]) =>
  (cells: readonly string[]): string => {
    const filled = found.filter(({ at }) => isFilled(cells[at], column.kind));
    const ways = [...new Set(filled.map(({ way }) => way))].sort((one, other) => one - other);
    const way = ways.find((some) => filled.some((one) => one.way === some && one.part === (column.main ?? 0))) ?? ways[0];
    const own = filled.filter((one) => one.way === way).sort((one, other) => one.part - other.part || one.rank - other.rank);
    const isFurther = ({ at }: Found) => REPEATED.test(header[at] ?? '') && (column.joins ?? LISTS[column.kind]) !== undefined;
    const parts = own.filter((one, index) => one.part !== own[index - 1]?.part || isFurther(one));
    return together(
      column,
      parts.map(({ at }) => cells[at] ?? ''),
    );
  };

const SEVERAL = ' ::: ';
const LISTS: Partial<Record<Column['kind'], string>> = { list: '; ', lines: '\n', labelled: '\n', html: '\n\n' };

/** Google writes several values of one kind into one cell, and addresses in lines. */
function together(column: Column, cells: readonly string[]): string {
  const [first = '', ...others] = cells.filter((cell) => isFilled(cell, column.kind));
  if (column.isOne) return first.split(SEVERAL, 1)[0] ?? '';
  const { joins = LISTS[column.kind] ?? ' ' } = column;
  const inOne = (cell: string) => (column.joins && cell.includes('\n') ? linesOf(cell).join(column.joins) : cell);
  if (!others.length) return inOne(first);
  const add = (text: string, cell: string) => `${text}${column.joins && HOUSE.test(text) ? ' ' : joins}${inOne(cell)}`;
  return others.reduce((text, cell) => (says(text, plain(cell)) ? text : add(text, plain(cell))), inOne(plain(first)));
}

/** At the end of a text: the number before its street. */
const HOUSE = /(?:^|, )\d{1,4}[a-z]?$/i;

function plain(cell: string): string {
  const text = fromCell(cell, 'text');
  return typeof text === 'string' ? text : '';
}
const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim().replace(/,$/, '') || []);

const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/i;

/** Whether a text has this part already, such as an address its postcode. */
function says(text: string, part: string): boolean {
  const wanted = comparable(part);
  const pieces = text.split(/[,\n]/).flatMap((piece) => [piece, piece.replace(POSTCODE, '')]);
  return comparable(text).endsWith(wanted) || pieces.some((piece) => comparable(piece) === wanted);
}
