import { History } from 'lucide-react';
import { useState } from 'react';
import { type RaRecord, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { apiName } from '../../data/dataProvider';
import { takesPart } from '../../data/kinds';
import { LabelledButton } from '../../kit/LabelledButton';
import { HISTORY } from '../checks/kinds';
import { HistoryDialog } from './HistoryDialog';

/** Belongs inside the form of a record; absent in that of a new one. */
export const RecordHistoryButton = () => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord<string> & { version?: number }>();
  const refresh = useRefresh();
  const [open, setOpen] = useState(useLocation().hash === HISTORY);
  const { dirtyFields } = useFormState();
  if (!takesPart(resource, 'history') || record?.id === undefined || record.version === undefined) return null;
  return (
    <>
      <LabelledButton label="History" icon={History} size="small" variant="text" onClick={() => setOpen(true)} />
      {open && (
        <HistoryDialog
          resource={apiName(resource)}
          id={record.id}
          version={record.version}
          isUnsaved={Object.keys(dirtyFields).length > 0}
          onRestored={refresh}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
