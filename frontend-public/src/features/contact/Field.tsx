import type { ReactNode } from 'react';
import type { EnquiryField } from './validate';

interface Props {
  name: EnquiryField;
  label: string;
  optional?: boolean;
  error?: string;
  wide?: boolean;
  children: (control: { id: string; name: string; required: boolean; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ReactNode;
}

/** A label, its control and, beside it, what is wrong with it. */
export function Field({ name, label, optional = false, error, wide = false, children }: Props) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {children({ id, name, required: !optional, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
