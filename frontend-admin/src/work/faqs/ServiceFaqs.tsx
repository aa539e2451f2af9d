import { Autocomplete, Box, Button, Card, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Faq, Service } from '../../data/types';
import { ActiveChip } from '../../kit/StatusChip';
import { ChoiceField } from '../../kit/ChoiceField';
import { EmptyState } from '../../kit/EmptyState';
import { OrderedRows } from '../../lists/OrderedRows';
import { Loaded, TableSkeleton } from '../../kit/Loaded';
import { withMoved } from './links';
import { useServiceFaqs } from './useServiceFaqs';

export const ServiceFaqs = () => {
  const services = useGetList<Service>('services', { pagination: { page: 1, perPage: 1000 }, sort: { field: 'title', order: 'ASC' } });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded query={services} failure="This list could not be loaded.">
      {(list) => {
        const serviceId = chosen ?? list[0]?.id;
        if (serviceId === undefined) return <EmptyState text="There are no services yet." />;
        return (
          <Card>
            <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
              <ChoiceField
                label="Service"
                value={serviceId}
                choices={list.map(({ id, title }) => ({ id, name: title }))}
                onChange={setChosen}
                sx={{ maxWidth: { sm: 360 } }}
              />
            </Box>
            <FaqsOfService key={serviceId} serviceId={serviceId} />
          </Card>
        );
      }}
    </Loaded>
  );
};

const FaqsOfService = ({ serviceId }: { serviceId: string }) => {
  const { shown, others, isPending, error, busy, add, remove, reorder } = useServiceFaqs(serviceId);
  if (isPending) return <TableSkeleton />;
  if (error) return <EmptyState text={`This list could not be loaded. ${error.message}`} />;
  const rows = shown.map(({ link, faq }) => ({ id: link.id, name: faq.question, badge: !faq.isActive && <ActiveChip isActive={false} /> }));
  const placeOf = (id: string) => shown.findIndex(({ link }) => link.id === id);
  const move = (id: string, step: -1 | 1) => reorder(withMoved(shown, placeOf(id), placeOf(id) + step));
  const take = (id: string) => shown.filter(({ link }) => link.id === id).forEach(remove);
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text="This service shows no FAQs yet." />
      ) : (
        <Box sx={{ px: 2, py: 0.5 }}>
          <OrderedRows label="FAQs of this service" rows={rows} place="page" busy={busy} onMove={move} onRemove={take} />
        </Box>
      )}
      <AddFaq faqs={others} busy={busy} onAdd={add} />
    </>
  );
};

interface AddFaqProps {
  /** The FAQs that can be added. */
  faqs: readonly Faq[];
  busy: boolean;
  onAdd: (faqId: string) => void;
}

const AddFaq = ({ faqs, busy, onAdd }: AddFaqProps) => {
  const [faq, setFaq] = useState<Faq | null>(null);
  const add = () => {
    if (!faq || busy) return;
    onAdd(faq.id);
    setFaq(null);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Autocomplete
        fullWidth
        options={[...faqs]}
        value={faq}
        onChange={(_, next) => setFaq(next)}
        getOptionLabel={({ question }) => question}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        renderInput={(params) => <TextField {...params} label="Question to add" />}
      />
      <Button variant="outlined" onClick={add} disabled={!faq} sx={{ flex: 'none' }}>
        Show on page
      </Button>
    </Box>
  );
};
