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
  /** Has no 'Skip' and is done before the demonstration goes: otherwise the sample company's would stand in the owner's name. */
  isAsked?: true;
  /** Where the website began without the sample company. */
  ofOwn?: { title: string; note: string };
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
    note: 'Choose what you do. Their texts are ready and name no company; the rest is hidden, not deleted.',
    later: { path: '/services', name: 'Services' },
    isAsked: true,
  },
  {
    id: 'hours',
    name: 'Hours',
    title: 'When you are open',
    note: 'Outside these hours the website shows the emergency phone, if there is one.',
    later: { path: '/settings/hours', name: 'Settings, Opening Hours' },
    isAsked: true,
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
    note: 'So that enquiries reach you and customers get your reply. Choose your provider, then send a test email to yourself.',
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
    id: 'terms',
    name: 'Terms',
    title: 'What you agree with customers',
    note: 'Your Terms of Service are made of these. Without them your website has none.',
    later: { path: '/settings/terms', name: 'Settings, Terms' },
  },
  {
    id: 'practices',
    name: 'People',
    title: 'Who comes, and how they work',
    note: 'Customers like to know who comes. Each ‘Yes’ becomes a sentence of your About page; what you do not answer is not written.',
    later: { path: '/settings/practices', name: 'Settings, Practices' },
  },
  {
    id: 'work',
    name: 'Work',
    title: 'What customers say, and what they see',
    note: 'Words of customers and photographs of your own jobs say more than any text.',
    later: { path: '/testimonials', name: 'Testimonials, Services and Projects' },
  },
  {
    id: 'finish',
    name: 'Finish',
    title: 'Say goodbye to the sample company',
    note: 'The last step. Nothing is deleted before you confirm it.',
    ofOwn: { title: 'Make your pages', note: 'The last step. They are made of what you have entered.' },
  },
] as const satisfies readonly Step[];

export type StepId = (typeof steps)[number]['id'];

export const stepPath = (id: StepId): string => `/set-up/${id}`;

/** Steps that are done when they are saved or skipped. */
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

/** Whether there is nothing of the sample company that could go. */
export const hasNoSample = ({ untouched, edited }: SetUpStatus): boolean => untouched.length + edited.length === 0;

/** Whether the owner has saved what the sample company would otherwise say. */
export const isAnswered = (id: OptionalStep, { isPresent, done }: SetUpStatus): boolean => !isPresent || done.includes(id);

/** What is left to do before the sample company can go. */
export const stepsLeft = (status: SetUpStatus) =>
  steps.filter((step) => ('required' in step || 'isAsked' in step) && !isDone(step, status));

export const isDone = ({ id, required }: Pick<Step, 'id' | 'required'>, { missing, done }: SetUpStatus): boolean =>
  required ? !missing.includes(required) : done.some((step) => step === id);
