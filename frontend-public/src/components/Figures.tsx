/** A row of large numbers. */
export function Figures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <div className="figures">
      <dl className="container">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
