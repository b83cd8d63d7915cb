import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useTranslations } from '#platform/browser/intl.ts'

type Names = {
  nameOf: (card: string) => string
  columnOf: (column?: UniqueIdentifier) => string
  homeOf: (card: string) => string
  /** What would happen to the card in that column. */
  wordsOf: (card: string, column: string) => string
}

/** What is said aloud while a card is carried: where it is, in names. */
export function useAnnouncements({ nameOf, columnOf, homeOf, wordsOf }: Names): Announcements {
  const t = useTranslations('ui')
  return {
    onDragStart: ({ active }) => {
      const id = String(active.id)
      return t('board.lifted', { name: nameOf(id), column: homeOf(id) })
    },
    onDragOver: ({ active, over }) => {
      const name = nameOf(String(active.id))
      if (!over) return t('board.nowhere', { name })
      return `${t('board.over', { name, column: columnOf(over.id) })} ${wordsOf(String(active.id), String(over.id))}`.trim()
    },
    onDragEnd: ({ active, over }) => {
      const id = String(active.id)
      const moved = over && columnOf(over.id) !== homeOf(id)
      return moved
        ? t('board.moved', { name: nameOf(id), column: columnOf(over.id) })
        : t('board.left', { name: nameOf(id), column: homeOf(id) })
    },
    onDragCancel: ({ active }) => {
      const id = String(active.id)
      return t('board.left', { name: nameOf(id), column: homeOf(id) })
    },
  }
}
