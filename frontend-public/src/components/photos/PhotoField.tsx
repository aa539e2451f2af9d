import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { PhotoList } from './PhotoList';
import type { Photos } from './usePhotos';

interface Props {
  photos: Photos;
  id: string;
  label: ReactNode;
  hint: ReactNode;
  /** Shown while no photo is chosen. */
  problem?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Without script a plain file field; with script the photos are checked, scaled and listed as they are chosen. */
export function PhotoField({ photos: { photos, notices, add, remove, retry }, id, label, hint, problem, required, disabled }: Props) {
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
  const told = notices.length || photos.length ? notices : problem ? [problem] : [];
  const toldId = `${id}-told`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="file"
        name="photos"
        accept="image/*"
        multiple
        required={required}
        disabled={disabled}
        onChange={take}
        aria-invalid={problem !== undefined && told.length > 0}
        aria-describedby={told.length ? `${id}-hint ${toldId}` : `${id}-hint`}
      />
      <div id={toldId} aria-live="polite">
        {told.map((text, index) => (
          <p key={index} className="field-error">
            {text}
          </p>
        ))}
      </div>
      <PhotoList photos={photos.filter(({ destination }) => !destination)} remove={remove} retry={retry} />
      <p id={`${id}-hint`} className="small">
        {hint}
      </p>
    </>
  );
}
