import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { SharePanel } from '../contract.ts'

/** The link as a picture, to look at and to take away. */
export function QrPart({ shared: { links, title } }: { shared: SharePanel }) {
  const t = useTranslations('sharing.page')
  const at = `/api/share-links/${links.qr.code}/qr`
  return (
    <section className="stack" aria-labelledby="share-qr">
      <h2 id="share-qr">{t('qr')}</h2>
      <div className="cluster share-qr">
        <img src={`${at}/svg`} width={168} height={168} alt={t('qrAlt', { title })} loading="lazy" />
        <div className="stack stack-s">
          <LinkButton href={`${at}/svg`} icon="download" look="quiet" download>
            {t('svg')}
          </LinkButton>
          <LinkButton href={`${at}/png`} icon="download" look="quiet" download>
            {t('png')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
