import type { ContactForm as PostedForm } from '../../../../backend/render';
import { EMAIL, EmailQuestion } from '../../components/EmailQuestion';
import { complaintTexts, contactTexts } from '../../content/contact';
import { Trap } from './ContactForm';
import { FIELD_LABELS, FIELD_RULES } from './validate';

const FIELDS = ['name', 'email', 'message'] as const;

/** A form of the server, without script: it asks for no more than an answer needs. */
export function DataComplaint({ page, posted }: { page: string; posted?: PostedForm }) {
  if (posted?.sent) return null;
  const { error, fields = {}, values = {}, question } = posted ?? {};
  return (
    <>
      {error && (
        <p id="result" tabIndex={-1} role="alert" className="note note-bad">
          {Object.keys(fields).length ? contactTexts.check : error}
        </p>
      )}
      <form className="ring-form" method="post" action="/contact/data-complaint?complaint=data#result">
        <input type="hidden" name="source" value={values['source'] ?? page} />
        <p className="field-wide">{complaintTexts.lead}</p>
        {question && <EmailQuestion {...question} isFirst />}
        {FIELDS.map((name) => {
          const id = `complaint-${name}`;
          const fault = fields[name]?.[0];
          const control = {
            ...{ id, name, required: true, maxLength: FIELD_RULES[name].maxLength, defaultValue: values[name] },
            ...{ 'aria-invalid': fault !== undefined, 'aria-describedby': fault && `${id}-error` },
          };
          return (
            <div key={name} className={name === 'message' ? 'field field-wide' : 'field'}>
              <label htmlFor={id}>{name === 'message' ? complaintTexts.message : FIELD_LABELS[name]}</label>
              {name === 'message' ? (
                <textarea {...control} rows={6} />
              ) : (
                <input {...control} {...(name === 'email' ? EMAIL : { type: 'text', autoComplete: name })} />
              )}
              {fault && (
                <p id={`${id}-error`} className="field-error">
                  {fault}
                </p>
              )}
            </div>
          );
        })}
        <Trap id="complaint-website" />
        <button type="submit" className="button button-primary">
          {complaintTexts.send}
        </button>
      </form>
    </>
  );
}
