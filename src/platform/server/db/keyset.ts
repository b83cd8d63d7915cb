import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { cursorText, givenCursor } from './given-cursor.ts'

/** An order of a list that is read on from its last row. */
export type Sort = {
  value: RawBuilder<string | number | Date | null>
  down: boolean
  type: 'text' | 'integer' | 'double precision' | 'timestamptz'
}
export type Last = { value: string | null; id: string }

const kinds = {
  text: z.string().max(400),
  integer: z.coerce.number().int().min(0).max(2_000_000_000).transform(String),
  'double precision': z.coerce.number().transform(String),
  // the database knows no year 0
  timestamptz: z.iso.datetime().refine((at) => at >= '0001'),
}

/** Where a page of the list ends: the value it is sorted by, and the id. */
export function cursorOf(value: unknown, id: string): string {
  const plain = value instanceof Date ? value.toISOString() : value
  return cursorText([plain, id])
}

/** The way back; null for none. @throws Refused invalid (cursor): one that nobody here wrote */
export const readCursor = (text: string | undefined, { type }: Sort): Last | null =>
  givenCursor(text, ([value, id]) => ({
    value: value === null ? null : kinds[type].parse(value),
    id: z.uuid().parse(id),
  }))

/** Rows behind the last one in this order; those without a value stand at the end. */
export function behind({ value, down, type }: Sort, ids: RawBuilder<string>, last: Last): RawBuilder<SqlBool> {
  const id = down ? sql<SqlBool>`${ids} < ${last.id}::uuid` : sql<SqlBool>`${ids} > ${last.id}::uuid`
  if (last.value === null) return sql<SqlBool>`(${value} is null and ${id})`
  const then = sql`${last.value}::${sql.raw(type)}`
  const past = down ? sql`${value} < ${then}` : sql`${value} > ${then}`
  return sql<SqlBool>`(${past} or (${value} = ${then} and ${id}) or ${value} is null)`
}
