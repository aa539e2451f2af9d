let made = 0;
/** A unique text. */
export const mark = (name: string) => `Marked ${name} ${++made}.`;
export const picture = (name: string) => ({ url: `/media/marked-${name}-${++made}.webp`, alt: mark(`${name} alt`) });

/** All that a project's card shows. The category is that of projects without a sector, the description of those without a challenge. */
export const card = () => ({
  title: mark('card title'),
  sector: 'education',
  location: mark('card location'),
  challenge: mark('card challenge'),
  images: [picture('card')],
});

/** Each with a source and a day of March 2025. */
export const figures = () => ({
  ...{ yearsExperience: 431, yearsExperienceSource: mark('source'), yearsExperienceAsOf: '2025-03-01' },
  ...{ projectsCompleted: 98_761, projectsCompletedSource: mark('source'), projectsCompletedAsOf: '2025-03-02' },
  ...{ satisfactionRate: 83, satisfactionRateSource: mark('source'), satisfactionRateAsOf: '2025-03-03' },
});

/** Of a testimonial, given in March 2025. */
export const origin = () => ({ givenOn: '2025-03-04', source: mark('source'), sourceUrl: `https://reviews.example/marked-${++made}` });

/** All that a testimonial says, but its stars. */
export const said = () => ({
  ...{ name: mark('client'), company: mark('company'), location: mark('town'), comment: mark('comment') },
  ...{ ...origin(), projectType: mark('job'), image: picture('portrait').url },
});

const hours = (opens: string, closes: string) => ({ opens, closes });
/** No time twice. */
export const openingHours = {
  mon: hours('07:10', '16:10'),
  tue: hours('07:20', '16:20'),
  wed: hours('07:30', '16:30'),
  thu: hours('07:40', '16:40'),
  fri: hours('07:50', '16:50'),
  sat: hours('08:10', '17:10'),
  sun: hours('08:20', '17:20'),
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const clockOf = (at: number) => `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')} ${at < 720 ? 'AM' : 'PM'}`;
const ofTime = (time: unknown) => clockOf(Number(String(time).slice(0, 2)) * 60 + Number(String(time).slice(3)));
const ofMinutes = (at: unknown) => clockOf(Number(at));

/** Also a closed and a short day, and how the website writes times of day and minutes after midnight. */
export const week = {
  settings: () => ({
    openingHours,
    bankHolidays: [inDays(30)],
    specialDays: [{ from: inDays(20), hours: 'short', opens: '09:11', closes: '12:13' }],
  }),
  words: { opens: ofTime, closes: ofTime, from: ofMinutes, until: ofMinutes },
};

export const socialMedia = Object.fromEntries(
  ['facebook', 'instagram', 'linkedin', 'x', 'youtube'].map((network) => [network, `https://${network}.example/marked`]),
);

/** One accreditation is named 'Proven'. */
export const promises = {
  insurance: mark('insurance'),
  insuredSum: 7_300_000,
  people: [
    {
      name: mark('person'),
      role: mark('role'),
      qualification: mark('qualification'),
      photo: picture('person').url,
      answers: true,
      visits: true,
    },
  ],
  guaranteeMonths: 59,
  retentionMonths: 377,
  accreditationProofs: [{ name: 'Proven', number: 'P-777', registerUrl: 'https://register.example/P-777', expiresOn: '2099-12-31' }],
  reviewProfiles: [{ name: 'Marked Reviews', url: 'https://reviews.example/marked', rating: 4.7, count: 893, asOf: '2025-03-05' }],
};

export const position = { latitude: 53.77771, longitude: -2.88881 };

/** Shown for decades. */
export const banner = {
  text: mark('banner'),
  link: 'https://banner.example/marked',
  linkText: mark('banner link'),
  from: { date: '2025-01-01', time: '09:00' },
  until: { date: '2095-01-01', time: '09:00' },
};
