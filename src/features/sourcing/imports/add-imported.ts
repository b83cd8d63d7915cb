import { sql } from 'kysely'
import { typedE164 } from '#features/people/accounts/phone-number.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emitAll } from '#platform/server/events/emit.ts'
import { fold } from '#platform/shared/fold.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import { hashContact } from './contact-hash.ts'
import { importSaved } from './events.ts'
import type { ImportSource } from './import-states.ts'
import { keepMonthsOf } from './keep-months.ts'
import { matchKeysOf } from './match-keys.ts'
import type { LockedImported } from './move-imported.ts'
import { keepUntil } from './rules.ts'

/** What is known of somebody before they are written down. */
export type NewImported = {
  page: string
  source: ImportSource
  name: string
  email: string | null
  phone: string | null
  language: Language
  content: CvContent | null
  corrected: readonly string[]
  cv: string | null
  rest: Partial<LockedImported>
}

/** What the search of the list compares: folded, so that no accent or hamza hides anybody. */
export const wordsOf = (
  name: string | null,
  headline: string,
  tags: readonly string[],
  content: CvContent | null,
): string =>
  fold(
    [name, headline, content?.location, ...tags, ...(content?.skills.map((skill) => skill.name) ?? [])]
      .filter(Boolean)
      .join(' '),
  ).slice(0, 2000)

/** A number as it is compared, read in the country of the person. @throws Refused invalid */
export function numberOf(phone: string | undefined, country: number | undefined): string | null {
  if (!phone?.trim()) return null
  const number = typedE164(phone, country ? countryCode(country) : undefined)
  if (!number) throw wrongField('phone', 'phone')
  return number
}

/**
 * Writes somebody down for a company, once for an address and a number.
 * @throws Refused already_imported with the id of the first · import_refused: they said no to this company lately
 */
export async function addImported(ctx: Context, tx: Tx, person: NewImported): Promise<LockedImported> {
  const [added] = await addManyImported(ctx, tx, person.page, [person])
  if (!added) throw new Error('nobody was given')
  if (added.refused) throw added.refused
  return added.row
}

/** Who was written down, or why not. */
export type Added = { row: LockedImported; refused: null } | { row: null; refused: Refused }

/** The same for many at once; what one is refused for keeps no other from being added. In the order they were given. */
export async function addManyImported(
  ctx: Context,
  tx: Tx,
  page: string,
  people: readonly NewImported[],
): Promise<Added[]> {
  const saidNo = await refusalsOf(ctx, tx, page, people)
  const before = await knownAmong(tx, page, people)
  const isFree = (person: NewImported) => !whyNot(person, saidNo, before)
  const made = await insertAll(
    ctx,
    tx,
    page,
    people.filter((person) => isFree(person)),
  )
  // the same person came in the same moment
  const after = made.size < people.length ? await knownAmong(tx, page, people) : before
  return people.map((person) => {
    const row = made.get(person)
    if (row) return { row, refused: null }
    const { email, phone } = person
    const id =
      before.get(contactOf(email)) ?? before.get(phone ?? '') ?? after.get(contactOf(email)) ?? after.get(phone ?? '')
    return { row: null, refused: whyNot(person, saidNo, before) ?? new Refused('already_imported', { id: id ?? null }) }
  })
}

const contactOf = (email: string | null): string => email?.toLowerCase() ?? ''

function whyNot({ email, phone }: Reach, saidNo: ReadonlyMap<string, Date>, known: ReadonlyMap<string, string>) {
  const until = saidNo.get(contactOf(email)) ?? saidNo.get(phone ?? '')
  if (until) return new Refused('import_refused', { until: until.toISOString() })
  const id = known.get(contactOf(email)) ?? known.get(phone ?? '')
  return id ? new Refused('already_imported', { id }) : null
}

