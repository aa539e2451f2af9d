import { Fragment, type ReactNode } from 'react';
import type { FormPhotos } from '../../../../backend/src/site/render';
import { useCompany } from '../../api/useCompany';
import { usePage } from '../../PageContext';
import { Icon } from '../../components/Icon';
import { CallCard } from '../../components/CallCard';
import { OfficeNumber } from '../../components/CallNow';
import { DangerNote } from '../../components/DangerNote';
import { CallLink } from '../../components/links';
import { complaintTexts, contactTexts } from '../../content/contact';
import { pageTexts } from '../../content/pageTexts';
import { dayAndMonth } from '../../lib/london';
import { textHref, whatsappHref } from '../../lib/phone';
import { comingClosings, hoursLines, otherHours } from '../../lib/openingHours';
import { ContactFormIsland } from './ContactForm';
import { DataComplaint } from './DataComplaint';
import { RingBackOffer } from './RingBackOffer';
import { useFormChoices } from './useFormChoices';

/** The most closings to list. */
const HOLIDAYS = 3;

interface ContactSectionProps {
  heading?: string;
  /** Below the details, where the form beside them is long. */
  children?: ReactNode;
}

export function ContactSection({ heading = 'Get in Touch', children }: ContactSectionProps) {
  const company = useCompany();
  const { path, search, contactForm, timeState } = usePage();
  const isComplaint = contactForm ? contactForm.isComplaint : path === '/contact' && search.has('complaint');
  const { today } = timeState;
  const choices = useFormChoices();
  const closings = comingClosings(company, today, HOLIDAYS);
  return (
    <section id="contact" className="section section-mist contact">
      <div className="container contact-grid">
        <div className="contact-details">
          <h2>{heading}</h2>
          {!isComplaint && (
            <p className="lead" data-timed>
              Call, write or send the form. We answer {company.replyPromise.text}.
            </p>
          )}
          <CallCard />
          <dl className="contact-list">
            {company.emergencyPhone && (
              <div>
                <dt>
                  <Icon name="siren" size={20} /> 24/7 Emergency Line
                </dt>
                <dd>
                  <CallLink phone={company.emergencyPhone}>{company.emergencyPhone}</CallLink>
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Icon name="phone" size={20} /> Office
              </dt>
              <dd>
                <OfficeNumber />
              </dd>
            </div>
            {company.whatsappNumber && (
              <div>
                <dt>
                  <Icon name="message" size={20} /> WhatsApp
                </dt>
                <dd>
                  <a href={whatsappHref(company.whatsappNumber)}>{company.whatsappNumber}</a>
                </dd>
              </div>
            )}
            {company.textNumber && (
              <div>
                <dt>
                  <Icon name="message" size={20} /> Text
                </dt>
                <dd>
                  <a href={textHref(company.textNumber)}>{company.textNumber}</a>
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Icon name="mail" size={20} /> Email
              </dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name="map-pin" size={20} /> Address
              </dt>
              <dd>{company.address}</dd>
              <dd>
                <a href="/postcode-check">{pageTexts.postcode.heading}</a>
              </dd>
            </div>
            <div data-timed>
              <dt>
                <Icon name="clock" size={20} /> Business Hours
              </dt>
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
            </div>
          </dl>
          {!isComplaint && children}
        </div>
        <div className="contact-card">
          <h3>{isComplaint ? complaintTexts.heading : 'Send Us a Message'}</h3>
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
              <RingBackOffer page={path} posted={contactForm?.isRingBack && contactForm} />
              <ContactFormIsland page={path} posted={contactForm?.isRingBack ? undefined : contactForm} {...choices} />
            </>
          )}
        </div>
      </div>
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
