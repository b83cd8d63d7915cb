import type { Who } from '#platform/shared/who.ts'
import type { Capability } from './role-rules.ts'

/** Who-rule of a call that acts for a company page. */
export const member = (capability: Capability): Who => ({ kind: 'page', capability })
