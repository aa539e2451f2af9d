import { Zap } from 'lucide-react';
import { createElement } from 'react';
import { icons } from './icons';

/** The icon of that name; a bolt when there is none, as on the public site. */
export const ServiceIcon = ({ name, size = 20 }: { name: string | null; size?: number }) =>
  createElement((name ? icons[name] : undefined) ?? Zap, { size, 'aria-hidden': true });
