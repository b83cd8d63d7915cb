import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { answerConnection, type Connection, listConnections } from '../contract.ts'

/** Yes, no, or never again; what a yes opens is said above the button. */
export function AnswerButtons({ connection: { id, person } }: { connection: Connection }) {
  const t = useTranslations('connections')
  const name = person?.name ?? ''
  const tell = (text: string) => {
    toast.show({ text, tone: 'good' })
    refreshCall(listConnections)
  }
  const answer = useSend(answerConnection, {
    onProblem({ message }) {
      toast.show({ text: message, tone: 'bad' })
      refreshCall(listConnections)
    },
  })
  const block = useSureSend(answerConnection, {
    onDone: () => tell(t('blocked', { name })),
    onProblem: () => refreshCall(listConnections),
  })
  const say = (how: 'accept' | 'decline') =>
    answer.mutate(
      { connection: id, answer: how },
      { onSuccess: () => tell(t(how === 'accept' ? 'nowConnected' : 'declined', { name })) },
    )
  const busy = (how: string) => answer.isPending && answer.variables.answer === how
  return (
    <div className="stack stack-s">
      <p className="small quiet">{t('opens')}</p>
      <div className="cluster">
        <Button size="s" look="primary" busy={busy('accept')} onClick={() => say('accept')}>
          {t('accept')}
        </Button>
        <Button size="s" busy={busy('decline')} onClick={() => say('decline')}>
          {t('decline')}
        </Button>
        <Button size="s" look="text" onClick={block.ask}>
          {t('block')}
        </Button>
      </div>
      <SureDialog
        {...block.question}
        title={t('blockTitle', { name })}
        go={t('blockGo')}
        onGo={() => block.send({ connection: id, answer: 'block' })}
      >
        <p>{t('blockText', { name })}</p>
      </SureDialog>
    </div>
  )
}
