import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { Fact } from './Fact';
import { useStaff } from '../data/useStaff';
import { factsOf } from './factsOf';
import { formatDate } from './formatDate';

/** When a stored record was made, changed and published, and by whom. A new record has no past yet. */
export const RecordFacts = () => {
  const facts = factsOf(useRecordContext() ?? {});
  const staff = useStaff({ enabled: facts.some(({ by }) => by !== undefined) });
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 3,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1.5,
        fontSize: '0.875rem',
      }}
    >
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
  );
};
