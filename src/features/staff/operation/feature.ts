import type { Feature } from '#platform/server/feature.ts'
import { failedTasks } from './failed-tasks.ts'
import { operationHandlers } from './handlers.ts'

export const operation: Feature = { calls: operationHandlers, queues: { work: failedTasks } }
