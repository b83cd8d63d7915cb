import './editor/day-editor.css'
import '#features/jobs/job-groups/ui/editor/group-editor.css'
import { useState } from 'react'
import { ChosenJobs } from '#features/jobs/job-groups/ui/editor/chosen-jobs.tsx'
import type { ChosenJob } from '#features/jobs/job-groups/ui/editor/group-values.ts'
import { JobFinder } from '#features/jobs/job-groups/ui/editor/job-finder.tsx'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { type Booth, listOwnBooths, saveBooth } from '../booth-contract.ts'
import { closedAllDay, kindAt, paint, placesOf } from '../hour-rules.ts'
import { mostBoothDesks } from '../rules.ts'
import { type DeskValues, emptyDesk } from './editor/day-values.ts'
import { DeskList } from './editor/desk-list.tsx'
import { ScheduleGrid } from './editor/schedule-grid.tsx'
import { useDayWords } from './use-day-words.ts'

/** The desks and jobs of a booth; a desk begins with the hours of the host. */
export function BoothEditor({ booth }: { booth: Booth }) {
  const t = useTranslations('openDays.booths')
  const words = useDayWords()
  const fresh = (): DeskValues => ({
    ...emptyDesk(booth.day.way === 'online' ? 'online' : 'on_site'),
    hours: booth.day.hours,
  })
  const [desks, setDesks] = useState<DeskValues[]>(booth.desks.length > 0 ? booth.desks : [fresh()])
  const [jobs, setJobs] = useState<ChosenJob[] | null>(null)
  const { data: known } = useCall(listPageJobs, {})
  const first = (known?.data ?? []).filter(({ id }) => booth.jobs.includes(id))
  const chosen = jobs ?? first.map(({ id, title, place, state }) => ({ id, title, place, state }))
  const save = useSend(saveBooth, {
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listOwnBooths)
    },
    onProblem: ({ message, errors }) => void toast.show({ text: errors[0]?.message ?? message, tone: 'bad' }),
  })
  const change = (id: string, part: Partial<DeskValues>) =>
    setDesks(desks.map((desk) => (desk.id === id ? { ...desk, ...part } : desk)))
  const toggle = (date: string) => (id: string, from: number, to: number) => {
    const desk = desks.find((one) => one.id === id)
    if (!desk) return
    const hours = desk.hours[date] ?? closedAllDay
    const next = kindAt(hours, from) === 'open' && from === to ? null : 'open'
    change(id, { hours: { ...desk.hours, [date]: paint(hours, from, to, next) } })
  }
  const ids = jobs ? chosen.map(({ id }) => id) : known ? chosen.map(({ id }) => id) : booth.jobs
  return (
    <div className="stack stack-l">
      <DeskList
        desks={desks}
        way={booth.day.way}
        onChange={change}
        onRemove={(id) => setDesks(desks.filter((desk) => desk.id !== id))}
      />
      <div>
        <Button
          icon="plus"
          size="s"
          disabled={desks.length >= mostBoothDesks}
          onClick={() => setDesks([...desks, fresh()])}
        >
          {t('addDesk')}
        </Button>
      </div>
      {booth.day.dates.map((date) => (
        <div key={date} className="stack stack-s">
          <h3>{words.longDate(date)}</h3>
          <ScheduleGrid
            desks={desks}
            date={date}
            taken={booth.taken}
            places={placesOf(booth.day.slot_minutes, 0)}
            onPaint={toggle(date)}
          />
        </div>
      ))}
      <div className="stack stack-s">
        <h3>{t('jobs')}</h3>
        <JobFinder chosen={chosen} onAdd={(job) => setJobs([...chosen, job])} />
        <ChosenJobs jobs={chosen} onChange={setJobs} />
      </div>
      <div>
        <Button
          look="primary"
          busy={save.isPending}
          onClick={() => save.mutate({ booth: booth.id, version: booth.version, desks, jobs: ids })}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
