import { Copy } from 'lucide-react';
import { RowAction } from '../ui/RowAction';
import { useNotices } from '../ui/useNotices';

/** Copies the address as the forms of the backoffice take it: a path under /media. */
export const CopyAddress = ({ url, name }: { url: string; name: string }) => {
  const { succeeded, failed } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      succeeded('backoffice.media.copied', url);
    } catch (error) {
      failed('backoffice.media.copyFailed', error);
    }
  };
  return <RowAction label={`Copy address of ${name}`} icon={Copy} onClick={() => void copy()} />;
};
