import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showApplicant } from '#features/applications/contract.ts'
import { isOpen, openStages, type Stage } from '#features/applications/stages.ts'
import { DueClock } from '#features/applications/ui/due-clock.tsx'
import { useMay } from '#features/session/ui/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { Applicant } from './applicant-facts.tsx'
import type { Moves } from './use-move-applicant.ts'

const path: readonly Stage[] = [...openStages, 'hired']

/** The step that comes next, the others in a menu, and the answer "not selected". */
export function ApplicantMoves({ applicant, moves }: { applicant: Applicant; moves: Moves }) {
  const t = useTranslations('pipeline')
  const word = useTranslations('applications')
  const may = useMay()('applicant.move')
  const [busy, setBusy] = useState(false)
  const { stage, next_stages } = applicant
  if (!may) return <p className="small faint">{t('panel.mayNotMove')}</p>
  const possible = next_stages.filter((to) => moves.mayMove(applicant, to))
  const forward = possible.find((to) => path.indexOf(to) > path.indexOf(stage) && to !== 'rejected')
  const others = possible.filter((to) => to !== forward && to !== 'rejected')
  const go = async (to: string) => {
    setBusy(true)
    try {
      await moves.move(applicant, to)
    } catch {
      toast.show({ text: t('moved.notMoved', { name: applicant.name }), tone: 'bad' })
    }
    setBusy(false)
    refreshCall(showApplicant)
  }
  return (
    <>
      {forward ? (
        <Button look="primary" busy={busy} onClick={() => go(forward)}>
          {t(`steps.${stage === 'rejected' ? 'takeBack' : forward}`)}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Menu
          label={t('panel.moveTo')}
          entries={others.map((to) => ({ id: to, text: word(`columns.${to}`) }))}
          onChoose={go}
        />
      ) : null}
      {possible.includes('rejected') ? (
        <Button look="danger" onClick={() => go('rejected')}>
          {word('columns.rejected')}
        </Button>
      ) : null}
      {isOpen(stage) ? (
        <span className="push small">
          <DueClock from={applicant.submitted_at} due={applicant.answer_due_at} long />
        </span>
      ) : (
        <span className="quiet small">{word(`ends.${stage}`)}</span>
      )}
    </>
  )
}
