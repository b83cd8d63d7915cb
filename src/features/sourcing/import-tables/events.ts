import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { tableEvents, tableStates } from './table-states.ts'

const Table = z.object({ table: z.string(), page: z.string() })
type Table = z.output<typeof Table>
const about = ({ table, page }: Table) => ({ thing: 'import_table', id: table, page })
const topics = ({ page }: Table) => [`page:${page}`]

/** A table was taken in. */
export const tableAdded = event('import_table.added', { data: Table, about, topics })
/** It was understood otherwise, looked through, imported, undone, let go. */
export const tableMoved = event('import_table.moved', {
  data: Table.extend({ event: z.enum(tableEvents), from: z.enum(tableStates), to: z.enum(tableStates) }),
  about,
  topics,
})
