import type { Action } from '../rules.ts'

/** Under which word an action and its variant are named. */
export const nameOf = ({ action, variant }: { action: Action; variant: string }): string =>
  variant === '' || variant === 'standard' ? `names.${action}` : `names.${action}_${variant}`
