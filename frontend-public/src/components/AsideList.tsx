import { Icon } from './Icon';

export function AsideList({ title, items }: { title: string; items: { title: string; note?: string | undefined; href?: string }[] }) {
  if (!items.length) return null;
  return (
    <section className="aside-card">
      <h2>{title}</h2>
      <ul className="aside-list">
        {items.map(({ title: item, note, href }) => (
          <li key={item}>
            <Icon name={href ? 'arrow-right' : 'check'} size={18} />
            {href ? <a href={href}>{item}</a> : item}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
