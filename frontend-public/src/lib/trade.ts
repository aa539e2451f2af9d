import type { NavigationGroup } from '../api/types';

type Offered = readonly Pick<NavigationGroup, 'group' | 'services'>[];

interface Trade {
  person: 'Electrician' | 'Installer';
  people: 'Electricians' | 'Installers';
  /** Stands before ' in Chester'. */
  heading: string;
}

/** Whose services are mostly panels, chargers and the like, and no tests, is not sought as an electrician: the first of them stands for all. */
export function tradeOf(groups: Offered): Trade {
  const servicesIn = (wanted: NavigationGroup['group']) => groups.find(({ group }) => group === wanted)?.services ?? [];
  const installed = servicesIn('energy-smart-home');
  const [first] = installed;
  return first && installed.length * 2 > groups.flatMap(({ services }) => services).length && !servicesIn('testing-compliance').length
    ? { person: 'Installer', people: 'Installers', heading: first.title }
    : { person: 'Electrician', people: 'Electricians', heading: 'Electricians' };
}
