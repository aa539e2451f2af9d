import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { isDismissal } from '../second-factor/passkeys';
import { showToast, type Toast } from '../../kit/toasts';
import { LabelledButton } from '../../kit/LabelledButton';

export interface PasskeyButtonProps {
  label: string;
  /** What can be done instead. */
  otherwise: string;
  /** The button stays locked until this is done. */
  onUse: () => Promise<void>;
  failure: (error: unknown) => Toast;
}

/** One step: the browser verifies the person. */
export const PasskeyButton = ({ label, otherwise, onUse, failure }: PasskeyButtonProps) => {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await onUse();
    } catch (error) {
      console.error(error);
      if (isDismissal(error))
        showToast({ title: 'No Passkey Used', description: `You can try again, or ${otherwise}.`, variant: 'destructive' });
      else showToast(failure(error));
    } finally {
      setBusy(false);
    }
  };
  return <LabelledButton label={label} icon={KeyRound} size="large" loading={busy} onClick={() => void start()} />;
};
