import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { ChipWord } from '#ui/basics/chip.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { Company } from './organization.ts'

/** What the company says of itself, in the visitor's language or in its own, and what it gives. */
export function CompanyAbout({ company: { about, about_language, benefits, video, name } }: { company: Company }) {
  const t = useTranslations('pages.company')
  const { language } = useSite()
  return (
    <>
      {about ? (
        <section className="stack stack-s">
          <h2>{t('who')}</h2>
          {about_language === language ? null : (
            <p className="small quiet">{t('otherLanguage', { language: about_language })}</p>
          )}
          <div
            className="prose"
            lang={about_language}
            dir={directionOf(about_language)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts)
            dangerouslySetInnerHTML={{ __html: about }}
          />
        </section>
      ) : null}
      {video ? (
        <p>
          <a
            className="link row company-film"
            href={video}
            target="_blank"
            rel="noopener noreferrer nofollow"
            data-film={playerOf(video)}
          >
            <Icon name="video" />
            <span>{t('film', { company: name, place: video.includes('vimeo') ? 'Vimeo' : 'YouTube' })}</span>
          </a>
        </p>
      ) : null}
      {benefits.length > 0 ? (
        <section className="stack stack-s">
          <h2>{t('benefits')}</h2>
          <ul className="cluster">
            {benefits.map((benefit) => (
              <li key={benefit}>
                <ChipWord>{benefit}</ChipWord>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** The player of a film, from its plain address (page-profile/rules.ts keeps only these two forms). */
function playerOf(film: string): string {
  const { hostname, pathname, searchParams } = new URL(film)
  return hostname === 'vimeo.com'
    ? `https://player.vimeo.com/video${pathname}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${searchParams.get('v') ?? ''}?autoplay=1`
}
