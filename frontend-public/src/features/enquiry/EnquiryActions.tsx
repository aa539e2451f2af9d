import type { ReactNode } from 'react';
import type { InquiryForm as EnquiryForm, InquiryPage as EnquiryPage } from '../../../../backend/src/site/render';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../content/icons';
import { CallBackForm } from './CallBackForm';
import { DetailsForm } from './DetailsForm';
import { EnquiryPhotosIsland } from './EnquiryPhotos';
import { PostForm } from './PostForm';

/** Everything but writing, each behind its name. */
export const EnquiryActions = (enquiry: EnquiryPage) => (
  <div className="enquiry-actions">
    <h2 className="card-heading">What you can do</h2>
    <Action
      form="call-back"
      icon="phone"
      name={enquiry.callBack ? 'Change the time of the call' : 'Ask for a call'}
      refused={enquiry.refused}
    >
      <CallBackForm {...enquiry} />
    </Action>
    <Action form="photos" icon="circuit-board" name="Add photos" refused={enquiry.refused}>
      <EnquiryPhotosIsland {...photosOf(enquiry)} />
    </Action>
    <Action form="details" icon="clipboard-check" name="Correct your details" refused={enquiry.refused}>
      <DetailsForm {...enquiry} />
    </Action>
    {!enquiry.isSolved && (
      <Action form="solved" icon="check" name="My question is solved" refused={enquiry.refused}>
        <PostForm form="solved" {...enquiry}>
          {() => (
            <>
              <p>We will then close the enquiry. You can reopen it at any time by writing.</p>
              <button type="submit" className="button button-primary">
                Yes, it is solved
              </button>
            </>
          )}
        </PostForm>
      </Action>
    )}
    <Action form="erase" icon="close" name="Delete my enquiry" refused={enquiry.refused}>
      <EraseForm {...enquiry} />
    </Action>
  </div>
);

/** Only what the island needs: its props stand in the page once more. */
const photosOf = ({ path, formKey, refused, photos, upload }: EnquiryPage) => ({
  path,
  formKey,
  refused: refused?.form === 'photos' ? refused : undefined,
  photos,
  upload,
});

interface ActionProps extends Pick<EnquiryPage, 'refused'> {
  form: EnquiryForm;
  icon: IconName;
  name: string;
  children: ReactNode;
}

const Action = ({ form, icon, name, refused, children }: ActionProps) => (
  <details className="enquiry-action" open={refused?.form === form}>
    <summary>
      <Icon name={icon} size={20} />
      {name}
      <Icon name="chevron-down" size={20} />
    </summary>
    {children}
  </details>
);

const EraseForm = (enquiry: EnquiryPage) => (
  <PostForm form="erase" {...enquiry}>
    {({ errors }) => (
      <>
        <p>We will then delete your messages and ours, your details and photos, and the emails that we keep. This cannot be undone.</p>
        <div className="field">
          <label className="enquiry-sure">
            <input
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={Boolean(errors['sure'])}
              aria-describedby={errors['sure'] && 'enquiry-sure-error'}
            />
            Yes, delete everything
          </label>
          {errors['sure'] && (
            <p id="enquiry-sure-error" className="field-error">
              {errors['sure'].join('. ')}
            </p>
          )}
        </div>
        <button type="submit" className="button button-secondary">
          Delete my enquiry
        </button>
      </>
    )}
  </PostForm>
);
