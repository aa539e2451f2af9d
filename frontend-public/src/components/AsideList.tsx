import { Icon } from './Icon';

export function AsideList({ title, items }: { title: string; items: { title: string; href?: string }[] }) {
  if (!items.length) return null;
  return (
    <section className="aside-card">
      <h2>{title}</h2>
      <ul className="aside-list">
        {items.map(({ title: item, href }) => (
          <li key={item}>
            <Icon name={href ? 'arrow-right' : 'check'} size={18} />
            {href ? <a href={href}>{item}</a> : item}
          </li>
        ))}
      </ul>
    </section>
  );
}
