import { useSyncExternalStore } from 'react';
import { newListeners } from '../data/listeners';
import type { CompanyInfo } from '../data/types';

/** Whose backoffice this is. */
type Brand = Partial<Pick<CompanyInfo, 'companyName' | 'logoUrl' | 'darkLogoUrl' | 'faviconUrl' | 'primaryColor'>>;

/** As the server wrote it into the document, so that it is there before anybody has signed in; nothing on a development server. */
let brand = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="company"]')?.content ?? '{}') as Brand;
const listeners = newListeners();

/** Follows the settings while they are edited, without a reload. */
export function noteBrand(info: CompanyInfo): void {
  brand = info;
  listeners.notify();
}

export const useBrand = (): Brand => useSyncExternalStore(listeners.subscribe, () => brand);
