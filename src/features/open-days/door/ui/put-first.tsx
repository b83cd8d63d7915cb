import type { VisitState } from '#features/open-days/visits/visit-states.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { putFirst } from '../contract.ts'
import { isIn } from '../rules.ts'

type Props = {
  at: { day: string; visit: string }
  person: { name: string; state: VisitState; goes_first: boolean }
  onDone: () => void
}

/** Whoever is in and cannot wait for long is called before the others; pressed again, in their turn. */
export function PutFirst({ at, person: { name, state, goes_first }, onDone }: Props) {
  const t = useTranslations('door')
  const { mutate, isPending } = useSend(putFirst, {
    onDone,
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  if (!isIn(state)) return null
  return (
    <Button
      size="s"
      look="text"
      busy={isPending}
      aria-label={t(goes_first ? 'notFirstFor' : 'putFirstFor', { name })}
      onClick={() => mutate({ ...at, first: !goes_first })}
    >
      {t(goes_first ? 'notFirst' : 'putFirst')}
    </Button>
  )
}
