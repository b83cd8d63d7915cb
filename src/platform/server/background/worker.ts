import { EventEmitter } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
import { Logger, parseCronItems, type RunnerOptions, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { World } from '../context.ts'
import { react } from '../events/reactions.ts'
import { partsOf } from '../feature.ts'
import { jobsRun } from '../observe/metrics.ts'
import { tracedAlone } from '../observe/trace.ts'
import { letPeopleGoFirst } from '../requests-first.ts'
import { backgroundContext } from './background-context.ts'
import { freeWorkOf } from './free-lost-work.ts'
import { startHeartbeat } from './heartbeat.ts'

/** A goodbye that takes longer is left to the heartbeat of others, in ms. */
const longestGoodbye = 7_000
const longestPause = 10_000
/**
 * So long a queue that gives up may take to end, in ms. Where it could not say of several jobs at once what became of them, it counts them wrong
 * and waits for ever; whoever is still at work by then is left to end by itself.
 */
const longestEnd = 10_000
/** So long the queue may fail to look for work while the database answers, in ms. */
const longestFailing = 6_000

export type Worker = { stop: () => Promise<void> }

/**
 * Starts the worker: reactions, queued tasks and the schedule. One that gives up, because the database was away for longer than the queue
 * tries, begins again by itself. Stopping it lets running work finish.
 */
export async function startWorker(world: World, { pool, db }: { pool: pg.Pool; db: World['db'] }): Promise<Worker> {
  // it runs milliseconds after a commit: a replica may not have heard of it yet
  const own = { ...world, db, read: db }
  let name: string | null = null
  let isStopping = false
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  const begin = () => run(optionsOf(own, pool, events))
  const givenUp = watchEnding(events)
  let runner = await begin()
  const heartbeat = startHeartbeat(pool, () => name, world.log)
  watchFailing(events, async () => {
    await pool.query('select 1')
    world.log.warn('background work looks for work and fails; it begins anew')
    await runner.stop()
  })
  const goOn = async () => {
    while (!isStopping) {
      const ended = runner.promise.catch((error: Error) =>
        world.log.error({ err: error }, 'background work ended by itself'),
      )
      await Promise.race([ended, givenUp()])
      if (isStopping) return
      // the schedule, and what listens, of one that never ends would go on beside the next
      runner.stop().catch(() => {})
      const gone = name
      name = null
      for (let pause = 500; !isStopping; pause = Math.min(pause * 2, longestPause)) {
        await rest(pause)
        if (isStopping) return
        const next = await begin().catch(() => null)
        if (!next) continue
        runner = next
        // who said goodbye meanwhile has stopped the one before
        if (isStopping) return next.stop()
        heartbeat.beat()
        if (gone) await freeWorkOf(pool, gone).catch(() => {})
        world.log.warn('background work goes on')
        break
      }
    }
  }
  void goOn()
  return {
    async stop() {
      isStopping = true
      const done = runner.stop().catch(() => {})
      await Promise.race([done.then(() => heartbeat.stop()), rest(longestGoodbye)])
    },
  }
}

/** Resolves for the queue that runs now, once it has been ending for too long. */
function watchEnding(events: WorkerEvents): () => Promise<void> {
  let late = Promise.withResolvers<void>()
  events.on('pool:create', () => {
    late = Promise.withResolvers()
  })
  events.on('pool:gracefulShutdown', () => {
    const { resolve } = late
    setTimeout(resolve, longestEnd).unref()
  })
  return () => late.promise
}

/**
 * What the queue knows of its tasks it asks once; where that failed, as on a busy machine that is just starting, it fails for good while everything
 * else goes on. Only a queue that begins anew asks again.
 */
function watchFailing(events: WorkerEvents, beginAnew: () => Promise<void>): void {
  let since: number | null = null
  const works = () => {
    since = null
  }
  events.on('worker:getJob:empty', works)
  events.on('job:start', works)
  events.on('worker:getJob:error', () => {
    since ??= performance.now()
    if (performance.now() - since < longestFailing) return
    since = null
    // where the database is away, it is waited for
    void beginAnew().catch(() => {})
  })
}

const optionsOf = (world: World, pool: pg.Pool, events: WorkerEvents): RunnerOptions => ({
  pgPool: pool,
  events,
  taskList: tasksOf(world),
  concurrency: 8,
  pollInterval: 2_000,
  noHandleSignals: true,
  // what became of a job is told apart from the job, and again if the database is away: otherwise nobody catches that failure
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  logger: new Logger(() => (level, message) => {
    if (level === 'error') world.log.error({ message }, 'background work')
  }),
  parsedCronItems: parseCronItems(
    partsOf(world).schedule.map(({ cron, backfill, task }) => ({
      task: task.name,
      match: cron,
      ...(backfill && { options: { backfillPeriod: backfill } }),
    })),
  ),
})

/** What the worker does with each kind of queued work. */
export function tasksOf(world: World): TaskList {
  const { background, schedule } = partsOf(world)
  const tasks: TaskList = {
    react: counted('react', (payload) => react(world, payload as Parameters<typeof react>[1])),
  }
  for (const { name, payload: schema, run: work } of [...background, ...schedule.map(({ task }) => task)])
    tasks[name] = counted(name, (payload) => work(backgroundContext(world), schema.parse(withoutCron(payload))))
  return tasks
}

const counted = (name: string, work: (payload: unknown) => Promise<void>) => async (payload: unknown) => {
  await letPeopleGoFirst()
  try {
    await tracedAlone(`task ${name}`, {}, () => work(payload))
    jobsRun.inc({ job: name, outcome: 'done' })
  } catch (error) {
    jobsRun.inc({ job: name, outcome: 'failed' })
    throw error
  }
}

/** The schedule adds when a run was due; no job of ours takes it. */
const withoutCron = (payload: unknown) => {
  const { _cron, ...rest } = (payload ?? {}) as Record<string, unknown>
  return rest
}
