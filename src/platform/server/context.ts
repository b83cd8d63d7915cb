import type { Kysely, Transaction } from 'kysely'
import type { ClientConfig } from 'pg'
import type { DB } from '#db/tables.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Brand } from './brand.ts'
import type { Counters } from './counters.ts'
import type { ReadReplica } from './db/pools.ts'
import type { Files } from './files/files.ts'
import type { VirusScanner } from './files/virus-scanner.ts'
import type { ReceivedFile } from './http/received-file.ts'
import type { Log } from './log.ts'
import type { MailTransport } from './mail/mail.ts'
import type { PushTransport } from './push/push.ts'
import type { Settings } from './settings.ts'
import type { Signer } from './signed.ts'
import type { Wording } from './words/wording.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** The signed-in person of a request. */
export type Me = {
  id: string
  session: string
  name: string
  email: string | null
  /** What kind of account it is; of what goes on in somebody's name, nothing. */
  accountType: string
  language: Language
  /** Id of the country somebody lives in. */
  country: number
  /** Whether this person may do something as one of the site's own people. */
  mayAsStaff: (capability: string) => boolean
  xsrf: string
  /** When this session last proved who sits there: at signing in, or later by password, passkey or code. */
  provedAt: Date
  /** The member of staff who sees the site as this person, to read only. */
  guise?: { id: string; by: string; until: Date }
}

/** The company page on whose behalf a request is made, with what this member may do there. */
export type Membership = {
  page: string
  member: string
  /** The member as somebody who acts; null where nobody asked by HTTP. */
  person: Me | null
  role: string
  /** What a browser that acts by this right alone has to echo (calls.md, "XSRF"); null where nobody asked by HTTP. */
  xsrf: string | null
  may: (capability: string) => boolean
  /** How far a capability goes, in the words of the pages feature; null when not at all. */
  scope: (capability: string) => string | null
}

/** What lives as long as the process. */
export type World = {
  settings: Settings
  log: Log
  db: Db
  /** Replica for lists and searches; the same pool where there is none. */
  read: Db
  replica: ReadReplica | null
  /** For staff who see the site as somebody: nothing is written by it. */
  readOnly: Db
  /** The database itself, past a pooler, for whoever needs a connection of their own. */
  direct: ClientConfig
  files: Files
  wording: Wording
  signer: Signer
  counters: Counters
  mail: MailTransport
  push: PushTransport
  scanner: VirusScanner
  brand: Brand
  /** What the features bring; `partsOf` reads it. */
  parts: unknown
  now: () => Date
}

export type CookieChange = { name: string; value: string; maxAge: number; readable?: boolean; path?: string }

/** What one request, or one background job, works with. */
export type Context = World & {
  me: Me | null
  membership: Membership | null
  /** Whose session this is while it is locked: `me` is nobody until the password was given again. */
  locked: Me | null
  language: Language
  requestId: string
  address: string
  userAgent: string
  received: ReceivedFile[]
  cookies: CookieChange[]
  /** Headers of the answer. */
  headers: Record<string, string>
  /** A cookie of the request. */
  cookie: (name: string) => string | undefined
  /** A header of the request. */
  asked: (header: string) => string | undefined
}
