import {
  Award,
  Building2,
  Cable,
  Cctv,
  CircuitBoard,
  ClipboardCheck,
  Clock,
  CookingPot,
  DoorOpen,
  Factory,
  FileCheck,
  Flame,
  HeartPulse,
  House,
  HouseWifi,
  KeyRound,
  Lamp,
  Lightbulb,
  type LucideIcon,
  Network,
  PlugZap,
  ShieldCheck,
  ShowerHead,
  Siren,
  Sun,
  Wrench,
  Zap,
} from 'lucide-react';
import { createElement } from 'react';

/** The Lucide names that the public site has drawings for (its content/icons.ts); a name that it lacks appears there as a bolt. */
const icons: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  'building-2': Building2,
  cable: Cable,
  cctv: Cctv,
  'circuit-board': CircuitBoard,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  'cooking-pot': CookingPot,
  'door-open': DoorOpen,
  factory: Factory,
  'file-check': FileCheck,
  flame: Flame,
  'heart-pulse': HeartPulse,
  house: House,
  'house-wifi': HouseWifi,
  'key-round': KeyRound,
  lamp: Lamp,
  lightbulb: Lightbulb,
  network: Network,
  'plug-zap': PlugZap,
  'shield-check': ShieldCheck,
  'shower-head': ShowerHead,
  siren: Siren,
  sun: Sun,
  wrench: Wrench,
  zap: Zap,
};

export const iconNames: readonly string[] = Object.keys(icons);

/** The icon of that name; a bolt when there is none, as on the public site. */
export const ServiceIcon = ({ name, size = 20 }: { name: string | null; size?: number }) =>
  createElement((name ? icons[name] : undefined) ?? Zap, { size, 'aria-hidden': true });
