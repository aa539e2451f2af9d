import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CloudOff, Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../data/download';
import type { PersonalData, PersonalDataSummary } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { EmptyState } from '../../kit/EmptyState';
import { Facts } from '../../kit/Facts';
import { formatDate } from '../../kit/format';
import { TableSkeleton } from '../../kit/Loaded';
import { useAction } from '../../kit/useAction';

/** An address has an @, a number none. */
export const personOf = (typed: string): { email?: string; phone?: string } => (typed.includes('@') ? { email: typed } : { phone: typed });

/** Data held about a person, to download or erase. `email`: or their telephone number. */
export const FoundPerson = ({ email }: { email: string }) => {
  const [asking, setAsking] = useState(false);
  const { summary, exporting, erasing } = usePerson(email, () => setAsking(false));
  return (
    <Card component="section" aria-label="Data held" aria-live="polite" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      {summary.isPending && <TableSkeleton />}
      {summary.error && <EmptyState icon={CloudOff} text={`The data could not be loaded. ${summary.error.message}`} />}
      {summary.data && isNothing(summary.data) && (
        <EmptyState text={`No data is held for this ${email.includes('@') ? 'address' : 'number'}.`} />
      )}
      {summary.data && !isNothing(summary.data) && (
        <>
          <Box sx={{ mt: 2 }}>
            <Facts columns={3} phoneColumns={2} facts={factsOf(summary.data)} />
          </Box>
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
          question="This permanently erases all data held for this person: enquiries, renewals, emails, photos, notes and history. It cannot be undone."
          action="Erase permanently"
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
};

const isNothing = ({ enquiries, renewals }: PersonalDataSummary): boolean => enquiries === 0 && renewals === 0;

const factsOf = ({ enquiries, renewals, mails, entries, photos, since }: PersonalDataSummary) => ({
  Enquiries: enquiries,
  Renewals: renewals,
  Emails: mails,
  'Notes and history': entries,
  Photos: photos,
  Since: since && formatDate(since),
});

function usePerson(email: string, onTried: () => void) {
  const call = useCall();
  const ask = async <T,>(what: 'search' | 'export' | 'erase') =>
    (await call<T>(`/api/admin/privacy/${what}`, { method: 'POST', body: JSON.stringify(personOf(email)) })).json;

  const summary = useQuery({ queryKey: ['privacy', email], queryFn: () => ask<PersonalDataSummary>('search') });
  const exporting = useAction({
    texts: 'privacy.export',
    send: () => ask<PersonalData>('export'),
    onSuccess: (data) => download(`personal-data-${email.replace(/[^a-z0-9]+/g, '-')}.json`, asJson(data)),
    reads: [],
  });
  const erasing = useAction({
    texts: 'privacy.erase',
    send: () => ask<{ erased: number }>('erase'),
    said: () => email,
    onSettled: onTried,
    reads: ['privacy', 'inquiries', 'renewals'],
  });
  return { summary, exporting, erasing };
}

const asJson = (data: PersonalData): Blob => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
