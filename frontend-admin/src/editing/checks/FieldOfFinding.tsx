import { useFormContext } from 'react-hook-form';
import { usePreviewScope } from '../preview/PreviewBeside';
import { FieldFromAddress } from './FieldFromAddress';

interface FieldOfFindingProps {
  /** Shows the part of the form that holds a field; default: that of the form beside the preview. */
  showPart?: (path: string) => void;
}

/** Opens a record's form at the field of a finding. */
export const FieldOfFinding = ({ showPart }: FieldOfFindingProps) => {
  const { getValues, setFocus } = useFormContext();
  const preview = usePreviewScope();
  const focus = (path: string) => {
    setFocus(path);
    document.activeElement?.scrollIntoView({ block: 'center' });
  };
  return <FieldFromAddress values={getValues} onShow={showPart ?? preview?.showPart} onFocus={focus} />;
};
