import { useState } from 'react'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { useApply } from '#features/hiring/applications/ui/use-apply.ts'
import type { DayView, Slot } from '#features/open-days/open-days/contract.ts'
import { type DeskWay, deskWays } from '#features/open-days/open-days/rules.ts'
import { useBookAddress, useVia } from '#features/open-days/open-days/ui/use-book-address.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { bookVisit } from '../contract.ts'
import { keptCvs, VisitorForm } from './visitor-form.tsx'

type Props = {
  day: DayView
  slot: Slot | null
  wait: boolean
  cvs: Gives<typeof listCvs>['data']
  /** Of this form: sent again after a lost answer, it books nothing more. */
  attempt: string
}
type Nearest = { date: string; half: number; team: number } | null

/** Who comes, with which CV; the questions once, for all desks. */
export function BookForm({ day, slot, wait, cvs, attempt }: Props) {
  const t = useTranslations('visits.book')
  const words = useDayWords()
  const ways = useTranslations('openDays.ways')
  // people just come, to the hall or from home
  const hasBoth = day.way === 'hybrid' && day.places === 0
  const [way, setWay] = useState<DeskWay>('on_site')
  const via = useVia()
  const place = slot && { date: slot.date, half: slot.half, team: slot.team }
  const applying = useApply({
    call: bookVisit,
    about: () => ({ day: day.id, attempt, ...place, ...via, wait, ...(hasBoth && { way }) }),
    draft: `open-day ${day.id}`,
    questions: day.questions,
    needsCv: day.cv_needed,
    ...keptCvs(cvs),
    onDone: ({ data: { key } }) => location.assign(`/open-day-ticket/${key}`),
  })
  const { form } = applying
  // a booth's company reads it, and not the host
  const team = slot && day.teams.find(({ team: one }) => one === slot.team)
  const booth = team?.company
  const isOnline = (team?.way ?? (hasBoth ? way : day.way)) === 'online'
  const isFull = form.problem?.code === 'slot_full'
  const nearest = (form.problem?.facts.nearest as Nearest | undefined) ?? null
  const when = slot ? words.at(slot.date, slot.half) : ''
  return (
    <VisitorForm
      {...{ applying, day, cvs, company: booth?.name ?? day.company.name }}
      {...{ label: t('title'), cvHelp: t(isOnline ? 'cvOnline' : 'cvOptional') }}
      go={wait ? t('goWait') : slot ? t('go', { when }) : t('goRegister')}
      problem={isFull ? <Full day={day} slot={slot} nearest={nearest} /> : null}
      last={<TextArea {...form.field('note')} label={t('note')} optional rows={3} maxLength={1000} />}
    >
      {hasBoth ? (
        <RadioGroup
          name="way"
          label={t('way')}
          look="segments"
          value={way}
          onChange={(chosen) => setWay(chosen === 'online' ? 'online' : 'on_site')}
          choices={deskWays.map((id) => ({ id, text: ways(id) }))}
        />
      ) : null}
    </VisitorForm>
  )
}

/** Taken while choosing: the nearest free half-hour, or the line. */
function Full({ day, slot, nearest }: { day: DayView; slot: Slot | null; nearest: Nearest }) {
  const t = useTranslations('visits.book')
  const words = useDayWords()
  const book = useBookAddress(day.address)
  const query = ({ date, half, team }: { date: string; half: number; team: number }) => ({
    ...{ date, half: String(half), team: String(team) },
  })
  return (
    <Note tone="warm" title={t('full')} alert>
      <div className="cluster">
        {nearest ? (
          <LinkButton size="s" look="primary" href={book(query(nearest))}>
            {t('nearest', { when: words.at(nearest.date, nearest.half) })}
          </LinkButton>
        ) : null}
        {day.waiting_list && slot ? (
          <LinkButton size="s" href={book({ ...query(slot), wait: '1' })}>
            {t('joinWait')}
          </LinkButton>
        ) : null}
        <LinkButton size="s" look="text" href={`/open-days/${encodeURIComponent(day.address)}#booking`}>
          {t('choose')}
        </LinkButton>
      </div>
    </Note>
  )
}
