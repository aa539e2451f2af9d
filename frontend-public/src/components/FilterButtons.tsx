interface Props {
  label: string;
  options: { value: string; text: string; count?: number }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of several can be active at a time. */
export function FilterButtons({ label, options, chosen, onChoose }: Props) {
  return (
    <div className="filters" role="group" aria-label={label}>
      {options.map(({ value, text, count }) => (
        <button key={value} type="button" className="chip" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text}
          {count !== undefined && <span className="chip-count">{count}</span>}
        </button>
      ))}
    </div>
  );
}
