import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { useQuoteText } from '../../components/NextStep';

interface Props {
  /** The address of the page's links to its form. */
  form: string;
  title: string;
  children?: ReactNode;
}

/** Closed until one of the links is pressed (live/formInPlace.ts), which without script lead to the contact page. Without children it borrows the page's own form. */
export const Sheet = ({ form, title, children }: Props) => (
  <dialog className="form-dialog" data-form={form} aria-labelledby="form-title">
    <div className="form-dialog-head">
      <div>
        <p className="eyebrow">{useQuoteText()}</p>
        <h2 id="form-title" tabIndex={-1}>
          {title}
        </h2>
      </div>
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
    </div>
    {children}
  </dialog>
);
