import { useNavigate } from 'react-router'
import { takeNext } from '#features/staff/queues/contract.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'

/** Takes the next thing of a queue, or of all of them, and goes there. */
export function useNext() {
  const navigate = useNavigate()
  const { mutate, isPending } = useSend(takeNext, {
    onDone: ({ data: { link } }) => void navigate(link),
    onProblem: ({ message }) => toast.show({ text: message, tone: 'plain' }),
  })
  return { isPending, next: (queue?: string) => mutate(queue === undefined ? {} : { queue }) }
}
