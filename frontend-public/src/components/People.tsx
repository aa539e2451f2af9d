import { useCompany } from '../api/useCompany';
import { focusClasses, pictureOf } from './Picture';

type Person = NonNullable<ReturnType<typeof useCompany>['people']>[number];

/** The people whom customers meet, as far as the settings name them. */
export function People({ title, who = () => true }: { title: string; who?: (person: Person) => unknown }) {
  const people = (useCompany().people ?? []).filter(who);
  if (!people.length) return null;
  return (
    <section className="people">
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
  return (
    <span className="portrait initial" aria-hidden="true">
      {person.name.charAt(0)}
    </span>
  );
}
