import type { PageLocation, PageService, ServiceLocationPage } from '../../api/types';
import { CheckList } from '../../components/CheckList';
import { FoldedText } from '../../components/FoldedText';
import { Gallery } from '../../components/Gallery';
import { Icon } from '../../components/Icon';
import { PhoneFold } from '../../components/PhoneFold';
import { PlaceTags } from '../../components/PlaceTags';
import { RichText } from '../../components/RichText';
import { serviceArt } from '../../content/art';
import { areaPath } from '../../content/services';

interface Props {
  page: ServiceLocationPage;
  service: PageService;
  location: PageLocation;
}

export function ServiceContent({ page, service, location }: Props) {
  const images = [...page.images, ...service.gallery];
  // The service's general text is on its first location's page, and on pages without a text of their own.
  const isFirst = page.locations[0]?.slug === location.slug;
  return (
    <div className="service-content">
      {page.introContent && <RichText html={page.introContent} className="intro" />}
      <Reasons reasons={page.whyItMatters} />
      {page.content ? <RichText html={page.content} /> : <AboutAndCoverage service={service} location={location} />}
      {page.content && isFirst && service.content && <FoldedText html={service.content} />}
      <CheckList title="Key Features" items={page.features} />
      <CheckList title="What You Receive" items={page.deliverables} />
      {page.microCaseStudy && (
        <aside className="case-study" aria-label="A typical job">
          <p className="eyebrow">A typical job</p>
          <p>{page.microCaseStudy}</p>
        </aside>
      )}
      <Gallery pictures={images} art={serviceArt(service.drawing, service.group)} />
      {page.content && <Coverage location={location} />}
    </div>
  );
}

function Reasons({ reasons }: { reasons: { title: string; text: string }[] }) {
  if (!reasons.length) return null;
  return (
    <PhoneFold title="Why It Matters">
      <ol className="reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PhoneFold>
  );
}

function AboutAndCoverage({ service, location }: Omit<Props, 'page'>) {
  return (
    <>
      <section>
        <h2>About This Service</h2>
        <p>{service.baseDescription}</p>
      </section>
      {service.content && <FoldedText html={service.content} />}
      <Coverage location={location} />
    </>
  );
}

function Coverage({ location }: { location: PageLocation }) {
  return (
    <PhoneFold title="Coverage Area">
      {location.description && <p>{location.description}</p>}
      <details className="fold">
        <summary>
          Villages and postcodes
          <Icon name="chevron-down" size={20} />
        </summary>
        <PlaceTags location={location} />
      </details>
      <p className="more">
        <a href={areaPath(location.slug)}>{`All our work in ${location.name}`}</a>
      </p>
    </PhoneFold>
  );
}
