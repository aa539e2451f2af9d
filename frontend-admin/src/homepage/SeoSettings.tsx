import type { HomepageChange, HomepageVersion } from '../data/types';
import { formatCommaList, parseCommaList } from '../ui/commaList';
import { FieldStack } from '../ui/FieldGrid';
import { imageAddress } from '../ui/imageAddress';
import { DraftField } from './DraftField';

interface SeoSettingsProps {
  draft: HomepageVersion;
  onSave: (change: HomepageChange) => void;
}

/** Each field is saved to the draft when it is left. */
export const SeoSettings = ({ draft, onSave }: SeoSettingsProps) => (
  <FieldStack>
    <DraftField
      label="Meta Title"
      value={draft.metaTitle ?? ''}
      hint={(text) => `${text.length}/60 · 50-60 characters show in full`}
      onSave={(metaTitle) => onSave({ metaTitle })}
    />
    <DraftField
      label="Meta Description"
      rows={3}
      value={draft.metaDescription ?? ''}
      hint={(text) => `${text.length}/160 · 150-160 characters show in full`}
      onSave={(metaDescription) => onSave({ metaDescription })}
    />
    <DraftField
      label="Keywords"
      rows={2}
      value={formatCommaList(draft.keywords)}
      hint={() => 'Separated by commas.'}
      onSave={(text) => onSave({ keywords: parseCommaList(text) })}
    />
    <DraftField
      label="Open Graph Image URL"
      value={draft.ogImage ?? ''}
      hint={() => 'The picture that social networks show.'}
      problem={imageAddress}
      onSave={(ogImage) => onSave({ ogImage: ogImage || null })}
    />
  </FieldStack>
);
