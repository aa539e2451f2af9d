import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useStaff } from '../data/useCall';
import { factsOf } from './factsOf';
import { formatDate } from './format';
import { ViewPageLink } from './ViewPage';

interface FactsProps {
  /** In a row. */
  columns: number;
  phoneColumns?: number;
  /** By their labels; those without a value are left out. */
  facts: Readonly<Record<string, ReactNode>>;
}

const isBlank = (value: ReactNode) => value === undefined || value === null || value === false || value === '';

export const Facts = ({ columns, phoneColumns = 1, facts }: FactsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: { xs: `repeat(${phoneColumns}, minmax(0, 1fr))`, sm: `repeat(${columns}, minmax(0, 1fr))` },
    }}
  >
    {Object.entries(facts).map(
      ([label, value]) =>
        !isBlank(value) && (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ),
    )}
  </Box>
);

/** A label and its value in a list of them. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary" sx={{ mb: 0.25 }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
);

const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 };

/** When a record was created, changed and published, and by whom; `children` are buttons beside it. Empty for a new record. */
export const RecordFacts = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext();
  const facts = factsOf(record ?? {});
  const staff = useStaff({ enabled: facts.some(({ by }) => by !== undefined) });
  if (!record || facts.length === 0) return null;
  return (
    <Box sx={{ ...ROW, mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
      <Box component="dl" sx={{ ...ROW, m: 0 }}>
        {facts.map(({ label, at, by }) => {
          const name = staff.find(({ id }) => id === by)?.username;
          return (
            <Fact key={label} label={label}>
              <time dateTime={at}>{formatDate(at)}</time>
              {name && ` by ${name}`}
            </Fact>
          );
        })}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
        <ViewPageLink record={record} />
      </Box>
    </Box>
  );
};
