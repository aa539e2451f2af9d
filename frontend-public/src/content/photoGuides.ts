import type { Drawing, ServiceType } from '../api/types';
import { assetFile } from './art';

const GUIDES = {
  'consumer-unit': 'The consumer unit (fuse box) with its door open',
  meter: 'The meter and the main switch',
  room: 'The room or place of the work',
  parking: 'Where the car parks, and the wall beside it',
  roof: 'The roof, from the ground',
  light: 'The lights as they are now',
  appliance: 'Some of the appliances and their plugs',
  switch: 'The switches or sockets',
} as const;

type GuideName = keyof typeof GUIDES;

export interface Guide {
  name: GuideName;
  caption: string;
}

const USUAL: readonly GuideName[] = ['consumer-unit', 'meter', 'room'];

/** The three pictures with which the office can usually answer without a visit. */
const byType = new Map<string | undefined, readonly GuideName[]>(
  Object.entries({
    'pat-testing': ['appliance', 'room', 'switch'],
    'emergency-lighting': ['light', 'room', 'consumer-unit'],
    'ev-charging': ['parking', 'consumer-unit', 'meter'],
    'led-lighting': ['light', 'switch', 'room'],
  } satisfies Partial<Record<ServiceType, GuideName[]>>),
);

/** For services whose type is 'other'. */
const byDrawing = new Map<Drawing | null | undefined, readonly GuideName[]>([
  ['solar-panel-installation', ['roof', 'meter', 'consumer-unit']],
  ['outdoor-lighting', ['light', 'room', 'consumer-unit']],
  ['smart-home-installation', ['switch', 'room', 'consumer-unit']],
  ['kitchen-electrical', ['room', 'switch', 'consumer-unit']],
  ['bathroom-electrical', ['room', 'light', 'consumer-unit']],
]);

/** `drawing`: of the service that the form is about. */
export const photoGuides = (type?: string, drawing?: Drawing | null): Guide[] =>
  (byType.get(type) ?? (type === 'other' ? byDrawing.get(drawing) : undefined) ?? USUAL).map((name) => ({ name, caption: GUIDES[name] }));

export const guideFile = (name: GuideName): string => assetFile(`guides/${name}.svg`);

export const photoTexts = {
  label: 'Photos',
  optional: 'optional, up to 6',
  hint: 'They often save a visit. Photograph only what you can see: never take a cover off.',
  guides: 'What to photograph',
  danger: 'Do not touch anything that sparks, smells or is wet, and do not stay to take photos. Call us.',
  tooLarge: (name: string) => `${name} is too large. Please choose a photo of at most 10 MB.`,
  heic: (name: string) =>
    `${name} is a HEIC photo, which cannot be read here. On an iPhone, choose Settings, Camera, Formats, Most Compatible and take it again, or send a screenshot of it.`,
  noPicture: (name: string) => `${name} does not contain a picture that can be read here. Please choose a JPEG, PNG, WebP or GIF.`,
  damaged: (name: string) => `${name} is damaged: its picture cannot be shown. Please choose another copy of it.`,
  unreachable: 'It did not reach us. Check your connection, then try again.',
  failed: 'Our website has a fault and did not take it. Try again in a few minutes.',
  missing: 'Please choose a photo first.',
  chooseAgain: 'Your photos could not be kept. Please choose them again.',
};
