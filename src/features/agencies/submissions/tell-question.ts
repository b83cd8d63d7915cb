import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { factsOf, personToTell, type Tellable, tellable, tellRecruiter } from './tell.ts'

type Asked = { submission: string; question: string; to: 'client' | 'agency' | 'person' }

/** Tells the other side what was asked or answered. */
export async function tellQuestion(ctx: Context, cause: string, { submission, question, to }: Asked): Promise<void> {
  const row = await tellable(ctx, submission)
  if (to === 'agency') return tellRecruiter(ctx, cause, row, 'question')
  const said = await ctx.db
    .selectFrom('submission_questions')
    .select('words')
    .where('id', '=', question)
    .executeTakeFirst()
  if (!said) return
  if (to === 'client') return tellContact(ctx, cause, row, said.words)
  const person = await personToTell(ctx, row)
  if (!person) return
  await notify(ctx, {
    ...{ ...person, cause, notice: 'represent_answer', topic: 'applications', facts: factsOf(row) },
    ...{ channels: ['bell', 'mail', 'push'], quote: said.words },
  })
}

async function tellContact(ctx: Context, cause: string, row: Tellable, quote: string): Promise<void> {
  const { contact_email: email, contact_name, contact_language, packet_id } = row
  if (!email || !packet_id) return
  const key = await ctx.db
    .transaction()
    .execute((tx) => makeKey(ctx, tx, 'client-review', { thing: packet_id, contact: email }))
  const to = { user: null, name: contact_name ?? '', email, phone: null, language: contact_language ?? 'en' }
  await notify(ctx, {
    ...{ cause, to, notice: 'client_answer', facts: factsOf(row) },
    ...{ link: `/client-review/${key}`, channels: ['mail'], quote },
  })
}
