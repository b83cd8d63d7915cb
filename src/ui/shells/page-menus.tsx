import './page-menus.css'
import type { ReactNode } from 'react'
import { hereIn } from '#platform/browser/here-in.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { buttonLook, iconButtonLook } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'

type DropProps = {
  /** Words of the button. */
  label: string
  icon?: IconName
  /** A face in the place of a sign. */
  face?: ReactNode
  /** Whether the words are seen: always, from 600 px on, or only read aloud. */
  words?: 'always' | 'wide' | 'never'
  /** What the device may share by itself, as JSON. */
  share?: string
  children: ReactNode
}

/** Plain. A menu of links; opens without a script, closes on a click outside or Escape with it. */
export function DropMenu({ label, icon, face, words = 'always', share, children }: DropProps) {
  const look = words === 'never' ? iconButtonLook('m', Boolean(share)) : buttonLook({ look: share ? 'quiet' : 'plain' })
  return (
    <details className="drop-menu" data-menu="" data-share={share} data-words={words}>
      <summary {...look}>
        {face ?? (icon ? <Icon name={icon} /> : null)}
        <span className="button-words">{label}</span>
      </summary>
      <ul className="menu">{children}</ul>
    </details>
  )
}

type LanguageProps = {
  languages: readonly { href: string; language: string; name: string; current?: boolean }[]
  /** Only the sign is seen, where there is little width. */
  compact?: boolean
}

/** Plain. The page in another language; each named in itself. */
export function LanguageMenu({ languages, compact }: LanguageProps) {
  const t = useTranslations('ui')
  const now = languages.find((each) => each.current)
  return (
    <DropMenu icon="globe" label={now?.name ?? t('language.label')} words={compact ? 'never' : 'wide'}>
      {languages.map(({ href, language, name, current }) => (
        <li key={language}>
          <a
            className="menu-item"
            href={href}
            onClick={({ currentTarget }) => {
              currentTarget.href = hereIn(language)
            }}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
          >
            {name}
            {current ? <Icon name="check" size="s" /> : null}
          </a>
        </li>
      ))}
    </DropMenu>
  )
}

/** Plain. Light or dark, remembered in a cookie; needs `document.ts`. */
export function ThemeSwitch() {
  const t = useTranslations('ui')
  return (
    <button
      type="button"
      {...iconButtonLook()}
      className="icon-button theme-switch"
      data-theme-switch=""
      aria-label={t('theme.switch')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
