import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { rulesInForce } from '#features/jobs/jobs/rules-in-force.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { newId } from '#platform/shared/ids.ts'
import { personaEmail } from './personas.ts'

const day = 86_400_000
type Looked = {
  who: string
  by: string
  role: string
  why: 'account' | 'links' | 'case' | 'company' | 'guise'
  days: number
}

/** When staff opened the data of personas, so that they find something where they look. */
const looks: Looked[] = [
  { who: 'candidate-en', by: 'support', role: 'support', why: 'account', days: 21 },
  { who: 'candidate-en', by: 'reviewer', role: 'reviewer', why: 'links', days: 4 },
  { who: 'candidate-en', by: 'support', role: 'support', why: 'guise', days: 21 },
  { who: 'candidate-ar', by: 'support', role: 'support', why: 'account', days: 9 },
  { who: 'employer', by: 'agent', role: 'agent', why: 'company', days: 6 },
]

/** What the site's own people did and keep: looks at data, a legal hold, a run of the clock, and two accounts of one device. */
export async function workAsStaff(tx: Transaction<DB>, now: Date): Promise<void> {
  // in the order of time, in which they are listed
  for (const { who, by, role, why, days } of looks.toSorted((one, other) => other.days - one.days))
    await sql`insert into personal_data_accesses (id, user_id, by_id, why, role, at)
      select ${newId()}, person.id, staff.id, ${why}, ${role}, ${new Date(now.getTime() - days * day)}
      from users person, users staff where person.email = ${personaEmail(who)} and staff.email = ${personaEmail(by)}`.execute(
      tx,
    )
  await holdOne(tx, now)
  await helpSome(tx, now)
  await runOnce(tx, now)
  await shareDevice(tx, now)
  await askOneErasure(tx, now)
  await limitOne(tx, now)
  await askOneRefund(tx, now)
  await draftRules(tx, now)
}

/** The company of which two reports came in together is held until they are settled. */
async function holdOne(tx: Transaction<DB>, now: Date): Promise<void> {
  await sql`insert into legal_holds (id, case_id, reason, until, placed_by, placed_at)
    select ${newId()}, cases.id, 'Police request 4471/26: keep the adverts and what was reported of them',
      ${new Date(now.getTime() + 90 * day).toISOString().slice(0, 10)}::date, users.id, ${new Date(now.getTime() - 2 * 3_600_000)}
    from cases, users where cases.state = 'open' and users.email = ${personaEmail('admin')} order by cases.opened_at limit 1`.execute(
    tx,
  )
}

/** The agent helps three companies: one to call today, one that waits for a decision; and works in a country and a city. */
async function helpSome(tx: Transaction<DB>, now: Date): Promise<void> {
  const taken = new Date(now.getTime() - 12 * day)
  await sql`insert into agent_pages (page_id, agent_id, taken_at, follow_up_on, proposal, proposed_at)
    select page.id, users.id, ${taken}, ${now}::date + (place - 1)::int * 3,
      case when place = 2 then 'رأيت الرخصة في مكتبهم، وأكّد المدير عنوان الشركة عبر الهاتف.' end, case when place = 2 then ${taken}::timestamptz end
    from users, (select id, row_number() over (order by created_at desc) as place from pages
      where state = 'active' and licence_checked_at is null limit 3) page where users.email = ${personaEmail('agent')}`.execute(
    tx,
  )
  await sql`insert into agent_calls (id, page_id, agent_id, outcome, note, at)
    select gen_random_uuid(), page_id, agent_id, case when follow_up_on = ${now}::date then 'call_back' else 'reached' end,
      case when follow_up_on = ${now}::date then 'المديرة في اجتماع، طلبت الاتصال اليوم.' else 'شرحت خطوات رفع الرخصة.' end, ${new Date(now.getTime() - 3 * day)}
    from agent_pages`.execute(tx)
  // a whole country, and one city of another
  await sql`insert into agent_countries (user_id, country_id) select id, ${countryId('QA')} from users where email = ${personaEmail('agent')}`.execute(
    tx,
  )
  await sql`insert into agent_cities (user_id, city_id) select users.id, cities.id from users, cities
    where email = ${personaEmail('agent')} and cities.country_id = ${countryId('AE')} and text_en = 'Dubai'`.execute(tx)
}

