import type { TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommaListInput } from './TextListInput';
import { FieldStack, wide } from '../kit/FieldGrid';
import { Note } from '../kit/texts';
import { TextInput } from './inputs';
import { MoreFields } from './MoreFields';
import { FileInput } from './pictures/pictureInputs';

/** How search engines and social networks show the page of a record. */
export const SeoFields = () => (
  <FieldStack>
    <Note>SEO is being found by search engines. These are the words and the picture that they, and shared links, show.</Note>
    <SeoInputs />
    <FileInput source="ogImage" helperText="The picture that social networks show. Without one, it is drawn from the title." />
    <MoreFields>
      <CommaListInput source="keywords" sx={wide} />
    </MoreFields>
  </FieldStack>
);

const DESCRIPTION = 'What you offer and where, and who vouches for it, such as your approval body for electrical contractors';

/** Title and description for search engines. */
export const SeoInputs = () => (
  <>
    <CountedInput source="metaTitle" limit={60} hint="50-60 characters" />
    <CountedInput source="metaDescription" limit={160} hint="150-160 characters" placeholder={DESCRIPTION} multiline minRows={3} />
  </>
);

interface CountedInputProps extends Omit<TextInputProps, 'helperText'> {
  source: string;
  /** The length that search engines show in full; longer texts are allowed. */
  limit: number;
  hint: string;
}

/** Shows the length, as in '12/60'. */
const CountedInput = ({ limit, hint, ...props }: CountedInputProps) => {
  const text = useWatch<Record<string, string | null | undefined>>({ name: props.source });
  return <TextInput {...props} helperText={`${text?.length ?? 0}/${limit} · ${hint}`} />;
};
