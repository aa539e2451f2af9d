import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { addressOf, whereIs } from './places';
import { useMenu } from './useMenu';

/** As wide as the screens below. */
export const CONTENT_WIDTH = { maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3, xl: 5 } } as const;

/** A screen under the tabs of its place; a place of one screen has none. */
export const PlaceTabs = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  const id = useId();
  const here = whereIs(location, useMenu());
  const entries = here?.place.entries ?? [];
  const hasTabs = entries.length > 1;
  const open = here ? entries.indexOf(here.entry) : 0;
  const tabId = (at: number) => `${id}tab${at}`;
  return (
    <>
      {hasTabs && (
        <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={CONTENT_WIDTH}>
            <Tabs value={open} variant="scrollable" allowScrollButtonsMobile aria-label={here?.place.name} sx={{ ml: -1.5 }}>
              {entries.map((entry, at) => (
                <Tab
                  key={entry.label}
                  component={Link}
                  to={addressOf(entry)}
                  id={tabId(at)}
                  aria-controls={at === open ? `${id}panel` : undefined}
                  label={
                    <span>
                      {entry.label}
                      {entry.count && <entry.count />}
                    </span>
                  }
                />
              ))}
            </Tabs>
          </Box>
        </Box>
      )}
      <Box {...(hasTabs && { role: 'tabpanel', id: `${id}panel`, 'aria-labelledby': tabId(open) })}>{children}</Box>
    </>
  );
};
