import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldFromAddress } from '../../editing/checks/FieldFromAddress';
import { Preview } from '../../editing/preview/PreviewBeside';
import { usePreviewScope } from '../../editing/preview/PreviewScope';
import { SEO, wholeDraft, withTexts } from './texts';
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
    <FieldOfFinding />
  </Box>
);

function useParts() {
  const { draft, texts } = useEditor();
  const fields = wholeDraft(withTexts(draft, texts));
  const blocks = fields.blocks ?? [];
  const focus = (path: string) => {
    const [, index, blockField = ''] = PATH.exec(path) ?? [];
    const { id } = blocks[Number(index)] ?? {};
    const [part, field] = id === undefined ? [`[data-texts="${SEO}"]`, path] : [`[data-row="${CSS.escape(id)}"]`, blockField];
    const input = document.querySelector<HTMLElement>(`${part} [name="${CSS.escape(field)}"]`);
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  };
  const values = { blocks: blocks.map(({ enabled, content }) => (enabled ? content : {})) };
  return { fields, values, focus };
}

const Connected = () => {
  const { fields, values, focus } = useParts();
  return <Preview wanted={{ resource: 'homepage', fields }} values={values} onFocus={focus} sx={STICKY} />;
};

/** Opens the editor at the field of a finding. */
const FieldOfFinding = () => {
  const { values, focus } = useParts();
  const preview = usePreviewScope();
  return <FieldFromAddress values={() => values} onShow={preview?.showPart} onFocus={focus} />;
};

const [BLOCKS_TAB, SEO_TAB] = [0, 1];

/** Opens the block or the tab that holds a field. */
export function useShowPart(chooseTab: (tab: number) => void) {
  const { draft, setOpened } = useEditor();
  return (path: string) => {
    const id = draft.blocks[Number(PATH.exec(path)?.[1])]?.id;
    chooseTab(id === undefined ? SEO_TAB : BLOCKS_TAB);
    if (id !== undefined) setOpened((now) => (now.includes(id) ? now : [...now, id]));
  };
}
