import './called-bar.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useAround } from './use-session.ts'

/** Plain. What the site has to say to this visitor, above every page; `data-puts-away` hides it for good in this browser. */
export function BannerLine() {
  const t = useTranslations('frame.banner')
  const { banner } = useAround()
  if (!banner) return null
  const { id, text, link, tone, dismissable } = banner
  return (
    <aside key={id} className="called-bar" data-tone={tone} aria-label={t('label')} data-banner="">
      <p dir="auto">
        {link ? (
          <a className="link" href={link}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {dismissable ? (
        <button type="button" {...iconButtonLook()} aria-label={t('away')} data-puts-away={id}>
          <Icon name="x" size="s" />
        </button>
      ) : null}
    </aside>
  )
}
