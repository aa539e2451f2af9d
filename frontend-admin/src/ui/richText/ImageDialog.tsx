import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { focusOnMount } from '../focusOnMount';
import { imageAddress } from '../imageAddress';
import { InsertDialog } from './InsertDialog';

/** Puts a picture where the cursor stands. */
export const ImageDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const fault = src.trim() === '' ? 'Required' : imageAddress(src.trim());

  const confirm = () => {
    setTried(true);
    if (fault) return;
    editor.chain().setImage({ src: src.trim(), alt: alt.trim() }).run();
    onClose();
  };

  return (
    <InsertDialog title="Insert picture" action="Insert" onConfirm={confirm} onClose={onClose}>
      <TextField
        label="Image address"
        value={src}
        onChange={(event) => setSrc(event.target.value)}
        inputRef={focusOnMount}
        error={tried && Boolean(fault)}
        helperText={tried && fault ? fault : 'An address under /media or one that starts with https://'}
      />
      <TextField label="What it shows" value={alt} onChange={(event) => setAlt(event.target.value)} />
    </InsertDialog>
  );
};
