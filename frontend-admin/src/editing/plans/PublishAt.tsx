import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PlanRequest } from '../../data/types';
import { useRecordDialog } from '../openRecord';
import { PlanButton } from './PlanDialog';
import { PlanRows } from './PlanRows';
import { usePlans } from './plans';

/** In the form of a stored record: what is planned for it. */
export const Planned = () => {
  const recordId = String(useRecordContext()?.id);
  return <PlanRows plans={usePlans((plan) => plan.recordId === recordId)} />;
};

/** In the form of a stored record: a button that plans. */
export const PublishAt = ({ resource }: { resource: Exclude<PlanRequest['resource'], 'homepage'> }) => {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const { toRequest } = useRecordDialog();
  if (record?.id === undefined) return null;
  return (
    <PlanButton
      size="small"
      target={{ resource, recordId: String(record.id) }}
      frozen="What this form holds now is kept, also what is not saved. At that time it replaces what is live then, whatever has been changed in between."
      fields={() => toRequest(getValues(), record)}
    />
  );
};
