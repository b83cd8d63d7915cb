import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { type Fate, fates } from './columns.ts'

export type Merged = { keep: string; gone: string }

/** Lets every column that names the account that goes name the one that stays, as its fate says. @returns how many rows moved, and how many stayed behind */
export async function moveRows(tx: Tx, merged: Merged): Promise<{ moved: number; stayed: number }> {
  const counts = { moved: 0, stayed: 0 }
  for (const [name, fate] of Object.entries(fates)) {
    const work = workOf(name, fate, merged)
    if (!work) continue
    const { numAffectedRows = 0n } = await work.execute(tx)
    if (fate === 'ends') continue
    counts.moved += Number(numAffectedRows)
    if (typeof fate === 'object') counts.stayed += await left(tx, name, merged.gone)
  }
  return counts
}

function workOf(name: string, fate: Fate, { keep, gone }: Merged): RawBuilder<unknown> | null {
  const [table = '', column = ''] = name.split('.')
  const [rows, is] = [sql.table(table), sql.ref(column)]
  if (fate === 'ends') return sql`delete from ${rows} where ${is} = ${gone}`
  if (fate === 'moves') return sql`update ${rows} set ${is} = ${keep} where ${is} = ${gone}`
  if (fate === 'moves-in-list')
    return sql`update ${rows} set ${is} = array_replace(${is}, ${gone}::uuid, ${keep}::uuid) where ${gone}::uuid = any(${is})`
  if (typeof fate === 'string') return null
  const same = fate.once.map((key) => sql`${of('theirs', key)} = ${of('mine', key)}`)
  const among = fate.among ? [of('theirs', fate.among), of('mine', fate.among)] : []
  return sql`update ${rows} as mine set ${is} = ${keep} where mine.${is} = ${gone} and not exists (
    select from ${rows} as theirs where ${sql.join([sql`theirs.${is} = ${keep}`, ...same, ...among], sql` and `)})`
}

/** An expression of the table with a row in the place of its sign. */
const of = (row: 'mine' | 'theirs', words: string) => sql.raw(`(${words.replaceAll('$', row)})`)

async function left(tx: Tx, name: string, gone: string): Promise<number> {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)} where ${sql.ref(column)} = ${gone}`.execute(tx)
  return rows[0]?.n ?? 0
}
