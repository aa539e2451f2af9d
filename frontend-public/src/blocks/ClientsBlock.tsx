import { useCompany } from '../api/useCompany';
import { Icon } from '../components/Icon';
import { MotionToggle } from '../components/MotionToggle';
import type { BlockProps } from './BlockProps';

/** Claims nothing: being a client is all that is known of them. */
const DEFAULT_TITLE = 'Some of Our Clients';

/** An endless row: the second copy of the list is for the eye only. */
export function ClientsBlock({ content }: BlockProps<'clients'>) {
  const { keyClients: names } = useCompany();
  if (!names.length) return null;
  return (
    <section id="clients-section" className="section section-white clients">
      <div className="reveal">
        <div className="container clients-head">
          <h2>{content.title || DEFAULT_TITLE}</h2>
          {content.subtitle && <p className="lead">{content.subtitle}</p>}
          <MotionToggle label="Pause the row of clients" />
        </div>
        <div className="logo-loop">
          {[false, true].map((copy) => (
            <ul key={String(copy)} aria-hidden={copy}>
              {names.map((name, index) => (
                <li key={name}>
                  <ClientMark name={name} index={index} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The emblems client-1 to client-7 in assets/icons.svg. */
const EMBLEMS = 7;

const ClientMark = ({ name, index }: { name: string; index: number }) => (
  <span className="client-mark">
    <Icon name={`client-${(index % EMBLEMS) + 1}`} size={40} />
    <strong>{name}</strong>
  </span>
);
