import type { InquiryPage as Enquiry, InquiryGone as Gone } from '../../../backend/src/site/render';
import { CallCard } from '../components/CallCard';
import { ButtonLink } from '../components/links';
import { PageHero } from '../components/PageHero';
import { doneTexts, erasedTexts, goneTexts, limitedTexts } from '../content/enquiry';
import { pageTexts } from '../content/pageTexts';
import { EnquiryActions } from '../features/enquiry/EnquiryActions';
import { EnquiryFacts } from '../features/enquiry/EnquiryFacts';
import { EnquiryTalk } from '../features/enquiry/EnquiryTalk';
import { WordsForm } from '../features/enquiry/WordsForm';
import { usePage } from '../PageContext';

const { heading } = pageTexts.enquiry;
const crumbs = [{ name: heading, path: '/e' }];

/** Works without script; nothing of it is kept in the browser. */
export function EnquiryPage() {
  const { enquiry } = usePage();
  return enquiry && 'path' in enquiry ? <OpenEnquiry {...enquiry} /> : <GoneEnquiry {...enquiry} />;
}

function OpenEnquiry(enquiry: Enquiry) {
  const { service, received, done } = enquiry;
  return (
    <>
      <PageHero crumbs={crumbs} title={heading} lead={`${service ?? 'Electrical work'}, received on ${received.text}`} />
      <section className="section section-mist contact">
        <div className="container contact-grid enquiry-grid">
          <div className="enquiry-state">
            <h2>Where it stands</h2>
            <EnquiryFacts {...enquiry} />
            <CallCard />
          </div>
          <div className="contact-card">
            {done && (
              <p id="result" tabIndex={-1} className="note note-good" role="status">
                <strong>{doneTexts[done].title}.</strong> {doneTexts[done].text}
              </p>
            )}
            <h2 className="card-heading">What happened so far</h2>
            <EnquiryTalk {...enquiry} />
            <WordsForm {...enquiry} />
          </div>
          <EnquiryActions {...enquiry} />
        </div>
      </section>
    </>
  );
}

function GoneEnquiry({ typed, isErased, isLimited }: Gone) {
  const { heading: title, lead } = isErased ? erasedTexts : isLimited ? limitedTexts : goneTexts;
  return (
    <>
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <section className="section section-mist">
        <div className="container enquiry-gone">
          {typed && (
            <div className="note note-bad" role="alert">
              <p>
                <strong>{goneTexts.typed}</strong>
              </p>
              <p className="talk-words">{typed}</p>
            </div>
          )}
          <CallCard />
          <p className="buttons">
            <ButtonLink href="/contact" icon="mail">
              Send us a message
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
