import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { Company } from './organization.ts'

/** Pictures of the place. Each is a link to itself, and opens over the page where a script runs. */
export function CompanyGallery({ company: { pictures, name } }: { company: Company }) {
  const t = useTranslations('pages.company')
  if (pictures.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('pictures')}</h2>
      <ul className="gallery">
        {pictures.map(({ url, thumb, caption }, at) => (
          <li key={url}>
            <a href={url} data-opens={`picture-${at}`}>
              <img src={thumb} alt={caption || t('picture', { at: at + 1, company: name })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {pictures.map((picture, at) => (
        <Large key={picture.url} picture={picture} at={at} count={pictures.length} name={name} />
      ))}
    </section>
  )
}

type LargeProps = { picture: Company['pictures'][number]; at: number; count: number; name: string }

/** One picture over the page; a closed one is not fetched. */
function Large({ picture: { url, caption, width, height }, at, count, name }: LargeProps) {
  const t = useTranslations('pages.company')
  const words = caption || t('picture', { at: at + 1, company: name })
  return (
    <dialog id={`picture-${at}`} className="lightbox" aria-label={words}>
      <figure>
        <img src={url} alt={words} loading="lazy" width={width ?? undefined} height={height ?? undefined} />
        <figcaption className="row">
          <span className="grow" dir="auto">
            {caption}
          </span>
          <span className="small faint num nowrap">{t('pictureOf', { at: at + 1, count })}</span>
          <Step to={at - 1} count={count} icon="back" label={t('before')} />
          <Step to={at + 1} count={count} icon="next" label={t('after')} />
          <IconButton icon="x" label={t('shut')} data-closes="" />
        </figcaption>
      </figure>
    </dialog>
  )
}

function Step({ to, count, icon, label }: { to: number; count: number; icon: 'back' | 'next'; label: string }) {
  if (to < 0 || to >= count)
    return (
      <span className="icon-button" aria-hidden="true" data-void="">
        <Icon name={icon} />
      </span>
    )
  return <IconButton icon={icon} label={label} data-opens={`picture-${to}`} />
}
