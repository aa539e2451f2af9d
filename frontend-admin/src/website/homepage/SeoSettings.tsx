import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { FoldedFields } from '../../editing/MoreFields';
import { FieldStack, wide } from '../../kit/FieldGrid';
import { type DraftField, faultOf, seoFields } from './blocks';
import { DraftInput } from './DraftInput';
import { ready, textOf, type TypedTexts, unsaved, valueOf } from './draftTexts';
import { seoChange, settledSeo } from './unsavedTexts';
import { useEditor } from './useEditor';

const PAUSE_MS = 800;

const hints: Readonly<Record<string, (text: string) => string>> = {
  metaTitle: (text) => `${text.length}/60 · 50-60 characters show in full`,
  metaDescription: (text) => `${text.length}/160 · 150-160 characters show in full`,
  keywords: () => 'Separated by commas.',
  ogImage: () => 'The picture that social networks show.',
};

/** Saves to the draft when typing pauses, and when a field or the screen is left. */
export const SeoSettings = () => {
  const { stored, texts, actions } = useEditor();
  const { save, isSaving } = actions;
  const { seo, changeSeo } = texts;
  const textIn = (field: DraftField) => seo[field.path]?.mine ?? textOf(field, stored);
  const isSound = (field: DraftField) => faultOf(field, valueOf(field, textIn(field))) === undefined;

  const saveNow = () => {
    const fields = ready(seoFields, seo, stored).filter(isSound);
    if (fields.length === 0) return;
    const sent: TypedTexts = Object.fromEntries(fields.flatMap(({ path }) => (seo[path] ? [[path, seo[path]]] : [])));
    save((draft) => seoChange(draft, sent), {
      onSaved: (before, after) => changeSeo((now) => settledSeo(now, { sent, before, after })),
    });
  };
  const flush = useEffectEvent(saveNow);

  // Compared by value: an equal draft must not trigger another save.
  const typed = JSON.stringify(seo);
  useEffect(() => {
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => flush(), []);

  const waiting = unsaved(seoFields, seo, stored);
  const inputs = (isFolded: boolean) =>
    seoFields
      .filter(({ path }) => (path === 'keywords') === isFolded)
      .map((field) => (
        <DraftInput
          key={field.path}
          field={field}
          content={stored}
          texts={seo}
          onChange={(next) => changeSeo(() => next)}
          onBlur={saveNow}
          helperText={hints[field.path]?.(textIn(field))}
        />
      ));
  return (
    <FieldStack>
      {inputs(false)}
      <FoldedFields checked={[seo, stored]}>
        <Box sx={wide}>{inputs(true)}</Box>
      </FoldedFields>
      <Typography role="status" variant="body2" color="text.secondary">
        {waiting.length === 0 ? 'Everything is saved to the draft.' : isSaving ? 'Saving...' : 'Not saved to the draft yet.'}
      </Typography>
    </FieldStack>
  );
};
