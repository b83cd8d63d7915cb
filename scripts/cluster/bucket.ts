// node scripts/cluster/bucket.ts FOLDER PORT: a bucket whose objects are files, so that they are still there when it was killed.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serveBucket } from '#tests/world/a-bucket.ts'

const [, , folder = '', port] = process.argv
const fileOf = (key: string) => path.join(folder, encodeURIComponent(key))

await serveBucket(
  {
    get(key) {
      try {
        return readFileSync(fileOf(key))
      } catch {
        return undefined
      }
    },
    set(key, bytes) {
      // whole or not at all
      writeFileSync(`${fileOf(key)}.part`, bytes)
      renameSync(`${fileOf(key)}.part`, fileOf(key))
    },
    delete: (key) => rmSync(fileOf(key), { force: true }),
    keys: () => readdirSync(folder).flatMap((name) => (name.endsWith('.part') ? [] : [decodeURIComponent(name)])),
  },
  Number(port),
)
