import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useMode } from './mode';
import { themes } from './themes';

/** Dresses what stands outside react-admin: the login and the notices. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const mode = useMode();
  const theme = useMemo(() => createTheme(themes[mode]), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
