/** What the person says: now, or later. */
export const answers = ['approve', 'decline', 'revoke'] as const
export type PersonAnswer = (typeof answers)[number]

/** Which agencies may ask: those whose licence was checked, those the person came to or approved before, none. */
export const whoMayAsk = ['checked', 'known', 'nobody'] as const
export type WhoMayAsk = (typeof whoMayAsk)[number]

export const mostForbidden = 100

/**
 * What stands between a person and an approval: the first two forbid it, the others are said before it.
 * `represented`: another agency has the right for this very job · `applied`: they applied to it themselves ·
 * `asked`: another agency waits for an answer about this very job · `same_client`: another agency represents them at this company ·
 * `asked_client`: one waits for an answer about another job there · `applied_client`: they applied to another job there
 */
export const conflictKinds = [
  'represented',
  'applied',
  'asked',
  'same_client',
  'asked_client',
  'applied_client',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** The refusal that a conflict is; null where it is only told. */
export const refusalOf = (kind: ConflictKind): string | null =>
  kind === 'represented' ? 'represented_already' : kind === 'applied' ? 'applied_already' : null
