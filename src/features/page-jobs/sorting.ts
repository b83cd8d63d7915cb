import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

export type Sort = { value: RawBuilder<string | number | Date | null>; down: boolean; type: string }

/** Orders of the table. Ids grow with time, so that newest first is by them alone. */
export const sorts: Record<'newest' | 'title' | 'ends' | 'applicants', Sort> = {
  newest: { value: sql`jobs.created_at`, down: true, type: 'timestamptz' },
  title: { value: sql`fold_text(job_texts.title)`, down: false, type: 'text' },
  ends: { value: sql`jobs.expires_at`, down: false, type: 'timestamptz' },
  applicants: { value: sql`jobs.applicants_count`, down: true, type: 'integer' },
}

const kinds = {
  text: z.string().max(400),
  integer: z.coerce.number().int().min(0).max(2_000_000_000).transform(String),
  timestamptz: z.iso.datetime(),
}

/** Where a page of the list ends: the value it is sorted by, and the id. */
export function cursorOf(value: unknown, id: string): string {
  const plain = value instanceof Date ? value.toISOString() : value
  return Buffer.from(JSON.stringify([plain, id])).toString('base64url')
}

/** The way back; null for one that nobody here wrote. */
export function readCursor(text: string | undefined, { type }: Sort): { value: string | null; id: string } | null {
  if (!text) return null
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[]
    const known = value === null ? null : kinds[type as keyof typeof kinds].parse(value)
    return { value: known, id: z.uuid().parse(id) }
  } catch {
    return null
  }
}
