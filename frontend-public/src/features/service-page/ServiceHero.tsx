import type { PageLocation, PageService, ServiceLocationPage } from '../../api/types';
import { DangerNote } from '../../components/DangerNote';
import { Icon } from '../../components/Icon';
import { PageHero } from '../../components/PageHero';
import { Price } from '../../components/Price';
import { ProofLine } from '../../components/ProofLine';
import { HEAD_SIZES, Picture, pictureOf } from '../../components/Picture';
import { serviceArt } from '../../content/art';
import { inquiryPath, servicePath } from '../../content/services';
import { ContactButtons } from '../../components/NextStep';

interface ServiceHeroProps {
  page: ServiceLocationPage;
  service: PageService;
  location: PageLocation;
}

export function ServiceHero({ page, service, location }: ServiceHeroProps) {
  const name = `${service.title} ${location.name}`;
  return (
    <PageHero
      crumbs={[
        { name: 'Services', path: '/services' },
        { name, path: servicePath(service.slug, location.slug) },
      ]}
      eyebrow={page.heroSubtitle}
      title={page.heroTitle || page.title || name}
      lead={page.heroDescription || service.baseDescription}
      picture={
        <Picture
          className="page-hero-picture"
          picture={pictureOf(page, 'heroImage') ?? pictureOf(service, 'image')}
          art={serviceArt(service.drawing, service.group)}
          alt=""
          sizes={HEAD_SIZES}
          priority
        />
      }
    >
      {service.isEmergency && <DangerNote />}
      <ProofLine service={{ ...service, price: null }} />
      {service.price && <Price price={service.price} />}
      <div className="buttons" data-timed>
        <ContactButtons service={service} form={inquiryPath(servicePath(service.slug, location.slug))} />
      </div>
    </PageHero>
  );
}

interface LocationTabsProps {
  service: PageService;
  locations: ServiceLocationPage['locations'];
  current: string;
}

export function LocationTabs({ service, locations, current }: LocationTabsProps) {
  return (
    <nav className="location-tabs" aria-label={`${service.title} by location`}>
      <div className="container">
        <Icon name="map-pin" size={20} />
        <ul>
          {locations.map(({ slug, name }) => (
            <li key={slug}>
              <a href={servicePath(service.slug, slug)} aria-current={slug === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
