import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Tx } from '../context.ts'

/** Rows that say a name: of which table, the name, whose it is, and which of them. */
export type Saying = { table: keyof DB & string; value: string; owner: string; where?: string }

/**
 * What only one in the whole world may be called, over all pages and people, by kind; and where that is said (docs/decisions/0089). Kinds
 * that two tables say are given to the first. `tests/names.test.ts` holds the list against the unique indexes of the database.
 */
export const kinds = {
  email: [{ table: 'users', value: 'lower(email)', owner: 'id', where: 'email_verified_at is not null' }],
  phone: [{ table: 'users', value: 'phone', owner: 'id', where: 'phone_verified_at is not null' }],
  identity: [{ table: 'identities', value: `provider || ' ' || subject`, owner: 'user_id' }],
  passkey: [{ table: 'passkeys', value: 'credential_id', owner: 'user_id' }],
  slug: [
    { table: 'pages', value: 'slug', owner: 'id' },
    {
      table: 'page_slugs',
      value: 'slug',
      owner: 'page_id',
      where: 'not exists (select from pages where pages.slug = own.slug)',
    },
  ],
  page_mail: [{ table: 'pages', value: 'mail_key::text', owner: 'id' }],
  job: [{ table: 'jobs', value: 'reference', owner: 'page_id' }],
  job_group: [{ table: 'job_groups', value: 'reference', owner: 'page_id' }],
  open_day: [{ table: 'open_days', value: 'reference', owner: 'id' }],
  text: [{ table: 'text_contacts', value: 'code', owner: 'page_id' }],
} satisfies Record<string, readonly Saying[]>

export type Kind = keyof typeof kinds
export const allKinds = Object.keys(kinds) as Kind[]
/** What a person is known by. */
export const kindsOfPeople = ['email', 'phone', 'identity', 'passkey'] as const satisfies readonly Kind[]

/** Of two who take a name at the same moment, the one who came second. */
export class NameTaken extends Error {
  readonly kind: Kind
  constructor(kind: Kind) {
    super(`another has this ${kind}`)
    this.kind = kind
  }
}

/**
 * The name is the owner's from this transaction on; waits for whoever is taking it, or giving it up, at this moment. One that its holder's
 * rows do not say was left behind, by a process of the version before or by rows that went with others, and is free.
 * @returns false: another has it
 */
export async function takeName(tx: Tx, kind: Kind, value: string, owner: string): Promise<boolean> {
  const taken = await tx
    .insertInto('names')
    .values({ kind, value, owner })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows) return true
  const of = { kind, value }
  const holder = await tx
    .selectFrom('names')
    .select('owner')
    .where((eb) => eb.and(of))
    .forUpdate()
    .executeTakeFirst()
  if (!holder) return takeName(tx, kind, value, owner)
  if (holder.owner === owner) return true
  const { rows } = await said(kind, sql`value = ${value} and owner = ${holder.owner}`).execute(tx)
  if (rows.length > 0) return false
  await tx
    .updateTable('names')
    .set({ owner })
    .where((eb) => eb.and(of))
    .execute()
  return true
}

/** A name that nobody has, of those made here one after the other. @param make gives another each time */
export async function takeNewName(tx: Tx, kind: Kind, owner: string, make: () => string): Promise<string> {
  const value = make()
  return (await takeName(tx, kind, value, owner)) ? value : takeNewName(tx, kind, owner, make)
}

/**
 * After rows of an owner were written: what they say is theirs, and what they say no longer is free. For kinds of which an owner has few.
 * @throws NameTaken
 */
export async function bringNames(tx: Tx, owner: string, ...which: readonly Kind[]): Promise<void> {
  const says = which.map(
    (kind) => sql`select ${kind}::text, value, true from (${said(kind, sql`owner = ${owner}`)}) as own`,
  )
  const { rows } = await sql<{ kind: Kind; value: string; said: boolean }>`
    select kind, value, bool_or(said) as said
    from (select kind, value, false as said from names where owner = ${owner} and kind = any(${[...which]})
      union all ${sql.join(says, sql` union all `)}) as known
    group by kind, value having count(distinct said) = 1 order by kind, value`.execute(tx)
  // first what may be refused
  for (const { kind, value } of rows.filter((row) => row.said))
    if (!(await takeName(tx, kind, value, owner))) throw new NameTaken(kind)
  const given = rows.filter((row) => !row.said)
  for (const { kind, value } of given) await releaseNames(tx, kind, sql`value = ${value} and owner = ${owner}`)
}

/** These names are free from now on. @param which by `value` and `owner` */
export async function releaseNames(tx: Tx, kind: Kind, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from names where kind = ${kind} and ${which}`.execute(tx)
}

/** Who is called so; nobody, where a process of the version before wrote it and it is not filled in yet. */
export const ownersOf = (...called: readonly (readonly [Kind, string])[]): RawBuilder<string> =>
  sql<string>`select owner from names where (${sql.join(
    called.map(([kind, value]) => sql`(kind = ${kind} and value = ${value})`),
    sql` or `,
  )})`

/** What rows say of this kind: `value`, and `owner`. @param which of them, by these two */
export function said(kind: Kind, which: RawBuilder<unknown>): RawBuilder<{ value: string; owner: string }> {
  return sql`select value, owner from (${sql.join(kinds[kind].map(sayingOf), sql` union all `)}) as said where value is not null and ${which}`
}

/** What the rows of one table say, which may be narrowed by more. */
export function sayingOf({ table, value, owner, where = 'true' }: Saying): RawBuilder<unknown> {
  return sql`select ${sql.raw(value)} as value, ${sql.ref(owner)} as owner from ${sql.table(table)} as own where ${sql.raw(where)}`
}
