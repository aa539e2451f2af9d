import { Box, Typography } from '@mui/material';
import { SeoFields } from '../../editing/SeoFields';
import { SEO } from './record';
import { useEditor } from './useHomepage';
import { PartConflict } from './PartConflict';

/** Saved to the draft when typing pauses, and when a field or the screen is left. */
export const SeoSettings = () => {
  const { unsaved, save, isSaving } = useEditor();
  const isWaiting = unsaved.some(({ part }) => part === SEO);
  return (
    <Box onBlur={() => isWaiting && save({})}>
      <PartConflict part={SEO} />
      <SeoFields />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 2.5 }}>
        {isWaiting ? (isSaving ? 'Saving...' : 'Not saved to the draft yet.') : 'Everything is saved to the draft.'}
      </Typography>
    </Box>
  );
};
