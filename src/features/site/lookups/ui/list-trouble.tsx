import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { UsedList } from './use-list.ts'

/** Below fields whose choices did not arrive: says so, and asks again. */
export function ListTrouble({ lists }: { lists: readonly UsedList[] }) {
  const t = useTranslations('lookups.choices')
  const failed = lists.filter((list) => list.failed)
  if (failed.length === 0) return null
  return (
    <Note tone="warm" title={t('failed')} alert>
      <Button
        look="quiet"
        size="s"
        icon="retry"
        onClick={() => {
          for (const list of failed) list.retry()
        }}
      >
        {t('again')}
      </Button>
    </Note>
  )
}
