import type { CallDay } from '../../../backend/render';

interface Props {
  days: CallDay[];
  /** A call is coming, so it can be taken back. */
  isChosen: boolean;
}

/** The options of a select for the time of a call. */
export const CallTimes = ({ days, isChosen }: Props) => (
  <>
    <option value="">Choose a time</option>
    {isChosen && <option value="none">No call needed any more</option>}
    {days.map(({ day, times }) => (
      <optgroup key={day} label={day}>
        {times.map(({ value, text }) => (
          <option key={value} value={value}>{`${day}, ${text}`}</option>
        ))}
      </optgroup>
    ))}
  </>
);
