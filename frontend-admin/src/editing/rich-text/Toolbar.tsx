import { Box, Button, IconButton, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ImagePlus, Link, type LucideIcon, Unlink } from 'lucide-react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactNode, useEffect, useState } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { ImageDialog, LinkDialog } from './dialogs';
import { tableTools, type Tool, toolGroups } from './tools';
import { useRovingFocus } from '../../kit/useRovingFocus';

const tools = toolGroups.flat();

/** The state of the buttons at the cursor. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  on: tools.filter(({ isOn }) => isOn?.(editor)).map(({ label }) => label),
  able: tools.filter(({ run }) => run(editor.can().chain()).run()).map(({ label }) => label),
  inTable: editor.isActive('table'),
  inLink: editor.isActive('link'),
});

/** What react-admin's input does not tell the text: whether it is refused and why, and that a refused save moves the cursor here. */
function useRefusal(editor: Editor, input: InputProps): void {
  const {
    field: { ref },
    fieldState: { error },
    // With the rules: registering the field again without them would remove them.
  } = useInput(input);
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [editor, ref]);
  useEffect(() => {
    const text = editor.view.dom;
    const help = text.closest('.ra-input')?.querySelector('.MuiFormHelperText-root');
    if (help) help.id = `${text.id}-help`;
    text.setAttribute('aria-describedby', help?.id ?? '');
    text.setAttribute('aria-invalid', String(error !== undefined));
  }, [editor, error]);
}

interface ToolbarProps extends Pick<InputProps, 'source' | 'validate'> {
  /** The id of the text. */
  controls: string;
}

export const Toolbar = (props: ToolbarProps) => {
  const editor = useTiptapEditor();
  return editor && <Buttons {...props} editor={editor} />;
};

/** Buttons above the text: one Tab stop, arrow keys within. */
const Buttons = ({ editor, controls, ...input }: ToolbarProps & { editor: Editor }) => {
  useRefusal(editor, input);
  const { on, able, inTable, inLink } = useEditorState({ editor, selector: stateOf });
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const roving = useRovingFocus<HTMLDivElement>('toolbar');
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
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px 8px 0 0',
        bgcolor: 'background.paper',
        // Sticks in a long text; a phone has no room for that.
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

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  /** Left out for a button that is never 'on'. */
  pressed?: boolean;
  disabled?: boolean;
}

/** Stays focusable while disabled, so that the arrow keys keep their place. */
const ToolButton = ({ label, icon: Icon, onClick, pressed, disabled = false }: ToolButtonProps) => (
  // Outside the toolbar the tooltip would be text outside all landmarks.
  <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
    <IconButton
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={-1}
      // Keeps the editor's focus and selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onClick()}
      sx={{
        width: 36,
        height: 36,
        borderRadius: '8px',
        color: 'text.secondary',
        ...(pressed && { bgcolor: 'action.selected', color: 'text.primary' }),
        ...(disabled && { opacity: 0.4, cursor: 'default' }),
      }}
    >
      <Icon size={18} />
    </IconButton>
  </Tooltip>
);
