import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';

interface FilterButtonsProps {
  label: string;
  options: { value: string; text: string; count?: number }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** The form field to set, so that the buttons work without script. */
  name?: string;
}

export function FilterButtons({ label, options, chosen, onChoose, name }: FilterButtonsProps) {
  return (
    <div className="filters" role="group" aria-label={label}>
      {options.map(({ value, text, count }) => (
        <button
          key={value}
          type={name ? 'submit' : 'button'}
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
          {count !== undefined && <span className="chip-count">{count}</span>}
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

/** The query of the address, and a function that changes one parameter in place. */
export function useQuery(): [query: URLSearchParams, change: (name: string, value: string) => void] {
  const [pathname, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  return [
    query,
    (name, value) => {
      if (value) query.set(name, value);
      else query.delete(name);
      navigate(query.toString() ? `${pathname}?${query}` : pathname, { replace: true });
    },
  ];
}
