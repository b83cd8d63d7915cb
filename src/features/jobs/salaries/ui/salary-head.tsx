import { Alternates } from '#frame/alternates.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'

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
      <Alternates address={address} />
    </>
  )
}
