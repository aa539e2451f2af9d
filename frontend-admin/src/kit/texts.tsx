import { Link as MuiLink, type LinkProps, Typography, type TypographyProps } from '@mui/material';
import { Link, type LinkProps as RouterLinkProps } from 'react-router';

/** Small print: what a heading, a value or a control says besides. */
export const Note = (props: TypographyProps) => <Typography variant="body2" color="text.secondary" {...props} />;

/** A link to another screen of the backoffice. */
export const ScreenLink = (props: LinkProps & Pick<RouterLinkProps, 'to'>) => <MuiLink component={Link} {...props} />;
