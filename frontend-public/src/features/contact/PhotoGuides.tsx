import { Icon } from '../../components/Icon';
import { guideFile, photoGuides, photoTexts } from '../../content/photoGuides';
import type { FormChoices } from './useFormChoices';

interface Props {
  /** What was chosen, if the form asks for a type of work. */
  type?: string;
  service?: FormChoices['groups'][number]['services'][number];
}

/** Drawings of the pictures to take. `live` folds them on phones. */
export function PhotoGuides({ type: chosen, service }: Props) {
  const type = chosen || service?.enquiryType;
  if (service?.isEmergency && type === 'other') return <p className="note note-bad photo-danger">{photoTexts.danger}</p>;
  return (
    <details className="photo-guides" open suppressHydrationWarning>
      <summary>
        {photoTexts.guides} <Icon name="chevron-down" size={20} />
      </summary>
      <ul>
        {photoGuides(type, service?.drawing).map(({ name, caption }) => (
          <li key={name}>
            <img src={guideFile(name)} alt="" width="96" height="72" loading="lazy" />
            {caption}
          </li>
        ))}
      </ul>
    </details>
  );
}
