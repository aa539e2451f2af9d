import type { components } from '../../../../backend/openapi';
import { useLatest } from './useLatest';

type Schemas = components['schemas'];
export type PreviewRequest = Schemas['PreviewDto'];
type PreviewPage = Schemas['Preview'];

/** The first letter after a pause is sent at once. */
const PACE = { everyMs: 200, afterMs: 0 };

/** Renders what a form holds. */
export const usePreview = (wanted: PreviewRequest) => useLatest<PreviewPage>('/api/admin/previews/render', wanted, PACE);
