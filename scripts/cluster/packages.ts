import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { refuse, say } from '../lib/say.mjs'

/** What Debian 12 brings, by the program that shows it is there. */
const packages = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/bin/aiosmtpd': 'python3-aiosmtpd',
  '/usr/bin/prometheus': 'prometheus',
}

/** Installs what is missing of the cluster's parts; none of them is started by it. */
export function ensurePackages(): void {
  const missing = Object.entries(packages).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) refuse(`Install these first: apt-get install ${missing.join(' ')}`)
  say(`Installing ${missing.join(', ')}.`)
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } } as const
  execFileSync('apt-get', ['update'], quiet)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quiet)
}
