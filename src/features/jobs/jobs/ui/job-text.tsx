import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import type { JobView } from '../contract.ts'

const parts = ['description', 'responsibilities', 'requirements'] as const

/** What the employer wrote, in its own language and direction. The server keeps only clean HTML. */
export function JobText({ text }: { text: JobView['text'] }) {
  const t = useTranslations('jobs.parts')
  return parts.map((part) =>
    text[part] ? (
      <section key={part}>
        <h2>{t(part)}</h2>
        <div
          className="prose"
          lang={text.language}
          dir={directionOf(toLanguage(text.language))}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts)
          dangerouslySetInnerHTML={{ __html: text[part] }}
        />
      </section>
    ) : null,
  )
}
