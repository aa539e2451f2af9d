/** The public site's colours: navy, yellow for the main button, green for success. */
export const navy = { 950: '#0B1220', 900: '#111A2C', 800: '#1A2540', 700: '#273556', 600: '#3A4A70' } as const;
export const yellow = { 300: '#FDE68A', 400: '#FACC15', 500: '#EAB308' } as const;
export const slate = { 50: '#F6F7FA', 100: '#ECEFF4', 200: '#DDE2EA', 400: '#94A0B4', 500: '#5B6880', 600: '#475369' } as const;

export type ToneName = 'danger' | 'attention' | 'info' | 'progress' | 'success' | 'neutral';

/** Text and background of badges, at a contrast of at least 4.5:1. */
export const tones: Record<'light' | 'dark', Record<ToneName, { text: string; background: string }>> = {
  light: {
    danger: { text: '#9B1C1C', background: '#FDE8E8' },
    attention: { text: '#6B4A00', background: '#FEF3C7' },
    info: { text: '#0B4A8F', background: '#E0EFFE' },
    progress: { text: '#5B2AA0', background: '#F0E9FE' },
    success: { text: '#14632F', background: '#DCF7E4' },
    neutral: { text: '#475369', background: '#ECEFF4' },
  },
  dark: {
    danger: { text: '#FFC9C9', background: '#5A1A1E' },
    attention: { text: '#FDE68A', background: '#43350B' },
    info: { text: '#A9D2FF', background: '#12335A' },
    progress: { text: '#D6C2FF', background: '#36245C' },
    success: { text: '#A7F0BF', background: '#12402A' },
    neutral: { text: '#C3CCDB', background: '#273556' },
  },
};

export type ChartColour = 'views' | 'calls' | 'enquiries' | 'good' | 'bad' | 'open';

/** Of charts, at a contrast of at least 3:1 to the paper and told apart by patterns, too. */
export const chartColours: Record<'light' | 'dark', Record<ChartColour, string>> = {
  light: { views: '#0B4A8F', calls: '#5B2AA0', enquiries: '#15803D', good: '#15803D', bad: '#B42318', open: '#5B6880' },
  dark: { views: '#7FB8F5', calls: '#C4A6FF', enquiries: '#4ADE80', good: '#4ADE80', bad: '#FF8A80', open: '#A8B3C7' },
};
