export interface Place {
  /** From 1. */
  page: number;
  pages: number;
}

interface Props extends Place {
  /** As in 'projects'; page 2 is at /projects/page/2. */
  list: string;
  /** Kept on every page. */
  query: Record<string, string>;
}

/** Pages shown on either side of the current one. */
const AROUND = 2;

/** Links to the pages of a list, with the first and the last. */
export function Pager({ page, pages, list, query }: Props) {
  if (pages < 2) return null;
  const search = new URLSearchParams(query).toString();
  const href = (to: number) => `/${list}${to > 1 ? `/page/${to}` : ''}${search && `?${search}`}`;
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter((to) => to === 1 || to === pages || Math.abs(to - page) <= AROUND);
  return (
    <nav className="pager" aria-label={`Pages of ${list}`}>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {shown.map((to, at) => (
          <li key={to} className={to - (shown[at - 1] ?? 0) > 1 ? 'pager-gap' : undefined}>
            <a href={href(to)} aria-label={`Page ${to}`} aria-current={to === page ? 'page' : undefined}>
              {to}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next">
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
