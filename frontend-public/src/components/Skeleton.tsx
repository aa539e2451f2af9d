export function Skeleton({ shape, count, label }: { shape: 'card' | 'quote' | 'pill' | 'page'; count: number; label: string }) {
  return (
    <div className={`skeletons skeletons-${shape}`} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton skeleton-${shape}`} data-skeleton={shape} />
      ))}
    </div>
  );
}
