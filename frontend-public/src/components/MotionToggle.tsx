import { Icon } from './Icon';

/** Stops what moves in the section around it. A checkbox, so that it works without script; the styles do the rest. */
export function MotionToggle({ label }: { label: string }) {
  return (
    <label className="motion-toggle">
      <input type="checkbox" className="visually-hidden" />
      <span className="visually-hidden">{label}</span>
      <span className="when-moving">
        <Icon name="pause" size={18} />
      </span>
      <span className="when-paused">
        <Icon name="play" size={18} />
      </span>
    </label>
  );
}
