import type { ReactNode } from 'react';

interface Props {
  crumbs: Crumb[];
  title: string;
  eyebrow?: string | null;
  lead?: string | null;
  /** The work itself. */
  picture?: ReactNode;
  /** A map or a row of drawings, from edge to edge. */
  ground?: ReactNode;
  children?: ReactNode;
}

/** Characters; more need a smaller size to stay within three lines, on phones and beside a picture. */
const LONG_TITLE = 38;

/** Shows what the page is about; one that is only to be read is a line of text on white. */
export function PageHero({ crumbs, title, eyebrow, lead, picture, ground, children }: Props) {
  const shows = picture ? 'page-hero-pictured' : ground ? 'page-hero-grounded' : 'page-hero-plain';
  return (
    <section className={`page-hero ${shows}`}>
      <div className="container">
        <div className="page-hero-text">
          <Breadcrumbs crumbs={crumbs} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className={title.length > LONG_TITLE ? 'long-title' : undefined}>{title}</h1>
          {lead && <p className="hero-lead">{lead}</p>}
          {children}
        </div>
        {picture}
      </div>
      {ground}
    </section>
  );
}

interface Crumb {
  name: string;
  path: string;
}

/** From the home page to the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol>
        {[{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => (
          <li key={path}>{index === crumbs.length ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
