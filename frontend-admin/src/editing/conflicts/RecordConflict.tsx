import { Alert, AlertTitle, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ApiError } from '../../data/ApiError';
import type { Whose } from '../../data/merge';
import { editedFields } from '../../data/saveChanges';
import { focusOnMount } from '../../kit/focus';
import { formatDate } from '../../kit/format';
import { NOTICE_ROOM } from '../../kit/theme/components';
import { BothTexts } from '../changes/ChangedText';
import { useFieldName } from '../changes/fieldNames';
import { readable } from '../changes/readable';
import { useReading } from '../changes/useReading';
import { useFormDraft } from '../drafts/FormDraft';
import { useOpenRecord } from '../openRecord';
import { useUndecided } from '../StaffForm';

interface RecordConflictProps {
  /** Where the form's record is not the stored one. */
  record?: RaRecord<string>;
}

/** Belongs inside the form of a record; shown once a save has met a newer version, or what was typed earlier contradicts it. */
export const RecordConflict = (props: RecordConflictProps) => {
  const record = useRecordContext<RaRecord<string>>(props);
  return record ? <ConflictOver record={record} /> : null;
};

interface Met {
  changedBy?: string;
  changedAt?: string | undefined;
  /** Changed by the other person only; the form shows their values. */
  taken: string[];
}

/** After a save that met a newer version, makes that version the form's record: what is typed stays, on top of it, and the next save is based on it. */
const ConflictOver = ({ record }: Required<RecordConflictProps>) => {
  const { id } = record;
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const { refusal, overwrites } = useOpenRecord();
  const { dirtyFields } = useFormState();
  const [met, setMet] = useState<Met | null>(null);

  const reread = useEffectEvent(async () => (await dataProvider.getOne<RaRecord<string>>(resource, { id })).data);
  const follow = useEffectEvent(({ details }: ApiError, theirs: RaRecord<string>) => {
    setMet({ ...details, taken: editedFields(theirs, record).filter((field) => !(field in dirtyFields)) });
    client.setQueryData([resource, 'getOne', { id, meta: undefined }], theirs);
  });
  useEffect(() => {
    if (!refusal) return;
    let isCurrent = true;
    reread()
      .then((theirs) => isCurrent && follow(refusal, theirs))
      // Without their version the form keeps the server's error.
      .catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [refusal]);

  return <FormConflict met={refusal && met} onChosen={(field, whose) => overwrites[whose === 'mine' ? 'add' : 'delete'](field)} />;
};

interface FormConflictProps {
  /** What a refused save has met. */
  met?: Met | null;
  /** Who changed what the form was filled with. */
  changedBy?: string;
  /** Shows these fields only. */
  among?: readonly string[];
  onChosen?: (field: string, whose: Whose) => void;
}

const PANEL = {
  mb: 2.5,
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
  // A dialog makes room for the notice as a whole; on a page the panel does.
  'main &': { mt: `var(${NOTICE_ROOM}, 0px)`, scrollMarginTop: `calc(96px + var(${NOTICE_ROOM}, 0px))` },
};

/** Belongs inside a form; shows who changed what in the meantime, with a choice for each field that both changed. */
export const FormConflict = ({ met = null, among, onChosen, ...former }: FormConflictProps) => {
  const resource = useResourceContext() ?? '';
  const { contested: all, askedAt, isLive, onChosen: draftChosen } = useFormDraft();
  const contested = among ? all.filter(({ field }) => among.includes(field)) : all;
  const { changedBy = 'Someone else', changedAt, taken }: Met = { ...former, changedAt: askedAt, taken: [], ...met };
  const { setValue } = useFormContext();
  const asked = `${changedAt} ${JSON.stringify(contested.map(({ theirs }) => theirs))}`;
  const undecided = useUndecided(
    contested.map(({ field }) => field),
    asked,
  );
  const nameOf = useFieldName(resource);
  const readingOf = useReading(
    resource,
    contested.map(({ field, mine, theirs }) => ({ field, before: theirs, after: mine })),
  );
  if (!met && contested.length === 0) return null;
  const choose = (field: string, value: unknown, whose: Whose) => {
    onChosen?.(field, whose);
    setValue(field, value, { shouldDirty: true, shouldValidate: true });
    undecided.delete(field);
    draftChosen(field);
  };
  return (
    // Each conflict asks again. While the user is typing it takes no focus, because keystrokes would be lost.
    <Alert key={asked} severity="warning" ref={met || !isLive ? focusOnMount : undefined} tabIndex={-1} sx={PANEL}>
      <AlertTitle>
        {changedBy} changed this in the meantime{changedAt && ` (${formatDate(changedAt)})`}
      </AlertTitle>
      Nothing was overwritten, and what you typed is still here. Compare the versions, then save again.
      {taken.length > 0 && <Typography sx={{ mt: 1 }}>Now shows their version of: {taken.map(nameOf).join(', ')}.</Typography>}
      {contested.map(({ field, mine, theirs }) => (
        <ContestedField
          key={field}
          name={nameOf(field)}
          mine={readable(mine, readingOf({ field }))}
          theirs={readable(theirs, readingOf({ field }))}
          onChoose={(whose) => choose(field, whose === 'mine' ? mine : theirs, whose)}
        />
      ))}
    </Alert>
  );
};

/** In grey both would look switched off while neither is chosen. */
const CHOICE = { minHeight: 44, color: 'text.primary' };

interface ContestedFieldProps {
  name: string;
  mine: string;
  theirs: string;
  onChoose: (whose: Whose) => void;
}

const ContestedField = ({ name, mine, theirs, onChoose }: ContestedFieldProps) => {
  const [whose, setWhose] = useState<Whose>();
  return (
    <Box component="section" aria-label={`Versions of ${name}`} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography component="p" variant="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={whose}
          aria-label="Which to keep"
          onChange={(_, next: Whose | null) => {
            if (!next) return;
            setWhose(next);
            onChoose(next);
          }}
        >
          <ToggleButton value="mine" sx={CHOICE}>
            Keep mine
          </ToggleButton>
          <ToggleButton value="theirs" sx={CHOICE}>
            Take theirs
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <BothTexts labels={['Theirs', 'Mine']} before={theirs} after={mine} />
    </Box>
  );
};
