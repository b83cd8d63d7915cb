// node tests/world/database-user.ts FOLDER: another process that uses a bundled database, until its parent lets it go.
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  const { pid, connection, stop } = await startEmbedded({ dataDir, database: 'app', settings: { fsync: 'off' } })
  process.send?.({ pid, host: connection.host })
  process.once('disconnect', async () => {
    await stop()
    process.exit(0)
  })
} catch (error) {
  process.send?.({ refused: (error as Error).message })
  process.exit(1)
}