async function insertAll(ctx: Context, tx: Tx, page: string, people: readonly NewImported[]) {
  if (people.length === 0) return new Map<NewImported, LockedImported>()
  const now = ctx.now()
  const keep_until = keepUntil(now, await keepMonthsOf(tx, page))
  const byId = new Map(people.map((person) => [newId<'imported'>() as string, person]))
  const rows = [...byId].map(([id, { source, name, email, phone, language, content, corrected, cv, rest }]) => ({
    ...(rest as object),
    ...{ id, page_id: page, source, name, email, phone, language, cv_id: cv, keep_until },
    content: content && JSON.stringify(content),
    corrected: [...corrected],
    words: wordsOf(name, rest.headline ?? '', rest.tags ?? [], content),
    match_keys: matchKeysOf({ name, email, phone, content }),
    ...{ added_by: ctx.me?.id ?? null, created_at: now, updated_at: now },
  }))
  const made = await tx
    .insertInto('imported_candidates')
    .values(rows)
    .onConflict((taken) => taken.doNothing())
    .returningAll()
    .execute()
  await emitAll(
    ctx,
    tx,
    importSaved,
    made.map(({ id }) => ({ imported: id, page, user: null })),
  )
  return new Map(made.map((row) => [byId.get(row.id) as NewImported, row]))
}

type Reach = { email: string | null; phone: string | null }

/** The record a company holds of an address or number already. */
export async function findKnown(
  tx: Tx,
  page: string,
  { email, phone }: Reach,
  except?: string,
): Promise<string | null> {
  if (!email && !phone) return null
  const row = await tx
    .selectFrom('imported_candidates')
    .select('id')
    .where('page_id', '=', page)
    .where('state', 'not in', ['merged', 'expired', 'withdrawn', 'refused'])
    .where((or) =>
      or.or([
        ...(email ? [or(sql`lower(email)`, '=', email.toLowerCase())] : []),
        ...(phone ? [or('phone', '=', phone)] : []),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whom of these a company has already: the record of each address and number. */
export async function knownAmong(tx: Db | Tx, page: string, people: readonly Reach[]): Promise<Map<string, string>> {
  const emails = people.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  const phones = people.flatMap(({ phone }) => (phone ? [phone] : []))
  if (emails.length + phones.length === 0) return new Map()
  const rows = await tx
    .selectFrom('imported_candidates')
    .select(['id', 'email', 'phone'])
    .where('page_id', '=', page)
    .where('state', 'not in', ['merged', 'expired', 'withdrawn', 'refused'])
    .where((or) =>
      or.or([
        or(sql`lower(email)`, '=', sql`any(${emails}::text[])`),
        or('phone', '=', sql<string>`any(${phones}::text[])`),
      ]),
    )
    .execute()
  return new Map(
    rows.flatMap(({ id, email, phone }) => [
      ...(email ? [[email.toLowerCase(), id] as const] : []),
      ...(phone ? [[phone, id] as const] : []),
    ]),
  )
}

/** Who of these said no to a company lately, by address and number, and until when it holds. */
export async function refusalsOf(
  ctx: Context,
  tx: Db | Tx,
  page: string,
  people: readonly Reach[],
): Promise<Map<string, Date>> {
  const contacts = people.flatMap(({ email, phone }) =>
    [email?.toLowerCase(), phone].filter((one) => typeof one === 'string'),
  )
  if (contacts.length === 0) return new Map()
  const byHash = new Map(contacts.map((contact) => [hashContact(page, contact).toString('hex'), contact]))
  const rows = await tx
    .selectFrom('import_refusals')
    .select(['contact_hash', 'until'])
    .where('page_id', '=', page)
    .where(
      'contact_hash',
      'in',
      [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')),
    )
    .where('until', '>', ctx.now())
    .execute()
  return new Map(
    rows.flatMap(({ contact_hash, until }) => {
      const contact = byHash.get(contact_hash.toString('hex'))
      return contact ? [[contact, until] as const] : []
    }),
  )
}
