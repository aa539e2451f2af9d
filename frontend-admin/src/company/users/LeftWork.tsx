import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { readSession } from '../../data/session/session';
import type { LeftWork, User } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ConfirmDialog, type RecordQuestionProps } from '../../kit/ConfirmDialog';
import { wide } from '../../kit/FieldGrid';
import { Note } from '../../kit/texts';
import { endedText, isMixed, keptText, sumOf } from './leftWorks';

type Fate = LeftWork['byDefault'];

/** Asks before users are deactivated or deleted, and what becomes of the work that they leave, if there is any. */
export const LeftWorkQuestion = ({ ids, onConfirm, ...dialog }: RecordQuestionProps) => {
  const query = useLeftWork(ids.map(String));
  const [fate, setFate] = useState<Fate | null>(null);
  return (
    <ConfirmDialog {...dialog} busy={dialog.busy || query.isPending} onConfirm={() => onConfirm(fate ? { leftWork: fate } : undefined)}>
      <FateOfWork query={query} isOwn={ids.includes(readSession()?.user.id ?? '')} fate={fate} onChange={setFate} />
    </ConfirmDialog>
  );
};

/** The same question in a form that is about to deactivate the user. */
export const LeftWorkInput = () => {
  const user = useRecordContext<User>();
  const isActive = useWatch<{ isActive?: boolean | null }>({ name: 'isActive' });
  return user?.isActive && isActive === false ? <LeftWorkOf user={user} /> : null;
};

const LeftWorkOf = ({ user: { id } }: { user: User }) => {
  const { field } = useController({ name: 'leftWork', defaultValue: null, shouldUnregister: true });
  return (
    <Box sx={wide}>
      <FateOfWork
        query={useLeftWork([id])}
        isOwn={id === readSession()?.user.id}
        fate={field.value as Fate | null}
        onChange={field.onChange}
      />
    </Box>
  );
};

function useLeftWork(ids: string[]) {
  const call = useCall();
  return useQuery({
    queryKey: ['left-work', ...ids],
    // There may be more a minute later.
    gcTime: 0,
    queryFn: async ({ signal }) =>
      sumOf(await Promise.all(ids.map(async (id) => (await call<LeftWork[]>(`/api/admin/users/${id}/left-work`, { signal })).json))),
  });
}

interface FateOfWorkProps {
  query: ReturnType<typeof useLeftWork>;
  isOwn: boolean;
  /** Null: of each kind of work what is safe, as the server does without a choice. */
  fate: Fate | null;
  onChange: (fate: Fate | null) => void;
}

const SAFE = 'safe';
const UNKNOWN =
  'The unfinished work could not be looked up. If there is any, plans and preview links end, and drafts and open enquiries are handed over.';

const FateOfWork = ({ query: { data: left = [], isPending, error }, isOwn, fate, onChange }: FateOfWorkProps) => {
  const id = useId();
  const [heir, name] = isOwn ? ['another administrator', 'their'] : ['me', 'your'];
  const selected = fate ?? (isMixed(left) ? SAFE : left[0]?.byDefault);
  const named = (byDefault: Fate) => left.filter((one) => one.byDefault === byDefault).map((one) => one.name);
  const counted = left.map((one) => `${one.name} (${one.count})`).join(', ');
  const said = isPending ? 'Looking for unfinished work…' : error ? UNKNOWN : counted && `Unfinished work: ${counted}.`;
  return (
    <>
      <Note role="status" sx={{ mt: said ? 2 : 0 }}>
        {said}
      </Note>
      {left.length > 0 && (
        <>
          <Typography id={id} sx={{ mt: 1.5, mb: 0.5, fontWeight: 650 }}>
            What should happen to it?
          </Typography>
          <RadioGroup aria-labelledby={id} value={selected} onChange={(_, chosen) => onChange(chosen === SAFE ? null : (chosen as Fate))}>
            {isMixed(left) && (
              <Choice value={SAFE} label={`End what goes public, hand over the rest to ${heir}`}>
                {endedText(named('end'))} {keptText(named('keep'), name)}
              </Choice>
            )}
            <Choice value="keep" label={`Hand over to ${heir}`}>
              {keptText(
                left.map((one) => one.name),
                name,
              )}
            </Choice>
            <Choice value="end" label="End it">
              {endedText(left.map((one) => one.name))}
            </Choice>
          </RadioGroup>
        </>
      )}
    </>
  );
};

const Choice = ({ value, label, children }: { value: string; label: string; children: ReactNode }) => (
  <FormControlLabel
    value={value}
    control={<Radio />}
    sx={{ alignItems: 'flex-start', mb: 0.5 }}
    label={
      <Box sx={{ py: 1.1 }}>
        <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
        <Note>{children}</Note>
      </Box>
    }
  />
);
