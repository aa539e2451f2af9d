import type { ReactNode } from 'react';

/** A column of a table, and a line of a card on a phone. */
export interface Column<R> {
  label: string;
  render: (record: R) => ReactNode;
  /** The API's field to sort by; without it the column cannot be sorted. */
  sortBy?: string;
  align?: 'left' | 'right';
  /** Name of the row for screen readers. One column of a table has it. */
  heading?: boolean;
  /** Buttons: a card shows them last and without their label. */
  actions?: boolean;
}
