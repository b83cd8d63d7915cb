import type { Context, Db, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'

type Consent = {
  user?: string | null
  reader?: string | null
  what: 'terms' | 'newsletter' | 'mails'
  given: boolean
  /** Where it was said: a screen or a mail. */
  source: string
}

/** Version of the texts that stand on the site; raised when their meaning changes. */
const textVersion = '2026-11'

/** Adds a line to the log of consents: who agreed to what, or took it back, to which text, where and when (GDPR, art. 7). */
export async function recordConsent(ctx: Context, tx: Tx | Db, { user, reader, what, given, source }: Consent) {
  await tx
    .insertInto('consents')
    .values({
      id: newId(),
      user_id: user ?? null,
      reader_id: reader ?? null,
      what,
      given,
      source,
      text_version: textVersion,
      at: ctx.now(),
    })
    .execute()
}
