import type { ReactNode } from 'react';
import { CreateBase, EditBase, type RaRecord, type TransformData, useResourceContext, useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';
import { RecordForm } from './RecordForm';
import { useDialogRoute } from './useDialogRoute';
import { useOutcome } from './useOutcome';

export interface RecordDialogsProps<R> {
  /** The inputs, the same for adding and editing. */
  children: ReactNode;
  /** What a new record starts with. */
  defaults?: Record<string, unknown>;
  transform?: TransformData;
  /** What else happens when a record was added; `sent` is what the API was given for it. */
  onCreated?: (record: R, sent: Record<string, unknown>) => void;
}

/** The add and the edit dialog of a list, open where the address says so. */
export function RecordDialogs<R extends RaRecord = RaRecord>(props: RecordDialogsProps<R>) {
  const { creating, id, close } = useDialogRoute();
  if (creating) return <AddDialog {...props} onClose={close} />;
  return id === undefined ? null : <EditDialog {...props} key={id} id={id} onClose={close} />;
}

interface OpenDialogProps<R> extends RecordDialogsProps<R> {
  onClose: () => void;
}

function AddDialog<R extends RaRecord>({ children, defaults, transform, onCreated, onClose }: OpenDialogProps<R>) {
  const { saved, mutationOptions } = useOutcome<R>('created', 'create', onCreated);
  const text = `resources.${useResourceContext()}`;
  const translate = useTranslate();
  return (
    <DialogFrame title={translate(`${text}.page.create`)} onClose={onClose}>
      <CreateBase redirect={false} transform={transform} mutationOptions={mutationOptions}>
        <RecordForm submitLabel={translate(`${text}.action.submit`)} defaults={defaults} saved={saved} onClose={onClose}>
          {children}
        </RecordForm>
      </CreateBase>
    </DialogFrame>
  );
}

function EditDialog<R extends RaRecord>({ children, id, transform, onClose }: OpenDialogProps<R> & { id: string }) {
  const { saved, mutationOptions } = useOutcome<R>('updated', 'update');
  const text = `resources.${useResourceContext()}`;
  const translate = useTranslate();
  return (
    <DialogFrame title={translate(`${text}.page.edit`)} onClose={onClose}>
      <EditBase id={id} redirect={false} mutationMode="pessimistic" transform={transform} mutationOptions={mutationOptions}>
        <RecordForm submitLabel={translate(`${text}.action.save`)} saved={saved} onClose={onClose}>
          {children}
        </RecordForm>
      </EditBase>
    </DialogFrame>
  );
}
