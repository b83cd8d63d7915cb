import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { listSenders, stopSender } from '../contract.ts'

/** Companies that text one: each can be stopped, and let in again. */
export function SendersCard() {
  const t = useTranslations('texting.senders')
  const { data } = useCall(listSenders, {})
  const stop = useSend(stopSender, {
    inTurn: 'text-senders',
    onDone: () => refreshCall(listSenders),
    onProblem(problem) {
      refreshCall(listSenders)
      toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
  if (!data) return null
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{data.data.length > 0 ? t('text') : t('none')}</p>
        {data.data.length > 0 ? (
          <div className="rows">
            {data.data.map(({ code, name, stopped }) => (
              <Switch
                key={code}
                name={`texts-${code}`}
                value={!stopped}
                onChange={(wanted) => stop.mutate({ code, stopped: !wanted })}
              >
                <bdi>{name}</bdi>
              </Switch>
            ))}
          </div>
        ) : null}
      </div>
    </Card>
  )
}
