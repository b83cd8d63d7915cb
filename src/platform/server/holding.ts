import type { Context, Tx } from './context.ts'

type HeldFile = { id: string; name: string; storage_key: string }

/** What one feature holds of a person: it gives it out, and it forgets it. */
export type Holding = {
  /** Name of its file in an export. */
  name: string
  /** As JSON, in the words of the API. */
  give: (ctx: Context, user: string) => Promise<unknown>
  files?: (ctx: Context, user: string) => Promise<HeldFile[]>
  /**
   * What is to be done before the columns that name the person are erased or emptied, as the feature's `forgets` says: whatever describes the
   * person without naming them, and what others need, which stays without a name. Done once, but for two servers of which one fell.
   * Gives the storage keys of what then lies in the store for nothing.
   */
  forget?: (ctx: Context, tx: Tx, user: string) => Promise<string[]>
}
