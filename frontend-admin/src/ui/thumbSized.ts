/** For a link that stands alone: where fingers press it takes 44 px of height, and nothing around it moves. */
export const thumbSized = {
  display: 'inline-block',
  minWidth: { xs: 44, md: 0 },
  py: { xs: 1.5, md: 0 },
  my: { xs: -1.5, md: 0 },
} as const;
