import './careful.css'
import { lazy, Suspense, useState } from 'react'
import { risks } from '#features/jobs/jobs/risk-rules.ts'
import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { fieldId } from '#ui/fields/field.tsx'

const ReportDialog = lazy(() => import('../beside/report-dialog.tsx'))

type Props = { thread: Thread; message: Message; hidden: boolean; onShow: () => void }

/** Why one should be careful of what an unchecked company wrote: reasons, and the ways out first. */
export function Careful({ thread, message, hidden, onShow }: Props) {
  const t = useTranslations('inbox.careful')
  const [reporting, report] = useState(false)
  const reasons = risks.filter((risk) => message.warnings.includes(risk))
  const hides = reasons.some((risk) => risk !== 'fee')
  return (
    <aside className="careful" aria-label={t('title')}>
      <Icon name="warn" />
      <div className="stack stack-s">
        <h3>{t('title')}</h3>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(`reasons.${reason}`)}</li>
          ))}
        </ul>
        <div className="cluster">
          {thread.may.includes('report') && !thread.blocked ? (
            <Button size="s" look="danger-solid" onClick={() => report(true)}>
              {t('reportAndBlock')}
            </Button>
          ) : null}
          {thread.may.includes('write') && !thread.blocked ? (
            <Button size="s" onClick={() => document.getElementById(fieldId('message'))?.focus()}>
              {t('replyHere')}
            </Button>
          ) : null}
          {hides && hidden ? (
            <Button size="s" look="text" onClick={onShow}>
              {t('show')}
            </Button>
          ) : null}
        </div>
      </div>
      {reporting ? (
        <Suspense>
          <ReportDialog thread={thread} messages={[message.id]} onClose={() => report(false)} />
        </Suspense>
      ) : null}
    </aside>
  )
}
