import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fieldRule } from '../../data/contract';
import { SeoFields } from '../../editing/SeoFields';
import { SEO, seoOf, unsavedIn } from './texts';
import { TextsForm } from './TextsForm';
import { useEditor, useSaveTexts } from './useEditor';

const PAUSE_MS = 800;
const SCHEMA = 'UpdateHomepageDto';

/** Saves to the draft when typing pauses, and when a field or the screen is left. */
export const SeoSettings = () => {
  const { stored, texts, actions } = useEditor();
  const saveTexts = useSaveTexts();
  const kept = texts[SEO];
  const waiting = unsavedIn(stored, SEO, kept);

  const saveNow = () => {
    const sound = waiting.filter(({ field, mine, isContested }) => !isContested && fieldRule(SCHEMA, field)(mine) === undefined);
    if (!kept || sound.length === 0) return;
    const names = new Set(sound.map(({ field }) => field));
    const fields = Object.fromEntries(Object.entries(kept.fields).filter(([field]) => names.has(field)));
    saveTexts({ [SEO]: { ...kept, fields } }, seoOf);
  };
  const flush = useEffectEvent(saveNow);

  // Compared by value: an equal draft must not trigger another save.
  const typed = JSON.stringify(kept);
  useEffect(() => {
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => flush(), []);

  return (
    <Box data-texts={SEO} onBlur={saveNow}>
      <TextsForm part={SEO} schema={SCHEMA} stored={useMemo(() => seoOf(stored), [stored])} onSave={saveNow}>
        <SeoFields />
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 2.5 }}>
          {waiting.length === 0 ? 'Everything is saved to the draft.' : actions.isSaving ? 'Saving...' : 'Not saved to the draft yet.'}
        </Typography>
      </TextsForm>
    </Box>
  );
};
