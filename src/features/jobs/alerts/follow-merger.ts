import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { readAlertAnew } from './write-alert.ts'

const keys: Record<string, string> = { position: 'position', industry: 'industry', degree: 'degree', city: 'place' }

/** Alerts that ask for an entry of a list into which another was merged look for it from now on. */
export async function followMerger(ctx: Context, { list, into }: { list: string; into: number }): Promise<void> {
  const key = keys[list]
  if (!key) return
  const alerts = await ctx.db
    .selectFrom('alerts')
    .select(['id', 'search', 'state'])
    .where(sql<boolean>`search -> ${key}::text = to_jsonb(${into}::integer)`)
    .execute()
  for (const alert of alerts) await ctx.db.transaction().execute((tx) => readAlertAnew(ctx, tx, alert))
}
