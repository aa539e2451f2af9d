interface Looks {
  skin: string;
  hair: string;
  /** Of the jacket. */
  cloth: string;
  /** Behind the head, around its sides. */
  back: string;
  /** Above the face. */
  front: string;
  /** What they are known by: a headset, glasses, a helmet, a torch. */
  mark: string;
  markColour: string;
}

const YELLOW = '#facc15';

/** The people of the sample company alone: nobody else's face is invented. */
const KNOWN: Readonly<Record<string, Looks>> = {
  'Carol Entwistle': {
    ...{ skin: '#e8b48f', hair: '#8b8f9c', cloth: '#3c5f8f' },
    back: 'M29 50c-3-26 8-34 19-34s22 8 19 34c-1 6-5 8-7 4V38H36v16c-2 4-6 2-7-4z',
    front: 'M33 40c2-12 9-16 15-16s14 4 15 16c-8-2-13-6-16-10-3 5-8 8-14 10z',
    ...{ mark: 'M31 46v-4c0-11 7-19 17-19s17 8 17 19v4M65 46c0 9-5 13-12 14', markColour: YELLOW },
  },
  'Neil Garside': {
    ...{ skin: '#d99a73', hair: '#4a3728', cloth: '#1f7a4d' },
    back: 'M33 42c-1-14 5-22 15-22s16 8 15 22l-3 1H36z',
    front: 'M34 38c1-11 6-15 14-15s13 4 14 15c-7-5-21-5-28 0z',
    ...{ mark: 'M35 45h11v6H36zM50 45h11l-1 6H50zM46 46h4', markColour: '#dbe3f1' },
  },
  'Shona Okell': {
    ...{ skin: '#7d4e35', hair: '#1d1512', cloth: '#d97a2b' },
    back: 'M30 48c-6-20 6-31 18-31s24 11 18 31c-1 5-5 5-6 0V38H36v10c-1 5-5 5-6 0z',
    front: 'M33 38c1-10 7-14 15-14s14 4 15 14z',
    ...{ mark: 'M31 36c0-12 7-18 17-18s17 6 17 18zM28 36h40', markColour: YELLOW },
  },
  'Jamie Rourke': {
    ...{ skin: '#f0c3a4', hair: '#b5532a', cloth: '#54618a' },
    back: 'M33 42c-2-16 5-23 15-23s17 7 15 23l-3 2H36z',
    front: 'M33 37c0-10 6-15 15-15 7 0 12 3 15 9-6 0-10-1-14-3-3 5-9 8-16 9z',
    ...{ mark: 'M34 33h28M46 30h4v6h-4z', markColour: YELLOW },
  },
};

/** Whether there is a drawing of that name. */
export const isDrawn = (name: string): boolean => name in KNOWN;

/** Head and shoulders in the colours of the dioramas: night, one lamp, and what they wear at work. */
export function DrawnPortrait({ name }: { name: string }) {
  const looks = KNOWN[name];
  if (!looks) return null;
  const { skin, hair, cloth, back, front, mark, markColour } = looks;
  return (
    <svg className="portrait drawn-portrait" viewBox="0 0 96 96" aria-hidden="true">
      <path fill="#131d33" d="M0 0h96v96H0z" />
      <circle cx="74" cy="20" r="34" fill={YELLOW} opacity=".12" />
      <circle cx="74" cy="20" r="18" fill={YELLOW} opacity=".16" />
      <path fill="none" stroke="#2a3a5a" strokeWidth="2" d="M0 70h12V30H0M96 60H84v20h12" />
      <path fill={hair} d={back} />
      <path fill={cloth} d="M10 96c2-20 14-27 28-29h20c14 2 26 9 28 29z" />
      <path fill="#fff" opacity=".14" d="M58 67c14 2 26 9 28 29H70c0-12-4-22-12-29z" />
      <path fill={skin} d="M41 58h14v12c-2 5-12 5-14 0z" />
      <path fill="#000" opacity=".16" d="M41 60c4 4 10 4 14 0v5c-4 3-10 3-14 0z" />
      <path fill={skin} d="M34 42c0-12 6-18 14-18s14 6 14 18c0 13-6 21-14 21s-14-8-14-21z" />
      <path fill={hair} d={front} />
      <path fill="none" stroke="#1b2743" strokeWidth="2" strokeLinecap="round" d="M41 46v2M55 46v2M43 55c3 3 7 3 10 0" />
      <path fill="none" stroke={markColour} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" d={mark} />
      <path fill="none" stroke={YELLOW} strokeWidth="2" opacity=".8" d="M38 68l10 12 10-12" />
    </svg>
  );
}
