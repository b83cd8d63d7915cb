import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { type CellKind, closedAllDay, halfHours, keyOf, kindAt, spanOf, timeOfHalf } from '../../hour-rules.ts'
import type { DeskValues } from './day-values.ts'
import { type Spot, useGridMoves } from './use-grid-moves.ts'

type Props = {
  desks: readonly DeskValues[]
  date: string
  taken: Readonly<Record<string, number>>
  /** Places of one desk in a half-hour. */
  places: number
  onPaint: (desk: string, from: number, to: number) => void
}

const even = (half: number): number => half - (half % 2)

/** Half-hours that are shown although nothing is open in them: office hours, and an hour around what is. */
const office = { first: 16, end: 36 }

/**
 * Desks down, half-hours across. Worked by pointer (drag across) and by keyboard: arrows walk, the space bar paints, with
 * Shift a stretch is painted; in Arabic the arrows follow the eye.
 */
export function ScheduleGrid({ desks, date, taken, places, onPaint }: Props) {
  const t = useTranslations('openDays.editor.schedule')
  const span = spanOf(desks.map((desk) => desk.hours[date] ?? closedAllDay))
  const [isWhole, showWhole] = useState(false)
  const around = isWhole ? { first: 0, end: halfHours } : office
  // whole hours, so that each has its name above
  const first = even(Math.max(0, Math.min(around.first, (span?.first ?? around.first) - 2)))
  const end = Math.min(halfHours, even(Math.max(around.end, (span?.end ?? around.end) + 3)))
  const halves = Array.from({ length: end - first }, (_, index) => first + index)
  const moves = useGridMoves({ desks, first, end, onPaint })
  useFirstOpen(moves.grid, date)
  return (
    <div className="stack stack-s">
      <div className="day-grid-scroll">
        <table
          className="day-grid"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one works in
          role="grid"
          aria-label={t('grid')}
          ref={moves.grid}
          style={{ '--halves': halves.length } as Record<string, number>}
          onKeyDown={moves.onKey}
          onPointerUp={moves.stop}
          onPointerLeave={moves.stop}
        >
          <thead>
            <tr>
              <th scope="col">{t('desks', { count: desks.length })}</th>
              {halves
                .filter((half) => half % 2 === 0)
                .map((half) => (
                  <th key={half} scope="colgroup" colSpan={2} data-hour="">
                    {timeOfHalf(half)}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {desks.map((desk, row) => (
              <tr key={desk.id}>
                <th scope="row">
                  <span className="day-desk-number">{row + 1}</span>
                  <span dir="auto">{desk.name || t('noName')}</span>
                </th>
                {halves.map((half) => (
                  <Cell
                    key={half}
                    kind={kindAt(desk.hours[date] ?? '', half)}
                    booked={taken[keyOf({ desk: desk.id, date, half })] ?? 0}
                    spot={{ row, half }}
                    moves={moves}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Totals desks={desks} date={date} taken={taken} places={places} halves={halves} />
          </tfoot>
        </table>
      </div>
      <div>
        <Button size="s" look="text" aria-pressed={isWhole} onClick={() => showWhole(!isWhole)}>
          {t('wholeDay')}
        </Button>
      </div>
    </div>
  )
}

type CellProps = { kind: CellKind | null; booked: number; spot: Spot; moves: ReturnType<typeof useGridMoves> }

/** A half-hour of a desk: painted, with how many have booked it; drawn in red where it is closed to them. */
function Cell({ kind, booked, spot: { row, half }, moves }: CellProps) {
  const t = useTranslations('openDays.editor.schedule')
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell one presses
      role="gridcell"
      tabIndex={moves.at.row === row && moves.at.half === half ? 0 : -1}
      data-at={`${row} ${half}`}
      data-kind={kind ?? undefined}
      data-lost={(booked > 0 && kind !== 'open') || undefined}
      aria-label={t('cell', { desk: row + 1, time: timeOfHalf(half), kind: kind ?? 'closed', booked })}
      onFocus={() => moves.setAt({ row, half })}
      onPointerDown={(event) => moves.begin(event, { row, half })}
      onPointerEnter={() => moves.drag({ row, half })}
    >
      {booked > 0 ? <span className="num">{booked}</span> : null}
    </td>
  )
}

type TotalsProps = Pick<Props, 'desks' | 'date' | 'taken' | 'places'> & { halves: readonly number[] }

/** Booked of open, under each half-hour. */
function Totals({ desks, date, taken, places, halves }: TotalsProps) {
  const t = useTranslations('openDays.editor.schedule')
  return (
    <tr>
      <th scope="row">{t('booked')}</th>
      {halves.map((half) => {
        const open = desks.filter((desk) => kindAt(desk.hours[date] ?? '', half) === 'open').length * places
        const booked = desks.reduce((sum, desk) => sum + (taken[keyOf({ desk: desk.id, date, half })] ?? 0), 0)
        return (
          <td key={half} className="day-total" data-full={open > 0 && booked >= open ? '' : undefined}>
            {open > 0 ? (
              <>
                <i style={{ blockSize: `${Math.round((booked / open) * 28)}px` }} />
                <span>{booked > 0 ? `${booked}/${open}` : open}</span>
              </>
            ) : null}
          </td>
        )
      })}
    </tr>
  )
}

/** On a phone it opens at the first open half-hour. */
function useFirstOpen(grid: { current: HTMLTableElement | null }, date: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each date
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>('td[data-kind]')
    const box = grid.current?.parentElement
    if (!cell || !box || box.scrollWidth <= box.clientWidth) return
    const names = grid.current?.querySelector('th')?.clientWidth ?? 0
    const rtl = getComputedStyle(box).direction === 'rtl'
    const before = rtl ? (grid.current?.offsetWidth ?? 0) - cell.offsetLeft - cell.offsetWidth : cell.offsetLeft
    // from the right, places are counted below zero
    box.scrollLeft = (rtl ? -1 : 1) * (before - names)
  }, [date])
}
