import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, checkPostcode } from '../../api/client';
import type { PostcodeResult as Result } from '../../api/types';
import { Icon } from '../../components/Icon';
import { DangerNote, isDanger } from '../../components/DangerNote';
import { island } from '../../components/island';
import { CallLink } from '../../components/links';
import { inquiryPath, servicePath } from '../../content/services';
import { answeredLine, type Numbers } from '../../lib/line';

const NO_PLACE = 'Please enter a UK postcode such as M1 or M1 1AE, or the name of a town or village.';
const UNREACHABLE = 'We could not check that just now. Please try again, or call us.';

interface Props {
  /** For pages with several of these forms; default: 'postcode'. */
  id?: string;
  /** Path of the page with the form. */
  page: string;
  company: Numbers;
  /** A postcode of the company's first place. */
  example?: string;
  /** The slug of the page's service. */
  service?: string;
  typed?: string;
  /** The response to `typed`; null when that is not a postcode. */
  result?: Result | null;
}

/** Without script the form opens the page with the result; with script it appears below it. */
export function PostcodeForm({ id = 'postcode', page, company, example, service, typed = '', result: given }: Props) {
  // The form's address ends in '#result'.
  const resultId = typed ? 'result' : `${id}-result`;
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState(given ?? undefined);
  const [problem, setProblem] = useState(typed && given === null ? NO_PLACE : undefined);
  const [asked, setAsked] = useState(typed);
  const [isAsking, setAsking] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    const text = input.current?.value ?? '';
    setAsked(text);
    try {
      setResult(await checkPostcode(text, service));
      setProblem(undefined);
    } catch (error) {
      setResult(undefined);
      setProblem((error instanceof ApiError && error.failure.error) || UNREACHABLE);
    }
    setAsking(false);
  };

  return (
    <form className="field postcode" action="/postcode-check#result" onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>Your postcode, town or village</label>
      <div className="postcode-ask">
        <input
          ref={input}
          id={id}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={60}
          placeholder={example}
          required
          defaultValue={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={resultId}
        />
        {service && <input type="hidden" name="service" value={service} />}
        <button type="submit" className="button button-secondary" aria-disabled={isAsking}>
          <Icon name="map-pin" size={20} />
          Check
        </button>
      </div>
      <div id={resultId} tabIndex={-1} aria-live="polite">
        {isDanger(asked) && <DangerNote />}
        {problem && <p className="field-error">{problem}</p>}
        {result && (result.covered !== null || !isDanger(asked)) && (
          <PostcodeResult result={result} company={company} ask={inquiryPath(service ? servicePath(service) : page, result.postcode)} />
        )}
      </div>
    </form>
  );
}

export const PostcodeFormIsland = island('PostcodeForm', PostcodeForm, { isTimed: true });

const TICK_MS = 10_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}

interface ResultProps {
  result: Result;
  company: Numbers;
  /** Address of the contact form. */
  ask: string;
}

function PostcodeResult({ result: { postcode, covered, place, area, page, popular }, company, ask }: ResultProps) {
  const { number, hours } = answeredLine(company, useNow());
  const call = (
    <>
      <CallLink phone={number}>Call {number}</CallLink> ({hours})
    </>
  );
  if (!covered)
    return (
      <div className="note">
        <p>
          {covered === null ? (
            <>
              <strong>We cannot tell from here whether we cover {postcode}.</strong>{' '}
              {/\d/.test(postcode) ? 'Please ask us:' : 'Try the postcode, or ask us:'}
            </>
          ) : (
            <>
              <strong>{postcode} is outside the area we cover every day.</strong> We may still be able to help:
            </>
          )}
        </p>
        <p>
          {call} or <a href={ask}>ask whether we can come to {postcode}</a>.
        </p>
      </div>
    );
  const links = [...(page ? [page] : popular), ...(area ? [{ title: `Everything we do in ${area.title}`, path: area.path }] : [])];
  return (
    <div className="note note-good">
      <p>
        <strong>
          Yes, we cover {postcode}
          {place === null ? ': that is where we are' : place !== postcode && `: ${place}`}.
        </strong>
      </p>
      {links.length > 0 && (
        <ul className="postcode-links">
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path}>{link.title}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        {call} or <a href={ask}>ask for a quote in {postcode}</a>.
      </p>
    </div>
  );
}
