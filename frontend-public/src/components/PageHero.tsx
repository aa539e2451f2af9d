import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { CircuitArt } from './CircuitArt';

interface Props {
  crumbs: Crumb[];
  title: string;
  eyebrow?: string | null;
  lead?: string | null;
  /** Stands at the end on wide screens. */
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
