import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ImagePlus, Link, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ImageDialog } from './ImageDialog';
import { LinkDialog } from './LinkDialog';
import { ToolButton } from './ToolButton';
import { type Tool, tableTools, toolGroups } from './tools';
import { useRovingFocus } from './useRovingFocus';

const tools = toolGroups.flat();

/** What the buttons show of where the cursor stands. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  on: tools.filter(({ isOn }) => isOn?.(editor)).map(({ label }) => label),
  able: tools.filter(({ run }) => run(editor.can().chain()).run()).map(({ label }) => label),
  inTable: editor.isActive('table'),
  inLink: editor.isActive('link'),
});

/** Buttons over the text: one Tab stop, arrow keys within. `controls` is the id of the text. */
export const Toolbar = ({ editor, controls }: { editor: Editor; controls: string }) => {
  const { on, able, inTable, inLink } = useEditorState({ editor, selector: stateOf });
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const roving = useRovingFocus();
  const run = (tool: Pick<Tool, 'run'>) => tool.run(editor.chain().focus()).run();
  return (
    <Box
      {...roving}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        borderRadius: '8px 8px 0 0',
        bgcolor: 'background.paper',
        // At hand in a long text; a phone's screen needs the room.
        position: { sm: 'sticky' },
        top: 0,
        zIndex: 1,
      }}
    >
      {toolGroups.map((group, index) => (
        <Group key={group[0]?.label ?? index}>
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              label={tool.label}
              icon={tool.icon}
              pressed={tool.isOn && on.includes(tool.label)}
              disabled={!able.includes(tool.label)}
              onClick={() => run(tool)}
            />
          ))}
        </Group>
      ))}
      <Group>
        <ToolButton label="Link" icon={Link} pressed={inLink} onClick={() => setDialog('link')} />
        <ToolButton
          label="Remove link"
          icon={Unlink}
          disabled={!inLink}
          onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        />
        <ToolButton label="Insert picture" icon={ImagePlus} onClick={() => setDialog('image')} />
      </Group>
      {inTable && (
        <Group label="Table">
          {tableTools.map((tool) => (
            <Button
              key={tool.label}
              size="small"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(tool)}
              sx={{ minWidth: 0, px: 1, color: 'text.primary' }}
            >
              {tool.label}
            </Button>
          ))}
        </Group>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={() => setDialog(null)} />}
    </Box>
  );
};

const Group = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box
    role={label ? 'group' : undefined}
    aria-label={label}
    sx={{ display: 'flex', flexWrap: 'wrap', pr: 0.25, '&:not(:last-of-type)': { borderRight: 1, borderColor: 'divider' } }}
  >
    {children}
  </Box>
);
