import './door.css'
import { useState } from 'react'
import { DayRoom } from '#features/open-days/open-days/ui/day-room.tsx'
import { loadRoom } from '#features/open-days/open-days/ui/load-room.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { type AtDoor, showDoor } from '../contract.ts'
import type { Route } from './+types/door-screen'
import { DoorPerson } from './door-person.tsx'
import { findAtDoor } from './find-at-door.ts'
import { KeepOpen } from './keep-open.tsx'
import { ScanTickets } from './scan-tickets.tsx'
import { type CheckInResult, useCheckIns } from './use-check-ins.ts'

const mostShown = 60
/** What a ticket's picture says; a menu or a poster says something else. */
const isCode = (read: string): boolean => /^[a-z0-9]{8}$/.test(read)

export async function loader(asked: Route.LoaderArgs) {
  const { day } = asked.params
  return { day, first: await loadRoom(asked, showDoor, { day }) }
}

/** The door of an open day, on a phone or a desk: who comes is found by name or code and let in, with a line or without. */
export default function DoorScreen({ loaderData: { day, first } }: Route.ComponentProps) {
  const t = useTranslations('door')
  return (
    <DayRoom call={showDoor} input={{ day }} {...{ day, first }} title={t('title')} name="open-day-door">
      {({ data }) => <Door day={day} view={data} />}
    </DayRoom>
  )
}

type View = Awaited<ReturnType<typeof loader>>['first']
type DoorProps = { day: string; view: NonNullable<View>['data'] }

function Door({ day, view }: DoorProps) {
  const t = useTranslations('door')
  const tell = useTelling(view.time_zone)
  const [typed, type] = useState('')
  const { waiting, add } = useCheckIns(day, (results) => {
    for (const result of results) tell(result)
    refreshCall(showDoor)
  })
  const isWaiting = (id: string) => waiting.some(({ visit }) => visit === id)
  const found = findAtDoor(view.people, typed)
  const read = (code: string) => {
    const person = view.people.find((one) => one.code === code)
    if (!person) toast.show({ text: t(isCode(code) ? 'unknown' : 'notTicket'), tone: 'bad' })
    else if (!isWaiting(person.id)) add(person.id)
  }
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="lead">
            <bdi>{view.title}</bdi>
          </p>
        </div>
        <Prints day={day} view={view} at="wide" />
      </header>
      <KeepOpen />
      <Inside view={view} onTheWay={waiting.length} />
      {waiting.length > 0 ? <Note tone="warm">{t('waiting', { count: waiting.length })}</Note> : null}
      <ScanTickets onCode={read} />
      <label>
        <span className="sr-only">{t('search')}</span>
        <input
          className="input door-search"
          type="search"
          inputMode="search"
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {found.length === 0 ? (
        <Empty icon="users" title={t(view.people.length === 0 ? 'none' : 'nobody')}>
          {view.people.length === 0 ? null : t('nobodyHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {inOrder(found)
          .slice(0, mostShown)
          .map((person) => (
            <DoorPerson
              key={person.id}
              day={day}
              person={person}
              zone={view.time_zone}
              isWaiting={isWaiting(person.id)}
              onLetIn={() => add(person.id)}
            />
          ))}
      </ul>
      <Prints day={day} view={view} at="narrow" />
    </>
  )
}

/** What is printed for the door: beside the title, and on a phone, where people are let in, below them all. */
function Prints({ day, view, at }: DoorProps & { at: 'wide' | 'narrow' }) {
  const t = useTranslations('door')
  const sheets = ['attendance', ...(view.walk_in_url === null ? [] : (['poster'] as const)), 'badges'] as const
  return (
    <div className="cluster door-prints" data-at={at}>
      {sheets.map((sheet) => (
        <LinkButton key={sheet} look="quiet" icon="print" href={`/to-print/openday-${sheet}?of=${day}`}>
          {t(sheet)}
        </LinkButton>
      ))}
    </div>
  )
}

/** Whoever may still come stands before those who are in. */
const inOrder = (people: readonly AtDoor[]) =>
  people.toSorted((a, b) => Number(a.checked_in_at !== null) - Number(b.checked_in_at !== null))

/** How many are in the house, against what it may hold. */
function Inside({ view: { counts, most_inside }, onTheWay }: { view: DoorProps['view']; onTheWay: number }) {
  const t = useTranslations('door')
  const count = counts.inside + onTheWay
  const words = most_inside === null ? t('inside', { count }) : t('insideOf', { count, most: most_inside })
  return (
    <section className="stack stack-s">
      <p className="row spread">
        <strong className="door-count num">{words}</strong>
        <span className="quiet">{t('came', { came: counts.came + onTheWay, expected: counts.expected })}</span>
      </p>
      {most_inside === null ? null : (
        <Meter part={count / most_inside} tone={count >= most_inside ? 'bad' : 'accent'} label={words} />
      )}
      {most_inside !== null && count >= most_inside ? <Note tone="warm">{t('full')}</Note> : null}
    </section>
  )
}

/** Says what became of a check-in. */
function useTelling(zone: string) {
  const t = useTranslations('door')
  const state = useTranslations('visits.states')
  const format = useFormatter()
  const time = (at: string | null) => (at ? format.dateTime(new Date(at), 'clock', { timeZone: zone }) : '')
  return ({ result, person }: CheckInResult) => {
    const name = person?.name ?? ''
    if (result === 'in') return toast.show({ text: t('done', { name }), tone: 'good' })
    if (result === 'already')
      return toast.show({ text: t('already', { name, time: time(person?.checked_in_at ?? null) }), tone: 'warm' })
    if (result === 'not_possible' && person)
      return toast.show({ text: t('notPossible', { name, state: state(person.state) }), tone: 'bad' })
    return toast.show({ text: t(result === 'unknown' ? 'unknown' : 'closed'), tone: 'bad' })
  }
}
