import { useId, useRef, useState, type FormEvent } from 'react';
import { PostcodeAnswer } from './PostcodeAnswer';
import { ApiError, checkPostcode } from '../../api/client';
import type { PostcodeAnswer as Answer } from '../../api/types';
import { Icon } from '../../components/Icon';

const NOT_A_POSTCODE = 'Please type a UK postcode such as CH62 or CH62 4SQ.';
const UNREACHABLE = 'That could not be checked just now. Please try again, or call us.';

interface Props {
  /** Slug of the service that the page is about. */
  service?: string;
  typed?: string;
  /** What the server answered to `typed`; null when it was no postcode. */
  answer?: Answer | null;
}

/** 'Do you cover my postcode?': without script the form opens the page that answers, with script the answer appears below it. */
export function PostcodeForm({ service, typed = '', answer: given }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState(given ?? undefined);
  const [problem, setProblem] = useState(typed && given === null ? NOT_A_POSTCODE : undefined);
  const [isAsking, setAsking] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    try {
      setAnswer(await checkPostcode(input.current?.value ?? '', service));
      setProblem(undefined);
    } catch (error) {
      setAnswer(undefined);
      setProblem((error instanceof ApiError && error.failure.error) || UNREACHABLE);
    }
    setAsking(false);
  };

  return (
    <form className="field postcode" action="/postcode-check" onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>Your postcode</label>
      <div className="postcode-ask">
        <input
          ref={input}
          id={id}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="CH62 4SQ"
          required
          defaultValue={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-answer`}
        />
        {service && <input type="hidden" name="service" value={service} />}
        <button type="submit" className="button button-secondary" aria-disabled={isAsking}>
          <Icon name="map-pin" size={20} />
          Check
        </button>
      </div>
      <div id={`${id}-answer`} aria-live="polite">
        {problem && <p className="field-error">{problem}</p>}
        {answer && <PostcodeAnswer answer={answer} service={service} />}
      </div>
    </form>
  );
}
