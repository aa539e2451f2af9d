import type { InquiryGone, InquiryPage as Inquiry } from '../../../backend/render';
import { CallCard } from '../components/CallCard';
import { ButtonLink } from '../components/links';
import { PageHero } from '../components/PageHero';
import { doneTexts, erasedTexts, goneTexts, limitedTexts } from '../content/inquiry';
import { pageTexts } from '../content/pageTexts';
import { InquiryActions } from '../features/inquiry/InquiryActions';
import { InquiryFacts } from '../features/inquiry/InquiryFacts';
import { InquiryTalk } from '../features/inquiry/InquiryTalk';
import { WordsForm } from '../features/inquiry/WordsForm';
import { usePage } from '../PageContext';

const { heading } = pageTexts.inquiry;
const crumbs = [{ name: heading, path: '/e' }];

/** Works without script; nothing of it is kept in the browser. */
export function InquiryPage() {
  const { inquiry } = usePage();
  return inquiry && 'path' in inquiry ? <OpenInquiry {...inquiry} /> : <GoneInquiry {...inquiry} />;
}

function OpenInquiry(inquiry: Inquiry) {
  const { service, received, done } = inquiry;
  return (
    <>
      <PageHero crumbs={crumbs} title={heading} lead={`${service ?? 'Electrical work'}, received on ${received.text}`} />
      <section className="section section-mist contact">
        <div className="container contact-grid inquiry-grid">
          <div className="inquiry-state">
            <h2>Where it stands</h2>
            <InquiryFacts {...inquiry} />
            <CallCard />
          </div>
          <div className="contact-card">
            {done && (
              <p id="result" tabIndex={-1} className="note note-good" role="status">
                <strong>{doneTexts[done].title}.</strong> {doneTexts[done].text}
              </p>
            )}
            <h2 className="card-heading">What happened so far</h2>
            <InquiryTalk {...inquiry} />
            <WordsForm {...inquiry} />
          </div>
          <InquiryActions {...inquiry} />
        </div>
      </section>
    </>
  );
}

function GoneInquiry({ typed, isErased, isLimited }: InquiryGone) {
  const { heading: title, lead } = isErased ? erasedTexts : isLimited ? limitedTexts : goneTexts;
  return (
    <>
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <section className="section section-mist">
        <div className="container inquiry-gone">
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
