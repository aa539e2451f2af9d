import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { RichTextInputProps } from './RichTextField';

// The editor is heavy: only forms that hold one load it.
const RichTextField = lazy(async () => ({ default: (await import('./RichTextField')).RichTextField }));

const DEFAULT_HEIGHT_PX = 300;
const TOOLBAR_PX = 72;

/** Edits HTML: headings, lists, links, pictures and tables. */
export const RichTextInput = ({ minHeight = DEFAULT_HEIGHT_PX, ...props }: RichTextInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={minHeight + TOOLBAR_PX} aria-label="Loading the editor" />}>
    <RichTextField {...props} minHeight={minHeight} />
  </Suspense>
);
