import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Whose } from '../../data/merge';
import { useFieldName } from '../changes/fieldNames';
import { useFormDraft } from '../drafts/FormDraft';
import { useOpenRecord } from '../openRecord';
import { useUndecided } from '../StaffForm';
import { ConflictPanel } from './ConflictPanel';
import { type Conflict, useFormConflict } from './useFormConflict';

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
  return <FormConflict refused={refused} onChosen={(field, whose) => overwrites[whose === 'mine' ? 'add' : 'delete'](field)} />;
};

interface FormConflictProps {
  /** What a refused save has met. */
  refused?: Conflict | null;
  /** Who changed what the form was filled with. */
  changedBy?: string;
  onChosen: (field: string, whose: Whose) => void;
}

/** Belongs inside a form; asks which version to keep of what someone else has changed, too. */
export const FormConflict = ({ refused = null, changedBy, onChosen }: FormConflictProps) => {
  const resource = useResourceContext() ?? '';
  const { contested, askedAt, isLive, onChosen: draftChosen } = useFormDraft();
  const conflict = refused ?? (contested.length > 0 ? { changedBy, contested, taken: [], changedAt: askedAt } : null);
  const { setValue } = useFormContext();
  const asked = conflict && `${conflict.changedAt} ${JSON.stringify(conflict.contested.map(({ theirs }) => theirs))}`;
  const undecided = useUndecided(conflict?.contested.map(({ field }) => field) ?? [], asked);
  const nameOf = useFieldName(resource);
  if (!conflict) return null;
  return (
    <ConflictPanel
      // Each conflict asks again.
      key={asked}
      conflict={conflict}
      nameOf={nameOf}
      entityType={resource}
      takesFocus={refused !== null || !isLive}
      onChoose={(field, value, whose) => {
        onChosen(field, whose);
        setValue(field, value, { shouldDirty: true, shouldValidate: true });
        undecided.delete(field);
        draftChosen(field);
      }}
    />
  );
};
