import { useEffect, useRef } from 'react';
import type { SentInquiry } from '../../../../backend/render';
import { Icon } from '../../components/Icon';
import { PhotoList } from '../../components/photos/PhotoList';
import type { Photos } from '../../components/photos/usePhotos';
import { sentTexts } from '../../content/contact';
import { CallChoice } from './CallChoice';

interface Props {
  sent: SentInquiry;
  photos?: Photos;
  /** Sent without script: the page says more above. */
  isPosted: boolean;
  /** Why a choice made without script was refused. */
  refused?: string;
  onChange: (sent: SentInquiry) => void;
}

/** What happens next, by when, to which address, and how to be called instead. */
export function AfterSending({ sent, photos, isPosted, refused, onChange }: Props) {
  const { id, replyBy, email } = sent;
  const panel = useRef<HTMLElement>(null);
  // A page may have two: of the form, and of the wish to be rung back.
  const heading = `after-${id}`;
  useEffect(() => {
    if (!isPosted) panel.current?.focus();
  }, [id, isPosted]);
  return (
    <section ref={panel} tabIndex={-1} className="note note-good after-sending" aria-labelledby={heading}>
      <h3 id={heading}>{email ? sentTexts.heading : sentTexts.rungHeading}</h3>
      {email ? (
        <>
          <p>{sentTexts.reply(replyBy, email)}</p>
          <p className="small">{sentTexts.wrongAddress}</p>
        </>
      ) : (
        <p>{sentTexts.rung}</p>
      )}
      {photos && <PhotoList photos={photos.photos.filter(({ destination }) => destination)} remove={photos.remove} retry={photos.retry} />}
      <CallChoice key={id} sent={sent} refused={refused} onChange={onChange} />
      <a href="/services" className="more-link">
        {sentTexts.more}
        <Icon name="arrow-right" size={18} />
      </a>
    </section>
  );
}
