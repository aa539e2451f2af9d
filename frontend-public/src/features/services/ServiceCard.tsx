import type { ReactNode } from 'react';
import type { ServiceCardData } from '../../api/types';
import { Icon, RecordIcon } from '../../components/Icon';
import { Price } from '../../components/Price';
import { serviceLink } from '../../content/services';

interface Props {
  service: Omit<ServiceCardData, 'id'>;
  level?: 'h2' | 'h3';
  picture?: ReactNode;
}

export function ServiceCard({ service: { slug, title, description, icon, price, firstLocation }, level: Heading = 'h3', picture }: Props) {
  return (
    <article className="card service-card">
      {picture}
      <span className="card-icon">
        <RecordIcon name={icon} />
      </span>
      <Heading>
        <a href={serviceLink(slug, firstLocation)} className="card-link">
          {title}
        </a>
      </Heading>
      <p>{description}</p>
      {price && <Price price={price} />}
      <span className="card-more" aria-hidden="true">
        {firstLocation ? 'Learn more' : 'Ask about it'} <Icon name="arrow-right" size={18} />
      </span>
    </article>
  );
}
