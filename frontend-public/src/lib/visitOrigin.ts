/** In sessionStorage: for this visit, in this tab, and sent with an enquiry only. */
const KEY = 'came-from';
const LONGEST = 100;

export interface VisitOrigin {
  /** Host of the website that led here. */
  referrerHost?: string;
  /** `utm_source` of the visit's first address. */
  utmSource?: string;
}

/** Keeps where the visit came from when its first page opens; later pages change nothing. */
export function rememberOrigin() {
  try {
    if (sessionStorage.getItem(KEY) !== null) return;
    const host = document.referrer && new URL(document.referrer).hostname;
    const utmSource = new URLSearchParams(location.search).get('utm_source')?.slice(0, LONGEST);
    const origin: VisitOrigin = {
      ...(host && host !== location.hostname && host.length <= LONGEST && { referrerHost: host }),
      ...(utmSource && { utmSource }),
    };
    sessionStorage.setItem(KEY, JSON.stringify(origin));
  } catch {
    // Storage may be full or disabled.
  }
}

export function originOfVisit(): VisitOrigin {
  try {
    const { referrerHost, utmSource } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as VisitOrigin;
    return { referrerHost, utmSource };
  } catch {
    return {};
  }
}
