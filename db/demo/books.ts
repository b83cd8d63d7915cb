import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { LedgerMove } from './ledger-moves.ts'
import type { Demo } from './make-demo.ts'
import { seeded } from './random.ts'
import { day, later } from './rows.ts'

/** What the personas' pages were given, bought and used; the ledger's own functions write it, as they do at any time. */
export async function keepBooks(tx: Transaction<DB>, { rows }: Demo, now: Date): Promise<LedgerMove[]> {
  const personas = new Set(rows.users.flatMap(({ id, demo_persona }) => (demo_persona ? [id] : [])))
  const pages = new Set(rows.page_members.flatMap(({ page_id, user_id }) => (personas.has(user_id) ? [page_id] : [])))
  const welcome = [...pages].flatMap((page) => [
    give(now, { page, kind: 'coin', amount: 25, days: 112 }),
    give(now, { page, kind: 'cv', amount: 10, days: 112 }),
    give(now, { page, kind: 'sms', amount: 200, days: 112 }),
  ])
  return [...welcome, ...(await spendSome(tx, rows, now))]
}

type Given = { page: string; kind: string; amount: number; days: number; code?: string }

/** A welcome package, so many days ago; with a code, what a voucher gave. */
function give(now: Date, { page, kind, amount, days, code }: Given): LedgerMove {
  const at = later(now, -days * day)
  const ends = later(at, (code ? 60 : 365) * day)
  const about = code ? { for: 'voucher', code } : { for: 'staff', note: 'Welcome package agreed with the sales team' }
  const [source, what] = code ? ['granted', 'grant'] : ['bought', 'correct']
  const call = sql`ledger_give(${page}, ${kind}, ${amount}, ${source}, ${ends}, ${`demo:${page}:${kind}:${days}`}, ${what},
    ${JSON.stringify(about)}::jsonb, null, ${at})`
  return { at, call }
}

/** The page that unlocked people has claimed a voucher too, and printed more CVs than are free. */
async function spendSome(tx: Transaction<DB>, { cv_unlocks }: Demo['rows'], now: Date): Promise<LedgerMove[]> {
  const [first] = cv_unlocks.toSorted((a, b) => Number(a.at) - Number(b.at))
  if (!first) return []
  const { page_id: page, by_id: by } = first
  const use = (kind: string, amount: number, at: Date, key: string, about: object) => ({
    at,
    call: sql`ledger_take(${page}, ${kind}, ${amount}, ${key}, 'spend', ${JSON.stringify(about)}::jsonb, ${by ?? null}, ${at})`,
  })
  const [code] = await addVouchers(tx, page, now)
  return [
    ...(code
      ? [
          give(now, {
            page,
            kind: 'coin',
            amount: 9,
            days: 41,
            code: code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-'),
          }),
        ]
      : []),
    ...cv_unlocks
      .filter(({ page_id }) => page_id === page)
      .map(({ user_id, at }) =>
        use('cv', 1, new Date(at as Date), `unlock:${page}:${user_id}`, { for: 'unlock', person: user_id }),
      ),
    use('coin', 4, later(now, -9 * day), `demo:${page}:formatted`, { for: 'formatted_cv' }),
  ]
}

/** Vouchers of a fair, of which the page has claimed one, and of a partner; gives the codes of the first. */
async function addVouchers(tx: Transaction<DB>, page: string, now: Date): Promise<string[]> {
  const random = seeded('vouchers')
  const letters = [...'23456789bcdfghjkmnpqrstvwxz']
  const batch = async (
    label: string,
    kind: 'coin' | 'cv' | 'percent',
    amount: number,
    count: number,
    uses: number,
    days: number,
  ) => {
    const id = random.id(later(now, -days * day))
    const made_at = later(now, -days * day)
    await tx
      .insertInto('voucher_batches')
      .values({ id, label, kind, amount, uses, uses_of_page: 1, ends_at: later(made_at, 90 * day), made_at })
      .execute()
    const rows = Array.from({ length: count }, () => ({
      id: random.id(made_at),
      batch_id: id,
      code: Array.from({ length: 12 }, () => random.pick(letters)).join(''),
    }))
    await tx.insertInto('vouchers').values(rows).execute()
    return rows
  }
  const fair = await batch('Dubai hiring fair, stand B12', 'coin', 9, 12, 1, 45)
  await batch('Chamber of commerce, new members', 'cv', 5, 1, 50, 20)
  await batch('Spring fair', 'coin', 5, 6, 1, 120)
  await batch('Autumn, new customers', 'percent', 15, 1, 200, 6)
  const [first] = fair
  if (!first) return []
  await tx.updateTable('vouchers').set({ used: 1 }).where('id', '=', first.id).execute()
  const at = later(now, -41 * day)
  await tx.insertInto('voucher_uses').values({ voucher_id: first.id, page_id: page, number: 1, at }).execute()
  return fair.map(({ code }) => code)
}
