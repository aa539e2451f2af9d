import { Icon } from '../Icon';
import type { Photo, Photos } from './usePhotos';

interface Props extends Pick<Photos, 'remove' | 'retry'> {
  photos: Photo[];
}

/** Photos with their state; one that failed can be tried again. */
export const PhotoList = ({ photos, remove, retry }: Props) => (
  <>
    <p className="visually-hidden" aria-live="polite">
      {photos.length > 0 && summary(photos)}
    </p>
    {photos.length > 0 && (
      <ul className="photo-list" aria-label="Your photos">
        {photos.map((photo) => (
          <PhotoRow key={photo.key} photo={photo} onRemove={remove} onRetry={retry} />
        ))}
      </ul>
    )}
  </>
);

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
