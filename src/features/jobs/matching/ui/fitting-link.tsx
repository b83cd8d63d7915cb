import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** From all jobs to those that fit, for whoever looks for work; nothing for others. */
export function FittingLink() {
  const session = useSession()
  const t = useTranslations('matching.fitting')
  return session?.display.account_type === 'candidate' ? (
    <LinkButton href="/user/fitting-jobs" look="quiet" size="s">
      {t('title')}
    </LinkButton>
  ) : null
}
