import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

type Props = { title: string; name: string; count: number; madeOnTop?: boolean; children: ReactNode }

/** Paper about the people of an open day; where there are none yet it says when there will be. */
export function OpenDaySheet({ title, name, count, madeOnTop, children }: Props) {
  const t = useTranslations('printouts.openDay')
  return (
    <PrintedSheet
      title={<bdi>{title}</bdi>}
      name={name}
      about={`${name} · ${t('count', { count })}`}
      madeOnTop={madeOnTop}
    >
      {count === 0 ? (
        <Empty icon="users" title={t('nobody')}>
          {t('nobodyHelp')}
        </Empty>
      ) : (
        children
      )}
    </PrintedSheet>
  )
}
