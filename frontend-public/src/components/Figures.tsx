/** Leaves out figures that are not set. */
export function Figures({ figures }: { figures: { value: string | 0; label: string }[] }) {
  const given = figures.filter(({ value }) => value);
  if (!given.length) return null;
  return (
    <div className="figures">
      <dl className="container">
        {given.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
