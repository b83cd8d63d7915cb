import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import type { DB } from '#db/tables.ts'

/** Takes what was kept for the end of a transaction that has committed. */
export type Tell = (texts: readonly string[]) => void

/** What open transactions will tell. */
const untold = new WeakMap<DatabaseConnection, string[]>()

/** Keeps a text until the transaction commits; rolled back, it is forgotten. False where nobody takes it then. */
export const keepUntilCommit = (tx: Transaction<DB>, text: string): Promise<boolean> =>
  tx.getExecutor().provideConnection(async (connection) => {
    const texts = untold.get(connection)
    texts?.push(text)
    return texts !== undefined
  })

/** PostgreSQL, with somebody who tells what its transactions have kept. */
export class TellingDialect extends PostgresDialect {
  #config: PostgresDialectConfig
  #tell: Tell

  constructor(config: PostgresDialectConfig, tell: Tell) {
    super(config)
    this.#config = config
    this.#tell = tell
  }

  override createDriver(): PostgresDriver {
    return new TellingDriver(this.#config, this.#tell)
  }
}

type Connection = Parameters<PostgresDriver['commitTransaction']>[0]

class TellingDriver extends PostgresDriver {
  #tell: Tell

  constructor(config: PostgresDialectConfig, tell: Tell) {
    super(config)
    this.#tell = tell
  }

  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings)
    untold.set(connection, [])
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    await super.commitTransaction(connection)
    const texts = untold.get(connection)
    untold.delete(connection)
    if (texts?.length) this.#tell(texts)
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    untold.delete(connection)
    await super.rollbackTransaction(connection)
  }
}
