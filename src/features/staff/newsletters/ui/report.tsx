import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { moveNewsletter, readNewsletter } from '../contract.ts'

type Read = Gives<typeof readNewsletter>['data']
const lines = ['sent', 'waiting', 'bounced', 'failed', 'unwanted', 'unsure', 'unsubscribed'] as const

/** What became of the letters, and the ways to pause what still goes out and to end it. */
export function Report({ read }: { read: Read }) {
  const t = useTranslations('newsletters')
  const format = useFormatter()
  return (
    <Card title={t('report.title')}>
      <div className="stack">
        <KeyValues
          items={lines.map((line) => ({
            key: t(`report.${line}`),
            value: format.number(read.report[line]),
          }))}
        />
        <Moves read={read} />
      </div>
    </Card>
  )
}

function Moves({ read: { id, state } }: { read: Read }) {
  const t = useTranslations('newsletters')
  const onDone = () => refreshCall(readNewsletter)
  const move = useSend(moveNewsletter, {
    onDone,
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  const { ask, send, question } = useSureSend(moveNewsletter, { onDone })
  if (state !== 'sending' && state !== 'paused') return null
  const other = state === 'sending' ? 'paused' : 'sending'
  return (
    <div className="cluster">
      <Button busy={move.isPending} onClick={() => move.mutate({ newsletter: id, to: other })}>
        {t(state === 'sending' ? 'pause' : 'resume')}
      </Button>
      <Button look="danger" onClick={ask}>
        {t('end')}
      </Button>
      <SureDialog
        {...question}
        title={t('end')}
        go={t('end')}
        keep={t('cancel')}
        onGo={() => send({ newsletter: id, to: 'cancelled' })}
      >
        <p>{t('endSure')}</p>
      </SureDialog>
    </div>
  )
}
