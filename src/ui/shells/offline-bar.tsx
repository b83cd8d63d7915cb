import './save-state.css'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

/** Hydrated. Says that the line is gone, and what happens with what is written; nothing while it is there. */
export function OfflineBar() {
  const t = useTranslations('ui')
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <p className="offline-bar">
          <Icon name="offline" size="s" />
          {t('offline.words')}
        </p>
      )}
    </div>
  )
}

/** Whether the browser believes it has a line. */
export const useOnline = () =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

function follow(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
