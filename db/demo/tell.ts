import type { Random } from './random.ts'
import type { Row, Rows } from './rows.ts'

type Of = Pick<Row<'applications'>, 'id' | 'job_id' | 'page_id'>
type Told = { name: string; at: Date; actor: unknown; data: Record<string, unknown> }

/** Writes down something that happened to an application, as the site does. */
export function tell(random: Random, rows: Rows, { id, job_id, page_id }: Of, { name, at, actor, data }: Told): void {
  rows.events.push({
    ...{ id: random.id(at), at, name, thing: 'application', thing_id: id, page_id },
    ...{ actor_id: actor as string | null, request_id: 'demo' },
    data: { application: id, job: job_id, page: page_id, ...data },
  })
}
