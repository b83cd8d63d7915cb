import { useLocale } from 'use-intl'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'

/** In which other languages the employer wrote it; and a word when it is not written in the page's own. */
export function OtherLanguages({ job }: { job: JobView }) {
  const t = useTranslations('jobs.languages')
  const { language } = useSite()
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const foreign = job.text.language !== language
  if (!foreign && job.other_languages.length === 0) return null
  return (
    <p className="cluster small quiet">
      {foreign ? <span>{t('writtenIn', { language: names.of(job.text.language) ?? job.text.language })}</span> : null}
      {job.other_languages.map((other) => (
        <a key={other} className="link" href={`/jobs/${job.address}?lang=${other}`} hrefLang={other}>
          {t('readIn', { language: names.of(other) ?? other })}
        </a>
      ))}
    </p>
  )
}
