import '#ui/basics/card.css'
import '#ui/fields/field.css'
import './share.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, buttonLook, LinkButton } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { SharePanel as Shared } from '../contract.ts'
import { LinkNumbers } from './link-numbers.tsx'
import { PosterPart } from './poster-part.tsx'
import { QrPart } from './qr-part.tsx'
import { TextPart } from './text-part.tsx'

/** Plain. Link, ways to send it, QR code, texts, poster, and what came of it. No script of others is loaded. */
export function SharePanel({ shared }: { shared: Shared }) {
  const t = useTranslations('sharing')
  return (
    <div className="stack stack-xl">
      <LinkPart shared={shared} />
      <QrPart shared={shared} />
      <TextPart shared={shared} />
      <PosterPart shared={shared} />
      <section className="stack" aria-labelledby="share-numbers">
        <h2 id="share-numbers">{t('numbers.title')}</h2>
        <LinkNumbers links={shared.numbers} />
      </section>
    </div>
  )
}

function LinkPart({ shared }: { shared: Shared }) {
  const t = useTranslations('sharing.page')
  const { url } = shared.links.link
  return (
    <section className="stack" aria-labelledby="share-link">
      <h2 id="share-link">{t('link')}</h2>
      <div className="share-line">
        <input className="input share-url" dir="ltr" readOnly value={url} aria-label={t('link')} />
        <Button
          type="button"
          look="primary"
          icon="copy"
          data-copy={url}
          data-copied={t('copied')}
          data-not-copied={t('notCopied')}
        >
          {t('copy')}
        </Button>
      </div>
      <p className="small quiet">{t('linkHelp')}</p>
      <Channels shared={shared} />
    </section>
  )
}

function Channels({ shared: { links, title } }: { shared: Shared }) {
  const t = useTranslations('sharing')
  const words = encodeURIComponent(title)
  const to = (channel: keyof typeof links) => encodeURIComponent(links[channel].url)
  const ways: [name: string, href: string, icon: IconName][] = [
    [t('channels.whatsapp'), `https://wa.me/?text=${words}%20${to('whatsapp')}`, 'chat'],
    [t('channels.telegram'), `https://t.me/share/url?url=${to('telegram')}&text=${words}`, 'send'],
    [t('channels.linkedin'), `https://www.linkedin.com/sharing/share-offsite/?url=${to('linkedin')}`, 'jobs'],
    [t('channels.x'), `https://x.com/intent/post?url=${to('x')}&text=${words}`, 'globe'],
    [t('channels.mail'), `mailto:?subject=${words}&body=${to('mail')}`, 'mail'],
  ]
  return (
    <nav className="cluster" aria-label={t('page.send')}>
      {/* shown only where the device shares by itself (document.ts) */}
      <details className="share-device" data-menu="" data-share={JSON.stringify({ url: links.link.url, title })} hidden>
        <summary {...buttonLook()}>
          <Icon name="share" />
          <span>{t('page.device')}</span>
        </summary>
      </details>
      {ways.map(([name, href, icon]) => (
        <LinkButton key={href} href={href} icon={icon} look="quiet" target="_blank" rel="noopener noreferrer">
          {name}
        </LinkButton>
      ))}
    </nav>
  )
}
