import { sql } from 'kysely'
import { z } from 'zod'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { mayMail, mayText } from '#features/people/accounts/send-rarely.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { mayAgain } from '#platform/server/tries.ts'
import { newId } from '#platform/shared/ids.ts'
import { languages } from '#platform/shared/languages.ts'
import { isPut } from '../hand-rules.ts'
import { candidateOf } from '../tell-candidate.ts'
import type { Contact } from '../who-applies.ts'
import { type Along, type Sent, storeApplication, type Unsent } from './store-application.ts'
import type { ToSend } from './to-send.ts'

type Pretended = { asked: ToSend; contact: Contact; unsent: Unsent }

const nobody = { candidate: null, email: null, phone: null }

/**
 * Does all that storing an application does, takes it back, and leaves word for the owner of the address: neither the answer nor its time
 * tells whether the address has applied before, or may no more (0011). Whoever sends the very same again, file and all, as after a lost
 * line, is given the first back (product.md, "Application").
 * @throws Refused job_full
 */
export async function pretendToStore(ctx: Context, pretended: Pretended, along: Along): Promise<Sent> {
  const { asked, unsent } = pretended
  try {
    const [application, again] = await ctx.db.transaction().execute(async (tx) => {
      await sql`savepoint pretended`.execute(tx)
      const id = await storeApplication(ctx, tx, asked, nobody, along)
      const first = await sameAs(ctx, tx, id, unsent.earlier)
      await sql`rollback to savepoint pretended`.execute(tx)
      if (!asked.together) await enqueue(tx, tellUnsent, wordOf(pretended))
      return [first ?? id, first !== null] as const
    })
    return { application, again, unsent }
  } finally {
    await along.files.discard()
  }
}

/** A guest's application of the last minutes, if this one has its name and its very file. */
async function sameAs(ctx: Context, tx: Tx, id: string, earlier: string | null): Promise<string | null> {
  if (!earlier) return null
  const row = await tx
    .selectFrom('applications as first')
    .innerJoin('files as first_file', 'first_file.id', 'first.cv_id')
    .innerJoin('applications as now', 'now.name', 'first.name')
    .innerJoin('files as now_file', 'now_file.id', 'now.cv_id')
    .select(['first.id', 'first.source'])
    .where('first.id', '=', earlier)
    .where('now.id', '=', id)
    .where('first.candidate_id', 'is', null)
    .where('first.stage', '!=', 'withdrawn')
    .where('first.submitted_at', '>', new Date(ctx.now().getTime() - justNow))
    .whereRef('first_file.sha256', '=', 'now_file.sha256')
    .executeTakeFirst()
  // who applies for somebody whom a team put there does not learn of it
  return row && !isPut(row.source) ? row.id : null
}

/** What the owner of the address is told, in the background. */
export const wordOf = ({ asked: { job, name, lang }, contact: { email, phone }, unsent }: Pretended) => ({
  ...{ job, name, language: lang, email, phone: email ? null : phone },
  ...unsent,
})

/** So long a first receipt counts for a second sending: a lost line sends the same again. */
const justNow = 10 * 60_000
const onceADay = [{ name: 'words of a second application in a day', times: 1, seconds: 86_400 }]

/** Tells who owns an address that somebody has applied with it again, or more often than a day allows; seldom, since strangers can cause it. */
export const tellUnsent = backgroundTask(
  'tell-unsent-application',
  z.object({
    ...{ job: z.uuid(), name: z.string(), language: z.enum(languages) },
    ...{ email: z.string().nullable(), phone: z.string().nullable(), earlier: z.uuid().nullable() },
  }),
  async (ctx, { job, earlier, ...reach }) => {
    const standing = earlier ? await standingOf(ctx, earlier) : 'sent'
    if (standing === 'fresh') return
    const written = reach.email ?? reach.phone ?? ''
    if (!(await mayAgain(ctx, onceADay, earlier ?? written))) return
    if (!(await (reach.email ? mayMail(ctx, written) : mayText(ctx, written)))) return
    const cause = newId()
    const channels = ['mail', 'sms'] as const
    if (!earlier) {
      const facts = await publicFactsOf(ctx, job, reach.language)
      const link = `/jobs/${addressOf(facts.job, await referenceOf(ctx, job))}`
      const to = { ...reach, user: null }
      return notify(ctx, { cause, to, notice: 'application_not_sent_guest', facts, link, channels })
    }
    const { to, facts, link } = await candidateOf(ctx, earlier)
    const told = { ...to, email: reach.email, phone: reach.phone }
    await notify(ctx, { cause, to: told, notice: unsentNotices[standing], facts, link, channels })
  },
)

const unsentNotices = {
  sent: 'application_again_guest',
  added: 'application_added_guest',
  withdrawn: 'application_withdrawn_again_guest',
}

/** What was taken back, or never sent by its person, did not come twice by a lost line. */
async function standingOf(ctx: Context, application: string): Promise<keyof typeof unsentNotices | 'fresh'> {
  const sent = ctx.db
    .selectFrom('applications')
    .select(['submitted_at', 'stage', 'source'])
    .where('id', '=', application)
  const row = await sent.executeTakeFirst()
  if (row?.stage === 'withdrawn') return 'withdrawn'
  if (row && isPut(row.source)) return 'added'
  return !row || ctx.now().getTime() - row.submitted_at.getTime() < justNow ? 'fresh' : 'sent'
}

const referenceOf = async (ctx: Context, job: string): Promise<string> =>
  (await ctx.db.selectFrom('jobs').select('reference').where('id', '=', job).executeTakeFirstOrThrow()).reference
