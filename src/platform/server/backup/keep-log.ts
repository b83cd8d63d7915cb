import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Seal } from './seal.ts'
import type { Store } from './store.ts'

/** Keeps the log on the server until it was copied; the settings of the bundled server bound how much. */
const slot = 'masar_backup'

/**
 * Makes sure that from now on nothing of the log is thrown away before it was copied.
 * @returns whether it was so since the last time; otherwise a copy of the whole server is due
 */
export async function holdLog(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ lost: boolean }>(
    "select wal_status = 'lost' as lost from pg_replication_slots where slot_name = $1",
    [slot],
  )
  if (rows[0]?.lost === false) return true
  if (rows[0]) await client.query('select pg_drop_replication_slot($1)', [slot])
  await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
  return false
}

/** Which database it is: the same after a restore, another one for each that was made anew. */
export async function systemOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
  return rows[0]?.id ?? ''
}

/** Ends the file of the log that is written just now, and copies every finished one. @returns their names */
export async function copyLog(client: pg.Client, store: Store, { seal }: Seal): Promise<string[]> {
  const system = await systemOf(client)
  const { rows } = await client.query<{ name: string; place: string }>(
    `with ended as materialized (select pg_switch_wal() as place)
     select file.name, ended.place::text from ended, pg_replication_slots as held, pg_ls_waldir() as file
     where held.slot_name = $1 and file.name ~ '^[0-9A-F]{24}$'
       and file.name >= pg_walfile_name(held.restart_lsn) and file.name <= pg_walfile_name(ended.place)
     order by file.name`,
    [slot],
  )
  for (const { name } of rows) {
    const file = await client.query<{ bytes: Buffer }>("select pg_read_binary_file('pg_wal/' || $1) as bytes", [name])
    const [{ bytes } = { bytes: Buffer.alloc(0) }] = file.rows
    await store.put(`log/${system}/${name}`, await seal(Readable.from([bytes])))
  }
  const last = rows.at(-1)
  if (last) await client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [slot, last.place])
  return rows.map(({ name }) => name)
}
