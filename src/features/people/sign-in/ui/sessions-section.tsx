import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { endOtherSessions, endSession, listSessions } from '../contract.ts'

/** Every place where one is signed in, and the way out of each. */
export function SessionsSection({ first }: { first: Gives<typeof listSessions> }) {
  const t = useTranslations('signIn.sessions')
  const format = useFormatter()
  const ago = useAgo()
  const { data } = useCall(listSessions, {}, { initial: first })
  const sessions = (data ?? first).data
  const told = (text: string) => {
    refreshCall(listSessions)
    toast.show({ text, tone: 'good' })
  }
  const end = useSend(endSession, { onDone: () => told(t('ended')) })
  const endOthers = useSend(endOtherSessions, {
    onDone: ({ data: { ended } }) => told(t('endedOthers', { count: ended })),
  })
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <ul className="rows">
          {sessions.map(({ id, browser, system, address, seen_at, created_at, current }) => (
            <li key={id} className="cluster spread">
              <div className="stack stack-xs">
                <span className="cluster">
                  <strong>{[browser, system].filter(Boolean).join(', ') || t('unknown')}</strong>
                  {current ? <Word tone="good">{t('here')}</Word> : null}
                </span>
                <Facts
                  items={[
                    <bdi key="address">{address}</bdi>,
                    current ? null : t('seen', { date: ago(seen_at) }),
                    t('began', { date: format.dateTime(new Date(created_at), 'day') }),
                  ]}
                />
              </div>
              {current ? null : (
                <Button look="danger" size="s" busy={end.isPending} onClick={() => end.mutate({ session: id })}>
                  {t('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 ? (
          <p>
            <Button busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
              {t('endOthers')}
            </Button>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
