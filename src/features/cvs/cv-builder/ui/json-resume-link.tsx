import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** The CV as a file that other sites read. */
export function JsonResumeLink({ cv }: { cv: string }) {
  const t = useTranslations('cvBuilder')
  return (
    <LinkButton href={`/api/user/cvs/${cv}/json-resume`} icon="download" download="" data-reload="">
      {t('jsonResume')}
    </LinkButton>
  )
}
