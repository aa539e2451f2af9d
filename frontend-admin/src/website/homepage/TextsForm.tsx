import { type ReactNode, useMemo } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { RequestSchema } from '../../data/contract';
import type { Fields } from '../../data/changedFields';
import { FormConflict } from '../../editing/conflicts/RecordConflict';
import { FormFailure, StaffForm } from '../../editing/StaffForm';
import { TEXTS } from './texts';
import { useColleague, useEditor } from './useEditor';

interface TextsFormProps {
  /** The id of a block, or SEO. */
  part: string;
  schema: RequestSchema | undefined;
  /** What is stored. */
  stored: Fields;
  /** Saves what is kept of the part, which is removed once it is stored. */
  onSave: () => void;
  children: ReactNode;
}

/** The form of a part of the draft. Leaving it does not ask: what is typed stays in the editor until it is saved or cancelled. */
export const TextsForm = ({ part, schema, stored, onSave, children }: TextsFormProps) => {
  const changedBy = useColleague(useEditor().stored.updatedBy);
  const record = useMemo(() => ({ ...stored, id: part }), [stored, part]);
  return (
    <ResourceContextProvider value="homepage">
      <StaffForm
        draft={TEXTS + part}
        schema={schema}
        record={record}
        keepTyped
        mode="onChange"
        warnWhenUnsavedChanges={false}
        onSubmit={() => {
          onSave();
          // Not stored yet: typing may go on.
          return Promise.resolve({});
        }}
      >
        <FormConflict changedBy={changedBy} />
        <FormFailure />
        {children}
      </StaffForm>
    </ResourceContextProvider>
  );
};
