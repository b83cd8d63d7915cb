/** States of a group of jobs and what leads from one to another (product.md, "Job group"). */
export const groupStates = ['draft', 'published', 'ended', 'archived'] as const
export type GroupState = (typeof groupStates)[number]

export const groupMoves = ['publish', 'end', 'reopen', 'archive'] as const
export type GroupMove = (typeof groupMoves)[number]

const table: Record<GroupState, Partial<Record<GroupMove, GroupState>>> = {
  draft: { publish: 'published', archive: 'archived' },
  published: { end: 'ended' },
  ended: { reopen: 'published', archive: 'archived' },
  archived: {},
}

/** Where a move leads; null when it is not possible from here. */
export const after = (state: GroupState, move: GroupMove): GroupState | null => table[state][move] ?? null

export const movesFrom = (state: GroupState): GroupMove[] => groupMoves.filter((move) => after(state, move) !== null)
