import { text, texts, type BlockProps } from './BlockProps';
import { useCompany } from '../api/useCompany';
import { MotionToggle } from '../components/MotionToggle';
import { Reveal } from '../components/Reveal';
import { ClientMark } from '../features/clients/ClientMark';

const DEFAULT_TITLE = 'Trusted by Leading Organisations';
const DEFAULT_SUBTITLE = 'Prestigious organisations across Merseyside and beyond rely on our work';

/** An endless row: the list stands there twice, the second time for the eye only. */
export function ClientsBlock({ block: { content } }: BlockProps) {
  const { keyClients } = useCompany();
  const own = texts(content['clients']);
  const names = own.length ? own : keyClients;
  if (!names.length) return null;
  return (
    <section id="clients-section" className="section section-white clients">
      <Reveal>
        <div className="container clients-head">
          <h2>{text(content['title']) || DEFAULT_TITLE}</h2>
          <p className="lead">{text(content['subtitle']) || DEFAULT_SUBTITLE}</p>
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
      </Reveal>
    </section>
  );
}
