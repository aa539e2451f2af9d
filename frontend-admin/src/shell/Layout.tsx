import { Box, Drawer, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material';
import { Menu, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { SkipNavigationButton, useCheckForApplicationUpdate, useLogout } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { ConfirmPasswordDialog } from '../account/sign-in/ConfirmPasswordDialog';
import { SetUpDialog, SignInDialog } from '../account/sign-in/SessionDialogs';
import { useThisDevice } from '../account/push/useThisDevice';
import { isUnused } from '../data/session/idle';
import { readSession } from '../data/session/session';
import { hasUnsavedWork } from '../data/unsavedWork';
import { ActionAlert } from '../kit/ActionAlert';
import { navy } from '../kit/theme/colours';
import { BusyScreen } from '../kit/BusyScreen';
import { ConnectionBanner } from '../kit/ConnectionBanner';
import { IconAction } from '../kit/IconAction';
import { showToast } from '../kit/toasts';
import { useShortcut } from '../kit/useShortcut';
import { BrandLine } from './BrandLine';
import { addressOf, whereIs } from './places';
import { Sidebar } from './Sidebar';
import { useMenu } from './useMenu';

const SearchDialog = lazy(async () => ({ default: (await import('./search/SearchDialog')).SearchDialog }));

const SIDEBAR_PX = 256;
/** As wide as the screens below. */
const CONTENT_WIDTH = { maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3, xl: 5 } } as const;

/** A sidebar beside the page; below 1200 px it slides in from a bar on top, because tables need the width. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const search = () => {
    setOpen(false);
    setSearching(true);
  };
  useShortcut('Mod+K', search);
  useThisDevice();
  useIdleWatch();
  useKeptGuide();
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, minHeight: '100dvh' }}>
      <SkipNavigationButton sx={{ bgcolor: 'background.paper', color: 'text.primary' }} />
      <SetUpDialog />
      <ConfirmPasswordDialog />
      <SignInDialog />
      {isSearching && (
        <Suspense>
          <SearchDialog onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {wide ? (
        <Box sx={{ width: SIDEBAR_PX, flex: 'none' }}>
          <Box sx={{ position: 'fixed', insetBlock: 0, left: 0, width: SIDEBAR_PX }}>
            <Sidebar onSearch={search} />
          </Box>
        </Box>
      ) : (
        <>
          <PhoneBar onSearch={search} onOpen={() => setOpen(true)} />
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(300px, 86vw)', borderRadius: 0 } } }}
          >
            <Sidebar onSearch={search} onLeave={() => setOpen(false)} />
          </Drawer>
        </>
      )}
      <Box component="main" id="main-content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
        <ConnectionBanner />
        <UpdateBanner />
        <PlaceTabs>
          <Box sx={{ ...CONTENT_WIDTH, py: { xs: 3, md: 4 }, '&:has(.preview-panel)': { maxWidth: 'none' } }}>
            <Suspense fallback={<BusyScreen />}>{children}</Suspense>
          </Box>
        </PlaceTabs>
      </Box>
    </Box>
  );
};

const CHECK = { url: '/admin/version.json', fetchOptions: { cache: 'no-store' } } as const;

/** Offers a reload when a new version is installed. As a notice, react-admin's way, the next one would replace it. */
const UpdateBanner = () => {
  const [isInstalled, setInstalled] = useState(false);
  useCheckForApplicationUpdate({ ...CHECK, onNewVersionAvailable: () => setInstalled(true) });
  return (
    <div role="status">
      {isInstalled && (
        <ActionAlert severity="info" sx={{ borderRadius: 0 }} action="Reload" onAction={() => window.location.reload()}>
          A new version of the backoffice is installed. Save your work, then reload the page.
        </ActionAlert>
      )}
    </div>
  );
};

const PhoneBar = ({ onSearch, onOpen }: { onSearch: () => void; onOpen: () => void }) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1,
      bgcolor: navy[950],
      color: '#fff',
    }}
  >
    <BrandLine size={32} />
    <IconAction color="inherit" label="Search" icon={Search} iconSize={24} onClick={onSearch} sx={{ width: 44, height: 44 }} />
    <IconAction color="inherit" label="Open menu" icon={Menu} iconSize={24} onClick={onOpen} sx={{ width: 44, height: 44 }} />
  </Box>
);

/** A screen under the tabs of its place; a place of one screen has none. */
const PlaceTabs = ({ children }: { children: ReactNode }) => {
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
            <Tabs value={open} aria-label={here?.place.name} sx={{ ml: -1.5 }}>
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

const EVERY_MS = 15_000;

/**
 * Leaves the screen when the session has ended unused, so that nobody else reads it. Unsaved work stays: saving it asks for a sign-in.
 */
function useIdleWatch(): void {
  const logout = useLogout();
  useEffect(() => {
    let isLeaving = false;
    const look = () => {
      const session = readSession();
      if (isLeaving || !session || hasUnsavedWork() || !isUnused(session)) return;
      isLeaving = true;
      showToast({
        title: 'Signed out',
        description: 'You were signed out because the backoffice was not used for a while.',
        variant: 'default',
      });
      void logout();
    };
    const timer = setInterval(look, EVERY_MS);
    // A browser pauses timers of hidden tabs.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [logout]);
}

/** Later than what the screen itself needs. */
const KEEPS_GUIDE_AFTER_MS = 5_000;

/** Keeps the guide for when there is no network, or no website. */
function useKeptGuide(): void {
  useEffect(() => {
    const keep = async () => {
      const [{ keepGuide }] = await Promise.all([import('./help/keepGuide'), import('./help/HelpPage')]);
      await keepGuide();
    };
    // What fails without a network is done the next time.
    const timer = setTimeout(() => void keep().catch(() => undefined), KEEPS_GUIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
