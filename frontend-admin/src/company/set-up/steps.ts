import type { SetUpStatus } from '../../data/types';

interface Step {
  id: string;
  name: string;
  title: string;
  note: string;
  /** Where the same is changed later. */
  later?: { path: string; name: string };
  /** The demonstration stays until it is done. */
  required?: SetUpStatus['missing'][number];
}

export const steps = [
  {
    id: 'company',
    name: 'Company',
    title: 'Your company',
    note: 'As it stands in the header, the footer and the legal pages.',
    later: { path: '/settings', name: 'Settings, Company' },
    required: 'company',
  },
  {
    id: 'contact',
    name: 'Contact',
    title: 'How customers reach you',
    note: 'Shown on every page and in every email to customers.',
    later: { path: '/settings', name: 'Settings, Company and Online' },
    required: 'contact',
  },
  {
    id: 'places',
    name: 'Places',
    title: 'Where you work',
    note: 'Each place gets a page. The first one stands in titles, such as ‘Electricians in Chester’. Visitors check their postcode against these.',
    later: { path: '/locations', name: 'Locations' },
    required: 'places',
  },
  {
    id: 'services',
    name: 'Services',
    title: 'What you offer',
    note: 'Their texts are ready and name no company. What you do not choose is hidden, not deleted.',
    later: { path: '/services', name: 'Services' },
  },
  {
    id: 'hours',
    name: 'Hours',
    title: 'When you are open',
    note: 'Outside these hours the website shows the emergency phone, if there is one.',
    later: { path: '/settings/hours', name: 'Settings, Opening Hours' },
  },
  {
    id: 'look',
    name: 'Look',
    title: 'Logo and colours',
    note: 'Without a logo the website shows the name of your company.',
    later: { path: '/settings/branding', name: 'Settings, Branding' },
  },
  {
    id: 'mail',
    name: 'Mail',
    title: 'Email',
    note: 'Your provider calls these details ‘outgoing mail’ or ‘SMTP’. Save them, then send a test email to yourself.',
    later: { path: '/settings/mail', name: 'Settings, Mail' },
  },
  {
    id: 'badges',
    name: 'Badges',
    title: 'Accreditations, clients and promises',
    note: 'Name only what is true today: visitors rely on it.',
    later: { path: '/settings/branding', name: 'Settings, Branding and Claims' },
  },
  {
    id: 'practices',
    name: 'People',
    title: 'Who comes, and how they work',
    note: 'Each ‘Yes’ becomes a sentence of your About page. What you do not answer is not written.',
    later: { path: '/settings/practices', name: 'Settings, Practices' },
  },
  {
    id: 'finish',
    name: 'Finish',
    title: 'Say goodbye to the sample company',
    note: 'The last step. Nothing is deleted before you confirm it.',
  },
] as const satisfies readonly Step[];

export type StepId = (typeof steps)[number]['id'];

export const stepPath = (id: StepId): string => `/set-up/${id}`;

/** Steps that may be skipped. */
export type OptionalStep = SetUpStatus['done'][number];

export const isOptional = (id: StepId): id is OptionalStep =>
  id !== 'finish' && steps.every((step) => step.id !== id || !('required' in step));

/** Returns the step of an address; undefined if there is none. */
export const stepAt = (id: string | undefined): (Step & { id: StepId; index: number }) | undefined => {
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  return step && { ...step, index };
};

/** The first step that is neither done nor skipped. */
export const nextStep = (status: SetUpStatus): StepId => steps.find((step) => !isDone(step, status))?.id ?? 'finish';

export const isDone = ({ id, required }: Pick<Step, 'id' | 'required'>, { missing, done }: SetUpStatus): boolean =>
  required ? !missing.includes(required) : done.some((step) => step === id);
