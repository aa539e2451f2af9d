import { useCompany } from '../../api/useCompany';
import { Icon } from '../../components/Icon';
import { addressOf } from '../../components/links';

/** An announcement, such as a holiday closing. Its container is always there, so that open pages can show and remove it in time. */
export function Banner() {
  const { banner } = useCompany();
  return (
    <div data-timed>
      {banner && (
        <section className="banner" aria-label="Announcement" data-nosnippet="">
          <div className="container">
            <Icon name="alert" size={24} />
            <p>
              {`${banner.text} `}
              {banner.link && <a href={addressOf(banner.link)}>{banner.linkText ?? 'Find out more'}</a>}
            </p>
          </div>
        </section>
      )}
    </div>
  );
}
