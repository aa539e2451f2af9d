import type { PageLocation, PageService, ServiceLocationPage } from '../../api/types';
import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { ButtonLink, CallLink } from '../../components/links';
import { PageHero } from '../../components/PageHero';
import { Picture } from '../../components/Picture';
import { serviceArt } from '../../content/art';
import { enquiryPath, servicePath } from '../../content/services';
import { ReplyTime, useFormFirst } from '../../components/NextStep';

interface ServiceHeroProps {
  page: ServiceLocationPage;
  service: PageService;
  location: PageLocation;
}

export function ServiceHero({ page, service, location }: ServiceHeroProps) {
  const { phone } = useCompany();
  const formFirst = useFormFirst(service);
  const call = (
    <CallLink key="call" phone={phone} className={`button button-${formFirst ? 'outline' : 'primary'}`}>
      <Icon name="phone" size={20} />
      Call {phone}
    </CallLink>
  );
  const quote = (
    <ButtonLink key="quote" href={enquiryPath(servicePath(service.slug, location.slug))} variant={formFirst ? 'primary' : 'outline'}>
      Get a Free Quote
    </ButtonLink>
  );
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
          src={page.heroImage || service.image}
          art={serviceArt(service.slug, service.group)}
          alt=""
          sizes="(min-width: 1024px) 800px, 100vw"
          priority
        />
      }
    >
      <div data-timed>
        <div className="buttons">{formFirst ? [quote, call] : [call, quote]}</div>
        {formFirst && <ReplyTime />}
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
