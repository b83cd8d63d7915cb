import type { CalendarPart } from '#platform/server/mail/mail.ts'
import type { Needs } from '#platform/server/needs.ts'
import type { Thread } from './reply-address.ts'
import type { Channel, Topic } from './rules.ts'

export type Facts = Record<string, string | number>

/** Somebody to tell: a person with an account, or only an address. */
export type Recipient = {
  user: string | null
  name: string
  email: string | null
  phone: string | null
  language: string
  /** What somebody of a team is told things for; asked again in the moment of telling. */
  needs?: Needs
}

export type Notice = {
  /** What happened, once per recipient and channel: the id of the event, or of what falls due. */
  cause: string
  to: Recipient
  /** Key below `notices` in the words: `title`, `body`, `action`. */
  notice: string
  facts: Facts
  /** Path on the site that it is about. */
  link: string
  channels: readonly Channel[]
  /** What it is about, for whoever does not want to be told; what concerns the account itself has none. */
  topic?: Topic
  /** What must still be so when it goes out; a feature answers for it (`stillSo`). */
  asLongAs?: { what: string; id: string }
  /** What a person called it, in place of our title above the mail. */
  subject?: string
  /** More paragraphs of the mail, worded in the reader's language: times one may choose, where it is. */
  details?: readonly string[]
  /** Words of a person, shown apart from ours. */
  quote?: string
  /** The application it speaks of, and the side it is told to: what is answered by mail goes there. */
  thread?: Thread
  /** A calendar entry that goes along with the mail. */
  calendar?: CalendarPart
  /** What cannot wait for the end of quiet hours. */
  urgent?: boolean
  /** Seconds for which it is news to a browser: what comes later only misleads. */
  lasts?: number
  /** What is mailed at once, though the bell says it too. */
  prompt?: boolean
  /** Facts for the service worker (seed §2, push of an application). */
  push?: Record<string, unknown>
}
