import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveProfile } from '#features/companies/page-profile/contract.ts'
import { addPage, showPage } from '#features/companies/pages/contract.ts'
import { verifyEmail } from '#features/people/accounts/contract.ts'
import { findAccounts, findOwner } from '#features/people/accounts/find-accounts.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { fillNames } from '#platform/server/db/fill-names.ts'
import { kinds, takeName } from '#platform/server/db/names.ts'
import { newId } from '#platform/shared/ids.ts'
import { forgotten } from './world/forgotten.ts'
import { aCandidate, aLiveJob, anEmployer, confirmed, password } from './world/people.ts'
import { placed } from './world/places-of-rows.ts'
import { aDatabase } from './world/postgres.ts'
import { saving } from './world/saving.ts'
import { aSite } from './world/site.ts'
import { strayNames } from './world/stray-names.ts'
import { Visitor } from './world/visitor.ts'

/** What is unique over more than one owner and is not among the names, with its reason; by table and columns. */
const exceptions: Record<string, string> = {
  ...because(
    'a number of our own making that nobody chooses, and that says or will say where it leads',
    'sessions(token_hash) day_visits(code) events(id, at)',
  ),
  ...because(
    'a pair, of which both sides know each other: the row lies with one of them by a rule',
    'connections(LEAST(user_id, other_id), GREATEST(user_id, other_id))',
  ),
  ...because(
    'a conversation of two, or of one thing: its number can be made of theirs',
    'threads(page_id, user_id) threads(user_id, other_id) threads(job_id) threads(job_group_id)',
  ),
  ...because(
    'one link for each thing and channel, kept beside the thing; what is looked for is the code it is placed by',
    'share_links(kind, thing_id, sharer_id, channel) share_links(kind, thing_id, channel)',
  ),
  ...because('a browser, asked for by its owner only, that goes with the session', 'push_addresses(endpoint)'),
}

function because(reason: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(/(?<=\)) (?=\w+\()/).map((name) => [name, reason]))
}

/** Owners by the column that names them elsewhere. */
const asOwner: Record<string, string> = {
  pages: 'page_id',
  users: 'user_id',
  open_days: 'day_id',
  threads: 'thread_id',
  files: 'file_id',
  alerts: 'alert_id',
}
const placeOf = new Map(placed.map(({ table, by }) => [table, by]))
/** What kind of owner a table's rows are placed by. */
const ownerOf = (table: string) => {
  const by = placeOf.get(table)
  return by === 'id' ? (asOwner[table] ?? `${table}.id`) : by?.replace(/\bof_/g, '')
}

test('what is unique over all pages and people stands among the names, or says why not', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query<{ table: string; parts: string[]; led: string[] }>(`
    select c.relname as "table",
      array(select pg_get_indexdef(indexrelid, at, true) from generate_series(1, indnkeyatts) as at) as parts,
      array(select distinct confrelid::regclass::text from pg_constraint where contype = 'f' and conrelid = indrelid and conkey <@ indkey::smallint[]) as led
    from pg_index join pg_class c on c.oid = indrelid
    where indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname not like 'kysely_%' order by 1, indexrelid`)
  const open = rows.flatMap(({ table, parts, led }) => {
    const by = placeOf.get(table)
    // whole in one place, or made by chance
    if (!by || parts.join() === 'id') return []
    if (by.split('|').some((column) => parts.includes(column))) return []
    // hangs on a row of the same owner
    if (led.some((other) => ownerOf(other) === ownerOf(table))) return []
    const isNamed = Object.values(kinds)
      .flat()
      .some((saying) => saying.table === table && parts.every((part) => saying.value.includes(part)))
    return isNamed ? [] : [`${table}(${parts.join(', ')})`]
  })
  assert.deepEqual(open.toSorted(), Object.keys(exceptions).toSorted())
})

