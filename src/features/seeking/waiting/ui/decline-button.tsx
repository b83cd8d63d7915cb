import { declineInvitation } from '#features/sourcing/pool/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { listWaiting } from '../contract.ts'

/** Says that a job one was invited to apply for is nothing for oneself. */
export function DeclineButton({ invitation, job }: { invitation: string; job: string }) {
  const t = useTranslations('waiting.decline')
  const send = useSend(declineInvitation, {
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(listWaiting)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Button size="s" look="text" busy={send.isPending} onClick={() => send.mutate({ invitation })}>
      {t('go')}
      <span className="sr-only">: {job}</span>
    </Button>
  )
}
