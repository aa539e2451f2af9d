import { type FormEvent, useRef, useState } from 'react';
import type { SentInquiry } from '../../../../backend/render';
import { chooseCall, reasonOf } from '../../api/client';
import { CallTimes } from '../../components/CallTimes';
import { sentTexts } from '../../content/contact';
import { newKey } from '../../lib/newKey';

interface Props {
  sent: SentInquiry;
  refused?: string;
  onChange: (sent: SentInquiry) => void;
}

/** The same choice as on the customer's page, right after sending. */
export function CallChoice({ sent, refused, onChange }: Props) {
  const { id, uploadKey, callBack, callDays } = sent;
  const field = `call-${id}`;
  const isSending = useRef(false);
  const [error, setError] = useState(refused);
  const key = useRef<{ window: string; key: string }>(undefined);
  if (!callDays.length && !callBack) return null;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = new FormData(form).get('window');
    const window = typeof chosen === 'string' ? chosen : '';
    if (isSending.current) return;
    isSending.current = true;
    // A retry of the same choice carries the same key.
    if (key.current?.window !== window) key.current = { window, key: newKey() };
    try {
      onChange(await chooseCall(sent, window, key.current.key));
      key.current = undefined;
      setError(undefined);
      form.reset();
    } catch (failure) {
      console.error(failure);
      setError(reasonOf(failure, { failed: sentTexts.callFailed, unreachable: sentTexts.callUnreachable }));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form method="post" action="/contact/call-back#result" className="call-choice" onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="uploadKey" value={uploadKey} />
      <div aria-live="polite">{callBack && <p className="call-chosen">{sentTexts.called(callBack)}</p>}</div>
      <div className="field">
        <label htmlFor={field}>{callBack ? sentTexts.changeCall : sentTexts.call}</label>
        <select
          id={field}
          name="window"
          required
          defaultValue=""
          aria-invalid={error !== undefined}
          aria-describedby={error && `${field}-error`}
        >
          <CallTimes days={callDays} isChosen={callBack !== null} />
        </select>
        <div aria-live="polite">
          {error && (
            <p id={`${field}-error`} className="field-error">
              {error}
            </p>
          )}
        </div>
      </div>
      <button type="submit" className="button button-secondary">
        {sentTexts.chooseCall}
      </button>
    </form>
  );
}
