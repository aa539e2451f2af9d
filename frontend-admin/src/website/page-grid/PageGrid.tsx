import { Box, Card, useTheme } from '@mui/material';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../kit/format';
import { type ToneName, tones } from '../../kit/theme/colours';
import { visuallyHidden } from '../../kit/theme/components';
import { EmptyState } from '../../kit/EmptyState';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { StatusChip } from '../../kit/StatusChip';
import { Note } from '../../kit/texts';
import type { PageGrid as Grid } from '../../data/types';
import { useRead } from '../../data/useCall';

/** Which service has a page in which place: a cell opens the page or starts it. */
export const PageGrid = () => (
  <>
    <PageHeader
      title="Services and Places"
      note="One page for each service in each place, with the views and enquiries (calls included) of the last 90 days."
    />
    <Loaded query={useRead<Grid>(['page-grid'], '/api/admin/page-grid')} failure="The pages could not be loaded.">
      {(grid) =>
        grid.services.length > 0 && grid.places.length > 0 ? (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Legend {...grid} />
            <Card component="section" aria-label="Services and places">
              <GridTable {...grid} />
            </Card>
          </Box>
        ) : (
          <EmptyState text="Pages need a service and a place. Add one of each first." />
        )
      }
    </Loaded>
  </>
);

/** How many there are of each state, and what it means. */
const Legend = ({ services, places, cells }: Grid) => (
  <Box
    component="ul"
    aria-label="States"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}
  >
    {STATES.map(({ id, name, tone, meaning }) => {
      const count = id === 'missing' ? services.length * places.length - cells.length : cells.filter(({ state }) => state === id).length;
      return (
        count > 0 && (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <StatusChip tone={tone}>{`${count} ${name.toLowerCase()}`}</StatusChip>
            <Note component="span">{meaning}</Note>
          </Box>
        )
      );
    })}
  </Box>
);

type GridCell = Grid['cells'][number];

const STATES: readonly { id: GridCell['state'] | 'missing'; name: string; tone: ToneName; meaning: string }[] = [
  { id: 'live', name: 'Live', tone: 'success', meaning: 'visitors and Google find it' },
  { id: 'thin', name: 'Too short', tone: 'danger', meaning: 'Google may not see it: too little text of its own. Describe your work there' },
  {
    id: 'alike',
    name: 'Too alike',
    tone: 'danger',
    meaning: 'Google may not see it: it says what the named place’s page says. Write what is different there',
  },
  { id: 'draft', name: 'Draft', tone: 'attention', meaning: 'nobody sees it until you publish it' },
  { id: 'hidden', name: 'Hidden', tone: 'neutral', meaning: 'nobody sees it: its service or place is switched off' },
  { id: 'missing', name: 'Missing', tone: 'neutral', meaning: 'no page yet: choose a cell to start it' },
];

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
};

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

/** One stop of the Tab key; the arrow keys go from cell to cell. Plain links, styled by their table, because there may be a thousand. */
const GridTable = ({ services, places, cells }: Grid) => {
  const { mode } = useTheme().palette;
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<readonly [number, number]>([0, 0]);
  const cellOf = new Map(cells.map((cell) => [`${cell.serviceId} ${cell.locationId}`, cell]));
  const move = (event: KeyboardEvent) => {
    const [rows, columns] = MOVES[event.key] ?? [];
    if (rows === undefined || columns === undefined) return;
    event.preventDefault();
    const next = [within(stop[0] + rows, services.length), within(stop[1] + columns, places.length)] as const;
    setStop(next);
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`);
    cell?.focus({ preventScroll: true });
    // Otherwise a browser does not scroll to a cell that is partly visible.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 'calc(100dvh - 160px)', minHeight: 240, ...CLEAR_OF_HEADERS, ...stylesOf(mode) }}>
      <table ref={table} role="grid" aria-label="Services and places" onKeyDown={move}>
        <thead>
          <tr>
            <td />
            {places.map(({ id, name, isShown }) => (
              <th key={id} scope="col">
                {name}
                {!isShown && <small>hidden</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service, row) => (
            <tr key={service.id}>
              <th scope="row">
                {service.name}
                {!service.isShown && <small>hidden</small>}
              </th>
              {places.map((place, column) => (
                <td key={place.id} role="gridcell">
                  <Cell
                    cell={cellOf.get(`${service.id} ${place.id}`)}
                    service={service}
                    place={place}
                    at={`${row} ${column}`}
                    isStop={row === within(stop[0], services.length) && column === within(stop[1], places.length)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};

interface CellProps {
  cell: GridCell | undefined;
  service: Grid['services'][number];
  place: Grid['places'][number];
  at: string;
  isStop: boolean;
}

const Cell = memo(({ cell, service, place, at, isStop }: CellProps) => {
  const name = `${service.name} in ${place.name}`;
  const link = { 'data-at': at, 'data-state': cell?.state ?? 'missing', tabIndex: isStop ? 0 : -1 };
  if (!cell)
    return (
      <Link {...link} to={`/service-pages/for-places/${service.id}?place=${place.id}`}>
        <i>{name}: missing. Start the page</i>
        <span aria-hidden>+</span>
      </Link>
    );
  const { pageId, state, like, views, enquiries } = cell;
  return (
    <Link {...link} to={`/service-pages/${pageId}`}>
      <i>{name}: </i>
      <b>{STATES.find(({ id }) => id === state)?.name ?? state}</b>
      {like !== null && <span> like {like}</span>}
      <span> {counted(views, 'view')}</span>
      {enquiries > 0 && <span> {counted(enquiries, 'enquiry', 'enquiries')}</span>}
    </Link>
  );
});
Cell.displayName = 'Cell';

const NAMES = { xs: 116, sm: 200 };

/** The cell that the arrow keys lead to is not under the names, which stay in sight. */
const CLEAR_OF_HEADERS = { scrollPaddingTop: '88px', scrollPaddingLeft: { xs: `${NAMES.xs}px`, sm: `${NAMES.sm}px` } };

const stylesOf = (mode: 'light' | 'dark') => ({
  '& table': { borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.8125rem' },
  '& th': { bgcolor: 'background.paper', textAlign: 'left', fontWeight: 650, p: 1.25, overflowWrap: 'anywhere' },
  '& th small': { display: 'block', fontWeight: 400, color: 'text.secondary' },
  '& thead > tr > *': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
    minWidth: 108,
  },
  '& tr > :first-child': { position: 'sticky', left: 0, zIndex: 1, borderRight: 1, borderColor: 'divider' },
  '& tbody th': { width: NAMES, minWidth: NAMES },
  '& thead > tr > :first-child': { zIndex: 2 },
  '& a i': visuallyHidden,
  // A height at all, of which the links take the whole.
  '& tbody td': { p: 0.5, height: '1px' },
  '& a': {
    ...{
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      minHeight: 52,
      height: '100%',
      px: 1,
      py: 0.75,
      borderRadius: '6px',
    },
    ...{ textDecoration: 'none', lineHeight: 1.3, border: '1px solid transparent' },
    '&:hover': { borderColor: 'currentColor' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  ...Object.fromEntries(
    STATES.map(({ id, tone }) => [`& a[data-state="${id}"]`, { color: tones[mode][tone].text, bgcolor: tones[mode][tone].background }]),
  ),
  '& a[data-state="missing"]': {
    justifyItems: 'center',
    color: 'text.secondary',
    bgcolor: 'transparent',
    border: '1px dashed',
    borderColor: 'divider',
  },
});
