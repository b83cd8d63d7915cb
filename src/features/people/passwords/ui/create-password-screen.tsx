import { useSearchParams } from 'react-router'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { AskToCreate } from './ask-to-create.tsx'
import { Doorway } from './doorway.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** `/create-password?key=`: the first password of an account that has none; without a key the way to one. */
export default function CreatePasswordScreen() {
  const t = useTranslations('passwords.create')
  const session = useSession()
  const [search] = useSearchParams()
  const key = search.get('key')
  const text = key ? t('text') : session ? t('byMail') : t('askHelp')
  return (
    <Doorway screen="create-password" title={t('title')} text={text}>
      {key ? <NewPasswordForm hash={key} how="create" /> : session ? <AskToCreate /> : null}
      {key || session ? null : (
        <p>
          <LinkButton href="/forgot-password" look="primary">
            {t('ask')}
          </LinkButton>
        </p>
      )}
    </Doorway>
  )
}
