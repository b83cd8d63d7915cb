import { showMine } from '#features/hiring/applications/contract.ts'
import { statusOf } from '#features/hiring/applications/stages.ts'
import { changeRead, refreshCall } from '#platform/browser/use-call.ts'
import type { Letter } from '../letter-contract.ts'

/** Where an application stands once its offer was answered, on the page around the letter; at once, and then as the server tells it. */
export function showAnswered({ application, state, answered_at }: Letter): void {
  const stage = state === 'accepted' ? 'hired' : 'declined'
  const at = answered_at ?? new Date().toISOString()
  const happened = { id: 'answer', at, what: 'moved' as const, side: 'candidate' as const, to: stage }
  changeRead(showMine, { application }, ({ data, ...read }) => ({
    ...read,
    data: {
      ...data,
      status: statusOf(stage, true),
      passed: [...data.passed, data.status],
      moved_at: at,
      may: data.may.filter((what) => what !== 'withdraw'),
      history: [
        ...data.history,
        { ...happened, by: null, from: null, text: null, slot: null, subject: '', mail: null },
      ],
    },
  }))
  refreshCall(showMine)
}
