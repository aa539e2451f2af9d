import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import { BusyScreen } from '../ui/BusyScreen';
import { PhoneBar } from './PhoneBar';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';

const SIDEBAR_PX = 256;

/** A navy sidebar beside the page. Below 1200 px it slides in from a bar on top: tables need the width more. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, minHeight: '100dvh' }}>
      <SkipLink />
      {wide ? (
        <Box sx={{ width: SIDEBAR_PX, flex: 'none' }}>
          <Box sx={{ position: 'fixed', insetBlock: 0, left: 0, width: SIDEBAR_PX }}>
            <Sidebar />
          </Box>
        </Box>
      ) : (
        <>
          <PhoneBar onOpen={() => setOpen(true)} />
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(300px, 86vw)', borderRadius: 0 } } }}
          >
            <Sidebar onLeave={() => setOpen(false)} />
          </Drawer>
        </>
      )}
      <Box component="main" id="main-content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
        <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3, xl: 5 }, py: { xs: 3, md: 5 } }}>
          <Suspense fallback={<BusyScreen />}>{children}</Suspense>
        </Box>
      </Box>
    </Box>
  );
};
