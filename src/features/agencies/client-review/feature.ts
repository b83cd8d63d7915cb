import type { Feature } from '#platform/server/feature.ts'
import { clientReviewHandlers } from './handlers.ts'

export const clientReview: Feature = { calls: clientReviewHandlers }
