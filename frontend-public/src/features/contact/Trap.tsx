import { TRAP } from './signs';

/** Out of sight, of the tab order and of what browsers fill in; robots fill in all they find. */
export const Trap = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="contact-website">Leave this empty</label>
    <input id="contact-website" name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
