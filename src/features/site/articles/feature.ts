import type { Feature } from '#platform/server/feature.ts'
import { articleHandlers } from './handlers.ts'

export const articles: Feature = { calls: articleHandlers }
