import { useCompany } from '../api/useCompany';
import { pictureOf } from './Picture';
import { Portrait } from './Portrait';

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
            <Portrait name={person.name} picture={pictureOf(person, 'photo')} size={80} />
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
