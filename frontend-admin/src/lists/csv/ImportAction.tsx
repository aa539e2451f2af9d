import { lazy, Suspense, useState } from 'react';
import { Upload } from 'lucide-react';
import { ToolButton } from '../ToolButton';

const ImportDialog = lazy(() => import('./ImportDialog'));

/** Opens the import of the surrounding list. */
export const ImportAction = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label="Import" icon={Upload} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
