import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { screenName, SINGLE_SCREENS } from '../data/dataProvider';
import { request } from '../data/request';
import type { MediaUse } from '../data/types';
import { Loaded } from '../kit/Loaded';
import { Note, ScreenLink } from '../kit/texts';

const screenOf = ({ resource, id }: MediaUse): string => SINGLE_SCREENS[resource] ?? `/${screenName(resource)}/${id}`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The records that show a file, with links. */
export const UsedIn = ({ id }: { id: string }) => {
  const query = useQuery({
    queryKey: ['media', 'uses', id],
    queryFn: async ({ signal }) => (await request<MediaUse[]>(`/api/admin/media/${id}/uses`, { signal })).json,
  });
  return (
    <Box component="section" aria-label="Used in">
      <Typography component="h3" sx={{ fontWeight: 650, mb: 0.5 }}>
        Used in
      </Typography>
      <Loaded query={query} failure="It could not be found out where this file is used.">
        {(uses) =>
          uses.length === 0 ? (
            <Note>Nothing. It can be deleted.</Note>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {uses.map((use) => (
                <Box component="li" key={use.resource + use.id} sx={{ py: 0.5 }}>
                  <ScreenLink to={screenOf(use)} sx={{ overflowWrap: 'anywhere' }}>
                    {use.name === null ? sentence(use.kind) : `${sentence(use.kind)}: ${use.name}`}
                  </ScreenLink>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
};
