import { useStaff } from '../../data/useCall';
import { readSession } from '../../data/session/session';
import { FormConflict } from '../../editing/conflicts/RecordConflict';
import { useEditor } from './useHomepage';

/** Returns a colleague's name for the beginning of a sentence. */
export function useColleague(id: string | null): string {
  const staff = useStaff({ enabled: id !== null });
  const name = staff.find((one) => one.id === id)?.username ?? 'Someone else';
  return id !== null && id === readSession()?.user.id ? `${name} (you, elsewhere)` : name;
}

/** Both versions of the texts of a part that a colleague has changed, too. */
export const PartConflict = ({ part }: { part: string }) => {
  const { stored, unsaved } = useEditor();
  const fields = unsaved.filter((one) => one.part === part).map(({ field }) => field);
  return <FormConflict changedBy={useColleague(stored.updatedBy)} among={fields} />;
};
