import { lazy, Suspense, useState } from 'react'
import { blockSender, type Thread } from '#features/talk/threads/contract.ts'
import { mutedForGood, muteHours } from '#features/talk/threads/rules.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { Viewer } from '../places.ts'
import { useThreadMarks } from '../thread/use-thread-marks.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

type Props = { as: Viewer; thread: Thread }

/** Muting, pinning and archiving for oneself; blocking and reporting whoever should not write. */
export function OwnMarks({ as, thread }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const { mute, pin, archive } = useThreadMarks(as, thread)
  const { muted_until, pinned, archived } = thread
  const [reporting, report] = useState(false)
  const forGood = muted_until !== null && new Date(muted_until) >= mutedForGood
  return (
    <section className="beside-marks" aria-label={t('forYou')}>
      {muted_until ? (
        <p className="small faint">
          {forGood ? t('mutedForGood') : t('mutedUntil', { until: format.dateTime(new Date(muted_until), 'moment') })}
        </p>
      ) : null}
      <div className="cluster">
        {muted_until ? (
          <Button size="s" icon="bell" onClick={() => mute(0)}>
            {t('unmute')}
          </Button>
        ) : (
          <Menu
            size="s"
            label={t('mute')}
            icon="bell-off"
            entries={[
              ...muteHours.map((hours) => ({ id: String(hours), text: t('muteHours', { hours }) })),
              { id: 'good', text: t('muteForGood') },
            ]}
            onChoose={(id) => mute(id === 'good' ? null : (muteHours.find((hours) => String(hours) === id) ?? 1))}
          />
        )}
        <Button size="s" icon="pinned" onClick={pin}>
          {t(pinned ? 'unpin' : 'pin')}
        </Button>
        <Button size="s" icon="archive" onClick={archive}>
          {t(archived ? 'unarchive' : 'archive')}
        </Button>
        {thread.may.includes('block') && !thread.blocked ? <Block thread={thread} /> : null}
        {thread.may.includes('report') && !thread.blocked ? (
          <Button size="s" look="danger" icon="flag" onClick={() => report(true)}>
            {t('report')}
          </Button>
        ) : null}
      </div>
      {reporting ? (
        <Suspense>
          <ReportDialog thread={thread} messages={[]} onClose={() => report(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

function Block({ thread: { id, title } }: { thread: Thread }) {
  const t = useTranslations('inbox')
  const { ask, send, question } = useSureSend(blockSender, { onDone: () => refresh('thread.marked') })
  return (
    <>
      <Button size="s" look="danger" icon="eye-off" onClick={ask}>
        {t('block')}
      </Button>
      <SureDialog
        {...question}
        title={t('blockTitle', { name: title })}
        go={t('block')}
        onGo={() => send({ thread: id })}
      >
        <p className="quiet">{t('blockHelp')}</p>
      </SureDialog>
    </>
  )
}
