import type { Feature } from '#platform/server/feature.ts'
import { workspaceHandlers } from './handlers.ts'

export const workspace: Feature = {
  calls: workspaceHandlers,
}
