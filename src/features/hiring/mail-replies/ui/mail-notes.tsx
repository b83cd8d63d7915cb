import { useLocale } from 'use-intl'
import type { Happening } from '#features/hiring/applications/happening-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'

/** What there is to say of a message that came by mail: its files, what was left behind, and a sender nobody expected. */
export function MailNotes({ mail }: { mail: Happening['mail'] }) {
  const t = useTranslations('mailReplies')
  const comma = commaOf(toLanguage(useLocale()))
  if (!mail) return null
  const { sender, files, not_kept } = mail
  return (
    <div className="stack stack-xs small quiet">
      {files.length > 0 ? (
        <ul className="cluster" aria-label={t('files')}>
          {files.map(({ name, url }) => (
            <li key={url}>
              <a className="link" href={url} target="_blank" rel="noopener">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {not_kept.length > 0 ? <p>{t.rich('notKept', { names: () => <bdi>{not_kept.join(comma)}</bdi> })}</p> : null}
      {sender ? (
        <p className="strong">{t.rich('otherSender', { address: () => <bdi dir="ltr">{sender}</bdi> })}</p>
      ) : (
        <p>{t('byMail')}</p>
      )}
    </div>
  )
}
