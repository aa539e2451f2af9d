import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { InquiryPage } from '../../../../backend/render';
import { island } from '../../components/island';
import { PhotoField } from '../../components/photos/PhotoField';
import { PhotoList } from '../../components/photos/PhotoList';
import { MAX_PHOTOS, usePhotos } from '../../components/photos/usePhotos';
import { photoTexts } from '../../content/photoGuides';
import { PostForm } from './PostForm';

type Props = Pick<InquiryPage, 'path' | 'formKey' | 'refused' | 'photos' | 'upload'>;

/** The photos that the office has, and a form for more. With script they are sent one by one, then the form tells the office of them. */
export function InquiryPhotos({ photos: stored, upload, ...form }: Props) {
  const chosen = usePhotos(MAX_PHOTOS - stored.length);
  const { photos, remove, retry, send } = chosen;
  const element = useRef<HTMLFormElement>(null);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const started = photos.filter(({ destination }) => destination);
  const sent = started.filter(({ state }) => state === 'sent').map(({ key }) => key);
  const isDone = isUnderWay && sent.length > 0 && sent.length === photos.length;

  useEffect(() => {
    // The list takes what is chosen out of the field.
    if (element.current) element.current.noValidate = true;
  }, []);
  useEffect(() => {
    // Not requestSubmit, which would send the photos again.
    if (isDone) element.current?.submit();
  }, [isDone]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = chosen.count() + started.length === 0;
    setIsMissing(isEmpty);
    if (isEmpty) return;
    setIsUnderWay(true);
    send(upload);
    for (const { key } of started) retry(key);
  };

  return (
    <>
      {stored.length > 0 && (
        <ul className="stored-photos" aria-label="Photos that our office has">
          {stored.map(({ small, full }, index) => (
            <li key={full}>
              <a href={full} target="_blank" rel="noreferrer">
                <img src={small} alt={`${index + 1} of ${stored.length}, in full size`} loading="lazy" width="120" height="90" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {stored.length >= MAX_PHOTOS ? (
        <p className="small">{`We have ${MAX_PHOTOS} photos, the most an enquiry can have. Please email us any others.`}</p>
      ) : (
        <PostForm form="photos" hasFiles {...form} formRef={element} onSubmit={onSubmit}>
          {({ errors }) => (
            <>
              {sent.length > 0 && <input type="hidden" name="keys" value={sent.join(',')} />}
              <div className="field">
                <PhotoField
                  photos={chosen}
                  id="inquiry-photos"
                  label={`Photos, up to ${MAX_PHOTOS} in all`}
                  hint="What is there now and the room around it help most. Only you and our office see them."
                  problem={isMissing ? photoTexts.missing : errors['photos']?.join('. ')}
                  required
                  disabled={started.length > 0}
                />
                <PhotoList photos={started} remove={remove} retry={retry} />
              </div>
              <button type="submit" className="button button-primary">
                Add photos
              </button>
            </>
          )}
        </PostForm>
      )}
    </>
  );
}

export const InquiryPhotosIsland = island('InquiryPhotos', InquiryPhotos);
