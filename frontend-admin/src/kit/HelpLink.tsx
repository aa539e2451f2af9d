import { CircleQuestionMark } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { IconAction } from './IconAction';

interface HelpLinkProps {
  /** The guide's entry; defaults to that of the screen. */
  entry?: string | undefined;
  /** In a dialog it opens a tab of its own, so that nothing typed is lost. */
  isInDialog?: boolean;
}

/** Leads to what the guide says of this screen or dialog; none in the guide itself. */
export const HelpLink = ({ entry, isInDialog = false }: HelpLinkProps) => {
  const { pathname, search } = useLocation();
  if (pathname.startsWith('/help')) return null;
  const to = entry === undefined ? `/help?${new URLSearchParams({ for: pathname + search })}` : `/help/${entry}`;
  const place = { component: Link, to, ...(isInDialog && { target: '_blank' }) };
  const label = isInDialog ? 'Help with this (new tab)' : 'Help with this screen';
  return <IconAction label={label} icon={CircleQuestionMark} {...place} sx={{ width: 44, height: 44, flex: 'none' }} />;
};
