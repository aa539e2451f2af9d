import { Alert, Box, Button, Drawer, type Theme, Typography, useMediaQuery } from '@mui/material';
import { Menu, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SkipNavigationButton, useCheckForApplicationUpdate } from 'react-admin';
import { ConfirmPasswordDialog } from '../account/sign-in/ConfirmPasswordDialog';
import { SetUpDialog, SignInDialog } from '../account/sign-in/SessionDialogs';
import { IdleWatch } from './IdleWatch';
import { useThisDevice } from '../account/push/useThisDevice';
import { navy } from '../kit/theme/colours';
import { BrandMark } from '../kit/BrandMark';
import { BusyScreen } from '../kit/BusyScreen';
import { ConnectionBanner } from '../kit/ConnectionBanner';
import { IconAction } from '../kit/IconAction';
import { useShortcut } from '../kit/useShortcut';
import { CONTENT_WIDTH, PlaceTabs } from './PlaceTabs';
import { Sidebar } from './Sidebar';

const SearchDialog = lazy(async () => ({ default: (await import('./search/SearchDialog')).SearchDialog }));

const SIDEBAR_PX = 256;

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
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, minHeight: '100dvh' }}>
      <SkipNavigationButton sx={{ bgcolor: 'background.paper', color: 'text.primary' }} />
      <SetUpDialog />
      <ConfirmPasswordDialog />
      <SignInDialog />
      <IdleWatch />
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
        <Alert
          severity="info"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          A new version of the backoffice is installed. Save your work, then reload the page.
        </Alert>
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
    <BrandMark size={32} />
    <Typography sx={{ flex: 1, fontWeight: 700 }}>Backoffice</Typography>
    <IconAction color="inherit" label="Search" onClick={onSearch} sx={{ width: 44, height: 44 }}>
      <Search />
    </IconAction>
    <IconAction color="inherit" label="Open menu" onClick={onOpen} sx={{ width: 44, height: 44 }}>
      <Menu />
    </IconAction>
  </Box>
);
