import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../../components/Icon';
import { photoTexts } from '../../../content/photoGuides';
import { PhotoGuides } from './PhotoGuides';
import type { Photo, Photos } from './usePhotos';

interface Props {
  photos: Photos;
  /** Type of work, and the service whose page led here. */
  type?: string;
  slug?: string;
  isEmergency: boolean;
  /** Without script the browser could not keep them. */
  chooseAgain?: boolean;
}

/** Without script a plain file field; with script the photos are listed, and follow the enquiry one by one. */
export function PhotoField({ photos: { photos, notice, add, remove, retry }, type, slug, isEmergency, chooseAgain = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!input.current?.files?.length) return;
    add(input.current.files);
    // The list shows them, and the field can take more.
    input.current.value = '';
  };
  const takeEarly = useEffectEvent(take);
  // Chosen before the form was live.
  useEffect(() => takeEarly(), []);
  const told = notice ?? (chooseAgain && photos.length === 0 ? photoTexts.chooseAgain : undefined);
  return (
    <div className="field field-wide">
      <label htmlFor="contact-photos">
        {photoTexts.label}
        <span className="field-optional"> ({photoTexts.optional})</span>
      </label>
      <input
        ref={input}
        id="contact-photos"
        type="file"
        name="photos"
        accept="image/*"
        multiple
        onChange={take}
        aria-describedby={told ? 'photos-hint photos-told' : 'photos-hint'}
      />
      <div aria-live="polite">
        {told && (
          <p id="photos-told" className="field-error">
            {told}
          </p>
        )}
        {photos.length > 0 && <p className="visually-hidden">{summary(photos)}</p>}
      </div>
      {photos.length > 0 && (
        <ul className="photo-list" aria-label="Your photos">
          {photos.map((photo) => (
            <PhotoRow key={photo.key} photo={photo} onRemove={remove} onRetry={retry} />
          ))}
        </ul>
      )}
      <p id="photos-hint" className="small">
        {photoTexts.hint}
      </p>
      <PhotoGuides type={type} slug={slug} isEmergency={isEmergency} />
    </div>
  );
}

interface RowProps {
  photo: Photo;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

function PhotoRow({ photo, onRemove, onRetry }: RowProps) {
  const { key, name, thumbnail, state, progress, reason, mayRetry, destination } = photo;
  return (
    <li data-state={state}>
      {thumbnail ? <img src={thumbnail} alt="" /> : <span className="photo-blank" />}
      <div>
        <span className="photo-name">{name}</span>
        {state === 'sending' && <progress value={progress} aria-label={`Sending ${name}`} />}
        <span className="small photo-state">{reason ?? stateText(photo)}</span>
      </div>
      {mayRetry && (
        <button type="button" className="chip" aria-label={`Try again: ${name}`} onClick={() => onRetry(key)}>
          Try again
        </button>
      )}
      {(!destination || state === 'failed') && (
        <button type="button" className="icon-button" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
          <Icon name="close" size={20} />
        </button>
      )}
      {state === 'sent' && <Icon name="check" size={24} className="photo-check" />}
    </li>
  );
}

function stateText({ state, progress, destination }: Photo): string {
  switch (state) {
    case 'preparing':
      return 'Getting ready…';
    case 'sending':
      return progress < 1 ? `${Math.round(progress * 100)}%` : 'Almost done…';
    case 'sent':
      return 'With our office';
    default:
      return destination ? 'Waiting…' : 'Ready to send';
  }
}

/** For screen readers: changes with each photo that arrives or fails, not with each per cent. */
function summary(photos: Photo[]): string {
  const count = (state: Photo['state']) => photos.filter((photo) => photo.state === state).length;
  const [sent, failed] = [count('sent'), count('failed')];
  if (!photos.some(({ destination }) => destination)) return photos.length === 1 ? '1 photo chosen' : `${photos.length} photos chosen`;
  return `${sent} of ${photos.length} photos sent${failed ? `, ${failed} not sent` : ''}`;
}
