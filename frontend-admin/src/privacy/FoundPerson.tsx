import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CloudOff, Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import type { PersonalDataSummary } from '../data/types';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { Fact } from '../ui/Fact';
import { formatDate } from '../ui/formatDate';
import { TableSkeleton } from '../ui/TableSkeleton';
import { usePerson } from './usePerson';

/** What is held about a person, to be handed over or erased. */
export const FoundPerson = ({ email }: { email: string }) => {
  const { summary, exporting, erasing } = usePerson(email);
  const [asking, setAsking] = useState(false);
  return (
    <Card component="section" aria-label="What is held" aria-live="polite" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      {summary.isPending && <TableSkeleton />}
      {summary.error && <EmptyState icon={CloudOff} text={`What is held could not be read. ${summary.error.message}`} />}
      {summary.data?.enquiries === 0 && <EmptyState text="Nothing is held about this address." />}
      {summary.data !== undefined && summary.data.enquiries > 0 && (
        <>
          <Held {...summary.data} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            <Button variant="outlined" startIcon={<Download size={18} />} loading={exporting.isPending} onClick={() => exporting.mutate()}>
              Download (JSON)
            </Button>
            <Button variant="outlined" color="error" startIcon={<Eraser size={18} />} onClick={() => setAsking(true)}>
              Erase
            </Button>
          </Box>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={`Erase ${email}`}
          question="Everything that is held about this address is erased at once and for good: enquiries, mails, notes and history. This cannot be undone."
          action="Erase for good"
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
};

const Held = ({ enquiries, mails, entries, since }: PersonalDataSummary) => (
  <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, auto)' } }}>
    <Fact label="Inquiries">{enquiries}</Fact>
    <Fact label="Mails">{mails}</Fact>
    <Fact label="Notes and history">{entries}</Fact>
    {since && <Fact label="Since">{formatDate(since)}</Fact>}
  </Box>
);
