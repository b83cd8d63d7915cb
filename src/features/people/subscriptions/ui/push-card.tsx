import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { endPush, listPushDevices } from '../push-contract.ts'
import { usePush } from './use-push.ts'

/** Browsers that are told, and whether this one is; the browser is asked only on a press, after it was said what for. */
export function PushCard() {
  const t = useTranslations('subscriptions.push')
  const format = useFormatter()
  const { data, refetch } = useCall(listPushDevices, {})
  const { status, own, busy, failed, begin, end } = usePush(data?.data.public_key, () => refetch())
  const drop = useSend(endPush, { onDone: () => refetch() })
  const devices = data?.data.devices ?? []
  const isHere = devices.some(({ id }) => id === own)
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        {status === 'unable' ? <Note title={t('unable')}>{t('unableHelp')}</Note> : null}
        {status === 'refused' ? (
          <Note tone="warm" title={t('refused')}>
            {t('refusedHelp')}
          </Note>
        ) : null}
        {failed ? (
          <Note tone="bad" alert>
            {failed}
          </Note>
        ) : null}
        {(status === 'askable' || status === 'allowed') && !isHere ? (
          <div className="stack stack-s">
            <div>
              <Button icon="bell" busy={busy} onClick={begin}>
                {t('begin')}
              </Button>
            </div>
            <p className="small faint">{t(status === 'askable' ? 'asks' : 'ends')}</p>
          </div>
        ) : null}
        {devices.length > 0 ? (
          <ul className="rows" aria-label={t('devices')}>
            {devices.map(({ id, browser, system, kind, since }) => (
              <li key={id} className="row">
                <div className="grow stack stack-xs">
                  <b>
                    <bdi>{[browser, system].filter(Boolean).join(' · ') || t(`kinds.${kind}`)}</bdi>
                  </b>
                  <Facts
                    small
                    items={[
                      id === own ? t('here') : t(`kinds.${kind}`),
                      t('since', { day: format.dateTime(new Date(since), { dateStyle: 'medium' }) }),
                    ]}
                  />
                </div>
                <Button
                  size="s"
                  aria-label={t('stopOne', { name: browser || t(`kinds.${kind}`) })}
                  busy={drop.isPending || (id === own && busy)}
                  onClick={() => (id === own ? end(id) : drop.mutate({ device: id }))}
                >
                  {t('stop')}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  )
}
