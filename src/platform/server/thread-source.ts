import type { RawBuilder } from 'kysely'
import type { Answer } from '../shared/refusal.ts'
import type { Context, Membership, Tx } from './context.ts'
import type { Needs } from './needs.ts'

/** A conversation as it is stored, as far as those who answer for its kind look at it. */
export type ThreadOf<Kind extends string = string> = {
  id: string
  kind: Kind
  page_id: string | null
  user_id: string | null
  other_id: string | null
  job_id: string | null
  job_group_id: string | null
  title: string
}

/** While nobody may know who the other side is: what they are called, and their words without what tells it. */
export type Veil = { name: string; words: (text: string) => string }

/** How somebody stands to a conversation: for whom they speak, what their role is, and what they may not know yet. */
export type Standing = {
  side: string
  role: string
  /** Messages up to this number were written before they came, and are not theirs to read. */
  from?: number
  veil?: Veil
}

/** As whom a list of conversations is read: as oneself, for the company page, or as staff of the site. */
export type ThreadViewer = 'user' | 'page' | 'staff'

/** What stands above a conversation and in its line of a list. */
export type ThreadHead = {
  title: string
  /** What it is about: a job, a company, how many people. */
  about: string
  /** Where that is. */
  link: string | null
  picture: string | null
  shape: 'person' | 'company' | 'group' | 'site'
  /** Of a company: whether anything of it was checked. Null for anybody else. */
  verified: boolean | null
  /** The clock the other side lives by, where it is known. */
  zone: string | null
  /** A code for where it stands: the stage of an application. */
  status: string | null
  veil?: Veil
}

/** Somebody who is in a conversation; in a team as long as it is their business. */
export type Addressee = { user: string; side: string; role: string; needs?: Needs }

export type Spoken = { side: string; author: string | null; text: string }

/** What a feature says of the kind of conversations that belongs to it. */
export type ThreadSource = {
  /** Null: there is no such conversation for this visitor. */
  standing: (ctx: Context, thread: ThreadOf) => Promise<Standing | null>
  /** Whether a message may be written now, whatever the role says. */
  mayWrite?: (ctx: Context, tx: Tx, thread: ThreadOf, side: string) => Promise<Answer>
  /** Ids of the conversations somebody has as oneself: a query of one column. */
  own?: (user: string) => RawBuilder<unknown>
  /** Whether a row of `threads` of one's page is within reach of a membership. */
  ofPage?: (membership: Membership) => RawBuilder<boolean>
  /** Whether the team may not know yet whose row of `threads` it is: then it is not found by names or words. */
  veiled?: RawBuilder<boolean>
  /** Whether staff of the site reads all of them. */
  ofStaff?: true
  /** What a row of `threads` is called, where a list shows nothing else of it. */
  called?: RawBuilder<string>
  heads: (ctx: Context, threads: readonly ThreadOf[], as: ThreadViewer) => Promise<Map<string, ThreadHead>>
  /** How whoever writes signs, where that is not simply their name. */
  signs?: (ctx: Context, thread: ThreadOf, writer: { side: string; name: string }) => Promise<string>
  /** What else is written down with a message, in its transaction; whoever brings this tells of messages too. */
  written?: (ctx: Context, tx: Tx, thread: ThreadOf, said: Spoken & { id: string }) => Promise<void>
  /** Everybody in it now who has an account. */
  audience: (ctx: Context, thread: ThreadOf) => Promise<Addressee[]>
}
