import { setTimeout as rest } from 'node:timers/promises'
import { type Cluster, until } from '../../scripts/cluster/cluster.ts'

export type Fault = (there: Cluster) => Promise<void>

/** How long something stays away that is not started again at once, in ms. */
const away = 20_000

const other = { a: 'b', b: 'a' } as const

async function leaderOf(there: Cluster): Promise<'a' | 'b'> {
  await until('somebody leads', async () => (await there.leader()) !== null)
  return (await there.leader()) as 'a' | 'b'
}

/** Killed and left so for a while, then started as a service manager or a person would. */
const gone =
  (name: string, ms = away): Fault =>
  async (there) => {
    await there.part(name).kill('SIGKILL', true)
    await rest(ms)
    there.part(name).start()
  }

/** Killed; it comes back by itself within a second. */
const killed =
  (name: string): Fault =>
  (there) =>
    there.part(name).kill()

/** One after the other is asked to end, and the next one only once that one serves again. */
const oneByOne =
  (names: readonly string[], folder?: string): Fault =>
  async (there) => {
    for (const name of names) {
      if (folder) there.part(name).moveTo(folder)
      const before = there.part(name).pid
      await there.part(name).kill('SIGTERM')
      await until(`${name} is back`, async () => there.part(name).pid !== 0 && there.part(name).pid !== before)
      const at = Number(name.split('-')[1])
      if (name.startsWith('web'))
        await until(`${name} serves`, () => there.answers(`http://127.0.0.1:${3400 + at}/health/ready`))
      // the balancer asks each second whether it may send somebody there again
      await rest(3_000)
    }
  }

const processes = ['web-1', 'web-2', 'worker-1', 'worker-2']

/** What may happen to a cluster, in words. */
export const faults: Record<string, Fault> = {
  'the leading database and its Patroni, for 60 s': async (there) => {
    const leader = await leaderOf(there)
    await there.killDatabase(leader, true)
    await rest(60_000)
    there.part(`database-${leader}`).start()
  },
  'the following database and its Patroni': async (there) => there.killDatabase(other[await leaderOf(there)], false),
  'Redis, for 20 s': gone('redis'),
  'etcd, for 20 s': gone('etcd'),
  'the bucket, for 20 s': gone('bucket'),
  'the mail server, for 40 s': gone('mail', 40_000),
  PgBouncer: killed('pgbouncer'),
  'the way to the database': killed('haproxy-database'),
  'a web process': killed('web-1'),
  'a worker': killed('worker-1'),
  'a worker, for 80 s': gone('worker-2', 80_000),
  'restart of both web processes and both workers, one after the other': oneByOne(processes),
}

/** From the version that runs to the one in this folder, as docs/operations.md says. */
export const upgradeTo = (folder: string): Record<string, Fault> => ({
  'upgrade of both web processes and both workers, one after the other': oneByOne(processes, folder),
})
