import { type ReactNode, Suspense, useState } from 'react';
import { Create, Edit, type RaRecord, type TransformData, useGetOne, useResourceContext, useTranslate } from 'react-admin';
import { DialogFrame } from '../kit/DialogFrame';
import { tidied } from '../kit/format';
import { TableSkeleton } from '../kit/Loaded';
import { type OpenDialog, OpenRecordContext, useOutcome } from './openRecord';
import { useDialogRoute } from './useDialogRoute';

interface RecordDialogsProps<R> {
  /** The form for adding and editing, a RecordForm or TabbedRecordForm; it may load when it is opened. */
  children: ReactNode;
  /** Turns the form's values into the API's. */
  transform?: TransformData;
  /** Called after a record was added; `sent` is the body of the request. */
  onCreated?: (record: R, sent: Record<string, unknown>) => void;
}

/** react-admin's Create and Edit in dialogs over the list, opened by the address. */
export function RecordDialogs<R extends RaRecord = RaRecord>(props: RecordDialogsProps<R>) {
  const { creating, id, close } = useDialogRoute();
  return creating || id !== undefined ? <RecordDialog {...props} key={id ?? 'create'} id={id} onClose={close} /> : null;
}

interface RecordDialogProps<R> extends RecordDialogsProps<R> {
  /** Left out to add a record. */
  id: string | undefined;
  onClose: () => void;
}

/** One of them, while it is open. */
export function RecordDialog<R extends RaRecord>(props: RecordDialogProps<R>) {
  const { children, id, transform = asTyped, onCreated, onClose } = props;
  const isNew = id === undefined;
  const [saved, setSaved] = useState(false);
  // The dialog closes once its form knows, too.
  const onStored = (record: R, sent: Record<string, unknown>) => {
    setSaved(true);
    if (isNew) onCreated?.(record, sent);
  };
  const { mutationOptions, ...outcome } = useOutcome<R>(isNew ? 'created' : 'updated', { onStored });
  const translate = useTranslate();
  const transformed = (data: Record<string, unknown>, context: Parameters<TransformData>[1]): unknown => transform(tidied(data), context);
  const toRequest: OpenDialog['toRequest'] = (values, record) => transformed(values, { previousData: record }) as Record<string, unknown>;
  const page = {
    title: false,
    component: 'div',
    sx: SEE_THROUGH,
    redirect: false,
    transform: transformed,
    mutationOptions,
    children,
  } as const;
  return (
    <DialogFrame title={translate(`resources.${useResourceContext()}.page.${isNew ? 'create' : 'edit'}`)} onClose={onClose}>
      <OpenRecordContext value={{ ...outcome, keepTyped: !saved, dialog: { saved, onClose, toRequest } }}>
        <Suspense fallback={<TableSkeleton />}>
          {isNew ? (
            <Create {...page} />
          ) : (
            <>
              <WhileRead id={id} />
              <Edit {...page} id={id} mutationMode="pessimistic" emptyWhileLoading />
            </>
          )}
        </Suspense>
      </OpenRecordContext>
    </DialogFrame>
  );
}

/** react-admin's Edit shows nothing while the record is read. */
const WhileRead = ({ id }: { id: string }) => useGetOne(useResourceContext() ?? '', { id }).isPending && <TableSkeleton />;

const asTyped: TransformData = (data: object) => data;

/** Elements between the dialog and its form take no part in the layout. */
const SEE_THROUGH = {
  display: 'contents',
  '& > .RaCreate-main, & > .RaEdit-main, & .RaCreate-card, & .RaEdit-card': { display: 'contents' },
  // The form's part that scrolls takes what its buttons leave.
  '& form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
};
