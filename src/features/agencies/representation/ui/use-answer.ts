import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { answerRepresented, askRepresented, listRepresented, showRepresented } from '../contract.ts'
import type { PersonAnswer } from '../rules.ts'

const again = () => {
  refreshCall(listRepresented)
  refreshCall(showRepresented)
}

/** Answers in one's account, and asks the agency. */
export function useAnswer(submission: string) {
  const t = useTranslations('representation')
  const { mutate, isPending } = useSend(answerRepresented, {
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'candidate_approved' ? 'approvedNow' : 'endedNow'), tone: 'good' })
      again()
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return {
    busy: isPending,
    onAnswer: (answer: PersonAnswer, never: boolean) => mutate({ submission, answer, never }),
    onAsk: async (words: string) => {
      await send(askRepresented, { submission, words })
      again()
    },
  }
}
