import type { FormEvent, ReactNode, Ref } from 'react';
import type { InquiryForm, InquiryPage } from '../../../../backend/render';

interface Props extends Pick<InquiryPage, 'path' | 'formKey' | 'refused'> {
  form: InquiryForm;
  hasFiles?: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: (state: { errors: Record<string, string[]>; values: Record<string, string> }) => ReactNode;
}

/** A form of the page. After a refusal it says why and keeps what was typed. */
export function PostForm({ form, hasFiles, formRef, onSubmit, path, formKey, refused, children }: Props) {
  const own = refused?.form === form ? refused : undefined;
  return (
    <form
      ref={formRef}
      method="post"
      action={`${path}#result`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className="inquiry-form"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="formKey" value={formKey} />
      {own && !own.question && (
        <p id="result" tabIndex={-1} role="alert" className="note note-bad">
          {own.error}
        </p>
      )}
      {children({ errors: own?.fields ?? {}, values: own?.values ?? {} })}
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  error?: string[];
  children: (control: { id: string; name: string; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ReactNode;
}

export function Field({ name, label, error, children }: FieldProps) {
  const id = `inquiry-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, name, 'aria-invalid': Boolean(error), 'aria-describedby': error && errorId })}
      {error && (
        <p id={errorId} className="field-error">
          {error.join('. ')}
        </p>
      )}
    </div>
  );
}
