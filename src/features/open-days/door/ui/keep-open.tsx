import { useEffect } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import { useOnline } from '#ui/shells/offline-bar.tsx'

/** Without a line a reload would lose the list, and not what was written down: it is said, and the browser asks before. */
export function KeepOpen() {
  const t = useTranslations('door')
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOnline])
  return isOnline ? null : <Note tone="warm">{t('keepOpen')}</Note>
}
