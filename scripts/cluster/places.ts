import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const templates = path.resolve(import.meta.dirname, '../../deploy')

/** Where the cluster lives, whom its database runs as, and what fills the files of `deploy/debian`. */
export function makePlaces(webs: number, workers: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'masar-cluster-'))
  chmodSync(folder, 0o755)
  for (const name of ['log', 'data', 'postgres', 'bucket', 'mail']) mkdirSync(path.join(folder, name))
  const user = databaseUser()
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, path.join(folder, 'postgres')])
  const secret = () => randomBytes(18).toString('hex')
  const values: Record<string, string> = {
    ...{ ADDRESS: '127.0.0.1', NETWORK: '127.0.0.1/32', ETCD: '127.0.0.1:22379' },
    ...{ NODE_A: '127.0.0.1', POSTGRES_A: '15432', PATRONI_A: '18008' },
    ...{ NODE_B: '127.0.0.1', POSTGRES_B: '15433', PATRONI_B: '18009' },
    ...{ PRIMARY_PORT: '15430', REPLICA_PORT: '15431', POOLER_PORT: '16432', REDIS_PORT: '16379' },
    ...{ BUCKET_PORT: '19000', MAIL_PORT: '10025' },
    ...{ SUPERUSER_PASSWORD: secret(), REPLICATION_PASSWORD: secret(), PASSWORD: secret(), SECRET: secret() },
    ...{ SOCKETS: path.join(folder, 'postgres'), USERS_FILE: path.join(folder, 'users.txt'), SHARED_BUFFERS: '256MB' },
    ALERTS: path.join(templates, 'watch/alerts.yml'),
    WEB_TARGETS: webPorts(webs).map(local).join(', '),
    WORKER_TARGETS: workerPorts(workers).map(local).join(', '),
    ...{ BIND: '127.0.0.1:3400', BALANCER: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3400', METRICS_TOKEN: secret() },
    WEB_SERVERS: webPorts(webs)
      .map((port, at) => `  server web${at + 1} 127.0.0.1:${port} check`)
      .join('\n'),
  }
  return {
    folder,
    user,
    values,
    url: values.PUBLIC_URL as string,
    at: (...names: string[]) => path.join(folder, ...names),
    /** Fills a file of `deploy` in. @returns where it lies now */
    fill(name: string, as = path.basename(name), more: Record<string, string> = {}): string {
      const text = readFileSync(path.join(templates, name), 'utf8')
      const filled = text.replace(/@([A-Z_]+)@/g, (_, key: string) => {
        const value = more[key] ?? values[key]
        if (value === undefined) throw new Error(`${name} asks for ${key}`)
        return value
      })
      const file = path.join(folder, as)
      writeFileSync(file, filled)
      return file
    },
  }
}

export type Places = ReturnType<typeof makePlaces>

export const webPorts = (webs: number): number[] => Array.from({ length: webs }, (_, at) => 3401 + at)

/** Where workers say how they are. */
export const workerPorts = (workers: number): number[] => Array.from({ length: workers }, (_, at) => 9401 + at)

const local = (port: number) => `"127.0.0.1:${port}"`

/** PostgreSQL runs as nobody's root. */
function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const [, , uid, gid] = (/^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0] ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
