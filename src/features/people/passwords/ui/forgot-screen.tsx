import { useTranslations } from '#platform/browser/intl.ts'
import { AskByEmail } from './ask-by-email.tsx'
import { Doorway } from './doorway.tsx'

/** `/forgot-password`: a link to the mailed address. */
export default function ForgotScreen() {
  const t = useTranslations('passwords.forgot')
  const sent = useTranslations('passwords.sent')
  const words = {
    email: t('email'),
    go: t('go'),
    sentTitle: sent('title'),
    sent: (email: React.ReactNode) => sent.rich('text', { email: () => email }),
  }
  return (
    <Doorway screen="forgot-password" title={t('title')} text={t('text')}>
      <AskByEmail words={words}>
        <nav className="stack stack-s small" aria-label={t('title')}>
          <a className="link" href="/forgot-password-by-mobile">
            {t('byPhone')}
          </a>
          <a className="link" href="/login-by-url">
            {t('byLink')}
          </a>
          <a className="link" href="/login">
            {t('back')}
          </a>
        </nav>
      </AskByEmail>
    </Doorway>
  )
}
