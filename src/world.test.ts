import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readSettings } from '#platform/server/settings.ts'
import { aLine } from '#tests/world/a-line.ts'
import { aDatabase } from '#tests/world/postgres.ts'
import { quickFolder } from '#tests/world/temporary-folder.ts'
import { openWorld } from './world.ts'

test('beside a pooler, what brings the database into shape, listens and works in the background goes straight to it', async () => {
  const { connection } = await aDatabase()
  const [pooled, direct] = [await aLine(connection), await aLine(connection)]
  const { user, password, database } = connection
  const urlOf = ({ port }: { port: number }) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const folder = quickFolder('world')
  pooled.cut()
  const { world, pools, ...opened } = await openWorld(
    readSettings({
      ...{ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: urlOf(pooled.connection), DATABASE_DIRECT_URL: urlOf(direct.connection) },
    }),
    () => {},
  )
  assert.equal(pools.direct.connectionString, urlOf(direct.connection))
  await sql`select 1`.execute(pools.background.db)
  await assert.rejects(sql`select 1`.execute(world.db), /away/)
  pooled.mend()
  direct.cut()
  await sql`select 1`.execute(world.db)
  await assert.rejects(sql`select 1`.execute(pools.background.db), /away/)
  await opened.close()
  for (const line of [pooled, direct]) line.close()
  await rm(folder, { recursive: true, force: true })
})
