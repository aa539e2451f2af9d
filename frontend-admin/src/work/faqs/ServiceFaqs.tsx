import { Autocomplete, Box, Button, Card, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useContentKey } from '../../data/idempotencyKey';
import type { Faq, PageFaq, Service } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ActiveChip } from '../../kit/StatusChip';
import { ChoiceField } from '../../kit/ChoiceField';
import { EmptyState } from '../../kit/EmptyState';
import { OrderedRows } from '../../lists/OrderedRows';
import { Loaded, TableSkeleton } from '../../kit/Loaded';
import { useAction } from '../../kit/useAction';
import { inOrder, nextOrder, type ShownFaq, withMoved } from './links';

const ALL = { page: 1, perPage: 1000 };
const LINKS = 'page-faqs';
const BY_ORDER = { field: 'order', order: 'ASC' } as const;

export const ServiceFaqs = () => {
  const services = useGetList<Service>('services', { pagination: ALL, sort: { field: 'title', order: 'ASC' } });
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
  const links = useGetList<PageFaq>(LINKS, { filter: { pageType: 'service', pageId: serviceId }, pagination: ALL, sort: BY_ORDER });
  const faqs = useGetList<Faq>('faqs', { pagination: ALL, sort: { field: 'question', order: 'ASC' } });
  const all = faqs.data ?? [];
  const shown = inOrder(links.data ?? [], all);
  const { add, move, remove } = useChanges(serviceId, shown);
  const busy = add.isPending || move.isPending || remove.isPending;
  const error = links.error ?? faqs.error;
  if (links.isPending || faqs.isPending) return <TableSkeleton />;
  if (error) return <EmptyState text={`This list could not be loaded. ${error.message}`} />;
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text="This service shows no FAQs yet." />
      ) : (
        <Box sx={{ px: 2, py: 0.5 }}>
          <OrderedRows
            label="FAQs of this service"
            rows={shown.map(({ link: { id }, faq }) => ({
              id,
              name: faq.question,
              badge: !faq.isActive && <ActiveChip isActive={false} />,
            }))}
            place="page"
            busy={busy}
            onMove={(id, step) => move.mutate({ id, step })}
            onRemove={remove.mutate}
          />
        </Box>
      )}
      <AddFaq faqs={all.filter(({ id }) => !shown.some(({ faq }) => faq.id === id))} busy={busy} onAdd={add.mutate} />
    </>
  );
};

/** Every change is saved at once. */
function useChanges(serviceId: string, shown: ShownFaq[]) {
  const dataProvider = useDataProvider();
  const call = useCall();
  const once = useContentKey();
  const placeOf = (id: string) => shown.findIndex(({ link }) => link.id === id);
  const add = useAction({
    texts: 'page-faqs.added',
    send: async (faqId: string) => {
      const data = { pageType: 'service', pageId: serviceId, faqId, order: nextOrder(shown) };
      await dataProvider.create(LINKS, { data, meta: { headers: once.headersFor(JSON.stringify(data)) } });
      once.responded();
    },
    reads: [LINKS],
  });
  const move = useAction({
    texts: 'page-faqs.moved',
    send: ({ id, step }: { id: string; step: -1 | 1 }) => {
      const faqIds = withMoved(shown, placeOf(id), placeOf(id) + step).map(({ faq }) => faq.id);
      return call(`/api/admin/services/${serviceId}/faqs`, { method: 'PUT', body: JSON.stringify({ faqIds }) });
    },
    reads: [LINKS],
  });
  const remove = useAction({
    texts: 'page-faqs.removed',
    send: (id: string) => dataProvider.delete<PageFaq>(LINKS, { id, previousData: shown[placeOf(id)]?.link }),
    reads: [LINKS],
  });
  return { add, move, remove };
}

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
