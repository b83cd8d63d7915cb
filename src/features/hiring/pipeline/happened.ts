import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './team-contract.ts'

type Happened = Given<typeof contract.showTeamwork>['data']['happened'][number]
const names = ['application.placed', 'application.tagged', 'application.scored', 'application.task_changed']

/** What the team did about an application beside moving it, oldest first. */
export async function happenedIn(ctx: Context, application: string): Promise<Happened[]> {
  const rows = await ctx.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'at', 'events.name', 'data', 'users.name as by'])
    .where('thing', '=', 'application')
    .where('thing_id', '=', application)
    .where('events.name', 'in', names)
    .orderBy('at')
    .execute()
  return rows.map(({ id, at, name, data, by }) => ({ id, at: at.toISOString(), by, ...said(name, data as Data) }))
}

type Data = { tag?: string; on?: boolean; to?: string | null; what?: 'made' | 'done' | 'opened' }

function said(name: string, { tag = '', on, to = null, what = 'made' }: Data): Pick<Happened, 'what' | 'text'> {
  if (name === 'application.tagged') return { what: on ? 'tagged' : 'untagged', text: tag }
  if (name === 'application.scored') return { what: 'scored', text: null }
  if (name === 'application.placed') return { what: 'placed', text: to }
  return { what: `task_${what}`, text: null }
}