/** Support was asked by letter to erase an account; another of the staff has not looked at it yet. */
async function askOneErasure(tx: Transaction<DB>, now: Date): Promise<void> {
  await sql`insert into staff_erasures (id, user_id, reason, state, asked_by, asked_at)
    select ${newId()}, person.id, 'Asked by letter with a copy of the passport; called back on the number of the account', 'waiting',
      staff.id, ${new Date(now.getTime() - 20 * 3_600_000)}
    from users staff, (select id from users where account_type = 'candidate' and state = 'active' and email not like '%demo.masar.example'
      order by created_at limit 1) person where staff.email = ${personaEmail('support')}`.execute(tx)
}

/** Somebody who wrote the same to many companies writes to few for a while. */
async function limitOne(tx: Transaction<DB>, now: Date): Promise<void> {
  await sql`insert into day_limits (user_id, what, most, until, reason, set_by, set_at)
    select person.id, 'conversations', 2, ${new Date(now.getTime() + 14 * day).toISOString().slice(0, 10)}::date,
      'Sent the same message to 18 companies on one day', staff.id, ${new Date(now.getTime() - 2 * day)}
    from users staff, (select id from users where account_type = 'candidate' and state = 'active' and email not like '%demo.masar.example'
      order by created_at offset 1 limit 1) person where staff.email = ${personaEmail('support')}`.execute(tx)
}

/** A large refund waits for another than whoever asked for it; so does one that finance itself may decide on. */
async function askOneRefund(tx: Transaction<DB>, now: Date): Promise<void> {
  await sql`insert into refund_requests (id, order_id, covers, amount, reason, state, asked_by, asked_at)
    select ${newId()}, bought.id, 'all', bought.paid, 'Bought for a branch that closed before it opened; agreed with their finance by phone',
      'waiting', staff.id, ${new Date(now.getTime() - 5 * 3_600_000)}
    from users staff, (select id, paid - refunded as paid from orders where state = 'fulfilled' and way = 'transfer' and paid > refunded
      order by paid desc limit 1) bought where staff.email = ${personaEmail('finance')}`.execute(tx)
  await sql`insert into refund_requests (id, order_id, covers, amount, reason, state, asked_by, asked_at)
    select ${newId()}, bought.id, 'all', bought.paid, 'The plan was bought for the wrong company page; they wrote to us the same day',
      'waiting', staff.id, ${new Date(now.getTime() - 20 * 3_600_000)}
    from users staff, (select id, paid - refunded as paid from orders where state = 'fulfilled' and way = 'card' and paid > refunded
      order by paid desc limit 1) bought where staff.email = ${personaEmail('admin')}`.execute(tx)
}

/** A reviewer tries a rule against a fee by another name; a super has not let it count. */
async function draftRules(tx: Transaction<DB>, now: Date): Promise<void> {
  const { version, rules } = await rulesInForce(tx)
  const made = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', personaEmail('reviewer'))
    .executeTakeFirst()
  const draft = newId()
  const made_at = new Date(now.getTime() - 26 * 3_600_000)
  await tx
    .insertInto('rule_versions')
    .values({ id: draft, number: version + 1, made_by: made?.id ?? null, made_at })
    .execute()
  const added = {
    kind: 'fee',
    language: 'en',
    does: 'finds',
    weight: 10,
    meaning: 'Asks for a file opening fee',
  } as const
  const rows = [...rules, { ...added, phrase: 'file|profile opening fee|charge|amount' }]
  await tx
    .insertInto('rules')
    .values(rows.map((rule) => ({ ...rule, id: newId(), version_id: draft })))
    .execute()
}

async function runOnce(tx: Transaction<DB>, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 9 * 3_600_000)
  const removed = { sessions: 41, sign_in_steps: 12, mailed_links: 27, notifications: 0, cv_views: 0, saved_jobs: 3 }
  const lines = Object.entries(removed).map(([name, count]) => ({ name, removed: count, held: 0, failed: false }))
  await sql`insert into retention_runs (id, at, finished_at, lines)
    values (${newId()}, ${at}, ${new Date(at.getTime() + 1_400)}, ${JSON.stringify(lines)}::jsonb)`.execute(tx)
}

/** Whoever owns the newest company that waits to be looked at signed in on the device of whoever was reported: a link, not a verdict. */
async function shareDevice(tx: Transaction<DB>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    (select page_members.user_id as id from cases join page_members on page_members.page_id = cases.page_id
      where cases.state = 'open' and role = 'owner' order by cases.opened_at, page_members.user_id limit 1)
    union (select created_by as id from pages where state = 'pending' and created_by is not null order by created_at desc limit 1)`.execute(
    tx,
  )
  for (const { id } of rows)
    await sql`insert into devices (user_id, device_hash, first_at)
      values (${id}, sha256('a shared computer'), ${new Date(now.getTime() - 3 * day)})`.execute(tx)
}
