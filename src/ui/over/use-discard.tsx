import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useUnsaved } from '#platform/browser/use-unsaved.ts'
import { SureDialog } from './sure-dialog.tsx'

const never = () => false

/**
 * Hydrated. Asks before a dialog closes on what was written in it and nobody keeps; `question` stands among its children.
 * @param isBegun what only the page itself knows, such as half a date: looked up as the dialog closes
 */
export function useDiscard(isDirty: boolean, onClose: () => void, isBegun: () => boolean = never) {
  const t = useTranslations('ui.discard')
  const [asks, setAsks] = useState(false)
  useUnsaved(isDirty)
  const drop = () => {
    setAsks(false)
    onClose()
  }
  return {
    close: () => (isDirty || isBegun() ? setAsks(true) : onClose()),
    question: (
      <SureDialog
        open={asks}
        title={t('title')}
        go={t('go')}
        keep={t('keep')}
        onGo={drop}
        onClose={() => setAsks(false)}
      >
        <p>{t('text')}</p>
      </SureDialog>
    ),
  }
}
