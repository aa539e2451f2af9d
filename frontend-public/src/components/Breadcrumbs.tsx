import { Link } from 'wouter';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>{index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link href={path}>{name}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
