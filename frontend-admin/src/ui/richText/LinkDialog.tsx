import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { focusOnMount } from '../focusOnMount';
import { linkAddress } from '../linkAddress';
import { InsertDialog } from './InsertDialog';

const hrefOf = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
};

/** Links what is selected; where nothing is, the address itself becomes the text. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [href, setHref] = useState(() => hrefOf(editor));
  const [tried, setTried] = useState(false);
  const fault = href.trim() === '' ? 'Required' : linkAddress(href.trim());

  const confirm = () => {
    setTried(true);
    if (fault) return;
    const address = href.trim();
    const bare = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain();
    if (bare) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };

  return (
    <InsertDialog title="Link" action="Set link" onConfirm={confirm} onClose={onClose}>
      <TextField
        label="Link address"
        value={href}
        onChange={(event) => setHref(event.target.value)}
        inputRef={focusOnMount}
        error={tried && Boolean(fault)}
        helperText={tried && fault ? fault : 'For example /contact, tel:+441514960123 or https://example.org'}
      />
    </InsertDialog>
  );
};
