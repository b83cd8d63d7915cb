/** States of a company page and what leads from one to another (product.md, "Company page"). */
export const pageStates = ['pending', 'withheld', 'active', 'limited', 'suspended', 'closed'] as const
export type PageState = (typeof pageStates)[number]

export const pageMoves = ['activate', 'withhold', 'limit', 'suspend', 'close'] as const
export type PageMove = (typeof pageMoves)[number]

const table: Record<PageState, Partial<Record<PageMove, PageState>>> = {
  pending: { activate: 'active', withhold: 'withheld', limit: 'limited', suspend: 'suspended', close: 'closed' },
  // its name looks like another's: nobody sees it until staff have looked
  withheld: { activate: 'active', limit: 'limited', suspend: 'suspended', close: 'closed' },
  active: { withhold: 'withheld', limit: 'limited', suspend: 'suspended', close: 'closed' },
  limited: { withhold: 'withheld', activate: 'active', suspend: 'suspended', close: 'closed' },
  suspended: { activate: 'active', limit: 'limited', close: 'closed' },
  closed: {},
}

/** Where a move leads; null when it is not possible from here. */
export const afterMove = (state: PageState, move: PageMove): PageState | null => table[state][move] ?? null

/** States in which everybody sees the page and its jobs. */
export const shownStates = ['pending', 'active', 'limited'] as const satisfies readonly PageState[]

/** Staff have looked at them: companies that another could be taken for. */
export const lookedAtStates = ['active', 'limited', 'suspended'] as const satisfies readonly PageState[]
/** States in which its team works on it: a suspended page still answers its applicants and reads why. */
export const workedStates = [...shownStates, 'withheld', 'suspended'] as const satisfies readonly PageState[]

/** Whether jobs of the page may go out. */
export const mayGoOut = (state: string): boolean => state === 'pending' || state === 'active'

/** In these a page writes to nobody new in its name: what it is refused with. */
export const voicelessStates: Partial<Record<PageState, (typeof voiceless)[number]>> = {
  withheld: 'page_withheld',
  suspended: 'page_suspended',
}
export const voiceless = ['page_withheld', 'page_suspended'] as const
