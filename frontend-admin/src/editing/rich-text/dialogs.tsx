import { Box, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { FileText } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ContentDialog } from '../../kit/DialogFrame';
import { FieldStack } from '../../kit/FieldGrid';
import { focusOnMount } from '../../kit/focus';
import { LabelledButton } from '../../kit/LabelledButton';
import { linkAddress } from '../../kit/addresses';
import { FileField } from '../pictures/FileField';
import { type ChosenFile, FilePicker } from '../pictures/FilePicker';
import { useAddress } from '../useAddress';

const hrefOf = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
};

/** Links the selection; without one inserts the address as text. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const hint = 'For example /contact, tel:+441514960123 or https://example.org';
  const { address, setAddress, check, field } = useAddress(hrefOf(editor), linkAddress, hint);
  const [picking, setPicking] = useState(false);

  const confirm = () => {
    if (!check()) return;
    const isNewLink = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain();
    if (isNewLink) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };

  return (
    <InsertDialog title="Link" action="Set link" onConfirm={confirm} onClose={onClose}>
      <TextField {...field} label="Link address" inputRef={focusOnMount} />
      <LabelledButton label="Choose a document" icon={FileText} onClick={() => setPicking(true)} sx={{ justifySelf: 'start' }} />
      {picking && <FilePicker kind="pdf" onChoose={([file]) => file && setAddress(file.url)} onClose={() => setPicking(false)} />}
    </InsertDialog>
  );
};

/** Inserts a picture at the cursor. */
export const ImageDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && !address;

  const choose = (file: ChosenFile) => {
    setAddress(file.url);
    setAlt((now) => now || (file.alt ?? ''));
  };
  const confirm = () => {
    setTried(true);
    if (!address) return;
    editor.chain().setImage({ src: address, alt: alt.trim() }).run();
    onClose();
  };

  return (
    <InsertDialog title="Insert picture" action="Insert" onConfirm={confirm} onClose={onClose}>
      <FileField
        label="Picture"
        address={address}
        onChoose={choose}
        inputRef={focusOnMount}
        error={missing}
        helperText={missing ? 'Required' : undefined}
      />
      <TextField label="What it shows" value={alt} onChange={(event) => setAlt(event.target.value)} />
    </InsertDialog>
  );
};

interface InsertDialogProps {
  title: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog of the editor. Not a form, because it is inside one that Enter must not submit. */
const InsertDialog = ({ title, action, onConfirm, onClose, children }: InsertDialogProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // In React the dialog is a child of the toolbar, which must not get its keys.
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Box role="presentation" onKeyDown={onKeyDown}>
      <ContentDialog title={title} onClose={onClose} maxWidth="xs" action={{ children: action, onClick: onConfirm }}>
        <FieldStack>{children}</FieldStack>
      </ContentDialog>
    </Box>
  );
};
