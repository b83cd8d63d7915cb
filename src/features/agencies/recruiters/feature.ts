import type { Feature } from '#platform/server/feature.ts'
import { recruiterHandlers } from './handlers.ts'
import { recruiterReactions } from './reactions.ts'

export const recruiters: Feature = { calls: recruiterHandlers, reactions: recruiterReactions }
