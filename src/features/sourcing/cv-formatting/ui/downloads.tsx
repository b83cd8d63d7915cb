import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { languageNames } from '#platform/shared/languages.ts'
import { whoDownloaded } from '../contract.ts'

type Download = Gives<typeof whoDownloaded>['data'][number]

/** Who took a file of one's CVs away, newest first. */
export function Downloads() {
  const t = useTranslations('cvFormatting.downloads')
  const { data } = useCall(whoDownloaded, {})
  if (!data) return null
  return (
    <section className="section stack" aria-labelledby="who-downloaded">
      <h2 id="who-downloaded">{t('title')}</h2>
      {data.data.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {data.data.map((download) => (
          <Row key={download.id} download={download} />
        ))}
      </ul>
    </section>
  )
}

function Row({ download: { name, via, page, look, at } }: { download: Download }) {
  const t = useTranslations('cvFormatting.downloads')
  const tLook = useTranslations('cvFormatting.look.templates')
  const format = useFormatter()
  const who = via === 'page' ? (page ?? t('gone')) : t(via)
  return (
    <li className="row spread">
      <span>
        <bdi className="strong">{who}</bdi> · <bdi>{name}</bdi>
        {look ? (
          <span className="quiet">
            {' · '}
            {tLook(look.template)} · <bdi lang={look.language}>{languageNames[look.language]}</bdi>
          </span>
        ) : null}
      </span>
      <time className="small faint" dateTime={at}>
        {format.dateTime(new Date(at), 'moment')}
      </time>
    </li>
  )
}
