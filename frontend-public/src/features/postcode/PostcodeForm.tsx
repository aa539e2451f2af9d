import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError, checkPostcode } from '../../api/client';
import type { PostcodeAnswer as Answer } from '../../api/types';
import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { CallLink } from '../../components/links';
import { enquiryPath, servicePath } from '../../content/services';

const NOT_A_POSTCODE = 'Please enter a UK postcode such as CH62 or CH62 4SQ.';
const UNREACHABLE = 'That could not be checked just now. Please try again, or call us.';

interface Props {
  /** The slug of the page's service. */
  service?: string;
  typed?: string;
  /** The response to `typed`; null when that is not a postcode. */
  answer?: Answer | null;
}

/** Without script the form opens the page with the answer; with script the answer appears below it. */
export function PostcodeForm({ service, typed = '', answer: given }: Props) {
  const id = useId();
  // The form's address ends in '#result'.
  const answerId = typed ? 'result' : `${id}-answer`;
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
    <form className="field postcode" action="/postcode-check#result" onSubmit={onSubmit} noValidate>
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
          aria-describedby={answerId}
        />
        {service && <input type="hidden" name="service" value={service} />}
        <button type="submit" className="button button-secondary" aria-disabled={isAsking}>
          <Icon name="map-pin" size={20} />
          Check
        </button>
      </div>
      <div id={answerId} tabIndex={-1} aria-live="polite">
        {problem && <p className="field-error">{problem}</p>}
        {answer && <PostcodeAnswer answer={answer} service={service} />}
      </div>
    </form>
  );
}

function PostcodeAnswer({ answer: { postcode, covered, place, page }, service }: { answer: Answer; service?: string }) {
  const { phone } = useCompany();
  const [pathname] = useLocation();
  const ask = enquiryPath(service ? servicePath(service) : pathname, postcode);
  if (!covered)
    return (
      <div className="note">
        <p>
          <strong>{postcode} is outside the area that we cover every day.</strong> We may still be able to help:
        </p>
        <p>
          <CallLink phone={phone}>Call {phone}</CallLink> or <Link href={ask}>ask whether we can come to {postcode}</Link>.
        </p>
      </div>
    );
  return (
    <div className="note note-good">
      <p>
        <strong>
          Yes, we cover {postcode}: {place}.
        </strong>
      </p>
      <p>
        {page && (
          <>
            <Link href={page.path}>{page.title}</Link> or{' '}
          </>
        )}
        <Link href={ask}>
          {page ? 'ask' : 'Ask'} for a quote in {postcode}
        </Link>
        .
      </p>
    </div>
  );
}
