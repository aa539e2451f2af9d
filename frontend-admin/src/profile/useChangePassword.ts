import type { components } from '../data/schema';
import { useCall } from '../data/useCall';
import { useNotices } from '../ui/useNotices';
import { formErrors } from './formErrors';

type Answer = components['schemas']['MessageAnswer'];

/** Answers what the form has to show when it was refused; `onChanged` is told when it was not. */
export function useChangePassword(onChanged: () => void) {
  const call = useCall();
  const { succeeded, failed } = useNotices();
  return async ({ currentPassword, newPassword }: Record<string, unknown>) => {
    try {
      const body = JSON.stringify({ currentPassword, newPassword });
      const { json } = await call<Answer>('/api/admin/profile/password', { method: 'PUT', body });
      succeeded('backoffice.profile.passwordChanged', json.message);
      onChanged();
      return undefined;
    } catch (error) {
      failed('backoffice.profile.passwordFailed', error);
      return formErrors(error);
    }
  };
}
