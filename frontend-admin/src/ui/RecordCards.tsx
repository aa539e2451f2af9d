import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Column } from './Column';

interface RecordCardsProps<R> {
  label: string;
  columns: readonly Column<R>[];
  records: readonly R[];
}

/** A table's records one below the other: nothing is out of sight on a phone. */
export function RecordCards<R extends { id: string }>({ label, columns, records }: RecordCardsProps<R>) {
  const heading = columns.filter((column) => column.heading);
  const facts = columns.filter((column) => !column.heading && !column.actions);
  const actions = columns.filter((column) => column.actions);
  return (
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
      {records.map((record) => (
        <Box component="li" key={record.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          {heading.map((column) => (
            <Box key={column.label} sx={{ fontWeight: 650, mb: 1 }}>
              {column.render(record)}
            </Box>
          ))}
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
              columnGap: 1.5,
              rowGap: 0.75,
              alignItems: 'baseline',
            }}
          >
            {facts.map((column) => (
              <Box key={column.label} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {column.label}
                </Typography>
                <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                  {column.render(record)}
                </Box>
              </Box>
            ))}
          </Box>
          {actions.map((column) => (
            <Box key={column.label} sx={{ mt: 1 }}>
              {column.render(record)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
