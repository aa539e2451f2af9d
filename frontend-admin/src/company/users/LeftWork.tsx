import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { readSession } from '../../data/session/session';
import type { LeftWork, User } from '../../data/types';
import { useCall } from '../../data/useCall';
import { ConfirmDialog, type RecordQuestionProps } from '../../kit/ConfirmDialog';
import { wide } from '../../kit/FieldGrid';
import { Note, ScreenLink } from '../../kit/texts';
import { chosenWith, endLabel, type Fate, fateOf } from './leftWorks';

/** Asks before users are deactivated or deleted, and what becomes of each kind of work that they leave, if there is any. */
export const LeftWorkQuestion = ({ ids, onConfirm, ...dialog }: RecordQuestionProps) => {
  const query = useLeftWork(ids.map(String));
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ConfirmDialog {...dialog} busy={dialog.busy || query.isPending} onConfirm={() => onConfirm(chosen ? { leftWork: chosen } : undefined)}>
      <FatesOfWork query={query} isOwn={ids.includes(readSession()?.user.id ?? '')} chosen={chosen} onChange={setChosen} />
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
      <FatesOfWork
        query={useLeftWork([id])}
        isOwn={id === readSession()?.user.id}
        chosen={field.value as string | null}
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
    queryFn: async ({ signal }) => (await call<LeftWork[]>(`/api/admin/users/left-work?ids=${ids.join(',')}`, { signal })).json,
  });
}

interface FatesOfWorkProps {
  query: ReturnType<typeof useLeftWork>;
  isOwn: boolean;
  /** As the API reads it; null: of each kind of work what is safe, as the server does without a choice. */
  chosen: string | null;
  onChange: (chosen: string) => void;
}

const UNKNOWN =
  'The unfinished work could not be looked up. If there is any, plans and preview links end, and drafts and open enquiries are handed over.';

const FatesOfWork = ({ query: { data: left = [], isPending, error }, isOwn, chosen, onChange }: FatesOfWorkProps) => {
  const asked = left.length > 0 ? 'There is unfinished work. What should happen to it?' : '';
  const said = isPending ? 'Looking for unfinished work…' : error ? UNKNOWN : asked;
  return (
    <>
      <Note role="status" sx={{ mt: said ? 2 : 0 }}>
        {said}
      </Note>
      {left.map((one) => (
        <FateOfWork
          key={one.id}
          work={one}
          heir={isOwn ? 'another administrator' : 'me'}
          fate={fateOf(one, chosen)}
          onChange={(fate) => onChange(chosenWith(left, chosen, one.id, fate))}
        />
      ))}
    </>
  );
};

interface FateOfWorkProps {
  work: LeftWork;
  heir: string;
  fate: Fate;
  onChange: (fate: Fate) => void;
}

const FateOfWork = ({ work, heir, fate, onChange }: FateOfWorkProps) => {
  const id = useId();
  const { name, count, first } = work;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {name} ({count})
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {first.map(({ title, path }, index) => (
          <Note key={index} component="li">
            {path ? (
              <ScreenLink to={path} target="_blank" rel="noreferrer" underline="always" sx={{ fontWeight: 'inherit' }}>
                {title}
              </ScreenLink>
            ) : (
              title
            )}
          </Note>
        ))}
        {count > first.length && <Note component="li">and {count - first.length} more</Note>}
      </Box>
      <RadioGroup row aria-labelledby={id} value={fate} onChange={(_, next) => onChange(next as Fate)}>
        <FormControlLabel value="keep" control={<Radio />} label={`Hand over to ${heir}`} />
        <FormControlLabel value="end" control={<Radio />} label={endLabel(work)} />
      </RadioGroup>
    </Box>
  );
};
