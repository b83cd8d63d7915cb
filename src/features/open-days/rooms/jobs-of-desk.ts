import { z } from 'zod'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { DeskRow } from './find-desk.ts'

const Booth = z.object({ jobs: z.array(z.string()) })

/** Open jobs that the company of a desk brought to the day, in its order: of the host those of the day, of a booth its own. */
export async function jobsOfDesk(
  { language }: Context,
  db: Db | Tx,
  { booth_id, live, page_id }: DeskRow,
): Promise<{ id: string; title: string }[]> {
  const booth = booth_id
    ? await db.selectFrom('open_day_booths').select('written').where('id', '=', booth_id).executeTakeFirst()
    : null
  const ids = booth ? Booth.parse(booth.written).jobs : readFields(live).jobs
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .select(['jobs.id', 'title', 'job_texts.language', 'jobs.language as own'])
    .where('jobs.id', 'in', ids)
    .where('page_id', '=', page_id)
    .where('state', 'in', ['live', 'paused'])
    .execute()
  return ids.flatMap((id) => {
    const texts = rows.filter((row) => row.id === id)
    const text = texts.find((row) => row.language === language) ?? texts.find((row) => row.language === row.own)
    return text ? [{ id, title: text.title }] : []
  })
}
