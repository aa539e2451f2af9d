import { Box, type SxProps, Tab, Tabs } from '@mui/material';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { TableSkeleton } from './Loaded';

interface TabPanelsProps {
  /** The tabs' name for screen readers. */
  label: string;
  tabs: readonly { label: string; Panel: ComponentType }[];
  /** Of the panel. */
  sx?: SxProps;
  /** The chosen tab and its setter, if another part of the screen chooses, too. */
  chosen?: readonly [tab: number, choose: (tab: number) => void];
}

/** Parts of a screen in tabs; only the chosen one is mounted. */
export const TabPanels = ({ label, tabs, sx, chosen }: TabPanelsProps) => {
  const own = useState(0);
  const [shown, setShown] = chosen ?? own;
  const id = useId();
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, value: number) => setShown(value)}
        aria-label={label}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab, index) => (
          <Tab key={tab.label} id={`${id}tab${index}`} aria-controls={`${id}panel`} label={tab.label} />
        ))}
      </Tabs>
      {tabs.map(
        ({ label: name, Panel }, index) =>
          index === shown && (
            <Box key={name} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${index}`} sx={sx}>
              <Suspense fallback={<TableSkeleton />}>
                <Panel />
              </Suspense>
            </Box>
          ),
      )}
    </>
  );
};
