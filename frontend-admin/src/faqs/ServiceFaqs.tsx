import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Service } from '../data/types';
import { EmptyState } from '../ui/EmptyState';
import { ListToolbar } from '../ui/ListToolbar';
import { TableSkeleton } from '../ui/TableSkeleton';
import { AddFaq } from './AddFaq';
import { ShownFaqs } from './ShownFaqs';
import { useServiceFaqs } from './useServiceFaqs';

/** Which FAQs a service's page shows, in what order. */
export const ServiceFaqs = () => {
  const {
    data: services,
    isPending,
    error,
  } = useGetList<Service>('services', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'title', order: 'ASC' },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  if (isPending) return <TableSkeleton />;
  if (error) return <EmptyState text={`This list could not be read. ${error.message}`} />;
  const serviceId = chosen ?? services[0]?.id;
  if (serviceId === undefined) return <EmptyState text="There is no service yet." />;
  return (
    <>
      <ListToolbar>
        <TextField
          select
          label="Service"
          value={serviceId}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ maxWidth: { sm: 360 } }}
        >
          {services.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      </ListToolbar>
      <FaqsOfService key={serviceId} serviceId={serviceId} />
    </>
  );
};

const FaqsOfService = ({ serviceId }: { serviceId: string }) => {
  const { shown, others, isPending, error, busy, add, remove, reorder } = useServiceFaqs(serviceId);
  if (isPending) return <TableSkeleton />;
  if (error) return <EmptyState text={`This list could not be read. ${error.message}`} />;
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState text="This service shows no FAQs yet." />
      ) : (
        <ShownFaqs shown={shown} busy={busy} onReorder={reorder} onRemove={remove} />
      )}
      <AddFaq faqs={others} busy={busy} onAdd={add} />
    </>
  );
};
