import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = { text: 'privacy' | 'terms'; parts: readonly string[] }

/** A page of plain sentences under headings. */
export function LegalText({ text, parts }: Props) {
  const t = useTranslations(`landing.${text}`)
  const { brand, publicUrl } = useSite()
  return (
    <PublicShell>
      <title>{t('pageTitle', { site: brand.name })}</title>
      <meta name="description" content={t('intro', { site: brand.name })} />
      <link rel="canonical" href={`${publicUrl}/${text}`} />
      <main id="main" data-screen={text} className="wrap wrap-read page stack stack-l">
        <h1>{t('heading')}</h1>
        <p className="lead">{t('intro', { site: brand.name })}</p>
        <div className="prose">
          {parts.map((part) => (
            <section key={part}>
              <h2>{t(`${part}.title`)}</h2>
              <p>{t(`${part}.text`, { site: brand.name })}</p>
            </section>
          ))}
        </div>
      </main>
    </PublicShell>
  )
}
