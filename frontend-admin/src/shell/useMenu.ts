import {
  ChartNoAxesColumn,
  History,
  House,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Replace,
  Settings,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { screenName } from '../data/dataProvider';
import { allKinds } from '../data/kinds';
import { mayUse } from '../data/session/authProvider';
import { useSessionUser } from '../data/session/session';

export interface Entry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Shown at the end of the entry. */
  badge?: ComponentType;
}

export interface Group {
  title: string;
  entries: readonly Entry[];
}

/** Where a kind of record is in the menu, for `options` of its <Resource>. */
export interface InMenu {
  group: 'Work' | 'Pages' | 'Content' | 'Administration';
  icon: LucideIcon;
  /** Default: the plural of its name. */
  label?: string;
  badge?: ComponentType;
}

/** The screens before and after those of kinds. */
const GROUPS: readonly { title: InMenu['group']; first: readonly Entry[]; last: readonly Entry[] }[] = [
  {
    title: 'Work',
    first: [{ path: '/', label: 'Dashboard', icon: LayoutDashboard }],
    last: [{ path: '/report', label: 'Report', icon: ChartNoAxesColumn }],
  },
  { title: 'Pages', first: [{ path: '/homepage', label: 'Homepage', icon: House }], last: [] },
  {
    title: 'Content',
    first: [],
    last: [
      { path: '/content-checks', label: 'Content Checks', icon: ListChecks },
      { path: '/replace-words', label: 'Replace Words', icon: Replace },
      { path: '/trash', label: 'Trash', icon: Trash2 },
    ],
  },
  {
    title: 'Administration',
    first: [{ path: '/settings', label: 'Settings', icon: Settings }],
    last: [
      { path: '/audit-log', label: 'Audit Log', icon: History },
      { path: '/privacy', label: 'Privacy', icon: ShieldCheck },
    ],
  },
];

/** The screens that the user may open; kinds of records in the order of the server. */
export function useMenu(): Group[] {
  const role = useSessionUser()?.role;
  const definitions = useResourceDefinitions<{ menu?: InMenu }>();
  const translate = useTranslate();
  const kinds = allKinds.flatMap(({ resource }) => {
    const screen = screenName(resource);
    const menu = definitions[screen]?.options?.menu;
    return menu ? [{ path: `/${screen}`, label: translate(`resources.${screen}.name`, { smart_count: 2 }), ...menu }] : [];
  });
  return GROUPS.map(({ title, first, last }) => ({
    title,
    entries: [...first, ...kinds.filter(({ group }) => group === title), ...last].filter(({ path }) => mayUse(role, path.slice(1))),
  }));
}
