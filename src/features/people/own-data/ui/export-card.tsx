import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { Note } from '#ui/basics/note.tsx'
import { askExport, showExport } from '../contract.ts'

/** Everything the account holds, as one file: ask, wait, fetch. */
export function ExportCard({ first }: { first: Gives<typeof showExport> }) {
  const t = useTranslations('ownData.export')
  const format = useFormatter()
  const { data } = useCall(showExport, {}, { initial: first })
  const { state, part, url, until } = (data ?? first).data
  const ask = useProvenSend(askExport, { onDone: () => refreshCall(showExport) })
  const running = state === 'waiting' || state === 'building'
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        {running ? <Meter part={Math.max(part, 0.03)} label={t('running')} /> : null}
        {running ? <p className="small faint">{t('mailed')}</p> : null}
        {state === 'failed' ? <Note tone="bad">{t('failed')}</Note> : null}
        {url && until ? (
          <div className="stack stack-s">
            <p>
              <LinkButton look="primary" icon="download" href={url} download>
                {t('fetch')}
              </LinkButton>
            </p>
            <p className="small faint">{t('until', { date: format.dateTime(new Date(until), 'day') })}</p>
          </div>
        ) : null}
        {running ? null : (
          <p>
            <Button busy={ask.isPending} onClick={() => ask.mutate({})}>
              {url ? t('again') : t('ask')}
            </Button>
          </p>
        )}
      </div>
      {ask.dialog}
    </Card>
  )
}
