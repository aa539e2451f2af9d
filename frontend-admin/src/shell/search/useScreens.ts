import { useResourceDefinitions, useTranslate } from 'react-admin';
import { settingsTabs, tabAddress } from '../../company/settings/tabs';
import { useSessionUser } from '../../data/session/session';
import { useFieldName } from '../../editing/changes/fieldNames';
import { addressOf } from '../places';
import { useMenu } from '../useMenu';
import type { Screen } from './destinations';

/** The screens that the user may open, what can be added there, and the fields of the settings. */
export function useScreens(): Screen[] {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  const fieldName = useFieldName('company-info');
  const isAdmin = useSessionUser()?.role === 'admin';
  const entries = useMenu().flatMap((place) => place.entries);
  const screens = entries.map((entry) => ({ to: addressOf(entry), title: entry.label, words: entry.words }));
  const settings = settingsTabs
    .filter((tab) => isAdmin || !('isRestricted' in tab))
    .flatMap((tab) => {
      const to = tabAddress(tab);
      const fields = Object.entries(tab.fields).map(([field, words]) => ({
        to: `${to}#field=${field}`,
        title: fieldName(field),
        detail: `Settings, ${tab.label}`,
        words,
        isPart: true,
      }));
      return [{ to, title: tab.label, detail: 'Settings', isPart: true }, ...fields];
    });
  const additions = entries
    .filter(({ path, filter }) => !filter && definitions[path.slice(1)]?.hasEdit)
    .map(({ path }) => ({ to: `${path}/create`, title: translate(`resources.${path.slice(1)}.action.create`), isPart: true }));
  return [...screens, ...additions, ...settings];
}
