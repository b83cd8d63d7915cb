import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { AnswerFields } from '#features/hiring/applications/ui/answer-fields.tsx'
import { CvChoice } from '#features/hiring/applications/ui/cv-choice.tsx'
import { ReachFields } from '#features/hiring/applications/ui/reach-fields.tsx'
import { useApply } from '#features/hiring/applications/ui/use-apply.ts'
import { useApplyErrors } from '#features/hiring/applications/ui/use-apply-errors.ts'
import type { DayView, Slot } from '#features/open-days/open-days/contract.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { bookVisit } from '../contract.ts'

type Props = { day: DayView; slot: Slot | null; wait: boolean; cvs: Gives<typeof listCvs>['data'] }
type Nearest = { date: string; half: number; team: number } | null

/** Who comes, with which CV; the questions once, for all desks. */
export function BookForm({ day, slot, wait, cvs }: Props) {
  const t = useTranslations('visits.book')
  const words = useDayWords()
  const [byMail, setByMail] = useState(false)
  const place = slot && { date: slot.date, half: slot.half, team: slot.team }
  const applying = useApply({
    call: bookVisit,
    about: () => ({ day: day.id, ...place, wait }),
    draft: `open-day ${day.id}`,
    questions: day.questions,
    needsCv: day.cv_needed,
    firstCv: (cvs.find(({ primary }) => primary) ?? cvs[0])?.id ?? '',
    cvNames: new Map(cvs.map(({ id, name }) => [id, name])),
    onDone({ data: { key } }) {
      if (key) location.assign(`/open-day-ticket/${key}`)
      else setByMail(true)
    },
  })
  const { form, isLost } = applying
  const { errors, isLoose } = useApplyErrors(applying, day.questions)
  if (byMail)
    return (
      <Note tone="good" title={t('again')}>
        {t('againText')}
      </Note>
    )
  const isFull = form.problem?.code === 'slot_full'
  const when = slot ? `${words.date(slot.date)}, ${words.time(slot.half)}` : ''
  return (
    <form className="stack stack-l" onSubmit={form.submit} noValidate aria-label={t('title')}>
      <ErrorSummary errors={errors} takeFocus />
      {isFull ? (
        <Full day={day} slot={slot} nearest={(form.problem?.facts.nearest as Nearest | undefined) ?? null} />
      ) : null}
      {isLoose && !isFull ? (
        <Note tone="bad" alert>
          {form.problem?.message}
        </Note>
      ) : null}
      <ReachFields form={form} country={day.country_code} />
      <section className="stack" aria-label={t('cv')}>
        <h2>{t('cv')}</h2>
        {day.cv_needed ? null : <p className="small quiet">{t('cvOptional')}</p>}
        <CvChoice cvs={cvs} applying={applying} optional={!day.cv_needed} />
      </section>
      <AnswerFields questions={day.questions} form={form} applying={applying} />
      <TextArea {...form.field('note')} label={t('note')} optional rows={3} maxLength={1000} />
      {isLost ? (
        <Note tone="warm" alert>
          {t('lost')}
        </Note>
      ) : null}
      <div className="stack stack-s">
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {wait ? t('goWait') : slot ? t('go', { when }) : t('goRegister')}
        </Button>
        <p className="small faint">
          {t.rich('consent', {
            company: () => <bdi>{day.company.name}</bdi>,
            link: (text) => (
              <a className="link" href="/privacy" target="_blank" rel="noopener">
                {text}
              </a>
            ),
          })}
        </p>
      </div>
    </form>
  )
}

/** Taken while choosing: the nearest free half-hour, or the line. */
function Full({ day, slot, nearest }: { day: DayView; slot: Slot | null; nearest: Nearest }) {
  const t = useTranslations('visits.book')
  const words = useDayWords()
  const address = `/open-days/${encodeURIComponent(day.address)}`
  const query = ({ date, half, team }: { date: string; half: number; team: number }) =>
    new URLSearchParams({ date, half: String(half), team: String(team) })
  return (
    <Note tone="warm" title={t('full')} alert>
      <div className="cluster">
        {nearest ? (
          <LinkButton size="s" look="primary" href={`${address}/book?${query(nearest)}`}>
            {t('nearest', { when: `${words.date(nearest.date)}, ${words.time(nearest.half)}` })}
          </LinkButton>
        ) : null}
        {day.waiting_list && slot ? (
          <LinkButton size="s" href={`${address}/book?${query(slot)}&wait=1`}>
            {t('joinWait')}
          </LinkButton>
        ) : null}
        <LinkButton size="s" look="text" href={`${address}#booking`}>
          {t('choose')}
        </LinkButton>
      </div>
    </Note>
  )
}
