/** What can happen to a CV, as its owner is told. */
export const happenings = [
  'applied',
  'asked',
  'agreed',
  'unlocked',
  'masked',
  'full',
  'opened',
  'read',
  'printed',
  'taken',
  'exported',
  'shared',
  'link_used',
] as const
export type Happening = (typeof happenings)[number]

/** What left the site and cannot be called back. */
export const leaves: readonly Happening[] = ['taken', 'exported', 'link_used']
