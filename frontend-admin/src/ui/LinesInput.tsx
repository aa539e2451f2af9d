import { formatLines, parseLines } from './lines';
import { TextListInput } from './TextListInput';

interface LinesInputProps {
  source: string;
  label?: string;
  helperText?: string;
}

/** A list of texts that may hold commas, one in each line. */
export const LinesInput = ({ helperText = 'One in each line.', ...props }: LinesInputProps) => (
  <TextListInput {...props} helperText={helperText} parse={parseLines} format={formatLines} minRows={3} />
);
