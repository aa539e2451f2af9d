import type { ServiceCardData } from '../../api/types';
import { RecordIcon } from '../../components/Icon';
import { Picture, pictureOf } from '../../components/Picture';
import { shortPrice } from '../../components/Price';
import { serviceArt } from '../../content/art';
import { serviceLink } from '../../content/services';

interface Props {
  service: ServiceCardData;
  level?: 'h2' | 'h3';
  /** Of the place whose page it is on, instead of the service's own. */
  text?: string | null;
  /** Widths of its picture; default: those of a list. */
  sizes?: string;
}

/** On phones a row with a small picture (styles/services.css). */
const IN_A_LIST = '(min-width: 1024px) 384px, (min-width: 640px) 50vw, 80px';

/** Led by what brings people; the service and its price are below. */
export function ServiceCard({
  service,
  level: Heading = 'h3',
  text = service.description || service.baseDescription,
  sizes = IN_A_LIST,
}: Props) {
  const { slug, title, need, group, drawing, icon, price, firstLocation } = service;
  const Name = need ? 'small' : 'span';
  return (
    <article className="service-card">
      <Picture className="service-picture" picture={pictureOf(service, 'image')} art={serviceArt(drawing, group)} alt="" sizes={sizes} />
      <div className="service-words">
        <Heading>
          <a href={serviceLink(slug, firstLocation)} className="card-link">
            {need}
            <Name>
              <RecordIcon name={icon} size={20} />
              {title}
            </Name>
          </a>
        </Heading>
        {price && <p className="service-price">{shortPrice(price)}</p>}
        {text && <p className="service-text">{text}</p>}
      </div>
    </article>
  );
}
