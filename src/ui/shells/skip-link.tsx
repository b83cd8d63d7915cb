import './skip-link.css'
import { useTranslations } from 'use-intl'

/** Plain. The first stop of the keyboard: straight to `<main id="main">`. */
export function SkipLink() {
  const t = useTranslations('ui')
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  )
}
