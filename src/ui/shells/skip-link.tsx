import './skip-link.css'
import { useTranslations } from '#platform/browser/intl.ts'

/** Plain. The first stop of the keyboard: straight to `<main id="main">`. */
export function SkipLink() {
  const t = useTranslations('ui')
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  )
}
