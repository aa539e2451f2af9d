import { useCompany } from '../api/useCompany';
import { DrawnPortrait, isDrawn } from './DrawnPortrait';
import { focusClasses, pictureOf } from './Picture';

type Person = NonNullable<ReturnType<typeof useCompany>['people']>[number];

interface PeopleProps {
  title: string;
  /** Default: all of them. */
  who?: (person: Person) => unknown;
  className?: string;
}

/** The people whom customers meet, as far as the settings name them. */
export function People({ title, who = () => true, className = '' }: PeopleProps) {
  const people = (useCompany().people ?? []).filter(who);
  if (!people.length) return null;
  return (
    <section className={`people ${className}`.trim()}>
      <h2>{title}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.name}>
            <Portrait person={person} />
            <span>
              <strong>{person.name}</strong>
              <small>{person.role}</small>
              {person.qualification && <small>{person.qualification}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Portrait({ person }: { person: Person }) {
  const picture = pictureOf(person, 'photo');
  if (picture) {
    const className = ['portrait', focusClasses(picture)].filter(Boolean).join(' ');
    return <img className={className} src={picture.small ?? picture.src} alt="" width={96} height={96} loading="lazy" decoding="async" />;
  }
  if (isDrawn(person.name)) return <DrawnPortrait name={person.name} />;
  return (
    <span className="portrait initial" aria-hidden="true">
      {person.name.normalize('NFC').charAt(0)}
    </span>
  );
}
