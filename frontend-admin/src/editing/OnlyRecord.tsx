import { type ReactNode, useState } from 'react';
import { EditBase, type RaRecord, ResourceContextProvider, type TransformData } from 'react-admin';
import { useRead } from '../data/useCall';
import { Loaded } from '../kit/Loaded';
import { OpenRecordContext, useOutcome } from './openRecord';
import { useWayBack } from './wayBack';

interface OnlyRecordProps<R> {
  resource: 'company-info' | 'profile';
  /** Such as 'The settings could not be loaded.' */
  failure: string;
  /** Turns the form's values into the API's. */
  transform?: TransformData;
  /** Shown in the notification of a save. */
  nameOf?: (record: R) => string;
  /** With a RecordFormFrame. */
  children: (record: R) => ReactNode;
}

/** react-admin's Edit for a resource with one record only, on a screen of its own. */
export function OnlyRecord<R extends RaRecord<string>>({ resource, failure, ...editor }: OnlyRecordProps<R>) {
  const query = useRead<R>([resource], `/api/admin/${resource}`, { gcTime: 0 });
  return (
    <ResourceContextProvider value={resource}>
      <Loaded query={query} failure={failure}>
        {(read) => <Editor read={read} {...editor} />}
      </Loaded>
    </ResourceContextProvider>
  );
}

type EditorProps<R> = Omit<OnlyRecordProps<R>, 'resource' | 'failure'> & { read: R };

function Editor<R extends RaRecord<string>>({ read, transform, nameOf, children }: EditorProps<R>) {
  const [saved, setSaved] = useState(false);
  const onStored = () => setSaved(true);
  const { mutationOptions, ...outcome } = useOutcome<R>('updated', { nameOf, onStored });
  const leave = useWayBack();
  return (
    <OpenRecordContext value={{ ...outcome, keepTyped: outcome.refusal !== null, leave: saved ? leave : undefined }}>
      <EditBase<R>
        id={read.id}
        disableAuthentication
        redirect={false}
        mutationMode="pessimistic"
        mutationOptions={mutationOptions}
        transform={transform}
        // Its id was not known before. Not cached: filling the form again from a newer response would overwrite what is being typed.
        queryOptions={{ initialData: read, staleTime: Infinity, gcTime: 0 }}
        render={({ record = read }) => children(record)}
      />
    </OpenRecordContext>
  );
}
