import { formatCommaList, parseCommaList } from './commaList';
import { TextListInput } from './TextListInput';

interface CommaListInputProps {
  source: string;
  helperText?: string;
  /** For long lists: how many lines it shows at least. */
  minRows?: number;
}

/** A list of words as comma-separated text. */
export const CommaListInput = ({ helperText = 'Separated by commas.', ...props }: CommaListInputProps) => (
  <TextListInput {...props} helperText={helperText} parse={parseCommaList} format={formatCommaList} />
);
