import type { ReactNode } from 'react';
import { CreateBase, EditBase, type TransformData, useResourceContext, useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';
import { RecordForm } from './RecordForm';
import { useDialogRoute } from './useDialogRoute';
import { useOutcome } from './useOutcome';

interface RecordDialogsProps {
  /** The inputs, the same for adding and editing. */
  children: ReactNode;
  /** What a new record starts with. */
  defaults?: Record<string, unknown>;
  transform?: TransformData;
}

/** The add and the edit dialog of a list, open where the address says so. */
export const RecordDialogs = (props: RecordDialogsProps) => {
  const { creating, id, close } = useDialogRoute();
  if (creating) return <AddDialog {...props} onClose={close} />;
  return id === undefined ? null : <EditDialog {...props} key={id} id={id} onClose={close} />;
};

interface OpenDialogProps extends RecordDialogsProps {
  onClose: () => void;
}

const AddDialog = ({ children, defaults, transform, onClose }: OpenDialogProps) => {
  const { saved, mutationOptions } = useOutcome('created', 'create');
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
};

const EditDialog = ({ children, id, transform, onClose }: OpenDialogProps & { id: string }) => {
  const { saved, mutationOptions } = useOutcome('updated', 'update');
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
};
