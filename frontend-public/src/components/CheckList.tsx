import { Icon } from './Icon';
import { PhoneFold } from './PhoneFold';

/** Shows nothing without items. */
export function CheckList({ title, items }: { title: string; items: string[] }) {
  if (!items.length) return null;
  return (
    <PhoneFold title={title}>
      <ul className="checks">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={18} />
            {item}
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}
