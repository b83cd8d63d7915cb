import './toasts.css'
import { useTranslations } from '#platform/browser/intl.ts'

/** Plain. The place where toasts appear and are announced; once in the root. Show one with `toast.show({text})`. */
export function Toasts() {
  const t = useTranslations('ui')
  return (
    <>
      <div className="sr-only" aria-live="polite" data-announcer="" data-react-aria-top-layer="true" />
      <section
        className="toasts"
        popover="manual"
        aria-label={t('toast.region')}
        data-toasts=""
        data-failed={t('toast.failed')}
        data-react-aria-top-layer="true"
      />
    </>
  )
}
