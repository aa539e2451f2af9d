import { Fragment, type ReactNode } from 'react';
import type { FormPhotos } from '../../../../backend/render';
import { useCompany } from '../../api/useCompany';
import { useFirstArea } from '../../api/useFirstArea';
import { usePage } from '../../PageContext';
import { CallCard } from '../../components/CallCard';
import { OfficeNumber } from '../../components/CallNow';
import { DangerNote } from '../../components/DangerNote';
import { Icon } from '../../components/Icon';
import { CallLink } from '../../components/links';
import { useQuoteText } from '../../components/NextStep';
import { complaintTexts, contactTexts } from '../../content/contact';
import type { IconName } from '../../content/icons';
import { pageTexts } from '../../content/pageTexts';
import { dayAndMonth } from '../../lib/london';
import { comingClosings, hoursLines, otherHours } from '../../lib/openingHours';
import { textHref, whatsappHref } from '../../lib/phone';
import { ContactFormIsland } from './ContactForm';
import { DataComplaint } from './DataComplaint';
import { RingBackOffer } from './RingBackOffer';
import { Sheet } from './Sheet';
import { useFormChoices } from './useFormChoices';

/** The most closings to list. */
const HOLIDAYS = 3;

interface Props {
  /** Of the contact page, which begins with the form. */
  head?: ReactNode;
  /** Below the details. */
  children?: ReactNode;
}

/** The form first, then how else and when to reach the office. */
export function ContactSection({ head, children }: Props) {
  const company = useCompany();
  const { path, search, contactForm } = usePage();
  const isComplaint = contactForm ? contactForm.isComplaint : path === '/contact' && search.has('complaint');
  const choices = useFormChoices();
  const quote = useQuoteText();
  return (
    <section id="contact" className={`section contact ${head ? 'section-navy contact-page' : 'section-mist'}`}>
      <div className="container contact-grid">
        <div className="contact-words">
          {head ?? <h2>{quote}</h2>}
          {!isComplaint && (
            <p className="lead" data-timed>
              {`Write${company.phone && ', or call us'}. We answer ${company.replyPromise.text}.`}
            </p>
          )}
        </div>
        <div className="contact-card">
          {(head || isComplaint) && (
            <h2 className={isComplaint ? 'card-heading' : 'visually-hidden'}>{isComplaint ? complaintTexts.heading : quote}</h2>
          )}
          {contactForm?.sent && (
            <div id="result" tabIndex={-1} className="note note-good" role="status">
              <strong>{isComplaint ? complaintTexts.sent : contactTexts.sent}</strong> {contactForm.sent.message}
              {contactForm.photos && <SentPhotos {...contactForm.photos} />}
            </div>
          )}
          {isComplaint ? (
            <DataComplaint page={path} posted={contactForm} />
          ) : (
            <>
              {contactForm?.isFilled && <p className="note note-good">{contactTexts.filled}</p>}
              <DangerNote />
              <ContactFormIsland page={path} posted={contactForm?.isRingBack ? undefined : contactForm} {...choices} />
              <RingBackOffer page={path} posted={contactForm?.isRingBack && contactForm} />
            </>
          )}
        </div>
        <div className="contact-details">
          <CallCard />
          <dl className="contact-list">
            <Reach />
            <Address />
            <Hours />
          </dl>
          {!isComplaint && children}
        </div>
      </div>
      {!head && <Sheet form="/contact" title={contactTexts.ask} />}
    </section>
  );
}

/** What became of the photos of a form sent without script. */
function SentPhotos({ taken, refused }: FormPhotos) {
  return (
    <>
      {taken > 0 && <p>{taken === 1 ? '1 photo is with our office.' : `${taken} photos are with our office.`}</p>}
      {refused.length > 0 && (
        <>
          <p>
            <strong>{refused.length === 1 ? '1 photo was not taken:' : `${refused.length} photos were not taken:`}</strong>
          </p>
          <ul>
            {refused.map(({ name, error }, index) => (
              <li key={index}>
                {name}: {error}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Reach() {
  const { phone, emergencyPhone, whatsappNumber, textNumber, email } = useCompany();
  return (
    <>
      {emergencyPhone && (
        <Detail icon="siren" name="24/7 Emergency Line">
          <dd>
            <CallLink phone={emergencyPhone}>{emergencyPhone}</CallLink>
          </dd>
        </Detail>
      )}
      {phone && (
        <Detail icon="phone" name="Office">
          <dd>
            <OfficeNumber />
          </dd>
        </Detail>
      )}
      {whatsappNumber && (
        <Detail icon="message" name="WhatsApp">
          <dd>
            <a href={whatsappHref(whatsappNumber)}>{whatsappNumber}</a>
          </dd>
        </Detail>
      )}
      {textNumber && (
        <Detail icon="message" name="Text">
          <dd>
            <a href={textHref(textNumber)}>{textNumber}</a>
          </dd>
        </Detail>
      )}
      {email && (
        <Detail icon="mail" name="Email">
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </Detail>
      )}
    </>
  );
}

const Address = () => (
  <Detail icon="map-pin" name="Address">
    <dd>{useCompany().address}</dd>
    {useFirstArea() && (
      <dd>
        <a href="/postcode-check">{pageTexts.postcode.heading}</a>
      </dd>
    )}
  </Detail>
);

function Hours() {
  const company = useCompany();
  const { today } = usePage().timeState;
  const closings = comingClosings(company, today, HOLIDAYS);
  return (
    <Detail icon="clock" name="Business Hours" isTimed>
      {hoursLines(company).map(({ days, hours }) => (
        <dd key={days}>{`${days} ${hours}`}</dd>
      ))}
      {closings.length > 0 && (
        <dd className="small">
          {'Closed: '}
          {closings.map(({ from, through }, index) => (
            <Fragment key={from}>
              {index > 0 && ', '}
              <time dateTime={from}>{dayAndMonth(from)}</time>
              {through !== from && (
                <>
                  {' to '}
                  <time dateTime={through}>{dayAndMonth(through)}</time>
                </>
              )}
            </Fragment>
          ))}
        </dd>
      )}
      {otherHours(company, today, HOLIDAYS).map(({ day, words }) => (
        <dd key={day} className="small">
          <time dateTime={day}>{dayAndMonth(day)}</time>
          {`: ${words}`}
        </dd>
      ))}
    </Detail>
  );
}

interface DetailProps {
  icon: IconName;
  name: string;
  /** Its values change with the clock. */
  isTimed?: boolean;
  children: ReactNode;
}

const Detail = ({ icon, name, isTimed, children }: DetailProps) => (
  <div data-timed={isTimed}>
    <dt>
      <Icon name={icon} size={20} /> {name}
    </dt>
    {children}
  </div>
);
