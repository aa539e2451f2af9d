import type { EmailQuestion as Asked } from '../../../backend/render';
import { emailTexts } from '../content/contact';

/** The button that answers whether the address is right, and the field with the address that was asked about. */
export const CHOSEN = 'chosenEmail';
const ASKED = 'askedEmail';

/** A field for an address. Without script, browsers refuse 'Pat <pat@example.com>' in one of the type 'email'; the server takes it. */
export const EMAIL = { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as const;

interface Props extends Asked {
  isFirst?: boolean;
  texts?: { yes: (meant: string) => string; note: string };
}

/** Asks once whether a likely typing error is one; both answers send the form. */
export const EmailQuestion = ({ typed, meant, isFirst, texts: { yes, note } = emailTexts }: Props) => (
  <div id={isFirst ? 'result' : undefined} tabIndex={-1} role="alert" className="field-wide note">
    <p>
      <strong>{emailTexts.question(meant)}</strong> {note}
    </p>
    <input type="hidden" name={ASKED} value={typed} />
    <div className="buttons">
      <button type="submit" className="button button-secondary" name={CHOSEN} value={meant}>
        {yes(meant)}
      </button>
      <button type="submit" className="button button-quiet" name={CHOSEN} value={typed}>
        {emailTexts.no(typed)}
      </button>
    </div>
  </div>
);
