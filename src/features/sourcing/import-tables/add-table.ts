import { open } from 'node:fs/promises'
import { keepBytes, keepFile } from '#features/site/files/keep-file.ts'
import { type TableKind, tableKinds } from '#libraries/table-reading/table-read.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import type { ReceivedFile } from '#platform/server/http/received-file.ts'
import type { Given } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { tableAdded } from './events.ts'
import { firstLines, keepRows, understandHead, withRows } from './read-file.ts'
import { showTable } from './show-table.ts'
import type { TableDefaults } from './table-fields.ts'

/** Tables of a company that wait to be imported. */
const mostWaiting = 20

/**
 * Takes a table in and guesses how it is meant; nobody is added. The file is kept, readable by nobody, until the import begins.
 * @throws Refused file_missing · table_kind · tables_enough · what the reader refuses
 */
export async function addTable(ctx: Context): Promise<Given<typeof contract.addTable>> {
  const { page } = found(ctx.membership)
  const file = ctx.received.find(({ field }) => field === 'file')
  if (!file) throw new Refused('file_missing', { errors: [{ field: 'file', code: 'required' }] })
  const { kind, mime } = await kindOf(file)
  await demandRoom(ctx, page)
  const bytes = await keepBytes(ctx, file, mime)
  try {
    const table = await withRows(ctx, { storage_key: bytes.storage_key, kind }, {}, async (read, lines) => {
      const first = await firstLines(lines())
      const meant = await understandHead(ctx, page, first, { columns: read.columns })
      return ctx.db.transaction().execute(async (tx) => {
        const keep = { name: safeName(file.name), mime, owner: null, page, thing: 'import-table' }
        const kept = await keepFile(ctx, tx, bytes, keep)
        const { encoding, delimiter, sheet, sheets } = read
        const { has_head, head, columns } = meant
        const id = await insert(ctx, tx, page, {
          ...{ name: safeName(file.name), file_id: kept.id, kind, encoding, delimiter, sheet, sheets, has_head, head },
          columns: JSON.stringify(columns),
          defaults: JSON.stringify(meant.defaults ?? (await usualDefaults(ctx, tx, page))),
        })
        await countRows(tx, id, await keepRows(tx, id, lines(), has_head))
        return id
      })
    })
    return showTable(ctx, { table })
  } catch (error) {
    await ctx.files.remove(bytes.storage_key).catch((failed) => ctx.log.warn(failed))
    throw error
  }
}

/** By content, so that a renamed one is read as what it is; UTF-16 without a mark is told from other bytes by its name alone. */
async function kindOf(file: ReceivedFile): Promise<{ kind: TableKind; mime: string }> {
  const mime = (await kindOfFile(file.path)) ?? (/\.(?:csv|tsv|txt)$/i.test(file.name) ? 'text/plain' : '')
  const kind = Object.hasOwn(tableKinds, mime) ? tableKinds[mime as keyof typeof tableKinds] : null
  if (!kind || (kind === 'text' && (await isOther(file)))) throw new Refused('table_kind')
  return { kind, mime }
}

/** JSON and pages of the web are text, and no tables. */
async function isOther({ path }: ReceivedFile): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0)
    return /^\s*(?:[[{]\s*["[{]|<(?:!doctype|html|\?xml))/i.test(buffer.subarray(0, bytesRead).toString('latin1'))
  } finally {
    await file.close()
  }
}

async function demandRoom({ db }: Context, page: string): Promise<void> {
  const { count } = await db
    .selectFrom('import_tables')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('state', 'in', ['preview', 'checking', 'checked', 'importing'])
    .executeTakeFirstOrThrow()
  if (count >= mostWaiting) throw new Refused('tables_enough', { most: mostWaiting })
}

async function usualDefaults(ctx: Context, tx: Tx, page: string): Promise<TableDefaults> {
  const { country_id } = await tx
    .selectFrom('pages')
    .select('country_id')
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  return { country_id, salary_currency: null, salary_period: 'month', language: ctx.language, date_order: 'dmy' }
}

type Fresh = {
  name: string
  file_id: string
  kind: TableKind
  encoding: string | null
  delimiter: string | null
  sheet: number
  sheets: string[]
  has_head: boolean
  head: string[]
  columns: string
  defaults: string
}

async function insert(ctx: Context, tx: Tx, page: string, fresh: Fresh): Promise<string> {
  const id = newId<'import_table'>()
  const now = ctx.now()
  const by_id = found(ctx.membership).member
  await tx
    .insertInto('import_tables')
    .values({ ...fresh, id, page_id: page, by_id, created_at: now, changed_at: now })
    .execute()
  await emit(ctx, tx, tableAdded, { table: id, page })
  return id
}

/** @throws Refused table_empty: there is a head and nothing below it */
export async function countRows(tx: Tx, table: string, rows_count: number): Promise<void> {
  if (rows_count === 0) throw new Refused('table_empty')
  await tx.updateTable('import_tables').set({ rows_count }).where('id', '=', table).execute()
}
