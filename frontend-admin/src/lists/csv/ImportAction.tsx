import { lazy, Suspense, useState } from 'react';
import { Upload } from 'lucide-react';
import { Button } from 'react-admin';

const ImportDialog = lazy(() => import('./ImportDialog'));

/** Opens the import of the surrounding list. */
export const ImportAction = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="Import" onClick={() => setOpen(true)}>
        <Upload size={18} />
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
