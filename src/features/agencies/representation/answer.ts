import { lockAnySubmission, moveLocked, type Submission } from '#features/agencies/submissions/move-submission.ts'
import { rightUntil } from '#features/agencies/submissions/rules.ts'
import { isMet } from '#features/agencies/submissions/submission-states.ts'
import { tellable } from '#features/agencies/submissions/tell.ts'
import { readKey } from '#features/people/accounts/one-time-keys.ts'
import { agreeTo } from '#features/sourcing/imports/consent.ts'
import { lockAnyImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { demandNoConflict, holdPerson } from './conflicts.ts'
import type * as contract from './contract.ts'
import type { PersonAnswer } from './rules.ts'
import { forbid } from './settings.ts'

type Via = { via: 'link' | 'account'; contact: string | null }

/** By the link that was sent. @throws Refused link_expired · submission_state · revoke_late · represented_already · applied_already */
export async function answerByLink(
  ctx: Context,
  { key, answer }: Taken<typeof contract.answerByLink>,
): Promise<Given<typeof contract.answerByLink>> {
  const { thing_id, contact } = await readKey(ctx, 'represent', key)
  const id = found(thing_id)
  const state = await ctx.db
    .transaction()
    .execute(async (tx) => settle(ctx, tx, await held(tx, id), answer, { via: 'link', contact }))
  return { success: true, data: { state } }
}

/** In one's account. @throws Refused not_found · submission_state · revoke_late · represented_already · applied_already · forbidden_enough */
export async function answerRepresented(
  ctx: Context,
  { submission, answer, never }: Taken<typeof contract.answerRepresented>,
): Promise<Given<typeof contract.answerRepresented>> {
  const me = found(ctx.me)
  const state = await ctx.db.transaction().execute(async (tx) => {
    const row = await held(tx, submission)
    if (row.user_id !== me.id) throw new Refused('not_found')
    const to = await settle(ctx, tx, row, answer, { via: 'account', contact: null })
    if (never && answer !== 'approve') await forbid(ctx, tx, (await tellable(ctx, submission)).client)
    return to
  })
  return { success: true, data: { state } }
}

/** One person's approvals go one after the other; then the row is held. */
async function held(tx: Tx, id: string): Promise<Submission> {
  const seen = await tx.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
  await holdPerson(tx, found(seen))
  return lockAnySubmission(tx, id)
}

async function settle(ctx: Context, tx: Tx, row: Submission, answer: PersonAnswer, how: Via) {
  if (answer === 'approve') return approve(ctx, tx, row, how)
  if (answer === 'revoke' && isMet(row.state)) throw new Refused('revoke_late')
  const reason = answer === 'decline' ? 'declined' : 'revoked'
  const set = { reason, right_until: answer === 'revoke' ? ctx.now() : row.right_until }
  const { state } = await moveLocked(ctx, tx, row, { event: answer, side: 'person', why: reason, set })
  return state
}

/** The approval keeps its words, its moment and the way it came: what proves it later. */
async function approve(ctx: Context, tx: Tx, row: Submission, { via, contact }: Via) {
  const now = ctx.now()
  if (row.answer_due_at && row.answer_due_at <= now) throw new Refused('submission_state')
  await demandNoConflict(tx, row)
  const until = rightUntil(now)
  const { state } = await moveLocked(ctx, tx, row, {
    ...{ event: 'approve', side: 'person', set: { approved_at: now, right_until: until, answer_due_at: null } },
  })
  const { language } = ctx
  await tx
    .insertInto('submission_approvals')
    .values({
      ...{
        id: newId(),
        submission_id: row.id,
        of_page_id: row.page_id,
        language,
        via,
        contact,
        at: now,
        right_until: until,
      },
      words: await wordsOf(ctx, row.id, language, until),
    })
    .execute()
  await agreeBeside(ctx, tx, row)
  return state
}

/** What approving says, word for word, in a language. */
export async function wordsOf(ctx: Context, id: string, language: Language, until: Date): Promise<string> {
  const { name, agency, job, client } = await tellable(ctx, id)
  return ctx.wording.say(language, 'representation.words', { name: name ?? '', agency, job, client, until })
}

/** Whoever lets an agency put them forward agrees to be kept by it. */
async function agreeBeside(ctx: Context, tx: Tx, { imported_id }: Submission): Promise<void> {
  if (!imported_id) return
  const imported = await lockAnyImported(tx, imported_id)
  if (imported.state === 'draft' || imported.state === 'invited') await agreeTo(ctx, tx, imported, 'representation')
}
