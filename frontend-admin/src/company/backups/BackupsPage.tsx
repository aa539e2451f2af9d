import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { Archive, DatabaseBackup, Download } from 'lucide-react';
import { ResourceContextProvider } from 'react-admin';
import { download } from '../../data/download';
import { useContentKey } from '../../data/idempotencyKey';
import { requestFile } from '../../data/request';
import type { Archives, ArchiveState, KeptBackup } from '../../data/types';
import { useCall, useRead } from '../../data/useCall';
import { CardColumns } from '../../kit/CardColumns';
import { RestrictedScreen } from '../../kit/deadEnds';
import { EmptyState } from '../../kit/EmptyState';
import { formatDate } from '../../kit/format';
import { LabelledButton } from '../../kit/LabelledButton';
import { Loaded } from '../../kit/Loaded';
import { PageHeader } from '../../kit/PageHeader';
import { StatusChip } from '../../kit/StatusChip';
import { TitledCard } from '../../kit/TitledCard';
import { useAction } from '../../kit/useAction';

const PATH = '/api/admin/archives';
const LOOKS_AGAIN_MS = 2_000;

/** Backups, and everything in one file for people and other programs. */
export const BackupsPage = () => (
  <ResourceContextProvider value="backups">
    <RestrictedScreen>
      <BackupsScreen />
    </RestrictedScreen>
  </ResourceContextProvider>
);

const BackupsScreen = () => {
  const archives = useRead<Archives>(['archives'], PATH, {
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.export) || isUnderWay(data?.backup) ? LOOKS_AGAIN_MS : false),
  });
  return (
    <>
      <PageHeader title="Backup and Export" note="A backup brings the website back after a fault. An export takes everything along." />
      <Loaded query={archives} failure="Backups and exports could not be loaded.">
        {(all) => (
          <CardColumns>
            <Backups {...all} />
            <Export state={all.export} />
          </CardColumns>
        )}
      </Loaded>
    </>
  );
};

const isUnderWay = (state: ArchiveState | null | undefined): boolean => state?.status === 'waiting' || state?.status === 'running';

/** Begins to make an archive; the server goes on with one that is under way. */
function useBegin(kind: 'export' | 'backup') {
  const call = useCall();
  const key = useContentKey();
  return useAction({
    texts: `archives.${kind}`,
    send: async () => {
      const made = await call<ArchiveState>(`${PATH}/${kind}`, { method: 'POST', headers: key.headersFor(kind) });
      key.responded();
      return made;
    },
    reads: ['archives'],
  });
}

function useDownload() {
  return useAction({
    texts: 'archives.download',
    send: async ({ path, name }: { path: string; name: string }) => download(name, await requestFile(`${PATH}/${path}`)),
    reads: ['archives'],
  });
}

const Backups = ({ backup, backups, fault }: Archives) => {
  const begin = useBegin('backup');
  const saving = useDownload();
  return (
    <TitledCard title="Backups" note="Everything, with secrets and accounts. Whoever runs the server restores the website from one.">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div>
          <LabelledButton
            variant="contained"
            label="Make a backup now"
            icon={DatabaseBackup}
            loading={begin.isPending}
            disabled={isUnderWay(backup)}
            onClick={() => begin.mutate()}
          />
        </div>
        <Progress state={backup} label="Making the backup" />
        {fault && <Alert severity="warning">{fault}</Alert>}
        {backups.length === 0 ? (
          <EmptyState text="No backups are kept yet. Make one now, and download it to another place." />
        ) : (
          <Box component="ul" aria-label="Kept backups" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {backups.map((one) => (
              <Kept
                key={one.name}
                backup={one}
                isSaving={saving.isPending && saving.variables.name === one.name}
                onSave={() => saving.mutate({ path: `backups/${one.name}`, name: one.name })}
              />
            ))}
          </Box>
        )}
      </Box>
    </TitledCard>
  );
};

interface KeptProps {
  backup: KeptBackup;
  isSaving: boolean;
  onSave: () => void;
}

const Kept = ({ backup: { startedAt, bytes, isProven, proof, isAway, name }, isSaving, onSave }: KeptProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Typography sx={{ fontWeight: 650 }}>{formatDate(startedAt)}</Typography>
        <StatusChip tone={isProven ? 'success' : 'attention'}>{isProven ? 'Proven' : 'Not proven'}</StatusChip>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {sizeOf(bytes)}
        {isAway ? ', kept away from the website' : ''}. {capital(proof)}.
      </Typography>
    </Box>
    <Button
      variant="outlined"
      startIcon={<Download size={18} />}
      loading={isSaving}
      aria-label={`Download the backup ${name}`}
      onClick={onSave}
    >
      Download
    </Button>
  </Box>
);

const Export = ({ state }: { state: ArchiveState | null }) => {
  const begin = useBegin('export');
  const saving = useDownload();
  const file = state?.file;
  return (
    <TitledCard
      title="Export everything"
      note="All lists as CSV, texts, settings and conversations as JSON, and all pictures, in one .tar.gz file. A README.txt in it says what is there."
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>
          Missing are passwords and sessions, the secrets of mail server and webhook, and the seal of the audit log. The file holds personal
          data: keep it safe.
        </Typography>
        <div>
          <LabelledButton
            label="Export everything"
            icon={Archive}
            loading={begin.isPending}
            disabled={isUnderWay(state)}
            onClick={() => begin.mutate()}
          />
        </div>
        <Progress state={state} label="Exporting everything" />
        {file && state.endsAt && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <LabelledButton
              variant="contained"
              label={`Download (${sizeOf(file.bytes)})`}
              icon={Download}
              loading={saving.isPending}
              onClick={() => saving.mutate({ path: 'export/file', name: `everything-${state.startedAt.slice(0, 10)}.tar.gz` })}
            />
            <Typography color="text.secondary">Deleted from the server on {formatDate(state.endsAt)}.</Typography>
          </Box>
        )}
      </Box>
    </TitledCard>
  );
};

/** Says what is being done, what was made, or why it failed. */
const Progress = ({ state, label }: { state: ArchiveState | null; label: string }) => (
  <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
    {isUnderWay(state) ? (
      <>
        <LinearProgress aria-label={label} sx={{ mb: 1 }} />
        <Typography>{state?.step}…</Typography>
      </>
    ) : (
      state?.result && <Alert severity={state.status === 'failed' ? 'error' : 'success'}>{state.result}</Alert>
    )}
  </Box>
);

const MB = 1_000_000;
const sizeOf = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
