import { sql } from 'kysely'
import type { Sort } from '#platform/server/db/keyset.ts'

/** Orders of the table. Ids grow with time, so that newest first is by them alone. */
export const sorts: Record<'newest' | 'title' | 'ends' | 'applicants', Sort> = {
  newest: { value: sql`jobs.created_at`, down: true, type: 'timestamptz' },
  title: { value: sql`fold_text(job_texts.title)`, down: false, type: 'text' },
  ends: { value: sql`jobs.expires_at`, down: false, type: 'timestamptz' },
  applicants: { value: sql`jobs.applicants_count`, down: true, type: 'integer' },
}
