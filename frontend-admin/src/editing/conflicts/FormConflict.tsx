import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ApiError } from '../../data/ApiError';
import { useFieldName } from '../changes/fieldNames';
import { useFormDraft } from '../drafts/FormDraft';
import { ConflictPanel } from './ConflictPanel';
import { type StoredVersions, useFormConflict } from './useFormConflict';

interface FormConflictProps extends StoredVersions {
  refusal: ApiError | null;
  /** The resource whose texts name the fields. */
  entityType: string | null;
}

/** Belongs inside a form; shown once a save has met a newer version, or what was typed earlier contradicts it. */
export const FormConflict = ({ refusal, entityType, ...versions }: FormConflictProps) => {
  const refused = useFormConflict(refusal, versions);
  const { contested, askedAt, isLive, onChosen } = useFormDraft();
  const conflict = refused ?? (contested.length > 0 ? { contested, taken: [], changedAt: askedAt } : null);
  const { setValue } = useFormContext();
  const nameOf = useFieldName(entityType);
  if (!conflict) return null;
  return (
    <ConflictPanel
      // Each conflict asks again.
      key={conflict.changedAt}
      conflict={conflict}
      nameOf={nameOf}
      entityType={entityType}
      takesFocus={refused !== null || !isLive}
      onChoose={(field, value) => {
        setValue(field, value, { shouldDirty: true, shouldValidate: true });
        onChosen(field);
      }}
    />
  );
};

/** The conflict over the form's record. */
export const RecordConflict = ({ refusal }: { refusal: ApiError | null }) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord<string>>();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  if (!record) return null;
  const { id } = record;
  return (
    <FormConflict
      refusal={refusal}
      entityType={resource}
      base={record}
      reread={async () => (await dataProvider.getOne<RaRecord<string>>(resource, { id })).data}
      follow={(theirs) => client.setQueryData([resource, 'getOne', { id, meta: undefined }], theirs)}
    />
  );
};
