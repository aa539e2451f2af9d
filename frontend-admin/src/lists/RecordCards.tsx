import { Box, Typography } from '@mui/material';
import { createContext, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { visuallyHidden } from '../kit/theme/components';

/** Whether columns render as lines of a card. */
export const CardContext = createContext(false);

/** A list's records as cards, for narrow screens. */
export const Cards = ({ label, children }: { label: string; children: ReactNode }) => {
  const { data = [] } = useListContext<RaRecord>();
  return (
    <CardContext value>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={CARD}>
              <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.75 }}>
                {children}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </CardContext>
  );
};

// Lines between cards, in one column or two; the card around the list has its own.
const CARD = {
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&:nth-of-type(odd)': {
    borderRight: { sm: 1 },
    borderRightColor: { sm: 'divider' },
    '&:nth-last-of-type(2)': { borderBottom: { sm: 0 } },
  },
};

interface CardLineProps<R extends RaRecord> {
  label: string;
  place: 'head' | 'body' | 'foot';
  render: (record: R) => ReactNode;
}

const ORDER = { head: -1, body: 0, foot: 1 };

export function CardLine<R extends RaRecord>({ label, place, render }: CardLineProps<R>) {
  const record = useRecordContext<R>();
  if (!record) return null;
  const labelled = place === 'body';
  return (
    <Box
      sx={{
        order: ORDER[place],
        display: 'grid',
        gridTemplateColumns: labelled ? '100px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'baseline',
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary" sx={labelled ? undefined : visuallyHidden}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(place === 'head' ? { fontWeight: 650 } : { fontSize: '0.875rem' }) }}>
        {render(record)}
      </Box>
    </Box>
  );
}
