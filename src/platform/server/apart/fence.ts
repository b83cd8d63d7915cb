import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Nobody's id: of no person, of no service, and not of the database, whose files belong to `postgres` or `nobody`. */
const apart = 64_533
const root = path.resolve(import.meta.dirname, '../../../..')
const code = ['src', 'node_modules', 'package.json', 'db/lookups']

/** A folder of a process's own, and how it is started behind its fence. */
export type Fence = {
  folder: string
  execArgv: string[]
  env: NodeJS.ProcessEnv
  /** Where root starts it, another user; nothing set means ourselves. */
  uid?: number
  gid?: number
  remove: () => void
}

/**
 * A process that handles strangers' files may read the house's code and a folder of its own, and write there: not the secret, not
 * what other people sent. Node's permission model holds that for JavaScript and WebAssembly; native libraries are held by the
 * user, which is another one where root starts us and the code may be read by all (docs/security.md).
 */
export function fence(name: string): Fence {
  const folder = mkdtempSync(path.join(os.tmpdir(), `masar-${name}-`))
  const other = process.getuid?.() === 0 && isOpenToAll(root) ? { uid: apart, gid: apart } : {}
  if (other.uid) chownSync(folder, other.uid, other.gid)
  folders.add(folder)
  return {
    folder,
    ...other,
    // what a shell would need is not there either: no path, no home, none of the server's secrets
    env: { TMPDIR: folder, PATH: '' },
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      ...code.map((part) => `--allow-fs-read=${path.join(root, part)}`),
      `--allow-fs-read=${folder}`,
      `--allow-fs-write=${folder}`,
      '--allow-addons',
      '--allow-worker',
    ],
    remove: () => remove(folder),
  }
}

const folders = new Set<string>()
process.once('exit', () => [...folders].forEach(remove))

function remove(folder: string) {
  folders.delete(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** Whether any user may enter the folder: each one above it lets others pass. */
function isOpenToAll(folder: string): boolean {
  const above = path.dirname(folder)
  const passes = (statSync(folder).mode & 0o005) === 0o005
  return passes && (above === folder || isOpenToAll(above))
}
