import { Icon } from './Icon';

/** Pauses the motion in its section. A checkbox, so that it works without script. */
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
