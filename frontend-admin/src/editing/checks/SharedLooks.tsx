import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { components } from '../../../../backend/openapi';
import { Note } from '../../kit/texts';

type PageCheck = components['schemas']['PageCheck'];
type LooksProps = Pick<PageCheck, 'title' | 'description' | 'address' | 'shareImage'>;

/** As search engines set them, whatever the backoffice's mode. */
const ARIAL = 'Arial, "Liberation Sans", Helvetica, sans-serif';
const [LINK, INK, QUIET] = ['#1a0dab', '#1f1f1f', '#5f6368'];
const RESULT_WIDTH = { desktop: 600, phone: 360 };

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: String(count),
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

const pixels = new Intl.NumberFormat('en-GB');
const used = (name: string, { width, room }: PageCheck['title']) => `${name} ${pixels.format(width)} of ${pixels.format(room)} pixels`;

/** The page in search results, and as a card where its link is shared. */
export const SharedLooks = ({ isPhone, ...page }: LooksProps & { isPhone: boolean }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <section>
      <Typography component="h3" variant="subtitle2">
        {isPhone ? 'In search results on a phone' : 'In search results on a computer'}
      </Typography>
      <Box tabIndex={0} role="group" aria-label="Search result" sx={{ overflowX: 'auto', my: 1 }}>
        <SearchResult {...page} isPhone={isPhone} />
      </Box>
      <Note>{`${used('Title', page.title)}, ${used('description', page.description).toLowerCase()}.`}</Note>
    </section>
    <section>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        Where its link is shared
      </Typography>
      <ShareCard {...page} />
    </section>
  </Box>
);

const SearchResult = ({ title, description, address, isPhone }: LooksProps & { isPhone: boolean }) => {
  const { host, pathname } = new URL(address);
  return (
    <Box
      sx={{ width: RESULT_WIDTH[isPhone ? 'phone' : 'desktop'], boxSizing: 'content-box', p: 1.5, bgcolor: '#fff', fontFamily: ARIAL }}
      dir="auto"
    >
      <Box sx={{ fontSize: 12, lineHeight: '18px', color: QUIET, ...lines(1) }}>
        {[host, ...pathname.split('/').filter(Boolean)].join(' › ')}
      </Box>
      <Box sx={{ fontSize: 20, lineHeight: '26px', color: LINK, ...lines(isPhone ? 2 : 1) }}>{title.text}</Box>
      <Box sx={{ mt: 0.5, fontSize: 14, lineHeight: '22px', color: INK, ...lines(isPhone ? 3 : 2) }}>{description.text}</Box>
    </Box>
  );
};

const ShareCard = ({ title, description, address, shareImage }: LooksProps) => {
  const { origin, host } = new URL(address);
  const picture = shareImage?.startsWith(`${origin}/`) ? shareImage.slice(origin.length) : shareImage;
  return (
    <Box
      sx={{ maxWidth: 500, border: '1px solid #dadde1', borderRadius: '8px', overflow: 'hidden', bgcolor: '#fff', fontFamily: ARIAL }}
      dir="auto"
    >
      <SharePicture key={picture} address={picture} />
      <Box sx={{ px: 1.5, py: 1.25, bgcolor: '#f2f3f5' }}>
        <Box sx={{ fontSize: 12, color: QUIET, textTransform: 'uppercase' }}>{host}</Box>
        <Box sx={{ fontSize: 16, lineHeight: '20px', fontWeight: 600, color: INK, ...lines(2) }}>{title.text}</Box>
        <Box sx={{ fontSize: 14, lineHeight: '20px', color: QUIET, ...lines(1) }}>{description.text}</Box>
      </Box>
    </Box>
  );
};

const SharePicture = ({ address }: { address: string | null }) => {
  const [isMissing, setMissing] = useState(false);
  const shape = { display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' } as const;
  if (address && !isMissing) return <Box component="img" src={address} alt="" onError={() => setMissing(true)} sx={shape} />;
  return (
    <Box
      sx={{ ...shape, display: 'grid', placeItems: 'center', p: 2, bgcolor: '#e4e6eb', color: QUIET, fontSize: 14, textAlign: 'center' }}
    >
      The picture is drawn once the page is published.
    </Box>
  );
};
