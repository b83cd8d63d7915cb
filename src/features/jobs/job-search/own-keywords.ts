import { lookupText } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const most = 40

/** Words to begin with: of the page's jobs, the commonest first; else of one's profile, then of the jobs applied to. */
export async function listOwnKeywords(ctx: Context): Promise<Given<typeof contract.ownKeywords>> {
  const profile = ctx.membership ? { positions: [], skills: [] } : await wordsOfProfile(ctx)
  const jobs = ctx.membership
    ? ctx.read.selectFrom('jobs').selectAll('jobs').where('page_id', '=', ctx.membership.page)
    : ctx.read
        .selectFrom('jobs')
        .innerJoin('applications', 'applications.job_id', 'jobs.id')
        .selectAll('jobs')
        .where('applications.candidate_id', '=', found(ctx.me).id)
  const rows = await jobs.orderBy('jobs.updated_at', 'desc').limit(200).execute()
  const positions = [...profile.positions, ...commonest(rows.flatMap(({ position_id }) => position_id ?? []))]
  const named = await Promise.all(
    positions.map(async (id) => ({ id: `position-${id}`, text: await lookupText(ctx, 'position', id) })),
  )
  const skills = [
    ...profile.skills,
    ...commonest(rows.flatMap(({ skills_must, skills_nice }) => [...skills_must, ...skills_nice])),
  ]
  const words = [
    ...named.flatMap(({ id, text }) => (text ? [{ id, text }] : [])),
    ...skills.map((text) => ({ id: `word-${text}`, text })),
  ]
  const unique = new Map(words.map((word) => [word.text.toLocaleLowerCase(), word]))
  return { success: true, data_name: [...unique.values()].slice(0, most) }
}

async function wordsOfProfile(ctx: Context): Promise<{ positions: number[]; skills: string[] }> {
  const user = found(ctx.me).id
  const [profile, skills] = await Promise.all([
    ctx.read.selectFrom('profiles').select('position_ids').where('user_id', '=', user).executeTakeFirst(),
    ctx.read.selectFrom('profile_skills').select('name').where('user_id', '=', user).orderBy('position').execute(),
  ])
  return { positions: profile?.position_ids ?? [], skills: skills.map(({ name }) => name) }
}

function commonest<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value)
}
