import { useTranslations } from 'use-intl'
import { useSite } from '#frame/use-session.ts'
import { languages } from '#platform/shared/languages.ts'

/** Title, description and the addresses of the four languages of a salary page. */
export function SalaryHead({ title, lead, path }: { title: string; lead: string; path: string }) {
  const t = useTranslations('salaries')
  const { brand, publicUrl } = useSite()
  const address = `${publicUrl}${path}`
  return (
    <>
      <title>{t('head', { title, site: brand.name })}</title>
      <meta name="description" content={lead} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={lead} />
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${address}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  )
}
