import type { Feature } from '#platform/server/feature.ts'
import { chatGroupHandlers } from './handlers.ts'
import { internalThreads } from './internal-threads.ts'
import { jobGroupThreads } from './job-group-threads.ts'

export const chatGroups: Feature = {
  calls: chatGroupHandlers,
  threadSources: { internal: internalThreads, job_group: jobGroupThreads },
}
