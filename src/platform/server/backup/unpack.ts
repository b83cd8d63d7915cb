import type { Readable } from 'node:stream'
import { extract } from 'tar'
import type { Identity } from '../db/embedded/identity.ts'

/** Of a running server, beside its socket in its folder. */
const lock = /\.s\.PGSQL\.\d+\.lock$/

/** Unpacks a tar into a folder; run by root, all belongs to `owner`. @throws Error it is cut off, or no tar */
export function unpack(from: Readable, folder: string, owner: Identity = {}): Promise<void> {
  const unpacking = extract({ cwd: folder, strict: true, filter: (name) => !lock.test(name), ...owner })
  return new Promise((resolve, reject) => {
    from.once('error', reject)
    unpacking.once('error', reject)
    unpacking.once('close', resolve)
    from.pipe(unpacking)
  })
}
