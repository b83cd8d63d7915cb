import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { LedgerMove } from './ledger-moves.ts'
import type { Demo } from './make-demo.ts'
import { seeded } from './random.ts'
import { day, hour, later } from './rows.ts'

/** What became of each: the first arrived, the second is on its way, the third came back and was refunded. */
const became = [
  { state: 'delivered', why: null, ago: 2 * day, text: 'Your interview room is on floor 3. Please bring an ID.' },
  { state: 'sent', why: null, ago: 5 * hour, text: 'We have read your CV and will call you today after 4 pm.' },
  { state: 'failed', why: 'undelivered', ago: 26 * hour, text: 'Could you send us your notice period by tomorrow?' },
] as const

/** Three texts of the employer's page to its applicants; the ledger's own functions write what they cost. */
export async function sendTexts(tx: Transaction<DB>, { rows }: Demo, now: Date): Promise<LedgerMove[]> {
  const random = seeded('texts')
  const author = rows.users.find(({ demo_persona }) => demo_persona === 'employer')?.id as string
  const page = rows.page_members.find(({ user_id }) => user_id === author)?.page_id as string
  const name = rows.pages.find(({ id }) => id === page)?.name as string
  const withPhone = new Set(rows.users.flatMap(({ id, phone }) => (phone ? [id] : [])))
  const people = new Map(
    rows.applications.flatMap((one) =>
      one.page_id === page && one.candidate_id && withPhone.has(one.candidate_id) && one.stage !== 'withdrawn'
        ? [[one.candidate_id, one]]
        : [],
    ),
  )
  const chosen = [...people.values()]
    .sort((one, other) => Number(other.submitted_at) - Number(one.submitted_at))
    .slice(0, became.length)
  const moves: LedgerMove[] = []
  for (const [at, { id: application, candidate_id: user }] of chosen.entries()) {
    const { state, why, ago, text } = became[at] as (typeof became)[number]
    const sent = later(now, -ago)
    const id = random.id(sent)
    const code = Array.from({ length: 7 }, () => random.pick([...'23456789bcdfghjkmnpqrstvwxz'])).join('')
    await tx
      .updateTable('users')
      .set({ phone_verified_at: sent })
      .where('id', '=', user as string)
      .execute()
    const contact = { user_id: user as string, page_id: page, code, name }
    await tx.insertInto('text_contacts').values(contact).execute()
    await tx
      .insertInto('text_messages')
      .values({
        ...{ id, page_id: page, application_id: application as string, user_id: user as string, author_id: author },
        ...{ request: random.id(sent), text, body: `${name}: ${text}`, segments: 1, state, why },
        ...{ send_at: sent, created_at: sent, changed_at: sent },
      })
      .execute()
    const about = JSON.stringify({ for: 'text', application })
    moves.push(
      {
        at: sent,
        call: sql`ledger_hold(${page}, 'sms', 1, ${later(sent, day)}, ${`text:${id}`}, ${about}::jsonb, ${author}, ${sent})`,
      },
      { at: sent, call: sql`ledger_settle(${`text:${id}`}, true, ${about}::jsonb, ${author}, ${sent})` },
    )
    if (state === 'failed')
      moves.push({
        at: later(sent, hour),
        call: sql`ledger_return(${`capture text:${id}`}, 1, ${`refund text:${id}`}, ${about}::jsonb, ${author}, ${later(sent, hour)})`,
      })
  }
  return moves
}
