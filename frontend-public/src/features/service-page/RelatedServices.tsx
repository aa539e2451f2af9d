import { Link } from 'wouter';
import type { ServiceLocationPage } from '../../api/types';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { servicePath } from '../../lib/paths';

export function RelatedServices({ related }: { related: ServiceLocationPage['related'] }) {
  return (
    <Section title="Related Services">
      <div className="grid grid-3">
        {related.map(({ slug, title, description }) => (
          <article key={slug} className="card related-card">
            <h3>
              <Link href={servicePath(slug)} className="card-link">
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            <Icon name="arrow-right" />
          </article>
        ))}
      </div>
    </Section>
  );
}
