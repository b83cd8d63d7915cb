import { useState } from 'react'
import { frequencies } from '#features/site/notifications/time-rules.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { type showSubscriptions, subscribeTo } from '../contract.ts'

type Row = Gives<typeof showSubscriptions>['data']['topics'][number]
type Often = Row['frequency'] | 'off'

/** What one is told of: by mail how often, and whether in the browser and by text message. */
export function TopicsCard({ first, bySms }: { first: readonly Row[]; bySms: boolean }) {
  const t = useTranslations('subscriptions')
  // whoever works for no company reads nothing of jobs and teams of their own
  const isAtWork = (useSession()?.pages.length ?? 0) > 0
  const [chosen, setChosen] = useState(first)
  const send = useSend(subscribeTo, {
    onDone: () => toast.show({ text: t('saved'), tone: 'good' }),
    onProblem(problem) {
      setChosen(first)
      toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
  const change = (topic: Row['topic'], part: Partial<Row>) =>
    setChosen((now) => now.map((row) => (row.topic === topic ? { ...row, ...part } : row)))
  const mail = (topic: Row['topic'], often: Often) => {
    const wanted = often !== 'off'
    const frequency = often === 'off' ? undefined : often
    change(topic, { mail: wanted, ...(frequency && { frequency }) })
    send.mutate({ topic, channel: 'mail', wanted, frequency })
  }
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <div className="rows">
          {chosen
            .filter(({ topic }) => isAtWork || topic !== 'team')
            .map((row) => (
              <fieldset key={row.topic} className="stack stack-s" aria-labelledby={`topic-${row.topic}`}>
                <h3 id={`topic-${row.topic}`} className="medium">
                  {t(`topics.${row.topic}.title`)}
                </h3>
                <p className="small faint">{t(`topics.${row.topic}.${isAtWork ? 'text' : 'own'}`)}</p>
                <NativeSelect
                  name={`${row.topic}-mail`}
                  label={t('channels.mail')}
                  aria-label={t('often.mailOf', { topic: t(`topics.${row.topic}.title`) })}
                  choices={[...frequencies, 'off' as const].map((id) => ({ id, text: t(`often.${id}`) }))}
                  value={row.mail ? row.frequency : 'off'}
                  onChange={(often) => mail(row.topic, often as Often)}
                />
                {row.topic === 'applications' && !row.mail ? (
                  <p className="small strong">{t('topics.applications.never', { also: alsoBy(row) })}</p>
                ) : null}
                <div className="cluster">
                  {(bySms ? (['push', 'sms'] as const) : (['push'] as const)).map((channel) => (
                    <Checkbox
                      key={channel}
                      name={`${row.topic}-${channel}`}
                      value={row[channel]}
                      onChange={(wanted) => {
                        change(row.topic, { [channel]: wanted })
                        send.mutate({ topic: row.topic, channel, wanted })
                      }}
                    >
                      {t(`channels.${channel}`)}
                    </Checkbox>
                  ))}
                </div>
              </fieldset>
            ))}
        </div>
        {isAtWork ? null : (
          <p className="small">
            {t.rich('alerts', {
              link: (words) => (
                <a className="link" href="/alerts">
                  {words}
                </a>
              ),
            })}
          </p>
        )}
        {bySms ? null : <p className="small faint">{t('noSms')}</p>}
        <p className="small faint">{t('always')}</p>
      </div>
    </Card>
  )
}

/** Where else one is told of what is not mailed. */
function alsoBy({ push, sms }: Row) {
  if (push) return sms ? 'both' : 'push'
  return sms ? 'sms' : 'none'
}
