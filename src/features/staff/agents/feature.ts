import type { Feature } from '#platform/server/feature.ts'
import { agentHandlers } from './handlers.ts'
import { agentHolding } from './holding.ts'
import { followUps } from './queues.ts'

export const agents: Feature = {
  calls: agentHandlers,
  holdings: [agentHolding],
  queues: { followUps },
  forgets: {
    people: {
      'agent_calls.agent_id': 'emptied',
      'agent_cities.user_id': 'erased',
      'agent_countries.user_id': 'erased',
      'agent_pages.agent_id': 'erased',
    },
  },
}
