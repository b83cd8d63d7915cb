import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import type { How, Reason } from './answers.ts'

type Props = {
  items: readonly string[]
  /** Whose it is, where it is one. */
  name?: string
  may?: readonly How[]
  /** A job to begin with, as the CV fits it. */
  job?: string | undefined
  reasons: readonly Reason[]
  onDone: () => void
}

const all: readonly How[] = ['reply', 'pool', 'add_to_job', 'reject']
const icons = { reply: 'reply', pool: 'bookmark', add_to_job: 'plus', reject: 'x' } as const

/** What may be answered to one CV or to several; each opens what the person will read. */
export function AnswerBar({ items, name, may = all, job, reasons, onDone }: Props) {
  const t = useTranslations('cvDrops.answer')
  const can = useMay()
  const [how, ask] = useState<How | null>(null)
  const shown = may.filter((one) => one !== 'add_to_job' || can('applicant.move'))
  if (shown.length === 0) return null
  return (
    <div className="drop-answers">
      {items.length > 1 ? <span className="small quiet">{t('several', { count: items.length })}</span> : null}
      {shown.map((one, at) => (
        <Button key={one} size="s" icon={icons[one]} look={at === 0 ? 'primary' : 'quiet'} onClick={() => ask(one)}>
          {t(`ways.${one}`)}
        </Button>
      ))}
      {how ? (
        <AnswerDialog
          {...{ items, name, how, job, reasons }}
          onClose={(isDone) => {
            ask(null)
            if (isDone) onDone()
          }}
        />
      ) : null}
    </div>
  )
}
