import type { DB } from '#db/tables.ts'

/** A column as `table.column`. */
export type ColumnName = { [T in keyof DB & string]: `${T}.${keyof DB[T] & string}` }[keyof DB & string]

/** Why a column goes on naming somebody who is forgotten: the row of the account it leads to names nobody any more. */
export const reasonsToKeep = {
  'kept as work': 'work done for a company or for the site stays with it',
  'kept as past': 'a company keeps that somebody applied and that there were messages, not who it was',
  'kept as proof': 'what was agreed to, and what staff did, can be shown after the person is gone',
  'kept a while': 'the clock takes it away sooner than an account that sleeps is erased',
} as const

/** What becomes of what names a person, or leads to what goes with one: the row goes, the column is emptied, the person is taken out of a list. */
type Ending = 'erased' | 'emptied'
export type Fate = Ending | 'taken out' | keyof typeof reasonsToKeep

/**
 * What the tables of a feature do when a person is forgotten. On one machine the database's keys would do most of it; where companies
 * and people lie on two servers there are no such keys, so it is said here (docs/decisions/0087-forgetting.md).
 */
export type Forgets = {
  /** Each column that names a person. */
  people?: { readonly [column in ColumnName]?: Fate }
  /** What follows when a row goes that such columns lead to, by the column they lead to. */
  after?: { readonly [target in ColumnName]?: { readonly [column in ColumnName]?: Ending } }
}

export type Person = { table: keyof DB & string; column: string; fate: Fate }
/** A column that leads to `key` of a table. */
export type Follower = { key: string; table: keyof DB & string; column: string; fate: Ending }

/** The columns that name a person, one by one. */
export const peopleIn = ({ people = {} }: Forgets): Person[] =>
  entriesOf(people).map(([name, fate]) => ({ ...partsOfName(name), fate }))

/** What follows the rows of each table. */
export function followersIn(all: readonly Forgets[]): ReadonlyMap<string, readonly Follower[]> {
  const list = all.flatMap(({ after = {} }) =>
    entriesOf(after).flatMap(([target, columns]) => {
      const { table: of, column: key } = partsOfName(target)
      return entriesOf(columns).map(([name, fate]) => ({ of, key, ...partsOfName(name), fate }))
    }),
  )
  return Map.groupBy(list, ({ of }) => of)
}

const entriesOf = <K extends string, V>(record: { readonly [key in K]?: V }) => Object.entries(record) as [K, V][]

function partsOfName(name: ColumnName): { table: keyof DB & string; column: string } {
  const [table, column] = name.split('.') as [keyof DB & string, string]
  return { table, column }
}
