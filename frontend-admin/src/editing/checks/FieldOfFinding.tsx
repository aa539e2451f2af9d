import { useFormContext } from 'react-hook-form';
import { usePreviewScope } from '../preview/PreviewBeside';
import { FieldFromAddress } from './FieldFromAddress';

const SHOWN_MS = 50;

interface FieldOfFindingProps {
  /** Shows the part of the form that holds a field; default: that of the form beside the preview. */
  showPart?: (path: string) => void;
}

/** Opens a record's form at the field of a finding. */
export const FieldOfFinding = ({ showPart }: FieldOfFindingProps) => {
  const { getValues, setFocus } = useFormContext();
  const preview = usePreviewScope();
  const open = (path: string) => {
    (showPart ?? preview?.showPart)?.(path);
    // Once its tab is shown.
    setTimeout(() => {
      setFocus(path);
      document.activeElement?.scrollIntoView({ block: 'center' });
    }, SHOWN_MS);
  };
  return <FieldFromAddress values={getValues} onOpenField={open} />;
};
