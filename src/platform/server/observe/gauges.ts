import { Gauge } from 'prom-client'
import type { Pools } from '../db/pools.ts'
import { metrics } from './metrics.ts'

/** Connections of this process, by pool and state; those who wait for one are what to watch. */
export function gaugePools({ pool, background }: Pools): void {
  metrics.removeSingleMetric('masar_pool_connections')
  new Gauge({
    name: 'masar_pool_connections',
    help: 'Connections of the database, and who waits for one',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const [name, one] of Object.entries({ requests: pool, background: background.pool })) {
        this.set({ pool: name, state: 'busy' }, one.totalCount - one.idleCount)
        this.set({ pool: name, state: 'idle' }, one.idleCount)
        this.set({ pool: name, state: 'waiting' }, one.waitingCount)
      }
    },
  })
}

/** How long the oldest background work that is due has been lying there, in seconds; asked by workers, when somebody reads it. */
export function gaugeQueue({ background }: Pools): void {
  metrics.removeSingleMetric('masar_queue_oldest_seconds')
  new Gauge({
    name: 'masar_queue_oldest_seconds',
    help: 'Age of the oldest background work that is due and that nobody has taken up',
    registers: [metrics],
    async collect() {
      const { rows } = await background.pool.query<{ seconds: number }>(
        `select coalesce(extract(epoch from now() - min(run_at)), 0)::float as seconds
         from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts`,
      )
      this.set(rows[0]?.seconds ?? 0)
    },
  })
}
