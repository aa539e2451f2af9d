import { useResourceDefinitions, useTranslate } from 'react-admin';
import { settingsTabs, tabAddress } from '../../company/settings/tabs';
import { mayUse } from '../../data/session/authProvider';
import { useSessionUser } from '../../data/session/session';
import { useFieldName } from '../../editing/changes/fieldNames';
import { chooseMode, useMode } from '../../kit/theme/mode';
import { addressOf, type Entry } from '../places';
import { useMenu } from '../useMenu';
import { useSignOut } from '../useSignOut';
import type { Screen } from './destinations';
import { actionWords, screenWords } from './jobs';

/** Screens of nobody's place. */
const FURTHER = [
  { path: '/profile', label: 'Your profile' },
  { path: '/set-up', label: 'Set-up' },
];

/** What the user may open or do: screens, what can be added and done there, the fields of the settings, and what the menu ends with. */
export function useScreens(): Screen[] {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  const role = useSessionUser()?.role;
  const further = FURTHER.filter(({ path }) => mayUse(role, path.slice(1)));
  const entries = useMenu().flatMap((place) => place.entries);
  const named = (entry: Pick<Entry, 'path' | 'label' | 'filter'>) => {
    const to = addressOf(entry);
    return { to, title: entry.label, words: screenWords[to]?.words };
  };
  const [screens, own] = [entries.map(named), further.map(named)];
  const additions = entries
    .filter(({ path, filter }) => !filter && definitions[path.slice(1)]?.hasEdit)
    .map(({ path }) => ({
      to: `${path}/create`,
      title: translate(`resources.${path.slice(1)}.action.create`),
      words: `new create another ${screenWords[path]?.words ?? ''}`,
      isPart: true,
    }));
  // One's own password comes before those of others.
  const jobs = [...own, ...screens].flatMap(({ to: screen, title: detail }) =>
    (screenWords[screen]?.jobs ?? []).map(({ to = screen, ...job }) => ({ ...job, to, detail, isPart: true })),
  );
  return [...screens, ...own, ...useActions(), ...additions, ...jobs, ...useSettings(role === 'admin')];
}

function useActions(): Screen[] {
  const isDark = useMode() === 'dark';
  const signOut = useSignOut();
  return [
    {
      title: isDark ? 'Light mode' : 'Dark mode',
      words: actionWords.mode,
      to: () => chooseMode(isDark ? 'light' : 'dark'),
      isPart: true,
    },
    { title: 'View website', words: actionWords.website, to: () => void window.open('/', '_blank', 'noopener'), isPart: true },
    { title: 'Logout', words: actionWords.logout, to: () => void signOut(), isPart: true },
  ];
}

function useSettings(isAdmin: boolean): Screen[] {
  const fieldName = useFieldName('company-info');
  return settingsTabs
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
}
