import Box from '@mui/material/Box';

/** The first stop of the Tab key: over the sidebar, to the page. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#main-content"
    onClick={(event) => {
      // The address stays as it is: a hash would be taken for a step of the router.
      event.preventDefault();
      document.getElementById('main-content')?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: '8px',
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontWeight: 650,
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    }}
  >
    Skip to content
  </Box>
);
