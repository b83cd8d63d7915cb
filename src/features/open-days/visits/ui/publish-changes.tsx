import { useState } from 'react'
import type { DayDraft } from '#features/open-days/open-days/team-contract.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { previewChanges, publishChanges } from '../team-contract.ts'

type Props = { draft: DayDraft; onPublished: (draft: DayDraft) => void }

/** Publishing what waits: first says whom it touches, by name and half-hour. */
export function PublishChanges({ draft, onPublished }: Props) {
  const t = useTranslations('visits.publish')
  const [isAsked, ask] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => ask(true)}>
        {t('open')}
      </Button>
      {isAsked ? <Asked draft={draft} onPublished={onPublished} onClose={() => ask(false)} /> : null}
    </>
  )
}

function Asked({ draft, onPublished, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('visits.publish')
  const parts = useTranslations('openDays.parts')
  const words = useDayWords()
  const { data } = useCall(previewChanges, { day: draft.id })
  const publish = useSend(publishChanges, {
    onDone({ data: after }) {
      toast.show({ text: t('done'), tone: 'good' })
      onPublished(after)
      onClose()
    },
    onProblem: ({ message, errors }) => void toast.show({ text: errors[0]?.message ?? message, tone: 'bad' }),
  })
  const effects = data?.data
  const spot = (one: { date: string; half: number; desk: string } | null) =>
    one ? `${words.at(one.date, one.half)}${one.desk ? ` · ${one.desk}` : ''}` : t('waitlist')
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t('title')}
      go={effects ? t(effects.moved.length > 0 ? 'goMove' : 'go', { count: effects.moved.length }) : undefined}
      keep={t('keep')}
      look="primary"
      busy={publish.isPending}
      onGo={() => publish.mutate({ day: draft.id, version: draft.version, move_people: true })}
    >
      {effects ? (
        <div className="stack">
          <p>{t('changed', { parts: words.list(effects.changed.map((name) => parts(name as 'texts'))) })}</p>
          <p>{effects.moved.length === 0 ? t('nobodyMoves') : t('moves', { count: effects.moved.length })}</p>
          {effects.moved.length > 0 ? (
            <ul className="rows">
              {effects.moved.map(({ visit, name, from, to }) => (
                <li key={visit} className="stack stack-xs">
                  <span className="strong">
                    <bdi>{name}</bdi>
                  </span>
                  <span className="small quiet">{t('fromTo', { from: spot(from), to: spot(to) })}</span>
                </li>
              ))}
            </ul>
          ) : null}
          {effects.told > 0 ? <p className="quiet">{t('told', { count: effects.told })}</p> : null}
        </div>
      ) : null}
    </SureDialog>
  )
}
