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

/** When somebody of the company really looked: at the CV, at its sheet, at the application. */
export const looks: readonly Happening[] = ['masked', 'full', 'opened', 'read', 'taken']

/** What left the site and cannot be called back. */
export const leaves: readonly Happening[] = ['taken', 'exported', 'link_used']
