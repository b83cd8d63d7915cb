import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { DropMenu } from './page-menus.tsx'

type Props = {
  url: string
  title: string
  iconOnly?: boolean
  /** A page with more ways: QR code, texts, poster. */
  more?: string
}

/** Plain. The device's own sharing where there is one, else a menu: copy, WhatsApp, Telegram, e-mail. */
export function ShareMenu({ url, title, iconOnly, more }: Props) {
  const t = useTranslations('ui')
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  return (
    <DropMenu
      icon="share"
      label={t('share.open')}
      words={iconOnly ? 'never' : 'always'}
      share={JSON.stringify({ url, title })}
    >
      <li>
        <button
          type="button"
          className="menu-item"
          data-copy={url}
          data-copied={t('share.copied')}
          data-not-copied={t('share.notCopied')}
        >
          <Icon name="copy" size="s" />
          {t('share.copy')}
        </button>
      </li>
      {[
        ['WhatsApp', `https://wa.me/?text=${words}%20${link}`, 'chat'] as const,
        ['Telegram', `https://t.me/share/url?url=${link}&text=${words}`, 'send'] as const,
        [t('share.mail'), `mailto:?subject=${words}&body=${link}`, 'mail'] as const,
      ].map(([name, href, icon]) => (
        <li key={href}>
          <a className="menu-item" href={href} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} size="s" />
            {name}
          </a>
        </li>
      ))}
      {more ? (
        <li>
          <a className="menu-item" href={more}>
            <Icon name="qr" size="s" />
            {t('share.more')}
          </a>
        </li>
      ) : null}
    </DropMenu>
  )
}
