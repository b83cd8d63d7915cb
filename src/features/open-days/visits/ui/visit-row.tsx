import { useState } from 'react'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { codeWords, offerHours } from '../rules.ts'
import { cancelForVisitor, givePlace, listVisits, type TeamVisit, withdrawOffer } from '../team-contract.ts'
import { isStillAhead } from '../visit-states.ts'
import { AnswerLines } from './answer-lines.tsx'
import { visitTones } from './visit-tones.ts'

type Props = { visit: TeamVisit; day: string /** In the line. */; place: number | null }

/** Somebody who comes or waits: when, where, with what; and what the team may do. */
export function VisitRow({ visit, day, place }: Props) {
  const t = useTranslations('visits')
  const words = useDayWords()
  const { name, when, desk, state, email, phone, cv, school, answers, note } = visit
  return (
    <li className="stack stack-xs">
      <div className="cluster spread">
        <p className="strong">
          {place === null ? null : <span className="num faint">{place}. </span>}
          <bdi>{name}</bdi>
        </p>
        <div className="cluster">
          <Word tone={visit.offered_until ? 'warm' : visitTones[state]}>
            {visit.offered_until ? t('held.short') : t(`states.${state}`)}
          </Word>
          <Moves visit={visit} day={day} />
        </div>
      </div>
      <Facts
        small
        items={[
          when ? words.at(when.date, when.half) : null,
          desk ? <bdi key="desk">{desk}</bdi> : null,
          <span key="code" className="ltr">
            {codeWords(visit.code)}
          </span>,
          school ? <bdi key="school">{school}</bdi> : null,
          email ? (
            <a key="email" className="link ltr" href={`mailto:${email}`}>
              {email}
            </a>
          ) : null,
          phone ? (
            <a key="phone" className="link ltr" href={`tel:${phone}`}>
              <Phone number={phone} />
            </a>
          ) : null,
          cv ? (
            <a key="cv" className="link" href={cv.url}>
              <bdi>{cv.name}</bdi>
            </a>
          ) : null,
        ]}
      />
      <AnswerLines answers={answers} small />
      {note ? <blockquote dir="auto">{note}</blockquote> : null}
      {visit.offered_until ? (
        <DueClock
          from={new Date(Date.parse(visit.offered_until) - offerHours * 3_600_000).toISOString()}
          due={visit.offered_until}
        />
      ) : null}
    </li>
  )
}

function Moves({ visit, day }: Omit<Props, 'place'>) {
  const t = useTranslations('visits.team')
  const [isAsked, ask] = useState(false)
  const [reason, setReason] = useState('')
  const after = {
    onDone: () => refreshCall(listVisits),
    onProblem: ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' }),
  }
  const give = useSend(givePlace, after)
  const withdraw = useSend(withdrawOffer, after)
  const cancel = useSend(cancelForVisitor, {
    ...after,
    onDone() {
      ask(false)
      refreshCall(listVisits)
    },
  })
  const of = { day, visit: visit.id }
  if (!isStillAhead(visit.state)) return null
  return (
    <div className="cluster">
      {visit.state === 'waitlisted' && !visit.offered_until ? (
        <Button size="s" busy={give.isPending} onClick={() => give.mutate(of)}>
          {t('give')}
        </Button>
      ) : null}
      {visit.offered_until ? (
        <Button size="s" busy={withdraw.isPending} onClick={() => withdraw.mutate(of)}>
          {t('withdraw')}
        </Button>
      ) : null}
      <Button size="s" look="text" onClick={() => ask(true)}>
        {t('cancel')}
      </Button>
      <SureDialog
        open={isAsked}
        onClose={() => ask(false)}
        title={t('cancelTitle')}
        about={<bdi>{visit.name}</bdi>}
        go={t('cancel')}
        busy={cancel.isPending}
        onGo={() => cancel.mutate({ ...of, reason })}
      >
        <TextArea
          name="reason"
          label={t('reason')}
          help={t('reasonHelp')}
          required
          rows={3}
          maxLength={600}
          value={reason}
          onChange={setReason}
        />
      </SureDialog>
    </div>
  )
}
