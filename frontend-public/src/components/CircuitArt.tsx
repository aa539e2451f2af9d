/** Traces of a circuit with a bolt, for dark grounds that would be empty otherwise. */
export function CircuitArt() {
  return (
    <svg className="circuit-art" viewBox="0 0 400 240" aria-hidden="true">
      <path d="M0 180h90l40-60h70M400 60h-80l-46 70h-60M0 210h150l30-40h220M400 20H290l-60 80" />
      <path className="circuit-bolt" d="M232 20 150 134h58l-14 86 84-124h-58z" />
    </svg>
  );
}
