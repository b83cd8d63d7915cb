import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { type CellKind, cellKinds, closedAllDay, paint, placesOf } from '../../hour-rules.ts'
import { buffers, mostDates, mostDesks, slotLengths } from '../../rules.ts'
import { useDayWords } from '../use-day-words.ts'
import { type DeskValues, emptyDesk, type PartProps } from './day-values.ts'
import { DeskList } from './desk-list.tsx'
import { ScheduleChecks } from './schedule-checks.tsx'
import { ScheduleGrid } from './schedule-grid.tsx'

/** Dates, lengths, and the grid of desks and half-hours, painted open, break or walk-in. */
export function SchedulePart({ values, set, errorOf, taken }: PartProps & { taken: Readonly<Record<string, number>> }) {
  const t = useTranslations('openDays.editor.schedule')
  const words = useDayWords()
  const { dates, desks } = values
  const [at, setAt] = useState('')
  const [tool, setTool] = useState<CellKind | null>('open')
  const date = dates.includes(at) ? at : (dates[0] ?? '')
  const change = (id: string, part: Partial<DeskValues>) =>
    set(
      'desks',
      desks.map((desk) => (desk.id === id ? { ...desk, ...part } : desk)),
    )
  const paintDesk = (id: string, from: number, to: number) => {
    const desk = desks.find((one) => one.id === id)
    if (!desk) return
    change(id, { hours: { ...desk.hours, [date]: paint(desk.hours[date] ?? closedAllDay, from, to, tool) } })
  }
  return (
    <div className="stack stack-l">
      <Dates values={values} set={set} errorOf={errorOf} date={date} onDate={setAt} />
      <div className="fields day-lengths">
        <NativeSelect
          name="slot_minutes"
          label={t('slot')}
          error={errorOf('slot_minutes')}
          choices={slotLengths.map((minutes) => ({ id: String(minutes), text: t('minutes', { count: minutes }) }))}
          value={String(values.slot_minutes)}
          onChange={(minutes) => set('slot_minutes', Number(minutes) as (typeof slotLengths)[number])}
        />
        <NativeSelect
          name="buffer_minutes"
          label={t('buffer')}
          choices={buffers.map((minutes) => ({ id: String(minutes), text: t('minutes', { count: minutes }) }))}
          value={String(values.buffer_minutes)}
          onChange={(minutes) => set('buffer_minutes', Number(minutes) as (typeof buffers)[number])}
        />
        <p className="small quiet">{t('perHalf', { count: placesOf(values.slot_minutes, values.buffer_minutes) })}</p>
      </div>
      {date ? (
        <>
          <fieldset className="cluster day-tools">
            <legend className="sr-only">{t('tools')}</legend>
            {[...cellKinds, null].map((kind) => (
              <ChipToggle key={kind ?? 'closed'} on={tool === kind} onClick={() => setTool(kind)}>
                <span className="day-swatch" data-kind={kind ?? 'closed'} />
                {t(`kinds.${kind ?? 'closed'}`)}
              </ChipToggle>
            ))}
          </fieldset>
          {errorOf('desks') ? (
            <p className="field-error" id="f-desks" tabIndex={-1}>
              {errorOf('desks')}
            </p>
          ) : null}
          <ScheduleGrid
            desks={desks}
            date={date}
            taken={taken}
            places={placesOf(values.slot_minutes, values.buffer_minutes)}
            onPaint={paintDesk}
          />
          <p className="small quiet measure">{t('help', { date: words.longDate(date) })}</p>
        </>
      ) : (
        <p className="quiet">{t('noDate')}</p>
      )}
      <ScheduleChecks desks={desks} dates={dates} />
      <DeskList
        desks={desks}
        way={values.way}
        onChange={change}
        onRemove={(id) =>
          set(
            'desks',
            desks.filter((desk) => desk.id !== id),
          )
        }
      />
      <div>
        <Button
          icon="plus"
          disabled={desks.length >= mostDesks}
          onClick={() => set('desks', [...desks, likeLast(desks, values.way === 'online' ? 'online' : 'on_site')])}
        >
          {t('addDesk')}
        </Button>
      </div>
    </div>
  )
}

/** Another desk is mostly like the one before. */
function likeLast(desks: readonly DeskValues[], way: DeskValues['way']): DeskValues {
  const last = desks.at(-1)
  const desk = emptyDesk(last?.way ?? way)
  return last ? { ...desk, name: last.name, languages: last.languages, hours: last.hours } : desk
}

type DatesProps = PartProps & { date: string; onDate: (date: string) => void }

function Dates({ values: { dates, desks }, set, errorOf, date, onDate }: DatesProps) {
  const t = useTranslations('openDays.editor.schedule')
  const words = useDayWords()
  const [wanted, want] = useState('')
  const add = () => {
    if (!wanted) return
    const last = dates.at(-1)
    set('dates', [...new Set([...dates, wanted])].toSorted())
    // a second day is mostly like the first; that of a copy has the hours of what was copied
    const like = (hours: DeskValues['hours']) => hours[last ?? Object.keys(hours).toSorted()[0] ?? '']
    set(
      'desks',
      desks.map((desk) => ({
        ...desk,
        hours: { ...(last && desk.hours), [wanted]: desk.hours[wanted] ?? like(desk.hours) ?? closedAllDay },
      })),
    )
    onDate(wanted)
    want('')
  }
  return (
    <div className="stack stack-s">
      <div className="cluster">
        {dates.map((one) => (
          <ChipToggle key={one} on={one === date} onClick={() => onDate(one)}>
            {words.date(one)}
          </ChipToggle>
        ))}
        {date ? (
          <Button
            size="s"
            look="text"
            icon="trash"
            onClick={() =>
              set(
                'dates',
                dates.filter((one) => one !== date),
              )
            }
          >
            {t('removeDate', { date: words.date(date) })}
          </Button>
        ) : null}
      </div>
      {dates.length < mostDates ? (
        <div className="cluster day-add-date">
          <DateField name="dates" label={t('addDate')} error={errorOf('dates')} value={wanted} onChange={want} />
          <Button disabled={!wanted} icon="plus" onClick={add}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
