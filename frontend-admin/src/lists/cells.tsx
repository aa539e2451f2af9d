import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDate } from '../kit/format';
import { Note } from '../kit/texts';

/** The name of a row's record, with its slug or the like beneath. */
export const TitleCell = ({ title, note, icon }: { title: string; note?: string; icon?: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { sm: 180 } }}>
    {icon && <Box sx={{ display: 'flex', color: 'text.secondary' }}>{icon}</Box>}
    <div>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      {note && <Note>{note}</Note>}
    </div>
  </Box>
);

/** Day and time on one line. */
export const DateText = ({ at }: { at: string }) => (
  <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
    {formatDate(at)}
  </Box>
);

/** An email address that breaks before its @ where it does not fit. */
export const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};
