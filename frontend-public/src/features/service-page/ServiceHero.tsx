import { useCompany } from '../../api/useCompany';
import type { PageLocation, PageService, ServiceLocationPage } from '../../api/types';
import { ButtonLink } from '../../components/ButtonLink';
import { CallLink } from '../../components/CallLink';
import { Icon } from '../../components/Icon';
import { PageHero } from '../../components/PageHero';
import { Picture } from '../../components/Picture';
import { serviceArt } from '../../content/art';
import { enquiryPath } from '../../content/serviceTypes';
import { servicePath } from '../../lib/paths';

interface Props {
  page: ServiceLocationPage;
  service: PageService;
  location: PageLocation;
}

export function ServiceHero({ page, service, location }: Props) {
  const { phone } = useCompany();
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
      <div className="buttons">
        <CallLink phone={phone} className="button button-primary">
          <Icon name="phone" size={20} />
          Call {phone}
        </CallLink>
        <ButtonLink href={enquiryPath(servicePath(service.slug, location.slug))} variant="outline">
          Get a Free Quote
        </ButtonLink>
      </div>
    </PageHero>
  );
}
