import type { ThemeOptions } from '@mui/material';
import { components } from './components';
import { navy, slate, yellow } from './colours';
import type { Mode } from './mode';

const palettes: Record<Mode, ThemeOptions['palette']> = {
  light: {
    mode: 'light',
    primary: { main: navy[800], dark: navy[950], light: navy[600], contrastText: '#fff' },
    secondary: { main: '#15803D', contrastText: '#fff' },
    error: { main: '#B42318' },
    background: { default: slate[50], paper: '#fff' },
    text: { primary: navy[950], secondary: slate[500] },
    divider: slate[200],
  },
  dark: {
    mode: 'dark',
    primary: { main: yellow[400], dark: yellow[500], light: yellow[300], contrastText: navy[950] },
    secondary: { main: '#4ADE80', contrastText: navy[950] },
    error: { main: '#FF8A80', contrastText: navy[950] },
    background: { default: navy[950], paper: navy[900] },
    text: { primary: '#EEF2F8', secondary: '#A8B3C7' },
    divider: navy[700],
  },
};

/** Turns transitions off for users who asked their system for less motion. */
function stillness(): ThemeOptions['transitions'] {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return {};
  const duration = { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 };
  return { duration, create: () => 'none' };
}

const themeOf = (mode: Mode): ThemeOptions => ({
  palette: palettes[mode],
  components: components(mode),
  transitions: stillness(),
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: "'Manrope Variable', system-ui, sans-serif",
    fontSize: 14,
    h1: { fontSize: '1.625rem', fontWeight: 750, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h2: { fontSize: '1.0625rem', fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.4 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 650 },
  },
});

export const themes: Record<Mode, ThemeOptions> = { light: themeOf('light'), dark: themeOf('dark') };
