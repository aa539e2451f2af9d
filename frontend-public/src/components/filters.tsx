import { useState, type ReactNode } from 'react';

interface FilterButtonsProps {
  label: string;
  options: { value: string; text: string; count?: number }[];
  /** The kind whose records are counted, for staff who click a number. */
  counts?: string;
  chosen: string;
  onChoose: (value: string) => void;
  /** The form field to set, so that the buttons work without script. */
  name: string;
}

export function FilterButtons({ label, options, counts, chosen, onChoose, name }: FilterButtonsProps) {
  // A button for all alone narrows nothing.
  if (options.length < 2) return null;
  return (
    <div className="filters" role="group" aria-label={label}>
      {options.map(({ value, text, count }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          className="chip"
          aria-pressed={value === chosen}
          onClick={(event) => {
            event.preventDefault();
            onChoose(value);
          }}
        >
          {text}
          {count !== undefined && (
            <span className="chip-count" data-counts={counts}>
              {count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface FoundCountProps {
  /** Undefined while the list is loading. */
  count: number | undefined;
  /** Singular, for example 'service'. */
  name: string;
  none: string;
  /** Shown when nothing was found. */
  children?: ReactNode;
}

/** Announces the number of results to screen readers. */
export function FoundCount({ count, name, none, children }: FoundCountProps) {
  const isEmpty = count === 0;
  return (
    <div className={isEmpty ? 'empty' : 'visually-hidden'}>
      <p role="status">{isEmpty ? none : count && `${count} ${name}${count > 1 ? 's' : ''}`}</p>
      {isEmpty && children}
    </div>
  );
}

export type Query = Record<string, string>;

/** Without what does not narrow a list. */
export const narrowing = (query: Query): Query => Object.fromEntries(Object.entries(query).filter(([, value]) => value && value !== 'all'));

/** The filters of the address, which the server has applied, and a function that changes them in place, at the list's own `path`. */
export function useQuery<Q extends Query>(given: Q, path: string): [query: Q, change: (changes: Partial<Q>) => void] {
  const [query, setQuery] = useState(given);
  const change = (changes: Partial<Q>) => {
    const changed = { ...query, ...changes };
    setQuery(changed);
    const search = new URLSearchParams(narrowing(changed)).toString();
    history.replaceState(history.state, '', search ? `${path}?${search}` : path);
  };
  return [query, change];
}
