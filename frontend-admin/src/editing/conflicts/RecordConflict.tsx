import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldName } from '../changes/fieldNames';
import { useFormDraft } from '../drafts/FormDraft';
import { useOpenRecord } from '../openRecord';
import { useUndecided } from '../StaffForm';
import { ConflictPanel } from './ConflictPanel';
import { useFormConflict } from './useFormConflict';

interface RecordConflictProps {
  /** Where the form's record is not the stored one. */
  record?: RaRecord<string>;
}

/** Belongs inside the form of a record; shown once a save has met a newer version, or what was typed earlier contradicts it. */
export const RecordConflict = (props: RecordConflictProps) => {
  const record = useRecordContext<RaRecord<string>>(props);
  return record ? <ConflictOver record={record} /> : null;
};

const ConflictOver = ({ record }: Required<RecordConflictProps>) => {
  const { id } = record;
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const { refusal, overwrites } = useOpenRecord();
  const refused = useFormConflict(refusal, {
    base: record,
    reread: async () => (await dataProvider.getOne<RaRecord<string>>(resource, { id })).data,
    follow: (theirs) => client.setQueryData([resource, 'getOne', { id, meta: undefined }], theirs),
  });
  const { contested, askedAt, isLive, onChosen } = useFormDraft();
  const conflict = refused ?? (contested.length > 0 ? { contested, taken: [], changedAt: askedAt } : null);
  const { setValue } = useFormContext();
  const undecided = useUndecided(conflict?.contested.map(({ field }) => field) ?? [], conflict?.changedAt);
  const nameOf = useFieldName(resource);
  if (!conflict) return null;
  return (
    <ConflictPanel
      // Each conflict asks again.
      key={conflict.changedAt}
      conflict={conflict}
      nameOf={nameOf}
      entityType={resource}
      takesFocus={refused !== null || !isLive}
      onChoose={(field, value, whose) => {
        if (whose === 'mine') overwrites.add(field);
        else overwrites.delete(field);
        setValue(field, value, { shouldDirty: true, shouldValidate: true });
        undecided.delete(field);
        onChosen(field);
      }}
    />
  );
};
