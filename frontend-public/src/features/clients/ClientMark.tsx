import { Icon } from '../../components/Icon';

/** How many emblems there are for word marks: client-1 and so on in assets/icons.svg. Which one a name gets depends on its place. */
const EMBLEMS = 7;

/** A client's name set as a word mark of 180 px (section 9): the first words strong, the rest beneath. */
export function ClientMark({ name, index }: { name: string; index: number }) {
  const words = name.split(' ');
  const strong = words.length > 2 && (words[0]?.length ?? 0) < 4 ? words.slice(0, 2).join(' ') : (words[0] ?? '');
  const rest = name.slice(strong.length).trim();
  return (
    <span className="client-mark">
      <Icon name={`client-${(index % EMBLEMS) + 1}`} size={40} />
      <span>
        <strong>{strong}</strong>
        {rest && <small> {rest}</small>}
      </span>
    </span>
  );
}
