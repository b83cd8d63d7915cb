import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { DoorShown } from './attendance-sheet.tsx'
import { OpenDaySheet } from './open-day-sheet.tsx'

/** Name badges, ten on a sheet of A4, each in the letters its person wrote. */
export function BadgesSheet({ door: { title, people } }: { door: DoorShown }) {
  const t = useTranslations('printouts.openDay')
  const words = useDayWords()
  return (
    <OpenDaySheet title={title} name={t('badges')} count={people.length} madeOnTop>
      <ul className="printout-badges">
        {people.map(({ id, name, desk, when, number }) => (
          <li key={id}>
            <span className="printout-badge-name" dir="auto">
              {name}
            </span>
            <span className="small" dir="auto">
              {title}
            </span>
            <span className="small quiet row spread">
              <bdi>{desk}</bdi>
              <span className="num">{number ?? (when ? words.time(when.half) : '')}</span>
            </span>
          </li>
        ))}
      </ul>
    </OpenDaySheet>
  )
}
