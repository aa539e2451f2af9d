import type { NavigationGroup } from '../api/types';

type Offered = readonly Pick<NavigationGroup, 'group' | 'services'>[];

interface Trade {
  person: 'Electrician' | 'Installer';
  people: 'Electricians' | 'Installers';
  /** Stands before ' in Chester'. */
  heading: string;
}

/** A company whose services are mostly energy and smart home, without any testing, is headed by the first of these, and its people are installers. */
export function tradeOf(groups: Offered): Trade {
  const servicesIn = (wanted: NavigationGroup['group']) => groups.find(({ group }) => group === wanted)?.services ?? [];
  const installed = servicesIn('energy-smart-home');
  const [first] = installed;
  return first && installed.length * 2 > groups.flatMap(({ services }) => services).length && !servicesIn('testing-compliance').length
    ? { person: 'Installer', people: 'Installers', heading: first.title }
    : { person: 'Electrician', people: 'Electricians', heading: 'Electricians' };
}
