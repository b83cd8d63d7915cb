import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { World } from '../context.ts'
import { react } from '../events/reactions.ts'
import { jobsRun } from '../metrics.ts'
import { letPeopleGoFirst } from '../requests-first.ts'
import { backgroundContext } from './background-context.ts'
import type { Job, Scheduled } from './job.ts'

/** Starts the worker: reactions, jobs and the schedule. Stopping it lets running work finish. */
export async function startWorker(
  world: World,
  pool: pg.Pool,
  jobs: readonly Job[],
  schedule: readonly Scheduled[],
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: tasksOf(world, [...jobs, ...schedule.map((entry) => entry.job)]),
    concurrency: 8,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') world.log.error({ message }, 'background work')
    }),
    parsedCronItems: parseCronItems(
      schedule.map(({ cron, backfill, job }) => ({
        task: job.name,
        match: cron,
        ...(backfill && { options: { backfillPeriod: backfill } }),
      })),
    ),
  })
}

/** What the worker does with each kind of queued work. */
export function tasksOf(world: World, jobs: readonly Job[]): TaskList {
  const tasks: TaskList = {
    react: counted('react', (payload) => react(world, payload as Parameters<typeof react>[1])),
  }
  for (const { name, payload: schema, run: work } of jobs)
    tasks[name] = counted(name, (payload) => work(backgroundContext(world), schema.parse(withoutCron(payload))))
  return tasks
}

const counted = (name: string, work: (payload: unknown) => Promise<void>) => async (payload: unknown) => {
  await letPeopleGoFirst()
  try {
    await work(payload)
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
