import type { ThemeOptions } from '@mui/material';
import { keepsOpenTabInView } from '../openTab';
import { navy, slate, yellow } from './colours';
import type { Mode } from './mode';

/** Screens that are probably touched, judging by their width. */
const touch = '@media (max-width: 899.95px)';

/** Screens whose lists are cards; see lists/DataTable. */
const cards = '@media (max-width: 959.95px)';

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Height of the notice above an open dialog; set by ui/Toaster. */
export const NOTICE_ROOM = '--notice-room';

/** The look of MUI's components; screens set layout only. */
export function components(mode: Mode): ThemeOptions['components'] {
  const line = mode === 'dark' ? navy[700] : slate[200];
  const focus = { outline: `2px solid ${mode === 'dark' ? yellow[400] : navy[800]}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        'a:focus-visible, [tabindex]:focus-visible': focus,
        // It takes the focus as it opens; an outline adds nothing.
        '.MuiDialog-paper:focus-visible': { outline: 0 },
        // Each browser draws a triangle of its own.
        summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
        'summary::before': {
          content: '""',
          display: 'inline-block',
          width: 7,
          height: 7,
          margin: '0 12px 2px 2px',
          borderRight: '2px solid',
          borderBottom: '2px solid',
          transform: 'rotate(-45deg)',
        },
        'details[open] > summary::before': { transform: 'rotate(45deg)' },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focus } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, paddingInline: 16, [touch]: { minHeight: 44 } },
        sizeSmall: { minHeight: 32, paddingInline: 12, [touch]: { minHeight: 44 } },
        outlined: { borderColor: line },
        // Yellow marks the main button of a screen.
        containedPrimary: { backgroundColor: yellow[400], color: navy[950], '&:hover': { backgroundColor: yellow[500] } },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 12 } } },
    MuiDialog: {
      styleOverrides: {
        // Makes room for the notice, which must not cover fields or buttons.
        container: { paddingTop: `var(${NOTICE_ROOM}, 0px)` },
        paper: { borderRadius: 14, border: `1px solid ${line}` },
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: { root: { [touch]: { minHeight: 44 } }, notchedOutline: { borderColor: mode === 'dark' ? navy[600] : slate[400] } },
    },
    MuiInputLabel: {
      // In the middle of a field that is 44 px high.
      styleOverrides: {
        root: { [touch]: { '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 11px)' } } },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { '@media (max-width: 599.95px)': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
        // On a phone the button stands below the text.
        action: { whiteSpace: 'nowrap', '@media (max-width: 599.95px)': { gridColumn: 2, margin: '0 0 0 -12px', padding: 0 } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: line, padding: '10px 14px', fontVariantNumeric: 'tabular-nums' },
        head: { fontSize: '0.8125rem', fontWeight: 650, color: mode === 'dark' ? '#A8B3C7' : slate[500], whiteSpace: 'nowrap' },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 12, minWidth: 0 } } },
    // Leaves no gap at the ends of the strip.
    MuiTabs: {
      defaultProps: { variant: 'scrollable', allowScrollButtonsMobile: true, slotProps: { scroller: { ref: keepsOpenTabInView } } },
      styleOverrides: { scrollButtons: { '&.Mui-disabled': { display: 'none' } } },
    },
    // react-admin gives it no name.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    // Above, because what is pressed next is mostly below.
    MuiTooltip: {
      defaultProps: { enterDelay: 700, enterNextDelay: 300, leaveDelay: 0, placement: 'top' },
      // Opaque: what it covers, such as the heading of a column, does not show through.
      styleOverrides: { tooltip: ({ theme }) => ({ backgroundColor: theme.palette.grey[800] }) },
    },
    MuiIconButton: { styleOverrides: { root: { [touch]: { minWidth: 44, minHeight: 44 } } } },
    MuiSwitch: {
      styleOverrides: {
        root: { [touch]: { height: 44, padding: '15px 12px' } },
        switchBase: { [touch]: { padding: '12px 9px' } },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: {
          [touch]: { '& .MuiTablePagination-select.MuiSelect-select': { display: 'flex', alignItems: 'center', minHeight: 44 } },
        },
      },
    },
    // The name belongs to the input; screen readers ignore it on the span around it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (owner) => ({ 'aria-label': owner['aria-label'] }),
        },
      },
    },
    ...listComponents(line),
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  };
}

/** Components of react-admin's lists. */
const listComponents = (line: string): ThemeOptions['components'] => ({
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': { alignItems: 'start', gap: 12, paddingBottom: 12, flexDirection: 'row', flexWrap: 'wrap', backgroundColor: 'transparent' },
        '& > span': { display: 'none' },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { flex: '1 1 220px', flexWrap: 'wrap', gap: 12, padding: 0, minHeight: 0 },
        '& .RaFilterForm-clearFix, & .RaFilterFormInput-spacer': { display: 'none' },
        '& .RaFilterForm-filterFormInput': { flex: '1 1 150px', maxWidth: 300, padding: 0, pointerEvents: 'auto' },
        // The search keeps room for its words beside many filters.
        '& .filter-field:first-of-type:has(+ .filter-field)': { flex: '1 0 240px' },
        '& .RaFilterForm-filterFormInput > *': { flex: 1, minWidth: 0 },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0, minWidth: 0 },
        [touch]: {
          '&&': { flexBasis: 150 },
          '& .RaFilterForm-filterFormInput': { maxWidth: 'none' },
          // Several filters take the whole width, the search a line of its own; the list's buttons follow below.
          '&&:has(.filter-field + .filter-field)': { flexBasis: '100%' },
          '& .filter-field:first-of-type:has(+ .filter-field)': { flexBasis: '100%' },
        },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': { padding: 0, gap: 4, flex: 'none', marginLeft: 'auto', minHeight: 40, alignItems: 'center', backgroundColor: 'transparent' },
      },
    },
  },
  // It slides over search and tools: as large as they are, so that no edge of them shows.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { left: -1, right: -1, height: 56, minHeight: 56, transform: 'translateY(-56px)' },
        // Over cards it stays in reach of a thumb.
        [cards]: {
          position: 'fixed',
          inset: 'auto 0 0 0',
          zIndex: 1,
          boxShadow: '0 -4px 16px rgb(0 0 0 / 20%)',
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            height: 'auto',
            transform: 'none',
            flexWrap: 'wrap',
            borderRadius: 0,
            paddingBlock: 4,
          },
          '&& .RaBulkActionsToolbar-topToolbar': { flex: '1 1 100%', flexWrap: 'wrap', marginLeft: 0 },
        },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { borderColor: line },
        // The card around the table ends there.
        '& tbody tr:last-of-type > *': { borderBottom: 0 },
      },
    },
  },
});

/** Makes a link 44 px high on touch screens without moving anything around it. */
export const thumbSized = {
  display: 'inline-block',
  minWidth: { xs: 44, md: 0 },
  py: { xs: 1.5, md: 0 },
  my: { xs: -1.5, md: 0 },
} as const;
