import { useState } from 'react'
import type { Call, Gives } from '#platform/shared/contract.ts'
import type { Problem } from './problem.ts'
import { toast } from './toast.ts'
import { useSend } from './use-call.ts'

type Then<C extends Call> = { onDone?: (given: Gives<C>) => void; onProblem?: (problem: Problem) => void }

/** A send that waits for a yes: `ask` opens the question, `question` goes to its SureDialog; a problem is told. */
export function useSureSend<C extends Call>(call: C, { onDone, onProblem }: Then<C> = {}) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSend(call, {
    onDone(given) {
      setAsking(false)
      onDone?.(given)
    },
    onProblem(problem) {
      setAsking(false)
      toast.show({ text: problem.message, tone: 'bad' })
      onProblem?.(problem)
    },
  })
  return {
    ask: () => setAsking(true),
    send: mutate,
    question: { open: asking, onClose: () => setAsking(false), busy: isPending },
  }
}
