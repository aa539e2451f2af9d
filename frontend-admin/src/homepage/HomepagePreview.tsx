import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Preview, usePreviewScope } from '../ui/preview/PreviewBeside';
import { wholeDraft } from './unsavedTexts';
import { useEditor } from './useEditor';

/** A field of a block, such as 'blocks.2.primaryCta.text'. */
const PATH = /^blocks\.(\d+)\.(.+)$/;
const STICKY = {
  position: 'sticky',
  top: 16,
  height: 'calc(100dvh - 32px)',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
} as const;

/** Shows the homepage with its draft, and with texts that are not saved, beside the editor. */
export const HomepagePreview = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
    <Box sx={{ flex: '1 1 0', minWidth: 0 }}>{children}</Box>
    {usePreviewScope()?.isOpen && <Connected />}
  </Box>
);

const Connected = () => {
  const { draft, texts } = useEditor();
  const fields = wholeDraft(draft, texts);
  const blocks = fields.blocks ?? [];
  const focus = (path: string) => {
    const [, index, field = ''] = PATH.exec(path) ?? [];
    const { id } = blocks[Number(index)] ?? {};
    if (id === undefined) return;
    const input = document.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(id)}"] [data-field="${CSS.escape(field)}"] :is(input, textarea, button)`,
    );
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  };
  const values = { blocks: blocks.map(({ enabled, content }) => (enabled ? content : {})) };
  return <Preview wanted={{ resource: 'homepage', fields }} values={values} onFocus={focus} sx={STICKY} />;
};

/** Opens the block that holds a field. */
export function useShowBlock(showBlocks: () => void) {
  const { draft, setOpened } = useEditor();
  return (path: string) => {
    const id = draft.blocks[Number(PATH.exec(path)?.[1])]?.id;
    if (id === undefined) return;
    showBlocks();
    setOpened((now) => (now.includes(id) ? now : [...now, id]));
  };
}
