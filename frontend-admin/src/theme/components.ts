import type { ThemeOptions } from '@mui/material/styles';
import { navy, slate, yellow } from './colours';
import type { Mode } from './mode';

/** Where fingers press rather than a pointer: as the layout without its sidebar. */
const touch = '@media (max-width: 899.95px)';

/** One look for the parts of MUI; screens set layout only. */
export function components(mode: Mode): ThemeOptions['components'] {
  const line = mode === 'dark' ? navy[700] : slate[200];
  const focus = { outline: `2px solid ${mode === 'dark' ? yellow[400] : navy[800]}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: '"tnum"' },
        'a:focus-visible, [tabindex]:focus-visible': focus,
        // It takes the focus as it opens and says so by standing before everything else.
        '.MuiDialog-paper:focus-visible': { outline: 0 },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focus } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, paddingInline: 16, [touch]: { minHeight: 44 } },
        sizeSmall: { minHeight: 32, paddingInline: 12, [touch]: { minHeight: 44 } },
        outlined: { borderColor: line },
        // Yellow is kept for the one thing that a screen wants pressed.
        containedPrimary: { backgroundColor: yellow[400], color: navy[950], '&:hover': { backgroundColor: yellow[500] } },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
    MuiDialog: {
      styleOverrides: { paper: { borderRadius: 14, border: `1px solid ${line}` }, paperFullScreen: { borderRadius: 0, border: 0 } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: mode === 'dark' ? navy[600] : slate[400] } } },
    MuiAlert: {
      styleOverrides: {
        root: { '@media (max-width: 599.95px)': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
        // On a phone the button stands below the words, or it would squeeze them.
        action: { whiteSpace: 'nowrap', '@media (max-width: 599.95px)': { gridColumn: 2, margin: '0 0 0 -12px', padding: 0 } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: line, padding: '10px 14px' },
        head: { fontSize: '0.8125rem', fontWeight: 650, color: mode === 'dark' ? '#A8B3C7' : slate[500], whiteSpace: 'nowrap' },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 12, minWidth: 0 } } },
    // At an end of the strip there is nothing to scroll to, and no gap.
    MuiTabs: { styleOverrides: { scrollButtons: { '&.Mui-disabled': { display: 'none' } } } },
    MuiTooltip: { defaultProps: { enterDelay: 700, leaveDelay: 0 } },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  };
}
