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

/** A picture before a row's title, as wide as those of the library; its own words are beside it. */
export const RowPicture = ({ src }: { src: string }) => (
  <Box sx={{ width: 64, height: 48, flex: 'none', borderRadius: '6px', overflow: 'hidden', bgcolor: 'action.hover' }}>
    <Box component="img" src={src} alt="" loading="lazy" sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }} />
  </Box>
);

const EXCERPT = 200;

/** How a longer text begins, on two lines below a row's name; as wide as what stands above it. */
export const BeginningOf = ({ text, lines = 2 }: { text: string; lines?: 1 | 2 }) => (
  <Note
    sx={{
      ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden', overflowWrap: 'anywhere' },
      ...{ width: 0, minWidth: '100%', fontWeight: 400 },
    }}
  >
    {text.slice(0, EXCERPT)}
  </Note>
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
