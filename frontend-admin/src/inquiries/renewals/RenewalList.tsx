import { lazy } from 'react';
import { CheckCheck, Pencil } from 'lucide-react';
import type { Renewal } from '../../data/types';
import { useCall } from '../../data/useCall';
import { DeleteAction, RowAction } from '../../kit/RowActions';
import { StatusChip } from '../../kit/StatusChip';
import { Note, ScreenLink } from '../../kit/texts';
import { thumbSized } from '../../kit/theme/components';
import { useAction } from '../../kit/useAction';
import { LabelledButton } from '../../kit/LabelledButton';
import { BulkActions } from '../../lists/bulkActions';
import { TitleCell } from '../../lists/cells';
import { ButtonsColumn, Column, DataTable, NoRowClick } from '../../lists/DataTable';
import { FilterSelect } from '../../lists/FilterSelect';
import { RecordList } from '../../lists/RecordList';
import { dayAfter, dayOf, dueTone, today } from './days';

const RenewalForm = lazy(async () => ({ default: (await import('./RenewalForm')).RenewalForm }));

const AGREED = [
  { id: 'true', name: 'Agreed' },
  { id: 'false', name: 'Not agreed' },
];

const whenDue = () => [
  { id: dayAfter(today(), -1), name: 'Overdue' },
  { id: dayAfter(today(), 60), name: 'Due in the next 60 days' },
];

const called = ({ what, customer }: Renewal): string => `${what} of ${customer}`;

/** What was inspected and falls due again, the next first. */
export const RenewalList = () => (
  <RecordList
    title="Due"
    form={<RenewalForm />}
    note="What you have inspected falls due again. Customers who agreed to it are reminded by email 60 and 14 days before, once each."
    search="Search what is due"
    sort={{ field: 'dueOn', order: 'ASC' }}
    filters={[
      <FilterSelect key="due" source="dueOn_lte" label="When" all="All days" choices={whenDue()} alwaysOn />,
      <FilterSelect key="agreed" source="hasAgreed" label="Reminders" all="All customers" choices={AGREED} alwaysOn />,
    ]}
  >
    <DataTable label="Due" bulkActions={<BulkActions />}>
      <Column<Renewal>
        source="customer"
        label="Customer"
        heading
        render={({ customer, address }) => <TitleCell title={customer} note={address} />}
      />
      <Column<Renewal> source="what" label="What" render={({ what }) => what} />
      <Column<Renewal>
        source="dueOn"
        label="Due on"
        render={({ dueOn }) => (
          <StatusChip tone={dueTone(dueOn)}>
            <time dateTime={dueOn}>{dayOf(dueOn)}</time>
          </StatusChip>
        )}
      />
      <Column<Renewal> label="Reminders" render={(renewal) => <Reminders {...renewal} />} />
      <Column<Renewal> source="source" label="Source" render={({ source }) => source ?? '-'} />
      <ButtonsColumn<Renewal>
        render={(renewal) => (
          <>
            <DoneAction {...renewal} />
            <RowAction label={`Edit ${called(renewal)}`} icon={Pencil} to={`/renewals/${renewal.id}`} />
            <DeleteAction record={renewal} name={called(renewal)} />
          </>
        )}
      />
    </DataTable>
  </RecordList>
);

/** Whether the customer is reminded, and what came of it. */
const Reminders = ({ hasAgreed, email, stoppedAt, remindedAt, replyInquiryId }: Renewal) => (
  <>
    {replyInquiryId ? (
      <NoRowClick>
        <ScreenLink to={`/inquiries/${replyInquiryId}`} sx={thumbSized}>
          Asked for an appointment
        </ScreenLink>
      </NoRowClick>
    ) : stoppedAt ? (
      <StatusChip tone="neutral">Stopped by the customer</StatusChip>
    ) : !hasAgreed ? (
      <StatusChip tone="neutral">Not agreed</StatusChip>
    ) : email ? (
      <StatusChip tone="success">Agreed</StatusChip>
    ) : (
      <StatusChip tone="attention">Agreed, no email</StatusChip>
    )}
    {remindedAt && <Note>Reminded on {dayOf(remindedAt.slice(0, 10))}</Note>}
  </>
);

/** One press: done today, and due again after its interval. */
const DoneAction = (renewal: Renewal) => {
  const call = useCall();
  const { id, dueOn } = renewal;
  const { mutate, isPending } = useAction({
    texts: 'renewals.done',
    send: async () => (await call<Renewal>(`/api/admin/renewals/${id}/done`, { method: 'POST', body: JSON.stringify({ dueOn }) })).json,
    said: (stored) => `${called(stored)}: next due on ${dayOf(stored.dueOn)}`,
    reads: ['renewals'],
  });
  return (
    <LabelledButton
      variant="text"
      label="Done"
      icon={CheckCheck}
      size="small"
      aria-label={`Done today: ${called(renewal)}`}
      disabled={isPending}
      onClick={() => mutate()}
    />
  );
};
