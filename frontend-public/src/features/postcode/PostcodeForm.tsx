import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, checkPostcode } from '../../api/client';
import type { PostcodeResult as Result } from '../../api/types';
import type { Reachable } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { DangerNote, isDanger } from '../../components/DangerNote';
import { island } from '../../components/island';
import { ButtonLink, CallLink } from '../../components/links';
import { inquiryPath, servicePath } from '../../content/services';
import { answeredLine } from '../../lib/line';
import { quoteText } from '../../lib/quoteText';

const NO_PLACE = 'Please enter a UK postcode such as M1 or M1 1AE, or the name of a town or village.';
const UNREACHABLE = 'We could not check that just now. Please try again, or call us.';

interface Props {
  /** For pages with several of these forms; default: 'postcode'. */
  id?: string;
  /** Path of the page with the form. */
  page: string;
  company: Reachable;
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
  company: Reachable;
  /** Address of the contact form. */
  ask: string;
}

function PostcodeResult({ result: { postcode, covered, place, area, page, popular }, company, ask }: ResultProps) {
  const now = useNow();
  const { number, hours } = answeredLine(company, now);
  const { text: reply, until } = company.replyPromise;
  const leadsTo = page ? [page] : area ? [{ title: `Everything we do in ${area.title}`, path: area.path }] : popular;
  return (
    <div className={covered ? 'note note-good' : 'note'}>
      <p>
        {covered ? (
          <strong>
            Yes, we cover {postcode}
            {place === null ? ': that is where we are' : place !== postcode && `: ${place}`}.
          </strong>
        ) : covered === null ? (
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
      {(!until || new Date(until) > now) && <p className="small">We answer a message {reply}.</p>}
      <div className="buttons">
        <ButtonLink href={ask}>{covered ? quoteText(company) : 'Ask Us'}</ButtonLink>
        <CallLink phone={number} className="button button-quiet">
          <Icon name="phone" size={20} />
          <span>
            Call {number} <small>{hours}</small>
          </span>
        </CallLink>
      </div>
      {covered &&
        leadsTo.map(({ title, path }) => (
          <a key={path} href={path} className="more-link">
            {title}
            <Icon name="arrow-right" size={18} />
          </a>
        ))}
    </div>
  );
}
