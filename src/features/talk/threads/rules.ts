/** What a thread may be about; each kind is opened by the feature it belongs to. */
export const threadKinds = ['application'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** Who speaks in it: a company page, or one person. */
export type ThreadSide = 'page' | 'candidate'
