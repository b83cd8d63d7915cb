import {
  invitationDeclined,
  invitationWithdrawn,
  memberJoined,
  memberLeft,
  memberRemoved,
} from '#features/companies/team/events.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { endAll } from './end-external.ts'
import { externalMoved, externalPersonMoved } from './events.ts'
import { moveLocked } from './move-external.ts'
import { askPerson, tellAnswer, tellAsker, tellExternal } from './tell.ts'

const over = new Set(['closed', 'archived'])
const heard = new Set(['send', 'find_known', 'decline', 'expire'])

export const externalReactions = [
  on(memberJoined, 'start-external', async (ctx, { data: { invitation, user, role } }) => {
    if (role === 'external_recruiter') await answerAll(ctx, invitation, 'accept', user)
  }),
  on(invitationDeclined, 'decline-external', (ctx, { data: { invitation } }) => answerAll(ctx, invitation, 'decline')),
  on(invitationWithdrawn, 'end-external', (ctx, { data: { invitation } }) => answerAll(ctx, invitation, 'end')),
  on(memberRemoved, 'end-external', (ctx, { data }) => endAll(ctx, data)),
  on(memberLeft, 'end-external', (ctx, { data: { page, user } }) => endAll(ctx, { page, user })),
  on(jobMoved, 'end-externals', async (ctx, { data: { job, to } }) => {
    if (over.has(to)) await endAll(ctx, { job })
  }),
  on(externalMoved, 'tell', async (ctx, { id, data: { external, event, from, user } }) => {
    // by accepting the invitation to the page, or at once because they are its guest
    if (event === 'accept' && from === 'asked') await tellExternal(ctx, id, external, 'external_added')
    if (event === 'end' && user) await tellExternal(ctx, id, external, 'external_ended')
    if (event === 'accept' || event === 'decline') await tellAsker(ctx, id, external, `external_${event}`)
  }),
  on(externalPersonMoved, 'tell', async (ctx, { id, data: { person, event } }) => {
    if (event === 'ask') await askPerson(ctx, id, person)
    if (heard.has(event)) await tellAnswer(ctx, id, person, event)
  }),
]

/** Whatever an invitation to the page was for follows what became of it. Safe to run twice. */
async function answerAll(ctx: Context, invitation: string, event: 'accept' | 'decline' | 'end', user?: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('external_jobs')
      .selectAll()
      .where('invitation_id', '=', invitation)
      .where('state', '=', 'asked')
      .orderBy('id')
      .forUpdate()
      .execute()
    const at = ctx.now()
    const set = event === 'end' ? { ended_at: at } : { answered_at: at, ...(user && { user_id: user }) }
    for (const row of rows) await moveLocked(ctx, tx, row, { event, side: event === 'end' ? 'company' : 'agency', set })
  })
}
