import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';
import { TableSkeleton } from '../ui/TableSkeleton';
import { DayBars } from './DayBars';
import { PageTable } from './PageTable';
import { periods } from './periods';
import { Totals } from './Totals';
import { useReport } from './useReport';

/** Which pages of the public site bring calls and enquiries. */
export const ReportPage = () => {
  const [period, setPeriod] = useState<string>('30');
  const { data, isPending, error, refetch } = useReport(period);
  return (
    <>
      <PageHeader
        title="Report"
        note="Which pages bring calls and enquiries. Counted without cookies; staff and bots are left out."
        actions={
          <TextField select label="Period" value={period} onChange={({ target }) => setPeriod(target.value)} sx={{ minWidth: 180 }}>
            {periods.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      {data ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Totals totals={data.totals} />
          {data.totals.views > 0 && <DayBars days={data.days} />}
          <PageTable pages={data.pages} />
        </Box>
      ) : (
        <Card>
          {isPending ? (
            <TableSkeleton />
          ) : (
            <EmptyState icon={CloudOff} text={`The report could not be read. ${error?.message ?? ''}`}>
              <Button variant="outlined" onClick={() => void refetch()}>
                Try again
              </Button>
            </EmptyState>
          )}
        </Card>
      )}
    </>
  );
};
