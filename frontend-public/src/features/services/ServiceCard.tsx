import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, RecordIcon } from '../../components/Icon';
import { servicePath } from '../../lib/paths';

interface Props {
  service: { slug: string; title: string; description: string | null; icon: string | null };
  level?: 'h2' | 'h3';
  picture?: ReactNode;
}

/** The whole card leads to the service's page. */
export function ServiceCard({ service: { slug, title, description, icon }, level: Heading = 'h3', picture }: Props) {
  return (
    <article className="card service-card">
      {picture}
      <span className="card-icon">
        <RecordIcon name={icon} />
      </span>
      <Heading>
        <Link href={servicePath(slug)} className="card-link">
          {title}
        </Link>
      </Heading>
      <p>{description}</p>
      <span className="card-more" aria-hidden="true">
        Learn more <Icon name="arrow-right" size={18} />
      </span>
    </article>
  );
}
