import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { placeTeller } from '#features/site/lookups/tell-place.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { factsOf, saidOfRow } from './card-facts.ts'
import { happenedIn } from './happened.ts'
import { otherApplicationsOf } from './other-applications.ts'
import { scorecardsOf } from './scorecards-view.ts'
import { selectTasks, taskOf } from './tasks-view.ts'
import type * as contract from './team-contract.ts'

/** An application of the own page within scope, with who is hidden. @throws Refused not_found */
export const findApplicant = async (
  ctx: Context,
  id: string,
  capability: 'applicant.read' | 'applicant.note' = 'applicant.read',
) =>
  found(
    await ctx.db
      .selectFrom('applications')
      .selectAll()
      .select(isHidden.as('hidden'))
      .where('id', '=', id)
      .where(reachableApplications(found(ctx.membership), capability))
      .executeTakeFirst(),
  )

/** Whoever writes only for itself tags nothing and gives nobody tasks. @throws Refused not_allowed */
export function demandFullNote(membership: Membership): void {
  if (membership.scope('applicant.note') === 'own_words') throw new Refused('not_allowed')
}

/** All the team said and did about an applicant, as far as this membership may see it. @throws Refused not_found */
export async function showTeamwork(
  ctx: Context,
  { application: id }: Taken<typeof contract.showTeamwork>,
): Promise<Given<typeof contract.showTeamwork>> {
  const membership = found(ctx.membership)
  const row = await findApplicant(ctx, id)
  const [facts, tags, notes, cards, tasks, happened, other_applications, team] = await Promise.all([
    factsOfRow(ctx, row),
    ctx.db.selectFrom('application_tags').select('tag').where('application_id', '=', id).orderBy('tag').execute(),
    notesOf(ctx, membership, id),
    scorecardsOf(ctx, membership, row),
    selectTasks(ctx.db)
      .where('application_tasks.application_id', '=', id)
      .orderBy('application_tasks.created_at')
      .execute(),
    happenedIn(ctx, id),
    row.hidden ? [] : otherApplicationsOf(ctx, membership, row),
    teamOfJob(ctx, { page: membership.page, job: row.job_id }, 'applicant.read'),
  ])
  return {
    success: true,
    data: {
      ...facts,
      tags: tags.map(({ tag }) => tag),
      notes,
      ...cards,
      tasks: tasks.map(taskOf),
      happened,
      other_applications,
      team: team.map(({ user, name }) => ({ id: user, name })),
    },
  }
}

async function factsOfRow(ctx: Context, { id, hidden }: { id: string; hidden: boolean }) {
  const { said } = await ctx.db
    .selectFrom('applications')
    .select(saidOfRow.as('said'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { headline, city, years } = factsOf(
    { hidden, said, next: null, requirements: 'unknown' },
    { now: ctx.now(), tell: await placeTeller(ctx) },
  )
  return { headline, city, years }
}

/** Notes, oldest first; whoever writes only for itself reads its own and those that mention it. */
async function notesOf(ctx: Context, membership: Membership, application: string) {
  const rows = await ctx.db
    .selectFrom('application_notes')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['application_notes.id', 'users.name', 'author_id', 'at', 'text', 'mentions'])
    .where('application_id', '=', application)
    .orderBy('at')
    .orderBy('application_notes.id')
    .execute()
  const ownOnly = membership.scope('applicant.note') === 'own_words' || !membership.may('applicant.note')
  return rows
    .filter(
      ({ author_id, mentions }) => !ownOnly || author_id === membership.member || mentions.includes(membership.member),
    )
    .map(({ id, name, author_id, at, text }) => ({
      id,
      by: name ?? '',
      at: at.toISOString(),
      text,
      mine: author_id === membership.member,
    }))
}
