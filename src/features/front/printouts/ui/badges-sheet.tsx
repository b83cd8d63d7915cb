import { useTranslations } from 'use-intl'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { Empty } from '#ui/basics/note.tsx'
import type { DoorShown } from './attendance-sheet.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

/** Name badges, ten on a sheet of A4, each in the letters its person wrote. */
export function BadgesSheet({ door: { title, people } }: { door: DoorShown }) {
  const t = useTranslations('printouts.openDay')
  const words = useDayWords()
  return (
    <PrintedSheet
      title={<bdi>{title}</bdi>}
      name={t('badges')}
      about={`${t('badges')} · ${t('count', { count: people.length })}`}
    >
      {people.length === 0 ? (
        <Empty icon="users" title={t('nobody')}>
          {t('nobodyHelp')}
        </Empty>
      ) : null}
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
    </PrintedSheet>
  )
}
