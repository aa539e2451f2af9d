import { Icon } from '../../components/Icon';
import { guideFile, photoGuides, photoTexts } from '../../content/photoGuides';

/** Drawings of the pictures to take. `live` folds them on phones. */
export function PhotoGuides({ type, slug, isEmergency }: { type?: string; slug?: string; isEmergency: boolean }) {
  if (isEmergency && type === 'other') return <p className="note note-bad photo-danger">{photoTexts.danger}</p>;
  return (
    <details className="photo-guides" open suppressHydrationWarning>
      <summary>
        {photoTexts.guides} <Icon name="chevron-down" size={20} />
      </summary>
      <ul>
        {photoGuides(type, slug).map(({ name, caption }) => (
          <li key={name}>
            <img src={guideFile(name)} alt="" width="96" height="72" loading="lazy" />
            {caption}
          </li>
        ))}
      </ul>
    </details>
  );
}
