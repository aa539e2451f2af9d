import type { ReactNode } from 'react';

interface Props {
  crumbs: Crumb[];
  title: string;
  eyebrow?: string | null;
  lead?: string | null;
  picture?: ReactNode;
  children?: ReactNode;
}

export function PageHero({ crumbs, title, eyebrow, lead, picture, children }: Props) {
  return (
    <section className={picture ? 'page-hero page-hero-pictured' : 'page-hero'}>
      <div className="container">
        {!picture && <CircuitArt />}
        <div className="page-hero-text">
          <Breadcrumbs crumbs={[{ name: 'Home', path: '/' }, ...crumbs]} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="hero-lead">{lead}</p>}
          {children}
        </div>
        {picture}
      </div>
    </section>
  );
}

export function CircuitArt() {
  return (
    <svg className="circuit-art" viewBox="0 0 400 240" aria-hidden="true">
      <path d="M0 180h90l40-60h70M400 60h-80l-46 70h-60M0 210h150l30-40h220M400 20H290l-60 80" />
      <path className="circuit-bolt" d="M232 20 150 134h58l-14 86 84-124h-58z" />
    </svg>
  );
}

interface Crumb {
  name: string;
  path: string;
}

function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>{index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
