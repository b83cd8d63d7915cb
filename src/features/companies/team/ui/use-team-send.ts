import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Call, Gives } from '#platform/shared/contract.ts'
import { listInvitations, listMembers, teamHistory } from '../contract.ts'

/** Sends a change of the team: afterwards its lists are read again, and a word says what came of it. */
export function useTeamSend<C extends Call>(
  call: C,
  said: string,
  onDone?: (given: Gives<C>) => void,
  /** Whether a problem is dealt with elsewhere. */
  onProblem: (problem: Problem) => boolean = () => false,
) {
  const t = useTranslations('pages.team')
  return useSend(call, {
    onDone(given) {
      for (const list of [listMembers, listInvitations, teamHistory]) refreshCall(list)
      toast.show({ text: said, tone: 'good' })
      onDone?.(given)
    },
    onProblem(problem) {
      if (!onProblem(problem)) toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
}
