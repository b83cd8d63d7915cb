import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How far somebody whom a page brought along has come (product.md, "Imported candidate"). */
export const importStates = [
  'draft',
  'invited',
  'consented',
  'claimed',
  'refused',
  'expired',
  'merged',
  'withdrawn',
] as const
export type ImportState = (typeof importStates)[number]

export const importEvents = ['invite', 'consent', 'claim', 'refuse', 'expire', 'merge', 'withdraw', 'unmerge'] as const
export type ImportEvent = (typeof importEvents)[number]

const open = {
  invite: 'invited',
  consent: 'consented',
  claim: 'claimed',
  refuse: 'refused',
  expire: 'expired',
  merge: 'merged',
  withdraw: 'withdrawn',
} as const
const { invite: _, ...agreed } = open

const table: Record<ImportState, Partial<Record<ImportEvent, ImportState>>> = {
  draft: open,
  // asked once more, the term begins anew
  invited: open,
  consented: agreed,
  claimed: { refuse: 'refused', expire: 'expired', merge: 'merged', withdraw: 'withdrawn' },
  refused: {},
  expired: {},
  // undone within its time; where it stood before is kept beside it
  merged: { unmerge: 'draft' },
  withdrawn: {},
}

/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: ImportState, event: ImportEvent): ImportState | null => table[state][event] ?? null

/** @returns yes, or the refusal `import_state` */
export const mayMoveImport = (state: ImportState, event: ImportEvent): Answer =>
  stateAfter(state, event) ? yes : refuse('import_state')

/** The page still holds this person and may work on the record. */
export const isHeld = (state: ImportState): boolean => ['draft', 'invited', 'consented', 'claimed'].includes(state)

/** The person agreed: may be sent, put forward and kept for later jobs. */
export const hasAgreed = (state: ImportState): boolean => state === 'consented' || state === 'claimed'

/** How a company came by somebody. */
export const importSources = ['form', 'cv', 'table', 'drop', 'application', 'search', 'openday', 'mail', 'api'] as const
export type ImportSource = (typeof importSources)[number]
