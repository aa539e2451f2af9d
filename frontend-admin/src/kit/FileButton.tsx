import { Button, type ButtonProps } from '@mui/material';
import { type InputHTMLAttributes, useRef } from 'react';

interface FileButtonProps extends ButtonProps {
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'capture' | 'aria-label'>;
  onChoose: (files: File[]) => void;
}

/** Lets files be chosen. */
export const FileButton = ({ input, onChoose, ...button }: FileButtonProps) => {
  const element = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => element.current?.click()} />
      <input
        {...input}
        ref={element}
        type="file"
        hidden
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files]);
          // The same file can be chosen again, such as once it is corrected.
          target.value = '';
        }}
      />
    </>
  );
};
