import { ChartColumn, House, LayoutDashboard, Settings } from 'lucide-react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { screenName } from '../data/dataProvider';
import { allKinds } from '../data/kinds';
import { mayUse } from '../data/session/authProvider';
import { useSessionUser } from '../data/session/session';
import { type Entry, type InMenu, type Place, type PlaceName, PLACES } from './places';

/** The screens before and after those of kinds. */
const SCREENS: Partial<Record<PlaceName, { first?: readonly Entry[]; last?: readonly Entry[] }>> = {
  Dashboard: {
    first: [
      { path: '/', label: 'Dashboard', icon: LayoutDashboard },
      { path: '/report', label: 'Report', icon: ChartColumn },
    ],
  },
  Website: {
    first: [{ path: '/homepage', label: 'Homepage', icon: House }],
    last: [
      { path: '/page-grid', label: 'Services and Places' },
      { path: '/replace-words', label: 'Replace Words' },
    ],
  },
  Company: {
    first: [{ path: '/settings', label: 'Settings', icon: Settings }],
    last: [{ path: '/backups', label: 'Backup and Export' }],
  },
  More: {
    first: [{ path: '/content-checks', label: 'Content Checks' }],
    last: [
      { path: '/import', label: 'Import' },
      { path: '/trash', label: 'Trash' },
      { path: '/audit-log', label: 'Audit Log' },
      { path: '/privacy', label: 'Privacy' },
      { path: '/help', label: 'Help' },
    ],
  },
};

/** The places with the screens that the user may open; kinds of records in the order of the server. */
export function useMenu(): Place[] {
  const role = useSessionUser()?.role;
  const definitions = useResourceDefinitions<{ menu?: InMenu }>();
  const translate = useTranslate();
  const kinds = allKinds.flatMap(({ resource }) => {
    const screen = screenName(resource);
    const menu = definitions[screen]?.options?.menu;
    if (!menu) return [];
    const { place, views = [], ...list } = menu;
    const path = `/${screen}`;
    const label = translate(`resources.${screen}.name`, { smart_count: 2 });
    return [{ place, entry: { path, label, ...list } }, ...views.map((view) => ({ place, entry: { path, ...view } }))];
  });
  return PLACES.map((name) => {
    const { first = [], last = [] } = SCREENS[name] ?? {};
    const own: Entry[] = kinds.filter(({ place }) => place === name).map(({ entry }) => entry);
    return { name, entries: [...first, ...own, ...last].filter(({ path }) => mayUse(role, path.slice(1))) };
  });
}
