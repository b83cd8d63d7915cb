import type { Writable } from 'node:stream'
import pg from 'pg'
import { unhurried } from '../db/pools.ts'

/** Where the log of a base backup begins and ends, as PostgreSQL writes it: `0/2000028`, timeline 1. */
export type LogSpan = { from: string; to: string; timeline: number }

/** What a message of the stream is, by its first letter (PostgreSQL 15 and later, "Streaming Replication Protocol"). */
const [newArchive, data] = Buffer.from('nd')

/**
 * Writes the whole database server into `to` as one tar, the log that makes it consistent within. The server goes on meanwhile.
 * @param connection of a role that may replicate, past any pooler
 */
export async function copyServer(connection: pg.ClientConfig, to: Writable): Promise<LogSpan> {
  const replicating: pg.ClientConfig & { replication: string } = { ...connection, replication: 'true' }
  const client = new pg.Client({ ...replicating, ...unhurried })
  client.on('error', () => {})
  await client.connect()
  try {
    return await new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        reject(error)
        void client.end().catch(() => {})
      }
      to.once('error', fail)
      // whoever took it gave up; after the end this comes too late to matter
      to.once('close', () => fail(new Error('What took the copy of the server has ended.')))
      client.query(
        new BaseBackup(to, (error, results) => {
          if (error) return fail(error)
          to.end(() => resolve(spanOf(results)))
        }),
      )
    })
  } finally {
    await client.end().catch(() => {})
  }
}

type Row = { recptr?: string; tli?: number }
type Results = pg.QueryResult<Row> | pg.QueryResult<Row>[]

/** Three tables come beside the stream: where the log begins, the tablespaces, where it ends. */
function spanOf(results: Results): LogSpan {
  const places = [results].flat().flatMap(({ rows }) => rows.filter(({ recptr }) => recptr))
  return { from: places[0]?.recptr ?? '', to: places.at(-1)?.recptr ?? '', timeline: Number(places[0]?.tli) }
}

class BaseBackup extends pg.Query {
  readonly #to: Writable
  #archives = 0
  #resume = () => {}

  constructor(to: Writable, onEnd: (error: Error | undefined, results: Results) => void) {
    super("BASE_BACKUP (LABEL 'masar', CHECKPOINT 'fast', WAL, MANIFEST 'no')", onEnd)
    this.#to = to
    to.on('drain', () => this.#resume())
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    if (chunk[0] === newArchive && ++this.#archives > 1)
      this.#to.destroy(new Error('The database has tablespaces of its own, which are not backed up.'))
    // the bytes are lent for this moment only
    if (chunk[0] !== data || this.#to.write(Buffer.from(chunk.subarray(1)))) return
    this.#resume = () => connection.stream.resume()
    connection.stream.pause()
  }
}
