import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { LedgerMove } from './ledger-moves.ts'
import type { Demo } from './make-demo.ts'
import { seeded } from './random.ts'
import { day, later } from './rows.ts'

/** What came of each company that the employer's page invited. */
const became = [
  { state: 'rewarded', why: null, ago: 34, decided: 20 },
  { state: 'held', why: 'domain', ago: 12, decided: 3 },
  { state: 'registered', why: null, ago: 2, decided: null },
] as const

/** Three companies came by the code of the employer's page; the ledger's own functions write what they brought. */
export async function referSome(tx: Transaction<DB>, { rows }: Demo, now: Date): Promise<LedgerMove[]> {
  const random = seeded('referrals')
  const personas = new Set(rows.users.flatMap(({ id, demo_persona }) => (demo_persona ? [id] : [])))
  const boss = rows.users.find(({ demo_persona }) => demo_persona === 'employer')?.id
  const page = rows.page_members.find(({ user_id }) => user_id === boss)?.page_id as string
  await tx.insertInto('invite_codes').values({ code: 'dune7k', page_id: page }).execute()
  const makers = new Set<string>()
  const others = rows.pages.filter(({ id, created_by }) => {
    if (!created_by || id === page || personas.has(created_by) || makers.has(created_by)) return false
    return makers.add(created_by)
  })
  const moves: LedgerMove[] = []
  for (const [at, { state, why, ago, decided }] of became.entries()) {
    const other = others[at]
    if (!other) break
    const registered_at = later(now, -ago * day)
    const decided_at = decided === null ? null : later(now, -decided * day)
    const id = random.id(registered_at)
    await tx
      .insertInto('referrals')
      .values({
        ...{ id, user_id: other.created_by as string, inviter_page_id: page, state, why, registered_at, decided_at },
        page_id: state === 'registered' ? null : (other.id as string),
        rewarded_page_id: state === 'rewarded' ? page : null,
      })
      .execute()
    if (state !== 'rewarded' || !decided_at) continue
    for (const [to, amount, side] of [
      [page, 10, 'inviter'],
      [other.id, 5, 'invited'],
    ] as const)
      moves.push({
        at: decided_at,
        call: sql`ledger_give(${to}, 'coin', ${amount}, 'granted', ${later(decided_at, 60 * day)}, ${`referral:${id}:${side}`}, 'grant',
          '{"for": "referral"}'::jsonb, null, ${decided_at})`,
      })
  }
  return moves
}