test('rows of the version before are found before they have a name, and get it', async () => {
  const site = await aSite()
  const { db } = site.world
  const { id, email } = await confirmed(site, await aCandidate(site))
  const employer = await anEmployer(site)
  await employer.visitor.call(saveProfile, await saving(employer.visitor, { slug: 'another' }))
  await aLiveJob(site)
  assert.deepEqual(await strayNames(db), {}, 'whatever is written has its name')
  const { rowCount: all } = await site.pool.query('delete from names')
  const look = async () => {
    for (const slug of ['another', employer.page.slug])
      assert.equal((await new Visitor(site).call(showPage, { slug })).data.id, employer.page.id)
    assert.equal((await new Visitor(site).call(authenticate, { email, password })).display.id, id)
  }
  await look()
  assert.deepEqual(Object.keys(await strayNames(db)), ['email', 'slug', 'page_mail', 'job'])
  const fill = () => fillNames(db, site.world.now())
  assert.equal(await fill(), all)
  await look()
  // an old process changes an address, and gives another the one before
  const other = await aCandidate(site)
  await site.pool.query(`update users set email = 'new@example.com' where id = $1`, [id])
  await site.pool.query(`update users set email = $2, email_verified_at = now() where id = $1`, [other.id, email])
  const found = await findOwner(db, { email })
  assert.equal(found?.id, other.id, 'a name that leads to somebody who is not called so any more leads nowhere')
  assert.equal((await findOwner(db, { email: 'new@example.com' }))?.id, id)
  assert.equal((await findAccounts(db, email)).owner?.id, other.id)
  assert.ok((await fill()) > 0)
  assert.deepEqual(await strayNames(db), {})
})

test('of two who confirm an address at once one is told that it is taken, also where no index of theirs would say so', async () => {
  const site = await aSite()
  await site.pool.query('drop index users_confirmed_email')
  for (const email of ['twice@example.com', 'Twice@example.com', 'TWICE@example.com']) await aCandidate(site, { email })
  const hashes = (await site.settle()).map(({ text }) => /verify-email\/([\w-]+)/.exec(text)?.[1] ?? '')
  const answers = await Promise.all(hashes.map((hash) => new Visitor(site).ask(verifyEmail, { hash })))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409])
  assert.deepEqual(
    answers.flatMap((answer) => (answer.statusCode === 409 ? [answer.json().code] : [])),
    ['address_taken', 'address_taken'],
  )
  assert.deepEqual(await strayNames(site.world.db), {})
})

test('pages that are called the same at once get an address each, and of two who ask for one the second is told', async () => {
  const site = await aSite()
  const asked = { name: 'Falcon', kind: 'company', country_id: countryId('AE'), language: 'en' } as const
  const owners = [await anEmployer(site), await anEmployer(site), await anEmployer(site)]
  const made = await Promise.all(owners.map(({ visitor }) => visitor.call(addPage, asked)))
  assert.deepEqual(made.map(({ data }) => data.slug).toSorted(), ['falcon', 'falcon-2', 'falcon-3'])
  const fields = await Promise.all(owners.map(({ visitor }) => saving(visitor, { slug: 'hawk' })))
  const answers = await Promise.all(owners.map(({ visitor }, at) => visitor.ask(saveProfile, fields[at] as never)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 422, 422])
  assert.deepEqual(
    answers.flatMap((answer) => (answer.statusCode === 422 ? [answer.json().errors[0].code] : [])),
    ['slug_taken', 'slug_taken'],
  )
  assert.deepEqual(await strayNames(site.world.db), {})
})

test('a name that its holder has no row for is free, one that it has is not, and one that was given up is waited for', async () => {
  const site = await aSite()
  const { db } = site.world
  const { id, email } = await confirmed(site, await aCandidate(site))
  const take = (kind: 'email' | 'job', value: string, owner: string) =>
    db.transaction().execute((tx) => takeName(tx, kind, value, owner))
  assert.deepEqual([await take('email', email, newId()), await take('email', email, id)], [false, true])
  // another kind is another name
  assert.equal(await take('job', email, newId()), true)
  assert.equal(await take('job', email, newId()), true)
  const other = newId()
  const givesUp = db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute()
    await tx.deleteFrom('names').where('value', '=', email).execute()
    const waits = take('email', email, other)
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { waits }
  })
  assert.equal(await (await givesUp).waits, true)
})

test('whoever is forgotten is called nothing any more, and another may be called so', async () => {
  const site = await aSite()
  const { id, email } = await confirmed(site, await aCandidate(site))
  const identity = { provider: 'google', subject: '17', user_id: id, created_at: new Date(), used_at: new Date() }
  await site.world.db.insertInto('identities').values(identity).execute()
  await fillNames(site.world.db, site.world.now())
  const called = () =>
    site.world.db.selectFrom('names').select('value').where('owner', '=', id).orderBy('value').execute()
  assert.deepEqual(await called(), [{ value: email }, { value: 'google 17' }])
  await forgotten(site, id)
  assert.deepEqual(await called(), [])
  assert.deepEqual(await strayNames(site.world.db), {})
  const next = await aCandidate(site, { email })
  const [hash = ''] = (await site.settle()).flatMap(({ text }) => /verify-email\/([\w-]+)/.exec(text)?.[1] ?? [])
  await new Visitor(site).call(verifyEmail, { hash })
  assert.equal((await findOwner(site.world.db, { email }))?.id, next.id)
})
