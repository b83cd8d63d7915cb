import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { settleSupport } from '../contract.ts'

type Props = { thread: string; isSettled: boolean; onDone: () => void }

/** Closes a conversation of the support as settled, or opens it again; for staff, above the conversation. */
export function SettleButton({ thread, isSettled, onDone }: Props) {
  const t = useTranslations('support')
  const settle = useSend(settleSupport, {
    onDone() {
      toast.show({ text: t(isSettled ? 'reopened' : 'settled'), tone: 'good' })
      onDone()
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Button
      size="s"
      icon={isSettled ? 'undo' : 'done'}
      busy={settle.isPending}
      onClick={() => settle.mutate({ thread, settled: !isSettled })}
    >
      {t(isSettled ? 'reopen' : 'settle')}
    </Button>
  )
}
