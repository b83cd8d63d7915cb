import type { Feature } from '#platform/server/feature.ts'
import { productHandlers } from './handlers.ts'

export const products: Feature = { calls: productHandlers }
