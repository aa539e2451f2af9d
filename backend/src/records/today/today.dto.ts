import { TodaysItem } from '../../platform/common/todays-item.dto.js';

/** What is left of a part whose items are too many. */
export class MoreForToday {
  name: string;
  count: number;
  /** The screen that has all of them. */
  path: string;
}

export class Today {
  /** At most 50, the most urgent first. */
  items: TodaysItem[];
  /** Of all there are. */
  total: number;
  more: MoreForToday[];
  /** Names of the parts that could not be asked. */
  notAsked: string[];
}
