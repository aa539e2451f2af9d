import { type Element, element, isBlank, isElement, type Piece, unwrapped } from './tree.js';

const ROWS = new Set(['tr']);
const PARTS = new Set(['thead', 'tbody', 'tfoot']);
const CELLS = new Set(['td', 'th']);
const BOLD = new Set(['b', 'strong']);

/** Whether it has text outside of bold elements. `except`: tags whose text does not count. */
export const hasPlainText = (pieces: readonly Piece[], except: ReadonlySet<string> = new Set()): boolean =>
  pieces.some((piece) =>
    typeof piece === 'string'
      ? piece.trim() !== ''
      : !BOLD.has(piece.tag) && !except.has(piece.tag) && hasPlainText(piece.children, except),
  );

/** Marks a cell whose style is bold. */
export const BOLD_CELL = 'bold';

const headCell = ({ attributes, children }: Element): Element => element('th', unwrapped(children, BOLD), attributes);

/** The rows with header cells, as in a head of the table. */
export const asHead = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((row) =>
    isElement(row, ROWS) ? { ...row, children: row.children.map((cell) => (isElement(cell, CELLS) ? headCell(cell) : cell)) } : row,
  );

/** A table of another program. If none of its cells is a header cell, a first row in bold is its head. */
export function headedTable(children: readonly Piece[]): Element {
  const rows = children.flatMap((piece) => (isElement(piece, PARTS) ? piece.children : [piece])).filter((piece) => isElement(piece, ROWS));
  const [first, ...others] = rows.map((row) => row.children.filter((cell) => isElement(cell, CELLS)));
  const isBold = (cell: Element) => BOLD_CELL in cell.attributes || !hasPlainText(cell.children);
  const isHeaded = rows.some((row) => row.children.some((cell) => isElement(cell, new Set(['th']))));
  const isHead = first?.some(({ children: text }) => !isBlank(text)) && first.every(isBold) && others.flat().some((cell) => !isBold(cell));
  if (isHeaded || !isHead) return element('table', [...children]);
  const headed = (pieces: readonly Piece[]): Piece[] => pieces.flatMap((piece) => (piece === rows[0] ? asHead([piece]) : [piece]));
  return element(
    'table',
    headed(children).map((piece) => (isElement(piece, PARTS) ? { ...piece, children: headed(piece.children) } : piece)),
  );
}
