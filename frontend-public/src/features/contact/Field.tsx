import type { ReactNode } from 'react';
import { FIELD_LABELS, FIELD_RULES, type InquiryField, isOptional } from './validate';

interface Props {
  name: InquiryField;
  error?: string;
  wide?: boolean;
  children: (control: {
    id: string;
    name: string;
    required: boolean;
    maxLength?: number;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  }) => ReactNode;
}

export function Field({ name, error, wide = false, children }: Props) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {FIELD_LABELS[name]}
        {isOptional(name) && <span className="field-optional"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional(name),
        maxLength: FIELD_RULES[name].maxLength,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
