/** States of a company page and what leads from one to another (product.md, "Company page"). */
export const pageStates = ['pending', 'active', 'limited', 'suspended', 'closed'] as const
export type PageState = (typeof pageStates)[number]

export const pageMoves = ['activate', 'limit', 'suspend', 'close'] as const
export type PageMove = (typeof pageMoves)[number]

const table: Record<PageState, Partial<Record<PageMove, PageState>>> = {
  pending: { activate: 'active', limit: 'limited', suspend: 'suspended', close: 'closed' },
  active: { limit: 'limited', suspend: 'suspended', close: 'closed' },
  limited: { activate: 'active', suspend: 'suspended', close: 'closed' },
  suspended: { activate: 'active', limit: 'limited', close: 'closed' },
  closed: {},
}

/** Where a move leads; null when it is not possible from here. */
export const afterMove = (state: PageState, move: PageMove): PageState | null => table[state][move] ?? null

/** States in which everybody sees the page and its jobs. */
export const shownStates = ['pending', 'active', 'limited'] as const satisfies readonly PageState[]
/** States in which its team works on it: a suspended page still answers its applicants and reads why. */
export const workedStates = [...shownStates, 'suspended'] as const satisfies readonly PageState[]

/** Whether jobs of the page may go out. */
export const mayGoOut = (state: string): boolean => state === 'pending' || state === 'active'
